import QuietzoneImaging

/// The direction across bars, better than single edges tell it: that in which bars stay what they are from end to end.
struct BarDirection {
  private(set) var axis: Point

  /// How far to either side other directions are tried, in steps, and a step's tangent: half a degree.
  private static let (steps, step) = (14, 0.0087)
  /// The same where the direction is hardly known: of bars that are a pixel wide, edges tell it badly.
  private static let (farSteps, farStep) = (12, 0.035)
  /// The most samples along the bars' row that are compared.
  private static let samples = 200.0

  /// - Parameters:
  ///   - points: The middles of what the bars are made of, each `side` wide, in pixels of the image.
  ///   - start: A direction that is nearly right.
  ///   - isFar: Whether it may be 24° from right.
  init(_ pyramid: Pyramid, _ points: [Point], _ side: Double, near start: Point, isFar: Bool = false) {
    let across = Point(x: -start.y, y: start.x)
    let along = points.map { Point.dot($0, start) }
    let aside = points.map { Point.dot($0, across) }
    let center =
      start * ((along.min()! + along.max()!) / 2) + across * ((aside.min()! + aside.max()!) / 2)
    let length = along.max()! - along.min()! + side
    // The middle of the bars alone, where print beside them does not reach.
    let height = 0.4 * min(aside.max()! - aside.min()! + side, length)
    let count = min(length, Self.samples)
    var best = Float.infinity
    axis = start
    let (steps, step) = isFar ? (Self.farSteps, Self.farStep) : (Self.steps, Self.step)
    for index in -steps...steps {
      let turned = start + across * (Double(index) * step)
      let direction = turned * (1 / turned.length)
      let change = Self.change(pyramid, center, direction, length: length, height: height, count: Int(count))
      if change < best { (best, axis) = (change, direction) }
    }
  }

  /// How different five rows are from their mean.
  private static func change(
    _ pyramid: Pyramid, _ center: Point, _ axis: Point, length: Double, height: Double, count: Int
  ) -> Float {
    let down = Point(x: -axis.y, y: axis.x)
    let step = axis * (length / Double(max(1, count)))
    return pyramid.withSampler(level: 0) { sampler in
      let rows = (-2...2).map { row in
        let start = center + down * (Double(row) * height / 4) - step * (0.5 * Double(count - 1))
        var values = [Float](repeating: 0, count: count)
        values.withUnsafeMutableBufferPointer { sampler.addValues(from: start, step: step, to: $0) }
        return values
      }
      return (0..<count).reduce(Float(0)) { sum, index in
        let mean = rows.reduce(Float(0)) { $0 + $1[index] } / 5
        return sum + rows.reduce(Float(0)) { $0 + ($1[index] - mean) * ($1[index] - mean) }
      }
    }
  }
}
