import Testing

@testable import Quietzone

private let slanted = Quadrilateral(
  topLeft: Point(x: 20, y: 15), topRight: Point(x: 150, y: 30), bottomRight: Point(x: 138, y: 150),
  bottomLeft: Point(x: 12, y: 135))

struct SymbolFrameTests {
  @Test("The fourth corner of a flat symbol is that of a parallelogram, and its sides meet there")
  func flat() throws {
    let across = Point(x: 4, y: 1)
    let corners = Quadrilateral(
      center: Point(x: 90, y: 90), across: across, down: Point(x: -2, y: 4), dimension: 25)
    let frame = SymbolFrame(FinderTriple(corners, dimension: 25))
    let expected = corners.map(dimension: 25)(Point(x: 21.5, y: 21.5))
    #expect((frame.bottomRight - expected).length < 1e-6)
    #expect((try #require(frame.sidesIntersection) - expected).length < 1e-6)
  }

  @Test("In perspective the sides meet nearer to the fourth corner than the parallelogram's is")
  func perspective() throws {
    let frame = SymbolFrame(FinderTriple(slanted, dimension: 25))
    let expected = slanted.map(dimension: 25)(Point(x: 21.5, y: 21.5))
    #expect((try #require(frame.sidesIntersection) - expected).length < 0.5)
    #expect((frame.bottomRight - expected).length > 2)
  }

  @Test("Sides that meet nowhere near say nothing")
  func parallelSides() {
    var triple = FinderTriple(slanted, dimension: 25)
    // The outer pattern's own axes turned until its side runs along the other's.
    triple.topRight.down = triple.topRight.down.turned(degrees: 44)
    triple.topRight.across = triple.topRight.across.turned(degrees: 44)
    triple.bottomLeft.across = triple.bottomLeft.across.turned(degrees: 40)
    triple.bottomLeft.down = triple.bottomLeft.down.turned(degrees: 40)
    #expect(SymbolFrame(triple).sidesIntersection == nil)
  }

  @Test("The map takes the finder patterns' middles to where they are")
  func map() throws {
    let frame = SymbolFrame(FinderTriple(slanted, dimension: 29))
    let corner = Point(x: 120, y: 130)
    let map = try #require(frame.perspective(dimension: 29, bottomRight: corner))
    for (x, y, expected) in [
      (3.5, 3.5, frame.topLeft), (25.5, 3.5, frame.topRight), (3.5, 25.5, frame.bottomLeft),
      (25.5, 25.5, corner),
    ] {
      #expect((map(Point(x: x, y: y)) - expected).length < 1e-6)
    }
  }

  @Test("Its sides run along the timing patterns")
  func sides() {
    let map = slanted.map(dimension: 25)
    let frame = SymbolFrame(FinderTriple(slanted, dimension: 25))
    for (curve, start, end) in [
      (frame.top, Point(x: 3.5, y: 6.5), Point(x: 21.5, y: 6.5)),
      (frame.left, Point(x: 6.5, y: 3.5), Point(x: 6.5, y: 21.5)),
    ] {
      #expect((curve.point(0, modules: 18) - map(start)).length < 0.5)
      #expect((curve.point(1, modules: 18) - map(end)).length < 0.5)
    }
  }
}

struct CurveTests {
  @Test("A curve whose modules agree with its length is a straight line, evenly travelled")
  func straight() {
    let (start, end) = (Point(x: 10, y: 20), Point(x: 46, y: 38))
    let module = (end - start) * (1.0 / 18)
    let curve = Curve(from: start, to: end, startingAlong: module, endingAlong: module)
    for t in stride(from: 0.0, through: 1, by: 0.125) {
      #expect((curve.point(t, modules: 18) - (start + (end - start) * t)).length < 1e-9)
    }
  }

  @Test("It leaves and arrives in the directions, and at the module size, of its ends")
  func directions() {
    let curve = Curve(
      from: Point(x: 0, y: 0), to: Point(x: 100, y: 10), startingAlong: Point(x: 3, y: -2),
      endingAlong: Point(x: 4, y: 3))
    #expect(curve.point(0, modules: 20) == curve.start && curve.point(1, modules: 20) == curve.end)
    let step = 1e-5
    let first = (curve.point(step, modules: 20) - curve.start) * (1 / (20 * step))
    let last = (curve.end - curve.point(1 - step, modules: 20)) * (1 / (20 * step))
    #expect((first - curve.startModule).length < 0.01)
    #expect((last - curve.endModule).length < 0.01)
  }
}
