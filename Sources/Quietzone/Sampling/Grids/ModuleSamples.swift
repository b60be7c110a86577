/// The grey value of every module of a symbol, 0 dark to 255 light, and the judgement of which are dark.
struct ModuleSamples {
  /// Columns, in modules.
  let width: Int
  /// Rows, in modules.
  let height: Int
  /// Row by row from the symbol's top left.
  var values: [Float]

  init(width: Int, height: Int, values: [Float]) {
    self.width = width
    self.height = height
    self.values = values
  }

  /// Five samples about the middle of each module.
  init(_ grid: SymbolGrid, isInverted: Bool, in grey: GreySampler) {
    width = grid.width
    height = grid.height
    let (width, height) = (width, height)
    values = [Float](unsafeUninitializedCapacity: width * height) { buffer, count in
      var row = (0...width).map { grid.point(Double($0) + 0.5, 0.5) }
      for y in 0..<height {
        let next = (0...width).map { grid.point(Double($0) + 0.5, Double(y) + 1.5) }
        for x in 0..<width {
          let center = row[x]
          let right = (row[x + 1] - center) * 0.2
          let down = (next[x] - center) * 0.2
          let sum =
            grey.value(at: center) + grey.value(at: center + right) + grey.value(at: center - right)
            + grey.value(at: center + down) + grey.value(at: center - down)
          buffer[y * width + x] = isInverted ? 255 - sum / 5 : sum / 5
        }
        row = next
      }
      count = width * height
    }
  }

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
    // Rows with two light modules on either side, and two light rows above and below.
    let stride = width + 4
    var sharp = [Float](repeating: light, count: stride * (height + 4))
    for row in 0..<height {
      for column in 0..<width { sharp[(row + 2) * stride + column + 2] = values[row * width + column] }
    }
    var across = sharp
    let (low, high) = (dark - 20, light + 20)
    sharp.withUnsafeMutableBufferPointer { sharp in
      across.withUnsafeMutableBufferPointer { across in
        values.withUnsafeBufferPointer { values in
          for _ in 0..<8 {
            for row in 2..<height + 2 {
              let first = row * stride + 2
              for index in first..<first + width {
                across[index] =
                  blur.center * sharp[index] + blur.next * (sharp[index - 1] + sharp[index + 1])
                  + blur.second * (sharp[index - 2] + sharp[index + 2])
              }
            }
            for row in 0..<height {
              let first = (row + 2) * stride + 2
              for column in 0..<width {
                let index = first + column
                let seen =
                  blur.center * across[index]
                  + blur.next * (across[index - stride] + across[index + stride])
                  + blur.second * (across[index - 2 * stride] + across[index + 2 * stride])
                let moved = sharp[index] + values[row * width + column] - seen
                sharp[index] = max(low, min(high, moved))
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
  }

  /// Each module against the dark and the light ones around it.
  ///
  /// - Parameter radius: how far around, in modules.
  func binarized(radius: Int) -> ModuleMatrix {
    var modules = ModuleMatrix(width: width, height: height)
    var mean: Float = 0
    for value in values { mean += value }
    mean /= Float(values.count)

    // First against the mean of the surroundings, then halfway between the dark and the light that gave.
    let all = WindowSums(values, width: width, height: height) { _ in 1 }
    var isDark = [Bool](repeating: false, count: values.count)
    var (darkSum, lightSum, darkCount) = (Float(0), Float(0), Float(0))
    for row in 0..<height {
      for column in 0..<width {
        let (sum, count) = all.window(column, row, radius: radius)
        let index = row * width + column
        // A window within a finder pattern's square says little: the whole symbol's mean steadies it.
        isDark[index] = values[index] < 0.75 * sum / count + 0.25 * mean
        if isDark[index] {
          darkSum += values[index]
          darkCount += 1
        } else {
          lightSum += values[index]
        }
      }
    }
    let darkMean = darkSum / max(1, darkCount)
    let lightMean = lightSum / max(1, Float(values.count) - darkCount)
    let contrast = max(1, lightMean - darkMean)
    let dark = WindowSums(values, width: width, height: height) { isDark[$0] ? 1 : 0 }
    for row in 0..<height {
      for column in 0..<width {
        let index = row * width + column
        let (sum, count) = all.window(column, row, radius: radius)
        let (darks, darkHere) = dark.window(column, row, radius: radius)
        let (lights, lightHere) = (sum - darks, count - darkHere)
        // With few of a kind in the window the symbol's own mean stands in.
        let low = (darks + 2 * darkMean) / (darkHere + 2)
        let high = (lights + 2 * lightMean) / (lightHere + 2)
        let threshold = (low + high) / 2
        let value = values[index]
        modules.isDark[index] = value < threshold
        // Where the surroundings have lost their contrast, every module is in doubt.
        let scale = max(high - low, 0.5 * contrast) / 2
        modules.confidence[index] = UInt8(min(255, 255 * abs(value - threshold) / scale))
      }
    }
    return modules
  }
}

/// Weighted sums of values, and of the weights, over windows of a grid.
private struct WindowSums {
  private let width: Int
  private let height: Int
  private var sums: [SIMD2<Float>]

  @inline(__always)
  init(_ values: [Float], width: Int, height: Int, weight: (Int) -> Float) {
    self.width = width
    self.height = height
    let stride = width + 1
    sums = [SIMD2<Float>](repeating: .zero, count: stride * (height + 1))
    for row in 0..<height {
      var sum = SIMD2<Float>.zero
      for column in 0..<width {
        let w = weight(row * width + column)
        sum += SIMD2(values[row * width + column] * w, w)
        sums[(row + 1) * stride + column + 1] = sums[row * stride + column + 1] + sum
      }
    }
  }

  @inline(__always)
  func window(_ column: Int, _ row: Int, radius: Int) -> (sum: Float, count: Float) {
    let stride = width + 1
    let (left, right) = (max(0, column - radius), min(width, column + radius + 1))
    let (top, bottom) = (max(0, row - radius) * stride, min(height, row + radius + 1) * stride)
    return sums.withUnsafeBufferPointer { sums in
      let total = sums[bottom + right] - sums[bottom + left] - sums[top + right] + sums[top + left]
      return (total.x, total.y)
    }
  }
}

extension ModuleMatrix {
  /// How distinct the modules are, on average: 0 to 1.
  var meanConfidence: Double {
    Double(confidence.reduce(0) { $0 + Int($1) }) / Double(255 * max(1, confidence.count))
  }
}
