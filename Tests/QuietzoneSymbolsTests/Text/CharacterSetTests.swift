import Testing

@testable import QuietzoneSymbols

@Suite("Character sets")
struct CharacterSetTests {
  @Test("Every ECI of AIM's register that is a character set has the name that its text decodes by")
  func names() {
    let expected: [(Int, String)] = [
      (0, "IBM437"), (1, "ISO-8859-1"), (2, "IBM437"), (3, "ISO-8859-1"), (4, "ISO-8859-2"),
      (13, "ISO-8859-11"),
      (15, "ISO-8859-13"), (18, "ISO-8859-16"), (20, "Shift_JIS"), (21, "windows-1250"), (24, "windows-1256"),
      (25, "UTF-16BE"), (26, "UTF-8"), (27, "US-ASCII"), (28, "Big5"), (29, "GB2312"), (30, "EUC-KR"),
      (31, "GBK"), (32, "GB18030"), (170, "US-ASCII"),
    ]
    for (eci, name) in expected { #expect(CodedCharacterSet(eci: eci).name == name) }
    for eci in [14, 19, 36, 899, 999_999] { #expect(CodedCharacterSet(eci: eci).name == nil) }
    #expect(CodedCharacterSet.iso8859(part: 15)?.name == "ISO-8859-15")
    for part in [0, 12, 17] { #expect(CodedCharacterSet.iso8859(part: part) == nil) }
  }

  @Test("UTF-8 is valid for us where it is for the standard library")
  func utf8Validation() {
    let edges: [UInt8] = [0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0]
    let leads: [UInt8] = [0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF]
    for a in edges + leads {
      for b in edges + leads {
        for c in edges {
          for bytes in [[a, b, c], [a, b, c, 0x80], [0x41, a, b]] {
            #expect(isValidUTF8(bytes) == (String(validating: bytes, as: UTF8.self) != nil))
          }
        }
      }
    }
  }
}

@Suite("Text segments")
struct TextSegmentTests {
  @Test("The core decodes UTF-8, ISO 8859-1 and ASCII, and leaves the rest to the host")
  func text() {
    func text(_ bytes: [UInt8], _ characterSet: CodedCharacterSet) -> String? {
      TextSegment(bytes: bytes, characterSet: characterSet).text
    }
    #expect(text([0xE7, 0x82, 0xB9], .utf8) == "点")
    #expect(text([0xEF, 0xBB, 0xBF, 0x41], .utf8)?.unicodeScalars.map { $0.value } == [0x41])
    #expect(text([0xE7, 0x82], .utf8) == nil)
    #expect(text([0x41, 0xE9, 0xFF], .iso8859_1) == "A\u{E9}\u{FF}")
    #expect(text([0xE9], CodedCharacterSet(eci: 1)) == "é")
    #expect(text([0x41], .ascii) == "A")
    #expect(text([0xC1], .ascii) == nil)
    #expect(text([0x41], .cp437) == "A")
    #expect(text([0x41], .shiftJIS) == "A")
    #expect(text([0x93, 0x5F], .shiftJIS) == nil)
    #expect(text([0x00, 0x41], .utf16BE) == nil)
    #expect(text([0x41], .binary) == nil)
  }

  @Test("ASCII joins the neighbours whose character set includes it")
  func merging() {
    let parts = [
      TextPart(bytes: [0x31], encoding: .ascii),
      TextPart(bytes: [0xC3, 0xA9], encoding: .known(.utf8)),
      TextPart(bytes: [0x32], encoding: .ascii),
      TextPart(bytes: [0x93, 0x5F], encoding: .known(.shiftJIS)),
      TextPart(bytes: [0x41], encoding: .unlabelled),
      TextPart(bytes: [0x00, 0x41], encoding: .known(.utf16BE)),
      TextPart(bytes: [0x33], encoding: .ascii),
      TextPart(bytes: [], encoding: .known(.big5)),
    ]
    #expect(
      TextSegment.segments(of: parts) == [
        TextSegment(bytes: [0x31, 0xC3, 0xA9, 0x32], characterSet: .utf8),
        TextSegment(bytes: [0x93, 0x5F, 0x41], characterSet: .shiftJIS),
        TextSegment(bytes: [0x00, 0x41], characterSet: .utf16BE),
        TextSegment(bytes: [0x33], characterSet: .ascii),
      ])
  }

  @Test("A character that an encoder split between two modes is still one")
  func splitCharacters() {
    let parts = [
      TextPart(bytes: [0x83], encoding: .unlabelled),
      TextPart(bytes: [0x41], encoding: .ascii),
      TextPart(bytes: [0x83, 0x67, 0x83], encoding: .unlabelled),
      TextPart(bytes: [0x41], encoding: .ascii),
    ]
    #expect(
      TextSegment.segments(of: parts) == [
        TextSegment(bytes: [0x83, 0x41, 0x83, 0x67, 0x83, 0x41], characterSet: .shiftJIS)
      ])
  }
}
