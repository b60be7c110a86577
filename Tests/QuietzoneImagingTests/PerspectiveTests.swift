import TestSupport
import Testing

@testable import QuietzoneImaging

private let slanted = Quadrilateral(
  topLeft: Point(x: 12, y: 7), topRight: Point(x: 90, y: 20), bottomRight: Point(x: 81, y: 77),
  bottomLeft: Point(x: 3, y: 60))
private let unitSquare = [Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 1, y: 1), Point(x: 0, y: 1)]

struct PerspectiveTests {
  @Test("The unit square's corners go to the corners given")
  func unitSquareCorners() throws {
    let parallelogram = Quadrilateral(
      topLeft: Point(x: 1, y: 2), topRight: Point(x: 5, y: 3), bottomRight: Point(x: 4, y: 9),
      bottomLeft: Point(x: 0, y: 8))
    for corners in [slanted, parallelogram] {
      let map = try #require(Perspective(unitSquareTo: corners))
      for (from, to) in zip(unitSquare, corners.points) { #expect((map(from) - to).length < 1e-9) }
    }
  }

  @Test("The square's middle goes to where the diagonals meet")
  func diagonals() throws {
    let map = try #require(Perspective(unitSquareTo: slanted))
    let middle = map(Point(x: 0.5, y: 0.5))
    for (a, b) in [(slanted.topLeft, slanted.bottomRight), (slanted.topRight, slanted.bottomLeft)] {
      #expect(abs(Point.cross(middle - a, b - a)) < 1e-6)
    }
  }

  @Test("Least squares through exact points give the map that made them", arguments: [4, 5, 9, 40])
  func leastSquares(count: Int) throws {
    let map = try #require(Perspective(unitSquareTo: slanted))
    var generator = SeededGenerator(seed: UInt64(count))
    let from =
      unitSquare
      + (4..<count).map { _ in
        Point(x: .random(in: 0...1, using: &generator), y: .random(in: 0...1, using: &generator))
      }
    let found = try #require(Perspective(from: from, to: from.map { map($0) }))
    for x in stride(from: 0.0, through: 1, by: 0.25) {
      for y in stride(from: 0.0, through: 1, by: 0.25) {
        let p = Point(x: x, y: y)
        #expect((found(p) - map(p)).length < 1e-6)
      }
    }
  }

  @Test("One point that is off is outvoted by many that are not")
  func noise() throws {
    let map = try #require(Perspective(unitSquareTo: slanted))
    let from = (0..<25).map { Point(x: Double($0 % 5) / 4, y: Double($0 / 5) / 4) }
    var to = from.map { map($0) }
    to[12].x += 2
    let found = try #require(Perspective(from: from, to: to))
    #expect((found(from[0]) - to[0]).length < 0.3)
    #expect((found(from[12]) - map(from[12])).length < 0.3)
  }

  @Test("Points that determine no map give none")
  func degenerate() {
    func corners(_ points: [Point]) -> Quadrilateral {
      Quadrilateral(topLeft: points[0], topRight: points[1], bottomRight: points[2], bottomLeft: points[3])
    }
    let onALine = [0.0, 1, 2, 3].map { Point(x: $0, y: 2 * $0) }
    #expect(Perspective(unitSquareTo: corners(onALine)) == nil)
    #expect(Perspective(unitSquareTo: corners([Point](repeating: Point(x: 4, y: 4), count: 4))) == nil)
    #expect(Perspective(from: onALine, to: unitSquare) == nil)
    #expect(Perspective(from: [Point](repeating: Point(x: 4, y: 4), count: 4), to: unitSquare) == nil)
    #expect(Perspective(from: Array(unitSquare.prefix(3)), to: Array(unitSquare.prefix(3))) == nil)
    #expect(Perspective(from: unitSquare, to: Array(unitSquare.prefix(3))) == nil)
  }

  @Test("A map after a move and a scale takes a point where the map takes the moved one")
  func after() throws {
    let map = try #require(Perspective(unitSquareTo: slanted))
    let origin = Point(x: 3.5, y: 2.5)
    let later = map.after(origin: origin, scale: 0.125)
    for p in [Point(x: 3.5, y: 2.5), Point(x: 11.5, y: 2.5), Point(x: 6, y: 9), Point(x: 0, y: 0)] {
      #expect((later(p) - map((p - origin) * 0.125)).length < 1e-9)
    }
  }
}

struct LinearSystemTests {
  @Test("As many equations as unknowns are solved exactly, in any order")
  func exact() throws {
    // The first unknown's own coefficient is 0: its row cannot be the first pivot.
    var system = LinearSystem(count: 3)
    system.add([0, 2, 1], equals: 7)
    system.add([1, -1, 0], equals: -1)
    system.add([4, 0, -2], equals: -2)
    let solution = try #require(system.solve())
    for (found, expected) in zip(solution, [1.0, 2, 3]) { #expect(abs(found - expected) < 1e-9) }
  }

  @Test("More equations meet in the middle, by their weights")
  func leastSquares() throws {
    var system = LinearSystem(count: 1)
    system.add([1], equals: 2)
    system.add([1], equals: 5, weight: 2)
    #expect(abs(try #require(system.solve())[0] - 4) < 1e-12)
  }

  @Test("Equations that leave an unknown open have no solution")
  func open() {
    var system = LinearSystem(count: 2)
    #expect(system.solve() == nil)
    system.add([1, 2], equals: 3)
    system.add([2, 4], equals: 6)
    #expect(system.solve() == nil)
    system.add([1, 0], equals: 1)
    #expect(system.solve() != nil)
  }
}
