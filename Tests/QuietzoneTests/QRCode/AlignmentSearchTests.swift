import Testing

@testable import Quietzone

struct AlignmentSearchTests {
  @Test(
    "The pattern near a prediction is found to a tenth of a module or so", arguments: [0, 20, 45, 170],
    [false, true])
  func found(degrees: Double, isInverted: Bool) throws {
    let drawing = Drawing(.versionTwo, degrees: degrees, isInverted: isInverted)
    let map = drawing.grid.map
    // Its middle module is column 18, row 18 of 25.
    let center = map(Point(x: 18.5, y: 18.5))
    for (x, y) in [(0.0, 0.0), (1.2, -0.9), (-1.4, 0.3), (0.2, 1.5)] {
      let prediction = map(Point(x: 18.5 + x, y: 18.5 + y))
      let pattern = try #require(
        drawing.canvas.withGrey {
          findAlignmentPattern(
            near: prediction, right: map(Point(x: 19.5, y: 18.5)) - center,
            down: map(Point(x: 18.5, y: 19.5)) - center, radius: 2, isInverted: isInverted, in: $0)
        })
      #expect((pattern.center - center).length < 0.15 * 4)
      #expect(pattern.score > 0.85)
    }
  }

  @Test("Even ground, and the wrong polarity, resemble none")
  func nothing() {
    let drawing = Drawing(.versionTwo)
    let center = drawing.grid.map(Point(x: 18.5, y: 18.5))
    let ground = Canvas(width: drawing.canvas.width, height: drawing.canvas.height)
    for (canvas, isInverted) in [(ground, false), (ground, true), (drawing.canvas, true)] {
      let pattern = canvas.withGrey {
        findAlignmentPattern(
          near: center, right: Point(x: 4, y: 0), down: Point(x: 0, y: 4), radius: 2, isInverted: isInverted,
          in: $0)
      }
      if let pattern { #expect(pattern.score < 0.6) }
    }
  }
}
