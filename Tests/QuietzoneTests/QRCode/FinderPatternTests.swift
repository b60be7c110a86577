import Testing

@testable import Quietzone

struct FinderPatternTests {
  @Test(
    "A drawn pattern is measured to a tenth of a module, turned and slanted",
    arguments: [2.3, 4, 9], [0, 17, 45, 80])
  func measured(module: Double, degrees: Double) throws {
    for (slant, stretch) in [(0.0, 1.0), (0.25, 1.0), (0, 1.4)] {
      let across = Point(x: module, y: 0).turned(degrees: degrees)
      let down = (Point(x: slant * module, y: module * stretch)).turned(degrees: degrees)
      let center = Point(x: 60.2, y: 59.6)
      for isInverted in [false, true] {
        var canvas = Canvas(width: 120, height: 120, ground: isInverted ? 30 : 220)
        canvas.draw(
          .finderPattern, Quadrilateral(center: center, across: across, down: down, dimension: 7),
          isInverted: isInverted)
        let (found, score) = try #require(
          canvas.withGrey { grey -> (FinderPattern, Double)? in
            FinderPattern(
              near: center + Point(x: 0.08 * module, y: -0.06 * module), moduleX: module,
              moduleY: module * stretch, isInverted: isInverted, in: grey
            ).map { ($0, $0.score(in: grey)) }
          }, "slant \(slant), stretch \(stretch)")
        #expect((found.center - center).length < 0.1 * module)
        // Which pair of sides is `across` is open; they go clockwise either way.
        for side in [across, down] {
          let nearest = [found.across, found.down, found.across * -1, found.down * -1]
            .map { ($0 - side).length }.min()!
          #expect(nearest < 0.1 * module, "slant \(slant), stretch \(stretch)")
        }
        #expect(Point.cross(found.across, found.down) > 0)
        #expect(found.isInverted == isInverted)
        #expect(found.distortion < 0.12)
        #expect(score > 0.85)
      }
    }
  }

  @Test("What is no finder pattern is not measured, or does not look like one", arguments: 0..<4)
  func others(kind: Int) {
    var canvas = Canvas(width: 120, height: 120)
    switch kind {
    case 0: break
    case 1:  // one dark square
      canvas.draw(
        {
          var one = ModuleMatrix(width: 1, height: 1); one[0, 0] = true; return one
        }(),
        Quadrilateral(x: 50, y: 50, side: 20))
    case 2:  // all dark
      canvas = Canvas(width: 120, height: 120, ground: 10)
    default:  // a checkerboard
      for index in canvas.samples.indices where (index % 120 / 5 + index / 600) & 1 == 0 {
        canvas.samples[index] = 20
      }
    }
    canvas.withGrey { grey in
      let found = FinderPattern(
        near: Point(x: 60, y: 60), moduleX: 5, moduleY: 5, isInverted: false, in: grey)
      if let found { #expect(found.distortion > 0.14 || found.score(in: grey) < 0.55) }
    }
  }

  @Test("The wrong polarity does not look like a finder pattern")
  func polarity() {
    var canvas = Canvas(width: 120, height: 120)
    canvas.draw(.finderPattern, Quadrilateral(x: 40, y: 40, side: 35))
    canvas.withGrey { grey in
      #expect(
        FinderPattern(
          near: Point(x: 57.5, y: 57.5), moduleX: 5, moduleY: 5, isInverted: true, in: grey) == nil)
    }
  }

  @Test("Coordinates count modules along the pattern's own sides")
  func coordinates() {
    let pattern = FinderPattern(
      center: Point(x: 10, y: 20), across: Point(x: 3, y: 1), down: Point(x: -1, y: 2), isInverted: false,
      distortion: 0)
    let place = pattern.coordinates(of: pattern.center + pattern.across * 4 - pattern.down * 1.5)
    #expect((place - Point(x: 4, y: -1.5)).length < 1e-9)
    #expect(abs(pattern.moduleSize * pattern.moduleSize - 7) < 1e-9)
  }

  @Test("The axis along a direction is the nearest of the four", arguments: [0, 30, 100, 200, 300])
  func axis(degrees: Double) {
    let pattern = FinderPattern(
      center: Point(x: 0, y: 0), across: Point(x: 2, y: 0).turned(degrees: degrees),
      down: Point(x: 0, y: 2).turned(degrees: degrees), isInverted: false, distortion: 0)
    for direction in stride(from: 0.0, to: 360, by: 90) {
      let expected = Point(x: 2, y: 0).turned(degrees: degrees + direction)
      for off in [-35.0, 0, 35] {
        let axis = pattern.axis(along: Point(x: 50, y: 0).turned(degrees: degrees + direction + off))
        #expect((axis - expected).length < 1e-9)
      }
    }
  }
}
