import Testing

@testable import QuietzoneImaging

struct DetailMapTests {
  @Test("Eight changes make a tile detailed, and fewer do not")
  func leastChanges() {
    // Tile 3 of 8; each dark pixel of it is two changes.
    func map(darkRows rows: Int) -> DetailMap {
      DetailMap(BitMatrix(width: 512, height: 64) { x, y in x == 200 && y < rows })
    }
    #expect(stretches(of: map(darkRows: 4), row: 0, width: 1024) == [256..<640])
    #expect(stretches(of: map(darkRows: 3), row: 0, width: 1024) == [])
  }

  @Test("Detail reaches one tile around, up and down too, and stops at the picture's edges")
  func neighbours() {
    let map = DetailMap(
      BitMatrix(width: 300, height: 300) { x, y in (128..<192).contains(x) && y / 64 == 3 && x & 1 == 0 })
    for (row, isDetailed) in [(0, false), (255, false), (256, true), (500, true), (599, true)] {
      #expect(stretches(of: map, row: row, width: 600) == (isDetailed ? [128..<512] : []), "row \(row)")
    }
  }

  @Test("Stretches with detail that do not touch come one by one, the last one to the picture's end")
  func stretches() {
    let map = DetailMap(
      BitMatrix(width: 640, height: 64) { x, _ in (x < 64 || x >= 576) && x & 1 == 0 })
    #expect(stretches(of: map, row: 100, width: 1281) == [0..<256, 1024..<1281])
  }

  @Test("A row of the finer level that the coarser one left out belongs to the last row of tiles")
  func lastRow() {
    let map = DetailMap(BitMatrix(width: 64, height: 64) { x, _ in x & 1 == 0 })
    #expect(stretches(of: map, row: 128, width: 129) == [0..<129])
  }

  private func stretches(of map: DetailMap, row: Int, width: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    map.forEachDetailedStretch(ofFinerRow: row, width: width) { result.append($0) }
    return result
  }
}
