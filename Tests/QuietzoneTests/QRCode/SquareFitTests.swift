import Testing

@testable import Quietzone

struct SquareFitTests {
  @Test("Points on a parallelogram give its middle and its sides", arguments: [0, 12, 45, 60, 89])
  func exact(degrees: Double) throws {
    let across = Point(x: 10, y: 0).turned(degrees: degrees)
    for down in [Point(x: 0, y: 10), Point(x: 3, y: 9), Point(x: 0, y: 15), Point(x: -4, y: 7)] {
      let down = down.turned(degrees: degrees)
      var points = outline(center: Point(x: 0.7, y: -0.4), across, down)
      let fit = try #require(SquareFit(&points))
      expect(fit, center: Point(x: 0.7, y: -0.4), across, down, within: 0.15)
      #expect(fit.distortion < 0.02)
    }
  }

  @Test("Points far off are dropped")
  func outliers() throws {
    let (across, down) = (Point(x: 9, y: 2), Point(x: -2, y: 9))
    var points = outline(center: Point(x: 0, y: 0), across, down)
    for index in [3, 17, 30, 44] { points[index] = points[index] * 1.7 }
    let fit = try #require(SquareFit(&points))
    expect(fit, center: Point(x: 0, y: 0), across, down, within: 0.5)
    #expect(points.count == 60)
  }

  @Test("A circle is no square, but what lies on too little of one is nothing at all")
  func nothing() {
    var few = [Point](outline(center: Point(x: 0, y: 0), Point(x: 9, y: 0), Point(x: 0, y: 9)).prefix(8))
    #expect(SquareFit(&few) == nil)
    var line = (0..<60).map { Point(x: Double($0) - 30, y: Double($0) * 2 - 60) }
    #expect(SquareFit(&line) == nil)
    var same = [Point](repeating: Point(x: 3, y: 3), count: 60)
    #expect(SquareFit(&same) == nil)
    var none: [Point] = []
    #expect(SquareFit(&none) == nil)
    var circle = (0..<64).map { Point(x: 10, y: 0).turned(degrees: Double($0) * 5.625) }
    if let fit = SquareFit(&circle) { #expect(fit.distortion > 0.05) }
  }

  /// 64 points around the middle, where rays at even angles meet the outline.
  private func outline(center: Point, _ across: Point, _ down: Point) -> [Point] {
    (0..<64).map { index in
      let ray = Point(x: 1, y: 0).turned(degrees: Double(index) * 5.625 + 1)
      return center + (across * ray.x + down * ray.y) * (1 / max(abs(ray.x), abs(ray.y)))
    }
  }

  private func expect(
    _ fit: SquareFit, center: Point, _ across: Point, _ down: Point, within tolerance: Double,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect((fit.center - center).length < tolerance, sourceLocation: location)
    for side in [across, down] {
      let nearest = [fit.across, fit.down, fit.across * -1, fit.down * -1].map { ($0 - side).length }.min()!
      #expect(nearest < tolerance, sourceLocation: location)
    }
    #expect(Point.cross(fit.across, fit.down) > 0, sourceLocation: location)
  }
}
