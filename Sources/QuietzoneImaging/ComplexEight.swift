#if !COMPACT
  /// Eight complex numbers.
  struct ComplexEight {
    var real: SIMD8<Float>
    var imaginary: SIMD8<Float>

    @inline(__always)
    init(_ real: SIMD8<Float>, _ imaginary: SIMD8<Float>) { (self.real, self.imaginary) = (real, imaginary) }

    /// Those from there on, whose imaginary parts lie `columns` behind.
    @inline(__always)
    init(_ place: UnsafePointer<Float>, _ columns: Int) {
      let raw = UnsafeRawPointer(place)
      real = raw.loadUnaligned(as: SIMD8<Float>.self)
      imaginary = raw.loadUnaligned(fromByteOffset: 4 * columns, as: SIMD8<Float>.self)
    }

    @inline(__always)
    func store(_ place: UnsafeMutablePointer<Float>, _ columns: Int) {
      let raw = UnsafeMutableRawPointer(place)
      raw.storeBytes(of: real, as: SIMD8<Float>.self)
      raw.storeBytes(of: imaginary, toByteOffset: 4 * columns, as: SIMD8<Float>.self)
    }

    @inline(__always)
    func adding(_ other: ComplexEight) -> ComplexEight {
      ComplexEight(real + other.real, imaginary + other.imaginary)
    }

    @inline(__always)
    func subtracting(_ other: ComplexEight) -> ComplexEight {
      ComplexEight(real - other.real, imaginary - other.imaginary)
    }

    /// Each times one of the others.
    @inline(__always)
    func times(_ other: ComplexEight) -> ComplexEight {
      ComplexEight(
        real * other.real - imaginary * other.imaginary, real * other.imaginary + imaginary * other.real)
    }

    /// Each times a number of length 1.
    @inline(__always)
    func turned(by root: SIMD2<Float>) -> ComplexEight {
      ComplexEight(real * root.x - imaginary * root.y, real * root.y + imaginary * root.x)
    }
  }
#endif
