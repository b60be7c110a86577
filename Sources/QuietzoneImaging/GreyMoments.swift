#if !COMPACT
  /// The sums of the powers of grey values, which tell how these are spread.
  struct GreyMoments {
    private var count: Float = 0
    private var sums = SIMD8<Float>.zero
    private var squares = SIMD8<Float>.zero
    private var cubes = SIMD8<Float>.zero
    private var fourths = SIMD8<Float>.zero

    /// Around the middle of all grey values, for the precision of small numbers.
    @inline(__always)
    mutating func add(_ values: SIMD8<Float>) {
      let value = values - 128
      let square = value * value
      count += 8
      sums += value
      squares += square
      cubes += square * value
      fourths += square * square
    }

    /// How far all values are from two.
    var distanceFromTwo: Float {
      Self.distanceFromTwo(count, sums.sum(), squares.sum(), cubes.sum(), fourths.sum())
    }

    /// How far those are that were added in each of the eight places.
    var distancesFromTwo: [Float] {
      (0..<8).map { Self.distanceFromTwo(count / 8, sums[$0], squares[$0], cubes[$0], fourths[$0]) }
    }

    /// How far values are from two, by the sums of their powers: their kurtosis without the square of their skewness, which is 1 for any
    /// two, however many of each there are, and more for all else (Pearson, 1916): 1.8 where all are as frequent, 3 as chance has it.
    /// Infinite where all are the same.
    private static func distanceFromTwo(
      _ count: Float, _ sum: Float, _ squares: Float, _ cubes: Float, _ fourths: Float
    ) -> Float {
      guard count > 0 else { return .infinity }
      let mean = sum / count
      let (second, third, fourth) = (squares / count, cubes / count, fourths / count)
      let variance = second - mean * mean
      guard variance > 1 else { return .infinity }
      // Around the mean.
      let cube = third - mean * (3 * second - 2 * mean * mean)
      let power = fourth - mean * (4 * third - mean * (6 * second - 3 * mean * mean))
      return (power - cube * cube / variance) / (variance * variance)
    }
  }

  extension [Float] {
    /// How far the values are from two, whole eights of them: 1 for any two, 3 as chance has it.
    ///
    /// Complexity: O(count).
    package var distanceFromTwo: Float {
      withUnsafeBytes { values in
        var moments = GreyMoments()
        for index in stride(from: 0, through: count - 8, by: 8) {
          moments.add(values.loadUnaligned(fromByteOffset: 4 * index, as: SIMD8<Float>.self))
        }
        return moments.distanceFromTwo
      }
    }
  }

  extension LuminanceImage {
    /// How far its grey values are from two: 1 for any two, 3 as chance has it.
    ///
    /// Complexity: O(pixels).
    package var distanceFromTwo: Float {
      withPixels { pixels in
        var moments = GreyMoments()
        for y in 0..<height {
          let row = UnsafeRawPointer(pixels.row(y))
          for x in stride(from: 0, through: width - 8, by: 8) {
            moments.add(SIMD8<Float>(row.loadUnaligned(fromByteOffset: x, as: SIMD8<UInt8>.self)))
          }
        }
        return moments.distanceFromTwo
      }
    }
  }
#endif
