import TestSupport
import Testing

@testable import QuietzoneImaging

struct BorderTests {
  @Test("The dark runs of a row beside eight light pixels are those of a walk along it", arguments: 1...200)
  func randomRows(width: Int) {
    var generator = SeededGenerator(seed: UInt64(width))
    let height = 6
    // Long runs, so that some lie across words and some fill all of a row.
    let pixels = (0..<height).flatMap { _ in
      var row: [Bool] = []
      while row.count < width {
        let isDark = Bool.random(using: &generator)
        row += [Bool](repeating: isDark, count: .random(in: 1...40, using: &generator))
      }
      return row.prefix(width)
    }
    let bits = BitMatrix(width: width, height: height) { x, y in pixels[y * width + x] }
    for y in 0..<height {
      var found: [Range<Int>] = []
      bits.withView { $0.forEachBorder(ofRow: y) { found.append($0) } }
      #expect(found == walked(row: y, of: bits))
    }
  }

  @Test("Beyond the picture all is light, and seven pixels are no border")
  func edges() {
    let bits = BitMatrix(width: 90, height: 1) { x, _ in x < 8 || x >= 20 && x < 27 || x >= 60 }
    var found: [Range<Int>] = []
    bits.withView { $0.forEachBorder(ofRow: 0) { found.append($0) } }
    #expect(found == [0..<8, 60..<90])
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
