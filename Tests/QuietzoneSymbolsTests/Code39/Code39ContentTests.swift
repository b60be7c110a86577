import Testing

@testable import QuietzoneSymbols

@Suite("Code 39: from characters to content")
struct Code39ContentTests {
  private func content(_ text: String) throws -> LinearContent {
    try Code39.content(characters: Array(text.utf8))
  }

  @Test("12345ABCDE/ has the check character T, and no other")
  func check() {
    // MIL-STD-1189: the values' sum is 115, 29 more than twice 43.
    for character in Code39.alphabet {
      let isCheck = Code39.hasValidCheck(Array("12345ABCDE/".utf8) + [character])
      #expect(isCheck == (character == 0x54))
    }
  }

  @Test("A check character has at least two characters before it, all of them of Code 39")
  func noCheck() {
    #expect(!Code39.hasValidCheck([]))
    #expect(!Code39.hasValidCheck(Array("0".utf8)))
    #expect(!Code39.hasValidCheck(Array("11".utf8)))
    #expect(Code39.hasValidCheck(Array("112".utf8)))
    #expect(!Code39.hasValidCheck(Array("a00".utf8)))
  }

  @Test("Pairs of a shift character and a letter are full ASCII if there are no others")
  func fullASCII() throws {
    for (characters, bytes, identifier) in [
      ("C+O+D+E", "Code", "]A4"), ("A/LB", "A,B", "]A4"), ("$M$J", "\r\n", "]A4"),
      ("ABC-1", "ABC-1", "]A0"), ("A+1", "A+1", "]A0"), ("A+B/1", "A+B/1", "]A0"), ("+A+", "+A+", "]A0"),
      ("/P", "/P", "]A0"), ("5%", "5%", "]A0"), ("++A", "++A", "]A0"),
    ] {
      let found = try content(characters)
      #expect(found.bytes == Array(bytes.utf8), "\(characters)")
      #expect(found.symbologyIdentifier == identifier, "\(characters)")
    }
    #expect(throws: LinearError.content) { try content("") }
  }

  @Test("The per cent sign reaches what is neither letter, digit nor control character of the dollar sign")
  func percent() throws {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let bytes = try content(letters.map { "%\($0)" }.joined()).bytes
    #expect(bytes == [27, 28, 29, 30, 31] + Array(";<=>?[\\]^_{|}~\u{7F}\0@`\u{7F}\u{7F}\u{7F}".utf8))
  }

  @Test(
    "Each Italian pharmacode of zint's gives its digits", arguments: try LinearFixture.all("code32"))
  func code32(_ fixture: LinearFixture) throws {
    let found = symbols(of: Code39.self, in: fixture.widths()).map(\.content)
    #expect(found.map(\.bytes) == [fixture.bytes])
    #expect(Code39.code32(fixture.bytes) == Array(fixture.name.utf8))
  }

  @Test("What is no Italian pharmacode gives none")
  func noCode32() throws {
    #expect(Code39.code32(Array("0SW5KV".utf8)) == Array("A026089019".utf8))
    #expect(Code39.code32(Array("0SW5KW".utf8)) == nil)
    let good = try #require(try LinearFixture.all("code32").first).bytes
    #expect(Code39.code32(Array(good.dropLast())) == nil)
    #expect(Code39.code32(good + [0x30]) == nil)
    #expect(Code39.code32(Array("A00000".utf8)) == nil)
    #expect(Code39.code32(Array("ZZZZZZ".utf8)) == nil)
    #expect(Code39.code32(Array("000001".utf8)) == nil)
    #expect(Code39.code32(Array("000000".utf8)) == Array("A000000000".utf8))
  }
}
