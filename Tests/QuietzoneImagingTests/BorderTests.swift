import TestSupport
import Testing

@testable import QuietzoneImaging

struct BorderTests {
  @Test("The dark runs of a row beside eight light pixels are those of a walk along it", arguments: 1...200)
  func randomRows(width: Int) {
    var generator = SeededGenerator(seed: UInt64(width))
    for longest in [3, 40, 200] {
      let rows = (0..<6).map { _ in [Bool].randomRuns(width: width, longest: longest, using: &generator) }
      let bits = BitMatrix(width: width, height: rows.count) { x, y in rows[y][x] }
      for y in rows.indices { #expect(borders(row: y, of: bits) == walked(row: y, of: bits)) }
    }
  }

  @Test("Beyond the picture all is light, and seven pixels are no border")
  func edges() {
    let bits = BitMatrix(width: 90, height: 1) { x, _ in x < 8 || x >= 20 && x < 27 || x >= 60 }
    #expect(borders(row: 0, of: bits) == [0..<8, 60..<90])
  }

  @Test("A row that is all dark is one run", arguments: [8, 63, 64, 65, 128, 192])
  func wholeRows(width: Int) {
    #expect(borders(row: 0, of: BitMatrix(width: width, height: 1) { _, _ in true }) == [0..<width])
  }

  private func borders(row y: Int, of bits: BitMatrix) -> [Range<Int>] {
    var found: [Range<Int>] = []
    bits.withView { $0.forEachBorder(ofRow: y) { found.append($0) } }
    return found
  }

  /// The same, pixel by pixel.
  private func walked(row y: Int, of bits: BitMatrix) -> [Range<Int>] {
    func isDark(_ x: Int, _ y: Int) -> Bool { y >= 0 && y < bits.height && bits[x, y] }
    var runs: [Range<Int>] = []
    var x = 0
    while x < bits.width {
      let start = x
      while x < bits.width, isDark(x, y) == isDark(start, y) { x += 1 }
      guard isDark(start, y) else { continue }
      let isBorder = [y - 1, y + 1].contains { other in
        var longest = 0
        var length = 0
        for place in start..<x {
          length = isDark(place, other) ? 0 : length + 1
          longest = max(longest, length)
        }
        return longest >= 8
      }
      if isBorder { runs.append(start..<x) }
    }
    return runs
  }
}
