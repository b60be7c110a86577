import Testing

@testable import QuietzoneSymbols

@Suite("Telepen: bars, numbers and modes")
struct TelepenContentTests {
  private func content(_ data: [UInt8], _ mode: Telepen.Mode) throws -> LinearContent {
    try Telepen.content(data + [Telepen.checkCharacter(of: data[...])], mode: mode)
  }

  @Test("An A is bits 1, 00, 00 and 010, and its check character what is missing to 127")
  func bars() {
    let line = lineWidths(["111111111133", "11313133", "131111111311", "33111111111"])
    let found = symbols(of: Telepen.self, in: line)
    #expect(found.map(\.content.bytes) == [[0x41]])
    #expect(found.first?.content.symbologyIdentifier == "]B0")
    #expect(Telepen.checkCharacter(of: [0x41]) == 62)
  }

  @Test("Start and stop characters of their own announce numbers")
  func numericBars() {
    // 12 is 39, bits 1, 1, 1, 00, 1, 00; the check character is 88.
    let line = lineWidths(["111111113113", "111111311131", "3113131111", "31131111111"])
    let found = symbols(of: Telepen.self, in: line).map(\.content)
    #expect(found.map(\.bytes) == [Array("12".utf8)])
    #expect(found.first?.symbologyIdentifier == "]B1")
    let ascii = lineWidths(["111111311113", "11313133", "131111111311", "31111311111"])
    #expect(symbols(of: Telepen.self, in: ascii).map(\.content.bytes) == [[0x41]])
  }

  @Test("The stop character of another mode ends nothing")
  func wrongStop() {
    let line = lineWidths(["111111111133", "11313133", "131111111311", "31131111111"])
    #expect(symbols(of: Telepen.self, in: line).isEmpty)
  }

  @Test("Every other check character is an error")
  func wrongCheck() {
    for check in UInt8(0)..<128 where check != 62 {
      #expect(throws: LinearError.check) { try Telepen.content([0x41, check], mode: .ascii) }
    }
    #expect(Telepen.checkCharacter(of: [127]) == 0)
  }

  @Test("Numbers are two digits each or a digit and an X")
  func numbers() throws {
    let found = try content([27, 28, 126, 17, 26], .numeric)
    #expect(found.bytes == Array("0001990X9X".utf8))
    #expect(found.symbologyIdentifier == "]B1")
  }

  @Test("DLE is between numbers and ASCII, either way")
  func shift() throws {
    let numeric = try content([39, 16, 0x33, 0x61], .numeric)
    #expect(numeric.bytes == Array("123a".utf8) && numeric.symbologyIdentifier == "]B2")
    let ascii = try content([0x61, 16, 39], .asciiThenNumeric)
    #expect(ascii.bytes == Array("a12".utf8) && ascii.symbologyIdentifier == "]B4")
    let plain = try content([0x61, 0x62], .asciiThenNumeric)
    #expect(plain.bytes == Array("ab".utf8) && plain.symbologyIdentifier == "]B0")
  }

  @Test("Behind the start character of ASCII numbers are known by characters that no text has")
  func numbersAsASCII() throws {
    let numbers = try content([28, 50, 72, 94], .ascii)
    #expect(numbers.bytes == Array("01234567".utf8) && numbers.symbologyIdentifier == "]B1")
    let mixed = try content([28, 50, 16, 0x41], .ascii)
    #expect(mixed.bytes == Array("0123A".utf8) && mixed.symbologyIdentifier == "]B2")
    for text in [[0x41, 0x42], [0x41, 13, 28], [16, 28, 50], [28, 16, 50, 16], [0x41, 16, 0x42]] as [[UInt8]]
    {
      let found = try content(text, .ascii)
      #expect(found.bytes == text && found.symbologyIdentifier == "]B0")
    }
  }

  @Test("A DLE too many or with nothing before it is an error where numbers are announced")
  func wrongShift() {
    for mode in [Telepen.Mode.numeric, .asciiThenNumeric] {
      #expect(throws: LinearError.content) { try content([16, 39], mode) }
    }
    #expect(throws: LinearError.content) { try content([0x61, 16, 39, 16, 39], .asciiThenNumeric) }
    #expect(throws: LinearError.content) { try Telepen.content([0], mode: .ascii) }
  }

  @Test("Wide elements that are little more than twice as wide as narrow ones will do")
  func narrowWide() {
    for fixture in TelepenSymbolTests.trials.fixtures {
      var thin = fixture
      thin.rows[0] = thin.rows[0].map { $0 == 3 ? 9 : 4 }
      let margin = [10 * 4] + thin.rows[0] + [10 * 4]
      let found = symbols(of: Telepen.self, in: margin.map { Float($0) })
      #expect(found.map(\.content.bytes) == [fixture.bytes])
    }
  }
}
