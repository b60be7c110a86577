import QuietzoneImaging

/// What a few samples along the two edges of a corner tell: whether they can be the outside of solid borders.
struct BorderContrast {
  /// How much lighter it is outside than on the borders, on average, in grey values.
  private(set) var contrast: Float = 0
  /// How much the grey outside varies along the worse border, as a share of the contrast: the quiet zone is plain, but one side
  /// of it may lie in the shade.
  private(set) var unrest: Float = 0
  /// The same on the borders themselves.
  private(set) var unevenness: Float = 0
  /// The same further inside, where data begin.
  private(set) var detail: Float = 0
  /// The share of the worse border's length, 0 to 1, along which it is lighter outside by at least half of what is usual: light
  /// and dark may differ from end to end, but not which is which.
  private(set) var solidity: Float = 0

  /// - Parameter pixel: about the least side that a module may have, in pixels of the image.
  init(_ corner: SolidCorner, pixel: Double, in grey: GreySampler) {
    let count = SolidCornerTuning.samplesPerBorder
    let sign: Float = corner.isInverted ? -1 : 1
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 6 * count) { values in
      values.initialize(repeating: 0)
      /// The values of one of the six lines.
      func line(_ index: Int) -> UnsafeMutableBufferPointer<Float> {
        UnsafeMutableBufferPointer(rebasing: values[index * count..<(index + 1) * count])
      }
      let borders = [(corner.left, corner.lower), (corner.lower, corner.left)]
      for (index, (along, aside)) in borders.enumerated() {
        let step = along * (1 / Double(count))
        for (row, depth) in [-2.2 * pixel / aside.length, pixel / aside.length, 0.15].enumerated() {
          grey.addValues(
            from: corner.corner + aside * depth + step * 0.5, step: step, to: line(2 * row + index))
        }
      }
      let (outside, border) = ((Spread(line(0)), Spread(line(1))), (Spread(line(2)), Spread(line(3))))
      contrast = (outside.0.mean + outside.1.mean - border.0.mean - border.1.mean) * 0.5 * sign
      guard contrast > 0 else { return }
      unrest = max(outside.0.deviation, outside.1.deviation) / contrast
      unevenness = max(border.0.deviation, border.1.deviation) / contrast
      detail = max(Spread(line(4)).deviation, Spread(line(5)).deviation) / contrast
      solidity = 1
      for index in 0..<2 {
        let (light, dark) = (line(index), line(2 + index))
        var solid = 0
        for place in 0..<count where (light[place] - dark[place]) * sign > 0.5 * contrast { solid += 1 }
        solidity = min(solidity, Float(solid) / Float(count))
      }
    }
  }

  /// Whether the two may be solid borders, or parts of them.
  var isSolid: Bool {
    contrast > SolidCornerTuning.leastContrast && solidity > SolidCornerTuning.leastSolidity
      && unrest < SolidCornerTuning.mostUnrest && unevenness < SolidCornerTuning.mostUnrest
  }

  /// Whether the two may be borders of a symbol.
  var mayBeBorders: Bool {
    isSolid && detail > SolidCornerTuning.leastDetail && detail < SolidCornerTuning.mostDetail
  }

  /// How much they look like solid borders, 0 to 1: solid all along, plain beside them.
  var score: Double {
    Double(solidity * max(0, 1 - unrest) * max(0, 1 - unevenness) * min(1, detail / 0.3))
  }
}

/// The mean and the standard deviation of some grey values.
private struct Spread {
  var mean: Float
  var deviation: Float

  init(_ values: UnsafeMutableBufferPointer<Float>) {
    var (sum, squares) = (Float(0), Float(0))
    for value in values {
      sum += value
      squares += value * value
    }
    mean = sum / Float(values.count)
    deviation = max(0, squares / Float(values.count) - mean * mean).squareRoot()
  }
}
