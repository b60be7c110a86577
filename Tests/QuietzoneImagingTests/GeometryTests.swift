import Testing

@testable import QuietzoneImaging

struct QuadrilateralTests {
  private let slanted = Quadrilateral(
    topLeft: Point(x: 10, y: 0), topRight: Point(x: 20, y: 10), bottomRight: Point(x: 10, y: 20),
    bottomLeft: Point(x: 0, y: 10))

  @Test("A point is inside by where the sides run, not by the box around them")
  func contains() {
    for p in [Point(x: 10, y: 10), Point(x: 5, y: 6), Point(x: 14, y: 15), Point(x: 10, y: 0.5)] {
      #expect(slanted.contains(p))
    }
    for p in [
      Point(x: 2, y: 2), Point(x: 18, y: 18), Point(x: 18, y: 2), Point(x: 2, y: 18), Point(x: 10, y: 20.5),
      Point(x: 30, y: 10), Point(x: -1, y: 10), Point(x: .nan, y: 10), Point(x: 10, y: .nan),
    ] {
      #expect(!slanted.contains(p))
    }
  }

  @Test("The order of the corners, turned or mirrored, does not matter")
  func order() {
    let p = slanted.points
    for shift in 0..<4 {
      let turned = (0..<4).map { p[($0 + shift) % 4] }
      for corners in [turned, turned.reversed()] {
        let other = Quadrilateral(
          topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])
        #expect(other.contains(Point(x: 5, y: 6)) && !other.contains(Point(x: 2, y: 2)))
      }
    }
  }

  @Test("The centre is the mean of the corners, and a map moves each of them")
  func center() {
    #expect(slanted.center == Point(x: 10, y: 10))
    let moved = slanted.map { $0 + Point(x: 1, y: 2) }
    #expect(moved.points == slanted.points.map { Point(x: $0.x + 1, y: $0.y + 2) })
    #expect(moved.topRight == Point(x: 21, y: 12))
  }
}

struct RectangleTests {
  private let image = PixelRectangle(x: 0, y: 0, width: 100, height: 50)

  @Test(
    "The intersection is what both have",
    arguments: [
      (
        PixelRectangle(x: 10, y: 20, width: 30, height: 10),
        PixelRectangle(x: 10, y: 20, width: 30, height: 10)
      ),
      (
        PixelRectangle(x: -10, y: -20, width: 30, height: 30),
        PixelRectangle(x: 0, y: 0, width: 20, height: 10)
      ),
      (
        PixelRectangle(x: 90, y: 40, width: 30, height: 30),
        PixelRectangle(x: 90, y: 40, width: 10, height: 10)
      ),
      (
        PixelRectangle(x: -5, y: -5, width: 500, height: 500),
        PixelRectangle(x: 0, y: 0, width: 100, height: 50)
      ),
    ])
  func intersection(region: PixelRectangle, expected: PixelRectangle) {
    #expect(region.intersection(image) == expected)
    #expect(image.intersection(region) == expected)
  }

  @Test(
    "Rectangles that do not meet, and those without an inside, have an empty one",
    arguments: [
      PixelRectangle(x: 100, y: 0, width: 10, height: 10), PixelRectangle(x: 0, y: 50, width: 10, height: 10),
      PixelRectangle(x: -10, y: 0, width: 10, height: 10), PixelRectangle(x: 10, y: 10, width: 0, height: 10),
      PixelRectangle(x: 10, y: 10, width: 10, height: -3),
      PixelRectangle(x: 500, y: 500, width: 5, height: 5),
    ])
  func empty(region: PixelRectangle) {
    #expect(region.intersection(image).isEmpty)
    #expect(image.intersection(region).isEmpty)
  }

  @Test("A rectangle is empty unless both sides are longer than 0")
  func isEmpty() {
    #expect(PixelRectangle(x: 0, y: 0, width: 0, height: 5).isEmpty)
    #expect(PixelRectangle(x: 0, y: 0, width: 5, height: -1).isEmpty)
    #expect(!PixelRectangle(x: -3, y: -3, width: 1, height: 1).isEmpty)
  }
}

struct PointTests {
  @Test("The cross product is positive when the second lies clockwise of the first on the screen")
  func cross() {
    #expect(Point.cross(Point(x: 1, y: 0), Point(x: 0, y: 1)) == 1)
    #expect(Point.cross(Point(x: 0, y: 2), Point(x: 3, y: 0)) == -6)
    #expect(Point.dot(Point(x: 1, y: 2), Point(x: 3, y: 4)) == 11)
    #expect(Point(x: 3, y: -4).length == 5)
  }
}
