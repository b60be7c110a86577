import Testing

@testable import QuietzoneSymbols

@Suite("Code 93: from values to content")
struct Code93ContentTests {
  private func values(_ text: String) -> [UInt8] {
    text.utf8.map { UInt8(Code93.alphabet.firstIndex(of: $0)!) }
  }

  private func content(_ data: [UInt8]) throws -> LinearContent {
    let c = Code93.checkCharacter(of: data[...], greatestWeight: 20)
    let k = Code93.checkCharacter(of: (data + [c])[...], greatestWeight: 15)
    return try Code93.content(values: data + [c, k])
  }

  @Test("TEST93 has the check characters + and 6")
  func checkCharacters() throws {
    let found = try Code93.content(values: values("TEST93+6"))
    #expect(found.bytes == Array("TEST93".utf8))
    #expect(found.symbology == .code93 && found.symbologyIdentifier == "]G0" && found.check == .veryStrong)
  }

  @Test("The same is read from bars and spaces")
  func bars() {
    let line = lineWidths([
      "111141", "211221", "221211", "211122", "211221", "141111", "111411", "113121", "121311", "111141", "1",
    ])
    #expect(symbols(of: Code93.self, in: line).map(\.content.bytes) == [Array("TEST93".utf8)])
  }

  @Test("Every other character in place of C or K is an error")
  func wrongChecks() {
    let good = values("TEST93+6")
    for place in [6, 7] {
      for value in UInt8(0)..<47 where value != good[place] {
        var wrong = good
        wrong[place] = value
        #expect(throws: LinearError.check) { try Code93.content(values: wrong) }
      }
    }
  }

  @Test("Weights begin again behind 20 for C and behind 15 for K")
  func weights() {
    // What a character of value 1 counts that has so many of value 0 behind it.
    func weight(zeros: Int, greatest: Int) -> UInt8 {
      Code93.checkCharacter(of: [1] + ArraySlice(repeating: 0, count: zeros), greatestWeight: greatest)
    }
    #expect([0, 1, 18, 19, 20, 21, 40].map { weight(zeros: $0, greatest: 20) } == [1, 2, 19, 20, 1, 2, 1])
    #expect([0, 1, 13, 14, 15, 16, 30].map { weight(zeros: $0, greatest: 15) } == [1, 2, 14, 15, 1, 2, 1])
  }

  @Test("A shift character without its letter is an error", arguments: [43, 44, 45, 46] as [UInt8])
  func invalidPairs(_ shift: UInt8) {
    #expect(throws: LinearError.content) { try content([shift]) }
    #expect(throws: LinearError.content) { try content([10, shift]) }
    for digit in UInt8(0)..<10 { #expect(throws: LinearError.content) { try content([shift, digit]) } }
    #expect(throws: LinearError.content) { try content([shift, shift, 10]) }
    // (/) stands before A to O and Z only.
    if shift == 45 {
      for letter in UInt8(25)..<35 { #expect(throws: LinearError.content) { try content([shift, letter]) } }
    }
  }

  @Test("A symbol needs a character besides its check characters")
  func empty() {
    #expect(throws: LinearError.content) { try Code93.content(values: []) }
    #expect(throws: LinearError.content) { try Code93.content(values: [0, 0]) }
    #expect(throws: LinearError.content) { try Code93.content(values: [47, 0, 0]) }
  }
}
