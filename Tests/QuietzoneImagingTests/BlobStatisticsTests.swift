import Testing

@testable import QuietzoneImaging

@Suite("Blobs of one tone")
struct BlobStatisticsTests {
  @Test("Discs are counted, and fill about π/4 of their squares", arguments: [false, true])
  func discs(areLight: Bool) {
    let bits = picture(columns: 60, rows: 70) { x, y in
      let (dx, dy) = (Double(x % 10) - 4.5, Double(y % 10) - 4.5)
      return (dx * dx + dy * dy < 16) != areLight
    }
    let blobs = BlobStatistics(bits, areDark: !areLight)
    #expect(blobs.count == 42)
    #expect(blobs.area == 42 * 52)
    #expect(abs(blobs.fill - 52.0 / 64) < 1e-9)
  }

  @Test("A ring is a blob less a hole, what touches at a corner is one, and both tones count apart")
  func topology() {
    let ring = picture(columns: 9, rows: 9) { x, y in max(abs(x - 4), abs(y - 4)) == 3 }
    #expect(BlobStatistics(ring, areDark: true).count == 0)
    #expect(BlobStatistics(ring, areDark: true).fill == 0)
    // The light in the ring, and that around it, which has a hole.
    #expect(BlobStatistics(ring, areDark: false).count == 1)
    let corner = picture(columns: 8, rows: 4) { x, y in x == y }
    #expect(BlobStatistics(corner, areDark: true).count == 1)
  }

  @Test(
    "Blobs at the edges are whole, up to the last column", arguments: [1, 2, 31, BlobStatistics.mostColumns])
  func edges(columns: Int) {
    let full = picture(columns: columns, rows: 5) { _, _ in true }
    let blobs = BlobStatistics(full, areDark: true)
    #expect(blobs.count == 1 && blobs.area == 5 * columns && blobs.fill == 1)
    let none = BlobStatistics(full, areDark: false)
    #expect(none.count == 0 && none.area == 0 && none.fill == 0)
  }

  @Test("Blobs that branch fill less than dots, blobs of many sizes more")
  func shapes() {
    let letters = picture(columns: 60, rows: 60) { x, y in
      let (x, y) = (x % 12, y % 12)
      return x < 9 && y < 9 && (x == 1 || y == 1 || x == 7)
    }
    #expect(BlobStatistics(letters, areDark: true).fill < 0.4)
    let uneven = picture(columns: 60, rows: 60) { x, y in
      y % 30 < 28 && x < 28 || x >= 30 && x % 3 == 0 && y % 3 == 0
    }
    #expect(BlobStatistics(uneven, areDark: true).fill > 1.5)
  }

  @Test("A picture is dark where it is below a limit")
  func below() {
    let image = LuminanceImage(width: 19, height: 3) { pixels in
      for index in 0..<57 { pixels[index] = UInt8(index * 4) }
    }
    let bits = BitMatrix(image, below: 100)
    #expect((0..<57).allSatisfy { bits[$0 % 19, $0 / 19] == ($0 * 4 < 100) })
  }

  private func picture(columns: Int, rows: Int, isDark: (Int, Int) -> Bool) -> BitMatrix {
    var bits = BitMatrix(width: columns, height: rows)
    for y in 0..<rows { for x in 0..<columns { bits[x, y] = isDark(x, y) } }
    return bits
  }
}
