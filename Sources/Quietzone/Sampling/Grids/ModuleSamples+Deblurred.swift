extension ModuleSamples {
  /// What blur has spread into neighbouring modules, taken back.
  ///
  /// Van Cittert's method: a guess at the sharp modules is blurred, and moved by how far that is from what was seen.
  ///
  /// - Parameter blur: how wide the blur is: the standard deviation, in modules.
  func deblurred(_ blur: Blur) -> ModuleSamples {
    let (width, height) = (width, height)
    // Beyond the symbol is its quiet zone: light.
    var light: Float = 0
    var dark: Float = 255
    for value in values {
      light = max(light, value)
      dark = min(dark, value)
    }
    // Rows of whole eights with two light modules on either side, and two light rows above and below.
    let stride = (width + 7) / 8 * 8 + 4
    var seen = [Float](repeating: light, count: stride * (height + 4))
    for row in 0..<height {
      for column in 0..<width { seen[(row + 2) * stride + column + 2] = values[row * width + column] }
    }
    var (sharp, across) = (seen, seen)
    let lanes = SIMD8<Int32>(0, 1, 2, 3, 4, 5, 6, 7)
    let (low, high) = (SIMD8(repeating: dark - 20), SIMD8(repeating: light + 20))
    sharp.withUnsafeMutableBufferPointer { sharp in
      across.withUnsafeMutableBufferPointer { across in
        seen.withUnsafeBufferPointer { seen in
          let (sharp, across, seen) = (sharp.baseAddress!, across.baseAddress!, seen.baseAddress!)
          for _ in 0..<8 {
            for index in Swift.stride(from: 2 * stride + 2, to: (height + 2) * stride, by: stride) {
              for place in Swift.stride(from: index, to: index + width, by: 8) {
                (across + place).store(blur.spread(sharp + place, step: 1))
              }
            }
            for index in Swift.stride(from: 2 * stride + 2, to: (height + 2) * stride, by: stride) {
              for place in Swift.stride(from: index, to: index + width, by: 8) {
                let before = (sharp + place).eight
                var moved = before + (seen + place).eight - blur.spread(across + place, step: stride)
                moved.replace(with: low, where: moved .< low)
                moved.replace(with: high, where: moved .> high)
                // What lies beyond the last column stays light.
                moved.replace(
                  with: before, where: lanes .>= Int32(truncatingIfNeeded: index &+ width &- place))
                (sharp + place).store(moved)
              }
            }
          }
        }
      }
    }
    var result = self
    for row in 0..<height {
      for column in 0..<width { result.values[row * width + column] = sharp[(row + 2) * stride + column + 2] }
    }
    return result
  }

  /// How much of a module's tone stays in it, along one axis, and how much goes to each of the next two on either side.
  struct Blur {
    var center: Float
    var next: Float
    var second: Float

    /// Standard deviations of 0.45, 0.6 and 0.8 module.
    static let steps = [
      Blur(center: 0.733, next: 0.133, second: 0.0005), Blur(center: 0.595, next: 0.196, second: 0.0065),
      Blur(center: 0.468, next: 0.236, second: 0.030),
    ]

    /// Eight values blurred along one axis, on which neighbours are `step` apart.
    @inline(__always)
    fileprivate func spread(_ values: UnsafePointer<Float>, step: Int) -> SIMD8<Float> {
      center * values.eight + next * ((values - step).eight + (values + step).eight)
        + second * ((values - 2 &* step).eight + (values + 2 &* step).eight)
    }
  }
}

extension UnsafePointer<Float> {
  /// Eight numbers from here on.
  @inline(__always)
  fileprivate var eight: SIMD8<Float> { UnsafeRawPointer(self).loadUnaligned(as: SIMD8<Float>.self) }
}

extension UnsafeMutablePointer<Float> {
  /// Eight numbers from here on.
  @inline(__always)
  fileprivate var eight: SIMD8<Float> { UnsafePointer(self).eight }

  /// Puts eight numbers here and behind.
  @inline(__always)
  fileprivate func store(_ numbers: SIMD8<Float>) {
    UnsafeMutableRawPointer(self).storeBytes(of: numbers, as: SIMD8<Float>.self)
  }
}
