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
  /// The share of the worse border's length, 0 to 1, along which it is lighter outside by at least half of what is usual: light
  /// and dark may differ from end to end, but not which is which.
  private(set) var solidity: Float = 0
  /// - Parameter pixel: about the least side that a module may have, in pixels of the image.
  init(_ corner: SolidCorner, pixel: Double, in grey: GreySampler) {
    let count = SolidCornerTuning.samplesPerBorder
    let sign: Float = corner.isInverted ? -1 : 1
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 4 * count) { values in
      values.initialize(repeating: 0)
      /// The values of one of the four lines.
      func line(_ index: Int) -> UnsafeMutableBufferPointer<Float> {
        UnsafeMutableBufferPointer(rebasing: values[index * count..<(index + 1) * count])
      }
      for (index, (along, aside)) in corner.borders.enumerated() {
        for (row, depth) in [-2.2 * pixel / aside.length, pixel / aside.length].enumerated() {
          grey.addValues(beside: along, from: corner.corner + aside * depth, to: line(2 * row + index))
        }
      }
      let (outside, border) = ((Spread(line(0)), Spread(line(1))), (Spread(line(2)), Spread(line(3))))
      contrast = (outside.0.mean + outside.1.mean - border.0.mean - border.1.mean) * 0.5 * sign
      guard contrast > 0 else { return }
      unrest = max(outside.0.deviation, outside.1.deviation) / contrast
      unevenness = max(border.0.deviation, border.1.deviation) / contrast
      solidity = 1
      for index in 0..<2 {
        let (light, dark) = (line(index), line(2 + index))
        var solid = 0
        for place in 0..<count where (light[place] - dark[place]) * sign > 0.5 * contrast { solid += 1 }
        solidity = min(solidity, Float(solid) / Float(count))
      }
    }
  }

  /// How much the grey varies further inside, where data begin, as a share of the contrast.
  func detail(inside corner: SolidCorner, in grey: GreySampler) -> Float {
    let count = SolidCornerTuning.samplesPerBorder
    return withUnsafeTemporaryAllocation(of: Float.self, capacity: count) { values in
      var most: Float = 0
      for (along, aside) in corner.borders {
        values.initialize(repeating: 0)
        grey.addValues(beside: along, from: corner.corner + aside * 0.15, to: values)
        most = max(most, Spread(values).deviation)
      }
      return most / contrast
    }
  }

  /// Whether the two may be solid borders, or parts of them.
  var isSolid: Bool {
    contrast > SolidCornerTuning.leastContrast && solidity > SolidCornerTuning.leastSolidity
      && unrest < SolidCornerTuning.mostUnrest && unevenness < SolidCornerTuning.mostUnrest
  }

  /// How much they look like solid borders of a symbol, 0 to 1: solid all along, plain beside them, and with so much detail
  /// inside. Nil if they can't be.
  func score(detail: Float) -> Double? {
    guard isSolid, detail > SolidCornerTuning.leastDetail, detail < SolidCornerTuning.mostDetail else {
      return nil
    }
    return Double(solidity * max(0, 1 - unrest) * max(0, 1 - unevenness) * min(1, detail / 0.3))
  }
}

extension SolidCorner {
  /// Each border, with the one that goes aside from it.
  fileprivate var borders: [(along: Point, aside: Point)] { [(left, lower), (lower, left)] }
}

extension GreySampler {
  /// Adds grey values at the middles of equal parts of a line.
  fileprivate func addValues(
    beside span: Point, from start: Point, to values: UnsafeMutableBufferPointer<Float>
  ) {
    let step = span * (1 / Double(values.count))
    addValues(from: start + step * 0.5, step: step, to: values)
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
