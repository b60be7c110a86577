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
    // The last four of a row may reach into the next one, which comes after.
    values = [Float](unsafeUninitializedCapacity: width * height + 3) { buffer, count in
      var row = ModuleCenters(row: 0, of: grid)
      for y in 0..<height {
        let next = ModuleCenters(row: y + 1, of: grid)
        for x in stride(from: 0, to: width, by: 4) {
          let sum = row.sums(x, before: next, in: grey)
          let means = isInverted ? 255 - sum * 0.2 : sum * 0.2
          UnsafeMutableRawPointer(buffer.baseAddress! + (y * width + x))
            .storeBytes(of: means, as: SIMD4<Float>.self)
        }
        row = next
      }
      count = width * height
    }
  }

  /// Each module against the dark and the light ones around it.
  ///
  /// - Parameter radius: how far around, in modules.
  func binarized(radius: Int) -> ModuleMatrix {
    let (width, height, count) = (width, height, values.count)
    // First against the mean of the surroundings, then halfway between the dark and the light that gave.
    let all = WindowSums(values, width: width, height: height) { _ in 1 }
    let mean = all.mean
    var darkWeights = [Float](repeating: 0, count: count)
    var (darkSum, lightSum, darkCount) = (Float(0), Float(0), Float(0))
    values.withUnsafeBufferPointer { values in
      darkWeights.withUnsafeMutableBufferPointer { darkWeights in
        all.forEachWindow(radius: radius) { index, window in
          let value = values[index]
          // A window within a finder pattern's square says little: the whole symbol's mean steadies it.
          if value < 0.75 * window.x / window.y + 0.25 * mean {
            darkWeights[index] = 1
            darkSum += value
            darkCount += 1
          } else {
            lightSum += value
          }
        }
      }
    }
    let darkMean = darkSum / max(1, darkCount)
    let lightMean = lightSum / max(1, Float(count) - darkCount)
    let contrast = max(1, lightMean - darkMean)
    let dark = darkWeights.withUnsafeBufferPointer { weights in
      WindowSums(values, width: width, height: height) { weights[$0] }
    }
    var modules = ModuleMatrix(width: width, height: height)
    values.withUnsafeBufferPointer { values in
      modules.isDark.withUnsafeMutableBufferPointer { isDark in
        modules.confidence.withUnsafeMutableBufferPointer { confidence in
          all.forEachWindow(radius: radius, with: dark) { index, window, darks in
            let lights = window - darks
            // With few of a kind in the window the symbol's own mean stands in.
            let low = (darks.x + 2 * darkMean) / (darks.y + 2)
            let high = (lights.x + 2 * lightMean) / (lights.y + 2)
            let threshold = (low + high) / 2
            let value = values[index]
            isDark[index] = value < threshold
            // Where the surroundings have lost their contrast, every module is in doubt.
            let scale = max(high - low, 0.5 * contrast) / 2
            confidence[index] = UInt8(min(255, 255 * abs(value - threshold) / scale))
          }
        }
      }
    }
    return modules
  }
}

/// Weighted sums of values, and of the weights, over windows of a grid.
private struct WindowSums {
  private let width: Int
  private let height: Int
  /// Of all rows above and all columns to the left of a place.
  private let sums: [SIMD2<Float>]

  @inline(__always)
  init(_ values: [Float], width: Int, height: Int, weight: (Int) -> Float) {
    self.width = width
    self.height = height
    let stride = width + 1
    sums = [SIMD2<Float>](unsafeUninitializedCapacity: stride * (height + 1)) { sums, count in
      count = stride * (height + 1)
      sums[..<stride].initialize(repeating: .zero)
      values.withUnsafeBufferPointer { values in
        for row in 0..<height {
          var sum = SIMD2<Float>.zero
          let below = (row &+ 1) &* stride
          sums[below] = .zero
          for column in 0..<width {
            let index = row &* width &+ column
            let w = weight(index)
            sum += SIMD2(values[index] * w, w)
            sums[below &+ column &+ 1] = sums[below &- stride &+ column &+ 1] + sum
          }
        }
      }
    }
  }

  /// Of the whole grid.
  var mean: Float {
    let total = sums[sums.count - 1]
    return total.x / max(1, total.y)
  }

  /// Calls `body` with the index of each place, row by row, and the sums over the window around it.
  @inline(__always)
  func forEachWindow(radius: Int, _ body: (Int, SIMD2<Float>) -> Void) {
    forEachWindow(radius: radius, with: self) { index, sum, _ in body(index, sum) }
  }

  /// The same with the sums of a grid of the same size beside them.
  @inline(__always)
  func forEachWindow(radius: Int, with other: WindowSums, _ body: (Int, SIMD2<Float>, SIMD2<Float>) -> Void) {
    let stride = width + 1
    sums.withUnsafeBufferPointer { sums in
      other.sums.withUnsafeBufferPointer { others in
        for row in 0..<height {
          let top = max(0, row &- radius) &* stride
          let bottom = min(height, row &+ radius &+ 1) &* stride
          for column in 0..<width {
            let left = max(0, column &- radius)
            let right = min(width, column &+ radius &+ 1)
            func window(_ sums: UnsafeBufferPointer<SIMD2<Float>>) -> SIMD2<Float> {
              sums[bottom &+ right] - sums[bottom &+ left] - sums[top &+ right] + sums[top &+ left]
            }
            body(row &* width &+ column, window(sums), window(others))
          }
        }
      }
    }
  }
}

extension ModuleMatrix {
  /// How distinct the modules are, on average: 0 to 1.
  var meanConfidence: Double {
    Double(confidence.reduce(0) { $0 + Int($1) }) / Double(255 * max(1, confidence.count))
  }
}
