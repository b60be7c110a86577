import QuietzoneImaging

/// A straight way across a picture, along which a profile is taken.
struct ProfilePath {
  var start: Point
  /// From one sample to the next, in pixels.
  var step: Point
  var count: Int

  init(start: Point, step: Point, count: Int) {
    self.start = start
    self.step = step
    self.count = count
  }

  /// The way from `from` to `to`, longer by `before` and `behind` pixels, as far as it lies in the picture.
  init(
    from: Point, to: Point, before: Double, behind: Double, spacing: Double, in view: ReflectanceView
  ) {
    let length = max((to - from).length, 1e-6)
    let unit = (to - from) * (1 / length)
    let (first, last) = ProfilePath.inside(from, unit, -before, length + behind, view)
    start = from + unit * first
    step = unit * spacing
    count = max(0, Int((last - first) / spacing)) + 1
  }

  /// How far along a way the picture reaches, between two places on it.
  private static func inside(
    _ origin: Point, _ unit: Point, _ first: Double, _ last: Double, _ view: ReflectanceView
  ) -> (Double, Double) {
    var (first, last) = (first, last)
    for (origin, unit, size) in [
      (origin.x, unit.x, Double(view.width)), (origin.y, unit.y, Double(view.height)),
    ] {
      guard abs(unit) > 1e-9 else { continue }
      let (a, b) = ((0 - origin) / unit, (size - origin) / unit)
      first = max(first, min(a, b))
      last = min(last, max(a, b))
    }
    return (first, max(first, last))
  }

  /// The pixels from one sample to the next.
  var spacing: Double { step.length }

  func point(at sample: Double) -> Point { start + step * sample }

  /// The reflectance at each sample through a round aperture.
  func values(diameter: Double, _ view: ReflectanceView) -> [Double] {
    (0..<count).map { view.mean(around: point(at: Double($0)), diameter: diameter) }
  }
}
