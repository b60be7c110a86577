import TestSupport
import Testing

@testable import QuietzoneImaging

struct BitMatrixTests {
  @Test("A pixel that is set reads as dark, through the matrix and through a view, and no other does")
  func pixels() {
    var generator = SeededGenerator(seed: 2)
    for width in [1, 63, 64, 65, 128, 129] {
      let expected = (0..<width * 3).map { _ in Bool.random(using: &generator) }
      var bits = BitMatrix(width: width, height: 3) { x, y in expected[y * width + x] }
      #expect(bits.pixels == expected)
      bits.withView { view in
        for y in 0..<3 { for x in 0..<width { #expect(view.isDark(x, y) == expected[y * width + x]) } }
      }
      for y in 0..<3 { for x in 0..<width { bits[x, y] = false } }
      #expect(bits.words.allSatisfy { $0 == 0 })
    }
  }
}

struct RowRunsTests {
  @Test("Runs from a pixel are counted in any direction, up to the picture's edge and no farther than asked")
  func runLengths() {
    let bits = BitMatrix(width: 12, height: 12) { x, y in x / 2 % 2 == 0 && y / 3 % 2 == 0 }
    bits.withView { view in
      #expect(view.runLengths(3, from: 0, 0, dx: 1, dy: 0, reach: 100) == SIMD4(1, 2, 2, 0))
      #expect(view.runLengths(4, from: 9, 0, dx: -1, dy: 0, reach: 100) == SIMD4(1, 2, 2, 2))
      #expect(view.runLengths(4, from: 0, 0, dx: 0, dy: 1, reach: 100) == SIMD4(2, 3, 3, 3))
      #expect(view.runLengths(3, from: 0, 0, dx: 1, dy: 1, reach: 100) == SIMD4(1, 6, 1, 0))
      #expect(view.runLengths(3, from: 0, 0, dx: 1, dy: 0, reach: 5) == nil)
      #expect(view.runLengths(2, from: 0, 0, dx: -1, dy: 0, reach: 100) == nil)
      #expect(view.runLengths(4, from: 5, 11, dx: 1, dy: 0, reach: 100) == nil)
    }
  }

  @Test("The runs of a row are those of a walk along it", arguments: 1...130)
  func randomRows(width: Int) {
    var generator = SeededGenerator(seed: UInt64(width))
    for longest in [1, 3, 40, 200] {
      let row = [Bool].randomRuns(width: width, longest: longest, using: &generator)
      #expect(runs(row) == walked(row))
    }
  }

  @Test(
    "Rows that are all dark, all light, or change at their ends", arguments: [1, 2, 63, 64, 65, 128, 192])
  func ends(width: Int) {
    func row(_ isDark: (Int) -> Bool) -> [Bool] { (0..<width).map(isDark) }
    #expect(runs(row { _ in true }) == [0, width])
    #expect(runs(row { _ in false }) == [width])
    guard width > 1 else { return }
    #expect(runs(row { $0 == 0 }) == [0, 1, width])
    #expect(runs(row { $0 == width - 1 }) == [width - 1, width])
  }

  @Test("A row of single pixels fits the room that is asked for", arguments: [64, 65, 127, 128])
  func alternating(width: Int) {
    for first in [true, false] {
      let row = (0..<width).map { ($0 & 1 == 0) == first }
      #expect(runs(row) == walked(row))
      #expect(runs(row).count <= width + 2)
    }
  }

  private func runs(_ row: [Bool]) -> [Int] {
    // The row in question between two dark ones, to see that rows are told apart.
    let bits = BitMatrix(width: row.count, height: 3) { x, y in y == 1 ? row[x] : true }
    return bits.withView { view in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: row.count + 2) { buffer in
        let count = view.runs(ofRow: 1, into: buffer.baseAddress!)
        return buffer.prefix(count).map { Int($0) }
      }
    }
  }

  private func walked(_ row: [Bool]) -> [Int] {
    var changes: [Int] = []
    var isDark = false
    for (x, pixel) in row.enumerated() where pixel != isDark {
      changes.append(x)
      isDark = pixel
    }
    return changes + [row.count]
  }
}
