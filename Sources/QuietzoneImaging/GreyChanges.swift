#if !COMPACT
  /// How much grey values change over two pixels, and over four, in each direction.
  ///
  /// The wider an edge is, the more they change over twice the distance: beside a sharp one as much, on a wide one twice.
  package struct GreyChanges {
    /// The sums of the squares of changes to the right and downwards, and of the products of both, over two pixels.
    private let near: SIMD3<Float>
    /// Likewise, over four.
    private let far: SIMD3<Float>

    /// Of every other row of an image.
    ///
    /// Complexity: O(pixels).
    package init(_ image: LuminanceImage) {
      var (near, far) = (Sums(), Sums())
      image.withPixels { pixels in
        for y in stride(from: 2, to: pixels.height - 2, by: 2) {
          for x in stride(from: 2, through: pixels.width - 10, by: 8) {
            near.add(pixels, x, y, distance: 1)
            far.add(pixels, x, y, distance: 2)
          }
        }
      }
      (self.near, self.far) = (near.all, far.all)
    }

    private struct Sums {
      var across = SIMD8<Float>.zero
      var down = SIMD8<Float>.zero
      var both = SIMD8<Float>.zero

      var all: SIMD3<Float> { SIMD3(across.sum(), down.sum(), both.sum()) }

      /// Of eight pixels side by side, from so far on their left to as far on their right, and from above to below.
      @inline(__always)
      mutating func add(_ pixels: PixelView, _ x: Int, _ y: Int, distance: Int) {
        func eight(_ x: Int, _ y: Int) -> SIMD8<Int16> {
          SIMD8(
            truncatingIfNeeded: UnsafeRawPointer(pixels.row(y)).loadUnaligned(
              fromByteOffset: x, as: SIMD8<UInt8>.self))
        }
        let right = SIMD8<Float>(eight(x + distance, y) &- eight(x - distance, y))
        let lower = SIMD8<Float>(eight(x, y + distance) &- eight(x, y - distance))
        across += right * right
        down += lower * lower
        both += right * lower
      }
    }

    /// How much of all change is in one direction: 0 as much as across it, 1 all.
    package var parallel: Float {
      let all = near.x + near.y
      return all > 0 ? doubled.length / all : 0
    }

    /// The direction in which they change least: a vector of length 1.
    package var calmest: SIMD2<Float> {
      let doubled = doubled
      guard doubled.length > 0 else { return SIMD2(1, 0) }
      // Half the angle is where they change most, and that turned by a right angle where they change least.
      let cosine = doubled.x / doubled.length
      let (halfCosine, halfSine) = (
        (max(0, 1 + cosine) / 2).squareRoot(), (max(0, 1 - cosine) / 2).squareRoot()
      )
      return SIMD2(doubled.y < 0 ? halfSine : -halfSine, halfCosine)
    }

    /// How many times as large the squares of changes over four pixels are as those over two, in one direction: up to 4.
    package func growth(along direction: SIMD2<Float>) -> Float {
      let weights = SIMD3(
        direction.x * direction.x, direction.y * direction.y, 2 * direction.x * direction.y)
      return (far * weights).sum() / max(1, (near * weights).sum())
    }

    /// Likewise, in all directions.
    package var growth: Float { (far.x + far.y) / max(1, near.x + near.y) }

    /// The direction in which they change most, its angle doubled.
    private var doubled: (x: Float, y: Float, length: Float) {
      let (x, y) = (near.x - near.y, 2 * near.z)
      return (x, y, (x * x + y * y).squareRoot())
    }
  }
#endif
