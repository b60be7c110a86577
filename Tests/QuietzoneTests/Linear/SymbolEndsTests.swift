import QuietzoneImaging
import QuietzoneSymbols
import Testing

@testable import Quietzone

struct SymbolEndsTests {
  private static let digits = LinearContent(
    .i2of5, bytes: Array("123456".utf8), symbologyIdentifier: "]I0", check: .none)

  /// A line over a picture of 200 pixels: bars and spaces of 4 samples, a bar first and last, from sample `left` to
  /// sample `right`.
  private func bars(from left: Float, to right: Float, margins: [Float] = []) -> BarLine {
    let line = ScanLine(
      from: Point(x: -50, y: 30), to: Point(x: 250, y: 30), step: 1, width: 200, height: 60)
    let edges = Array(stride(from: left, to: right + 1, by: 4))
    var profile = [Float](repeating: 220, count: line.count)
    for (index, edge) in edges.enumerated().dropLast() where index & 1 == 0 {
      for place in Int(edge)..<Int(edge) + 4 { profile[place] = 30 }
    }
    for (place, margin) in margins.enumerated() {
      for sample in 0..<(place == 0 ? Int(left) : line.count - Int(right)) {
        profile[place == 0 ? sample : line.count - 1 - sample] = margin
      }
    }
    return BarLine(line, edges: edges, profile: profile)
  }

  private func isWhole(_ bars: BarLine, _ content: LinearContent = digits) -> Bool {
    bars.isWhole(content, 1..<bars.widths.count - 1)
  }

  @Test("Margins that are seen on both sides will do, and little light on both sides of a close crop")
  func margins() {
    #expect(isWhole(bars(from: 40, to: 164)))
    #expect(isWhole(bars(from: 4, to: 192)))
  }

  @Test("Where the picture ends at a bar, or at one side alone, the symbol may have been cut")
  func cuts() {
    #expect(!isWhole(bars(from: 0, to: 196)))
    #expect(!isWhole(bars(from: 4, to: 160)))
    #expect(!isWhole(bars(from: 40, to: 196)))
  }

  @Test("Check characters say more than margins do")
  func checked() {
    let content = LinearContent(
      .code128, bytes: Array("ABC".utf8), symbologyIdentifier: "]C0", check: .strong)
    #expect(isWhole(bars(from: 0, to: 164), content))
    let fourteen = LinearContent(
      .itf14, bytes: Array("00012345678905".utf8), symbologyIdentifier: "]I1", check: .weak)
    #expect(isWhole(bars(from: 8, to: 164), fourteen) && !isWhole(bars(from: 0, to: 164), fourteen))
  }

  @Test("A margin that is darker than the spaces may hide a part of the symbol")
  func dark() {
    #expect(isWhole(bars(from: 40, to: 164, margins: [210, 200])))
    #expect(!isWhole(bars(from: 40, to: 164, margins: [220, 150])))
    #expect(!isWhole(bars(from: 40, to: 164, margins: [100, 220])))
  }
}
