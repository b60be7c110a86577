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
}
