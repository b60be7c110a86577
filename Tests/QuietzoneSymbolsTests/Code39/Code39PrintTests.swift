import Testing

@testable import QuietzoneSymbols

@Suite("Code 39: how it may be printed")
struct Code39PrintTests {
  private static let star = [1, 2, 1, 1, 2, 1, 2, 1, 1]

  /// The elements of `text` between start and stop, wide ones as two modules, without gaps.
  private static func characters(_ text: String) -> [[Int]] {
    [star]
      + text.utf8.map { byte in
        let mask = Code39.characters[Code39.alphabet.firstIndex(of: byte)!]
        return (0..<9).map { Int(mask >> (8 - $0) & 1) + 1 }
      } + [star]
  }

  private static func line(
    _ text: String, ratio: Float = 2.5, gaps: [Float] = [1], margin: Float = 10
  ) -> [Float] {
    var widths: [Float] = [margin]
    for (index, character) in characters(text).enumerated() {
      if index > 0 { widths.append(gaps[(index - 1) % gaps.count]) }
      widths += character.map { $0 == 2 ? ratio : 1 }
    }
    return (widths + [margin]).map { 3 * $0 }
  }

  private func read(_ widths: [Float]) -> [[UInt8]] {
    symbols(of: Code39.self, in: widths).map(\.content.bytes)
  }

  @Test(
    "Wide elements have two to three times the width of narrow ones", arguments: [2, 2.25, 2.5, 3] as [Float])
  func ratios(_ ratio: Float) {
    #expect(read(Self.line("CODE-39", ratio: ratio)) == [Array("CODE-39".utf8)])
    #expect(read(Self.line("CODE-39", ratio: 1.3)).isEmpty)
  }

  @Test("Elements whose widths enlarging has brought near each other are read if those of a kind are alike")
  func enlarged() {
    let even = Self.line("CODE-39", ratio: 1.4)
    for (unevenness, isRead) in [(0, true), (0.3, true), (0.75, false)] as [(Float, Bool)] {
      let widths = even.enumerated().map { $1 + ($0 % 4 < 2 ? unevenness : -unevenness) }
      #expect(read(widths) == (isRead ? [Array("CODE-39".utf8)] : []), "\(unevenness)")
    }
  }

  @Test("Every character is read at every ratio and any ink spread")
  func allCharacters() {
    let text = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%"
    for ratio in [2, 2.5, 3] as [Float] {
      for gain in [-0.3, 0, 0.3] as [Float] {
        let widths = Self.line(text, ratio: ratio).enumerated().map { $1 + ($0 % 2 == 1 ? 3 : -3) * gain }
        #expect(read(widths) == [Array(text.utf8)])
      }
    }
  }

  @Test(
    "Gaps between characters are up to five narrow elements wide",
    arguments: [0.5, 1, 2, 3, 4.5, 5] as [Float])
  func gaps(_ gap: Float) {
    #expect(read(Self.line("GAP123", gaps: [gap], margin: 12)) == [Array("GAP123".utf8)])
  }

  @Test("Gaps that are too wide, too narrow or unlike each other end a symbol without reading it")
  func wrongGaps() {
    for gaps in [[6], [0.1], [1, 3], [4, 1]] as [[Float]] {
      #expect(read(Self.line("GAP123", gaps: gaps, margin: 12)).isEmpty)
    }
  }

  @Test("P between two wide gaps is no start character for a line that is read backwards")
  func backwards() {
    #expect(read(Self.line("PABCP", gaps: [5], margin: 12).reversed()).isEmpty)
  }

  @Test("A single character needs the standard's margins and clean elements")
  func singleCharacter() {
    #expect(read(Self.line("A")) == [[0x41]])
    #expect(read(Self.line("A", margin: 8)).isEmpty)
    #expect(read(Self.line("AB", margin: 8)) == [[0x41, 0x42]])
    let rough = Self.line("A").enumerated().map { $1 + ($0 % 4 < 2 ? 0.6 : -0.6) }
    #expect(read(rough).isEmpty)
  }

  @Test("Start and stop with nothing between them are no symbol")
  func empty() {
    #expect(read(Self.line("")).isEmpty)
  }
}
