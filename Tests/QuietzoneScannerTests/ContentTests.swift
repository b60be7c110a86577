import Testing

@testable import QuietzoneScanner

struct ContentTests {
  @Test(
    "Texts are cleaned",
    arguments: [
      (" \t a \n b  ", "a b"), ("a", "a"), ("", ""), (" ", ""), ("\u{202E}\u{0}\u{FEFF}", ""),
      ("https://exa\u{2028}mple\u{2029}.org\u{85}/x", "https://example.org/x"),
      ("\u{3000}https://example.org\u{A0}\u{2003}", "https://example.org"),
      ("a\r\n\r\nb\u{3000}\u{1680}c", "a b c"), ("\u{202E}gro.elpmaxe\u{2066}", "gro.elpmaxe"),
      ("a\u{200B}b\u{E000}c\u{F0000}d\u{378}e\u{10FFFF}f", "abcdef"), ("x \u{202A} y", "x y"),
      ("Grüße 😀 日本語 עברית e\u{301}", "Grüße 😀 日本語 עברית e\u{301}"),
    ])
  func cleaning(text: String, expected: String) {
    #expect(Array(cleaned(text).utf8) == Array(expected.utf8))
  }

  @Test("The characters that are kept are those that Unicode's categories say can be seen")
  func legibleCharacters() {
    var wrong: [String] = []
    for value: UInt32 in 0...0x10FFFF {
      guard let properties = Unicode.Scalar(value)?.properties else { continue }
      let age = properties.age.map { ($0.major, $0.minor) } ?? (0, 0)
      if age > LegibleCharacters.unicodeVersion { continue }
      let isSeen =
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
        default: true
        }
      if LegibleCharacters.contains(value) != isSeen { wrong.append("U+" + String(value, radix: 16)) }
    }
    #expect(wrong.isEmpty)
  }

  @Test("White space of every kind is one space, or nothing where it is a separator of lines or paragraphs")
  func whiteSpace() {
    for scalar in (0...0xFFFF).compactMap({ Unicode.Scalar($0) }) where scalar.properties.isWhitespace {
      let isDropped = [0x85, 0x2028, 0x2029].contains(scalar.value)
      #expect(cleaned("a\(scalar)b") == (isDropped ? "ab" : "a b"), "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test(
    "Web addresses are told from others and from words",
    arguments: [
      ("https://example.org", ContentKind.webAddress), ("http://example.org:8080/a?b#c", .webAddress),
      ("HTTPS://EXAMPLE.ORG/A", .webAddress), ("https://user:word@example.org", .webAddress),
      ("http://[::1]:80/", .webAddress), ("http://localhost", .webAddress),
      ("https://müller.example", .webAddress),
      ("www.example.org/a", .webAddress), ("WWW.EXAMPLE.ORG:80", .webAddress),
      ("http://", .words), ("https:///a", .words), ("https:example.org", .words),
      ("https://exa mple.org", .words),
      ("https://example.org/a b", .words), ("https://example.org:a/", .words), ("http://...", .words),
      ("http://exa<mple.org", .words), ("http://[x]/", .words), ("http://[::1]x/", .words),
      ("http://[::1]:x/", .words), ("http://[2001:DB8::1]/a", .webAddress), ("http://[]/", .words),
      ("http://[::1", .words),
      ("http://user@/", .words), ("http:\\\\example.org", .words), ("www.", .words),
      ("www.bank.example@example.org", .words), ("www.example.org/@a", .webAddress), ("www. example", .words),
      ("example.org", .words), ("a b", .words), (": a", .words), ("1:2", .words), ("näh:x", .words),
      ("", .words),
      ("data:text/html,<b>", .otherAddress), ("javascript:alert(1)", .otherAddress),
      ("JavaScript:alert(1)", .otherAddress),
      ("file:///etc/passwd", .otherAddress), ("tel:+49", .otherAddress), ("a+b-c.1:", .otherAddress),
      ("WIFI:S:x;;", .otherAddress), ("ftp://example.org", .otherAddress),
      ("httpx://example.org", .otherAddress),
    ])
  func kinds(text: String, kind: ContentKind) {
    #expect(ContentKind(of: text) == kind)
  }

  @Test("An address with another scheme is put in double quotes: words to search for, never a link to follow")
  func quoted() {
    let data = result("data:text/html,<b>")
    #expect(data.omniboxText == "\"data:text/html,<b>\"")
    #expect(data.destination == .search("\"data:text/html,<b>\""))
    #expect(Destination(of: "javascript:alert(1)") == .search("\"javascript:alert(1)\""))
  }

  @Test("A line break within a scheme does not make it another text to follow")
  func brokenScheme() {
    #expect(result("java\nscript:alert(1)").destination == .search("java script:alert(1)"))
    #expect(result("java\u{2028}script:alert(1)").kind == .otherAddress)
  }

  @Test("A web address without its scheme is opened with one")
  func withoutScheme() {
    #expect(Destination(of: "Www.example.org") == .address("https://Www.example.org"))
    #expect(result("www.example.org").omniboxText == "www.example.org")
  }

  @Test("Codes that hold digits alone are numeric, the others can hold letters")
  func numeric() {
    let numeric = Symbology.allCases.filter(\.isNumeric)
    #expect(Set(numeric) == [.upcE, .upcA, .ean8, .ean13, .i2of5, .itf14])
  }
}
