import QuietzoneImaging
import TestSupport
import Testing

@testable import QuietzoneExplain

@Suite("Measuring places")
struct MeasuringTests {
  @Test("Parts touch at sides, not at corners and not around the ends of rows")
  func parts() {
    let rows = [
      "##..#",
      ".#..#",
      "#.#..",
      "#...#",
    ]
    let mask = rows.joined().map { $0 == "#" }
    let parts = connectedParts(of: mask, columns: 5).map { Set($0) }
    #expect(parts == [[0, 1, 6], [4, 9], [10, 15], [12], [19]])
    #expect(connectedParts(of: [], columns: 0).isEmpty)
    #expect(connectedParts(of: [true, true, true], columns: 1).map { $0.count } == [3])
  }

  @Test("The nearest neighbour is found in cells as it is without, and not beyond reach")
  func neighbours() {
    var generator = SeededGenerator(seed: 3)
    let places = (0..<300).map { _ in
      Point(
        x: Double.random(in: -20...300, using: &generator), y: Double.random(in: 5...90, using: &generator))
    }
    let reach = 9.0
    let found = CellGrid(places, reach: reach).nearestNeighbours
    for (index, place) in places.enumerated() {
      let distances = places.indices.filter { $0 != index }.map {
        (places[$0] - place).length
      }
      let nearest = distances.min()!
      #expect(found[index].map { $0.length } == (nearest < reach ? nearest : nil))
    }
    #expect(CellGrid([], reach: 1).nearestNeighbours.isEmpty)
  }

  /// What lies beside the modules of a sheet, which are 120 pixels wide in the middle of 200.
  private func surroundings(of sheet: Sheet) -> Surroundings {
    let (low, high) = (40.0, 160.0)
    return Surroundings(
      Pyramid(sheet.image, smallestSide: 64),
      Quadrilateral(
        topLeft: Point(x: low, y: low), topRight: Point(x: high, y: low),
        bottomRight: Point(x: high, y: high), bottomLeft: Point(x: low, y: high)),
      gap: 2, width: 14, contrast: 170)
  }

  @Test("The ground is what lies beside a place, however much of the place a scratch darkened")
  func ground() {
    let scratched = Sheet.modules().covered(from: (0.25, 0.25), to: (0.75, 0.75), level: 40)
    let onLight = surroundings(of: scratched)
    #expect(onLight.areQuiet && abs(onLight.level - 210) < 1)
    let onDark = surroundings(of: scratched.map { 250 - $0 })
    #expect(onDark.areQuiet && abs(onDark.level - 40) < 1)
  }

  @Test("Sides beside which something else is printed say nothing of the ground")
  func restlessSides() {
    let sheet = Sheet.modules().covered(from: (0, 0.4), to: (0.19, 1), level: 40)
      .covered(from: (0.4, 0), to: (1, 0.19), level: 40)
    let surroundings = surroundings(of: sheet)
    #expect(surroundings.sides.count == 4 && surroundings.sides[2].unrest > 0.5)
    #expect(surroundings.areQuiet && abs(surroundings.level - 210) < 1)
  }
}
