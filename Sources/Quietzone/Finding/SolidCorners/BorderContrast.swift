import QuietzoneImaging

/// What a few samples along the two edges of a corner tell: whether they can be the outside of solid borders.
struct BorderContrast {
  /// How much lighter it is outside than on the borders, on average, in grey values.
  private(set) var contrast: Float = 0
  /// How much the grey outside varies along the borders, as a share of the contrast: the quiet zone is plain.
  private(set) var unrest: Float = 0
  /// The same on the borders themselves.
  private(set) var unevenness: Float = 0
  /// The same further inside, where data begin.
  private(set) var detail: Float = 0

  /// - Parameter pixel: about the least side that a module may have, in pixels of the image.
  init(_ corner: SolidCorner, pixel: Double, in grey: GreySampler) {
    let outside = spread(corner, at: (-2.2 * pixel, 0), in: grey)
    let border = spread(corner, at: (pixel, 0), in: grey)
    let inside = spread(corner, at: (0, 0.15), in: grey)
    contrast = (outside.mean - border.mean) * (corner.isInverted ? -1 : 1)
    guard contrast > 0 else { return }
    unrest = outside.deviation / contrast
    unevenness = border.deviation / contrast
    detail = inside.deviation / contrast
  }

  /// Whether the two may be borders of a symbol.
  var isPlausible: Bool { contrast > 8 && unrest < 0.4 && unevenness < 0.4 && detail > 0.12 }
}

/// The mean and the standard deviation of the grey values on lines beside the two borders.
///
/// - Parameter depth: how far inside the lines are: so many pixels, and such a share of the other border.
private func spread(
  _ corner: SolidCorner, at depth: (pixels: Double, share: Double), in grey: GreySampler
) -> (mean: Float, deviation: Float) {
  let (left, lower) = (corner.left, corner.lower)
  let count = 24
  var (sum, squares) = (Float(0), Float(0))
  withUnsafeTemporaryAllocation(of: Float.self, capacity: count) { values in
    for (along, aside) in [(left, lower), (lower, left)] {
      let start = corner.corner + aside * (depth.pixels / aside.length + depth.share)
      let step = along * (1 / Double(count))
      values.initialize(repeating: 0)
      grey.addValues(from: start + step * 0.5, step: step, to: values)
      for value in values {
        sum += value
        squares += value * value
      }
    }
  }
  let mean = sum / Float(2 * count)
  return (mean, max(0, squares / Float(2 * count) - mean * mean).squareRoot())
}
