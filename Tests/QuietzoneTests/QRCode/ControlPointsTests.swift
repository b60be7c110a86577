import Testing

@testable import Quietzone

struct ControlPointsTests {
  private let grid = SymbolGrid(
    dimension: 45,
    map: Quadrilateral(
      center: Point(x: 90, y: 90), across: Point(x: 4, y: 0), down: Point(x: 0, y: 4), dimension: 45
    ).map(dimension: 45))
  private let places = [(3.5, 3.5), (41.5, 3.5), (3.5, 41.5), (22.5, 6.5), (22.5, 22.5), (38.5, 38.5)].map {
    Point(x: $0.0, y: $0.1)
  }

  private func images(_ offset: (Point) -> Point) -> [Point] { places.map { grid.map($0) + offset($0) } }

  @Test("What is known of places is so there, however it changes from one to the next")
  func passesThrough() throws {
    let images = images { Point(x: 0.01 * $0.x * $0.y, y: 3 - 0.005 * $0.x * $0.x) }
    var grid = grid
    let known = try #require(ControlPoints(places, images, grid: grid))
    for (place, image) in zip(places, images) {
      #expect((grid.map(place) + known.offset(at: place) - image).length < 1e-6)
    }
    grid.warp(through: known)
    // Between the nodes of its lattice a grid is even.
    for (place, image) in zip(places, images) { #expect((grid.point(place.x, place.y) - image).length < 0.2) }
  }

  @Test("What changes evenly goes on between and beyond the places")
  func even() throws {
    func offset(_ p: Point) -> Point { Point(x: 2 + 0.1 * p.x - 0.05 * p.y, y: -1 + 0.02 * p.x) }
    let known = try #require(ControlPoints(places, images(offset), grid: grid))
    var near = grid
    near.warp(near: places, images { _ in Point(x: 1, y: -2) })
    for p in [Point(x: 0, y: 45), Point(x: 30, y: 12), Point(x: 45, y: 45), Point(x: 60, y: -10)] {
      #expect((known.offset(at: p) - offset(p)).length < 1e-6)
      #expect((near.point(p.x, p.y) - grid.map(p) - Point(x: 1, y: -2)).length < 1e-9)
    }
  }

  @Test("Places on a line, or fewer than three, say nothing of a bend")
  func open() {
    let line = [0.0, 10, 20, 30].map { Point(x: $0, y: 2 * $0) }
    #expect(ControlPoints(line, line, grid: grid) == nil)
    #expect(ControlPoints(Array(line.prefix(2)), Array(line.prefix(2)), grid: grid) == nil)
    #expect(ControlPoints([], [], grid: grid) == nil)
  }
}

struct TrendTests {
  private let truth = Trend.Plane(
    middle: Point(x: 5, y: -2), across: Point(x: 0.5, y: 1), down: Point(x: -1, y: 0.25))

  @Test("Values on a plane give that plane, all the less steep the less they are believed")
  func plane() {
    var trend = Trend()
    for (x, y) in [(1.0, 0.0), (2, 0), (2, 1), (1, -1)] {
      let from = Point(x: x, y: y)
      trend.add(truth.value(at: from), at: from, weight: 1 / Point.dot(from, from))
    }
    let exact = trend.plane(slack: 0)
    #expect((exact.value(at: Point(x: 0, y: 0)) - truth.middle).length < 1e-9)
    #expect((exact.value(at: Point(x: -3, y: 2)) - truth.value(at: Point(x: -3, y: 2))).length < 1e-9)
    let doubted = trend.plane(slack: 1)
    #expect(doubted.across.length < 0.5 * truth.across.length)
    #expect(trend.level.across.length == 0 && trend.level.down.length == 0)
  }

  @Test("Nothing known is nothing, and one value goes on as it is")
  func few() {
    #expect(Trend().plane(slack: 1).value(at: Point(x: 3, y: 4)).length == 0)
    #expect(Trend().level.value(at: Point(x: 3, y: 4)).length == 0)
    var trend = Trend()
    trend.add(Point(x: 7, y: 8), at: Point(x: 1, y: 2), weight: 0.2)
    #expect((trend.plane(slack: 0.1).value(at: Point(x: 5, y: 5)) - Point(x: 7, y: 8)).length < 1e-9)
  }
}
