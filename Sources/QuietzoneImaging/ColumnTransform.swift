#if !COMPACT
  /// The discrete Fourier transform of each column of complex values, a power of two of them.
  ///
  /// By decimation in frequency (Gentleman and Sande, 1966), eight columns at a time. Frequencies stay where that leaves them, in the
  /// order of their reversed bits, and the inverse begins from there. In memory the real parts of a row are followed by its imaginary
  /// parts.
  struct ColumnTransform {
    /// How many values a column has.
    let count: Int
    private let roots: [SIMD2<Float>]

    /// - Parameter count: A power of two.
    init(count: Int) {
      self.count = count
      roots = unitRoots(count).map { SIMD2<Float>($0) }
    }

    /// The next power of two, 8 at least: as many values as a transform has that has room for `length`.
    static func count(for length: Int) -> Int {
      var count = 8
      while count < length { count *= 2 }
      return count
    }

    /// The frequency of each place, in waves a value: from -0.5 up to 0.5.
    var frequencies: [Float] {
      var reversed = [0]
      var step = count / 2
      while step > 0 {
        reversed += reversed.map { $0 + step }
        step /= 2
      }
      return reversed.map { Float($0 < count / 2 ? $0 : $0 - count) / Float(count) }
    }

    /// Transforms each column in place, into the order of reversed bits.
    ///
    /// Complexity: O(*n* log `count`) for *n* values.
    func forward(_ values: UnsafeMutablePointer<Float>, columns: Int) {
      var span = count / 2
      while span > 0 {
        forEachPair(values, columns: columns, span: span) { a, b, root in
          for x in stride(from: 0, to: columns, by: 8) {
            let (p, q) = (ComplexEight(a + x, columns), ComplexEight(b + x, columns))
            p.adding(q).store(a + x, columns)
            p.subtracting(q).turned(by: SIMD2(root.x, -root.y)).store(b + x, columns)
          }
        }
        span /= 2
      }
    }

    /// Transforms each column back in place, from the order of reversed bits: into the values, times `count`.
    ///
    /// Complexity: O(*n* log `count`) for *n* values.
    func inverse(_ values: UnsafeMutablePointer<Float>, columns: Int) {
      var span = 1
      while span < count {
        forEachPair(values, columns: columns, span: span) { a, b, root in
          for x in stride(from: 0, to: columns, by: 8) {
            let (p, q) = (ComplexEight(a + x, columns), ComplexEight(b + x, columns).turned(by: root))
            p.adding(q).store(a + x, columns)
            p.subtracting(q).store(b + x, columns)
          }
        }
        span *= 2
      }
    }

    /// Calls `body` with each two rows that are `span` apart and belong together, and the root of 1 for these.
    @inline(__always)
    private func forEachPair(
      _ values: UnsafeMutablePointer<Float>, columns: Int, span: Int,
      _ body: (UnsafeMutablePointer<Float>, UnsafeMutablePointer<Float>, SIMD2<Float>) -> Void
    ) {
      let step = count / 2 / span
      roots.withUnsafeBufferPointer { roots in
        for first in stride(from: 0, to: count, by: 2 * span) {
          for place in 0..<span {
            let row = values + 2 * columns * (first + place)
            body(row, row + 2 * columns * span, roots[place * step])
          }
        }
      }
    }
  }
#endif
