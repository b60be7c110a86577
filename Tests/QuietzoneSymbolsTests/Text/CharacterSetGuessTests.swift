import Foundation
import TestSupport
import Testing

@testable import QuietzoneSymbols

/// A text and its bytes in a character set: a line of the fixture that `Scripts/make-text-vectors` writes.
private struct TextFixture {
  var text: String
  var bytes: [UInt8]

  static func all(_ group: String) throws -> [TextFixture] {
    let url = try #require(Bundle.module.url(forResource: "Fixtures/text", withExtension: "tsv"))
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").compactMap { line in
      let columns = line.split(separator: "\t")
      guard columns[0] == group else { return nil }
      let digits = Array(columns[2])
      let bytes = stride(from: 0, to: digits.count, by: 2).map {
        UInt8(String(digits[$0...$0 + 1]), radix: 16)!
      }
      return TextFixture(text: String(columns[1]), bytes: bytes)
    }
  }
}

@Suite("The guess of a character set")
struct CharacterSetGuessTests {
  @Test(
    "Unlabelled text is recognised, short and long",
    arguments: [
      ("latin1", CodedCharacterSet.iso8859_1), ("shiftJIS", .shiftJIS), ("halfWidthKatakana", .shiftJIS),
      ("gb", .gb18030), ("big5", .big5), ("eucKR", .eucKR), ("utf8", .utf8),
    ])
  func texts(_ group: String, _ expected: CodedCharacterSet) throws {
    let fixtures = try TextFixture.all(group)
    #expect(fixtures.count > 10)
    for fixture in fixtures {
      #expect(CodedCharacterSet.likeliest(for: fixture.bytes) == expected, "\(fixture.text)")
    }
  }

  @Test("Repeated and successive letters are evidence of no language, so the default remains")
  func repetitions() throws {
    let fixtures = try TextFixture.all("repetitions")
    #expect(fixtures.count > 5)
    for fixture in fixtures {
      #expect(CodedCharacterSet.likeliest(for: fixture.bytes) == .iso8859_1, "\(fixture.text)")
    }
  }

  @Test("Bytes that are ASCII alone are UTF-8")
  func ascii() {
    #expect(CodedCharacterSet.likeliest(for: Array("plain ASCII".utf8)) == .utf8)
    #expect(CodedCharacterSet.likeliest(for: []) == .utf8)
  }

  @Test("One capital or small letter beyond ASCII is no evidence against ISO 8859-1, wherever it stands")
  func singleLetters() {
    for letter in UInt8(0xC0)...0xFF {
      for text in [[letter], [0x41, letter], [letter, 0x61], [0x61, letter, 0x62], [0x20, letter, 0x31]] {
        #expect(CodedCharacterSet.likeliest(for: text) == .iso8859_1, "\(text)")
      }
    }
  }

  @Test("A neighbour's character set is preferred where the bytes can be in it")
  func neighbours() {
    let bytes: [UInt8] = [0xB1, 0xB1, 0xBE, 0xA9]
    #expect(CodedCharacterSet.likeliest(for: bytes) == .gb18030)
    #expect(CodedCharacterSet.likeliest(for: bytes, beside: .shiftJIS) == .shiftJIS)
    #expect(CodedCharacterSet.likeliest(for: [0xFF, 0x41], beside: .shiftJIS) == .iso8859_1)
  }

  @Test("No bytes at all, of any length, upset the guess")
  func anything() {
    var generator = SeededGenerator(seed: 31)
    var validCount = 0
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let text = TextSegment(bytes: bytes, characterSet: .likeliest(for: bytes)).text
      guard String(validating: bytes, as: UTF8.self) != nil else { continue }
      validCount += 1
      #expect(text != nil)
    }
    #expect(validCount > 1000)
  }
}
