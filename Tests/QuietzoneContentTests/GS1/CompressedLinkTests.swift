import QuietzoneReport
import TestSupport
import Testing

@testable import QuietzoneContent

@Suite("Compressed GS1 Digital Links")
struct CompressedLinkTests {
  private func elements(of path: String, host: String = "https://id.gs1.org") -> [GS1Content.Element]? {
    GS1DigitalLink.content(of: host + "/" + path, rules: .generalSpecifications)?.elements
  }

  private func link(_ path: String, host: String = "https://id.gs1.org") throws -> WebLink {
    let content = BarcodeContent(ContentInput(text: host + "/" + path, symbology: nil))
    guard case .link(let link) = content else { throw ContentError.missing("link") }
    return link
  }

  @Test("All elements that others compressed are read, valid or not", arguments: CompressedLinkVectors.whole)
  func rawElements(_ compressed: String, _ plain: String) throws {
    let parts = plain.replacing("?", with: "/").replacing("&", with: "/").replacing("=", with: "/").split(
      separator: "/")
    let pairs = stride(from: 0, to: parts.count, by: 2).map { index in
      String(parts[index]) + " " + (PercentCoding.text(Bytes(String(parts[index + 1]))) ?? "")
    }
    let read = try #require(try CompressedElements.all(in: Bytes(compressed)))
    #expect(read.map { $0.identifier[...].text + " " + $0.data[...].text }.sorted() == pairs.sorted())
  }

  /// What an ITIP (8006) of these examples says, piece 2 of 1, is not valid.
  static let validVectors = (CompressedLinkVectors.whole + CompressedLinkVectors.behindKeys).filter {
    !$0.1.hasPrefix("8006")
  }

  @Test(
    "Links that others compressed say the same as they did before, on any host", arguments: Self.validVectors)
  func vectors(_ compressed: String, _ plain: String) throws {
    let expected = try #require(elements(of: plain))
    #expect(elements(of: compressed) == expected)
    #expect(elements(of: compressed, host: "https://shop.example:8443/some/path") == expected)
    #expect(elements(of: compressed + "#top") == expected)
    let link = try link(compressed)
    #expect(link.gs1?.elements == expected && link.gs1Problem == nil)
    #expect(link.gs1?.digitalLink == "https://id.gs1.org/" + plain)
  }

  @Test("What the query says beside is told, too, and what is wrong with it spoils all")
  func query() {
    #expect(elements(of: "AQnYUc1gmg?17=290331&a=b") == elements(of: "01/05412345000013?17=290331"))
    #expect(elements(of: "AQnYUc1gmg?17=291331") == nil)
    // The batch is compressed already.
    #expect(elements(of: "AQnYUc1gmiCNV4JG?10=A") == nil)
  }

  @Test(
    "Each sequence that has a byte of its own is read with all its identifiers", arguments: Self.bytes)
  func sequences(_ byte: Int, _ identifiers: [String]) throws {
    var path = CompressedPath()
    path.append(byte, 8)
    for identifier in identifiers {
      path.append(Self.data[identifier.prefix(3).description] ?? Self.data[identifier]!)
    }
    let read = try #require(elements(of: path.text), "\(path.text)")
    #expect(read.map { $0.identifier[...].text } == identifiers)
  }

  static let bytes: [(Int, [String])] =
    [
      (0x0A, ["01", "22"]), (0x0B, ["01", "10"]), (0x0C, ["01", "21"]), (0x0D, ["01", "17"]),
      (0x0E, ["01", "7003"]), (0x0F, ["01", "30"]), (0x1A, ["01", "10", "21", "17"]), (0x1B, ["01", "15"]),
      (0x1C, ["01", "11"]), (0x1D, ["01", "16"]), (0x1E, ["01", "91"]), (0x1F, ["01", "10", "15"]),
      (0x9A, ["8010", "8011"]), (0x9B, ["8017", "8019"]), (0x9C, ["8018", "8019"]), (0x9D, ["414", "254"]),
    ] + (0...5).map { (0x2A + $0, ["01", "310\($0)"]) } + (0...5).map { (0x3A + $0, ["01", "320\($0)"]) }
    + (0...9).map { (0xA0 + $0, ["01", "392\($0)"]) } + (0...9).map { (0xC0 + $0, ["255", "390\($0)"]) }
    + (0...3).map { (0xCA + $0, ["255", "394\($0)"]) }

  /// Valid data of each identifier in a sequence, as they are compressed: numbers with their bits.
  private static let data: [String: [(Int, Int)]] = [
    "01": digits("05412345000013"), "255": digits("5678409730535") + [(0, 4), (0, 1)],
    "22": text("A"), "10": text("b-1"), "21": text("X"), "91": text("z", lengthBits: 7),
    "17": digits("290331"), "15": digits("290300"), "11": digits("290331"), "16": digits("290331"),
    "7003": digits("2903311200"), "30": [(2, 4)] + digits("24"),
    "310": digits("000189"), "320": digits("000189"), "392": [(4, 4)] + digits("2172"),
    "390": [(3, 4)] + digits("007"), "394": digits("0050"),
    "8010": text("9506000134352A", lengthBits: 5), "8011": [(2, 4)] + digits("12"),
    "8017": digits("817019610850151481"), "8018": digits("411369833821910265"),
    "8019": [(1, 4)] + digits("7"),
    "414": digits("5060917510004"), "254": text("1a"),
  ]

  private static func digits(_ text: String) -> [(Int, Int)] {
    // A number of 18 digits is more than one of 32 bits, but not more than one of 64.
    let (value, count) = (Int(text)!, CompressedFormat.bits(ofDigits: text.utf8.count))
    return [(value >> 32, count - min(32, count)), (value & 0xFFFF_FFFF, min(32, count))]
  }

  /// ASCII, seven bits a character.
  private static func text(_ text: String, lengthBits: Int = 5) -> [(Int, Int)] {
    [(4, 3), (text.utf8.count, lengthBits)] + text.utf8.map { (Int($0), 7) }
  }

  @Test("Numbers keep the zeros in front of them, however long they are")
  func longNumbers() throws {
    var path = CompressedPath()
    path.append(0x1E, 8)
    path.append(Self.digits("05412345000013"))
    // 91: encoding 0, 40 digits, as 0…01 in 133 bits.
    path.append([(0, 3), (40, 7), (0, 60), (0, 60), (1, 13)])
    let read = try #require(elements(of: path.text))
    #expect(read.last?.data[...].text == String(repeating: "0", count: 39) + "1")
  }

  @Test("What separates element strings is no part of an element")
  func separator() throws {
    func path(_ batch: String) -> String {
      var path = CompressedPath()
      path.append(0x0B, 8)
      path.append(Self.digits("05412345000013"))
      path.append(Self.text(batch))
      return path.text
    }
    #expect(try #require(elements(of: path("b1"))).last?.data[...].text == "b1")
    for batch in ["b1\u{1D}", "\u{1D}b1", "b\u{1D}1"] { #expect(elements(of: path(batch)) == nil) }
  }

  @Test("As many bits as the greatest number of so many digits needs, and one for none")
  func bitsOfDigits() {
    #expect((0...8).map { CompressedFormat.bits(ofDigits: $0) } == [1, 4, 7, 10, 14, 17, 20, 24, 27])
    for digits in 1...18 {
      let greatest = (0..<digits).reduce(UInt64(0)) { number, _ in 10 * number + 9 }
      #expect(CompressedFormat.bits(ofDigits: digits) == 64 - greatest.leadingZeroBitCount, "\(digits)")
    }
  }

  @Test("All identifiers that the reader knows have a format here, as long as theirs, but for a few")
  func formats() {
    var missing: [String] = []
    for number in 0...9999 {
      for digits in 2...4 {
        let identifier = Array(padded(number, digits).utf8)
        guard identifier.count == digits else { continue }
        let isKnown: Bool
        do throws(GS1Rules.Broken) {
          _ = try GS1Rules.generalSpecifications.elements(identifier)
          isKnown = true
        } catch { isKnown = !error.reason.contains("identifier") }
        guard isKnown, CompressedFormat.components(of: identifier[...]) == nil else { continue }
        // Another identifier may begin with these digits.
        if !(2..<digits).contains(where: { CompressedFormat.components(of: identifier[..<$0]) != nil }) {
          missing.append(identifier[...].text)
        }
      }
    }
    #expect(
      missing == ["8040", "8041", "8042", "8043", "4330", "4331", "4332", "4333"].sorted(), "\(missing)")
  }

  @Test(
    "What breaks a rule is a link, and where it must be a compressed one a note says what is wrong",
    arguments: [
      // Cut within the number, and within a batch.
      ("AQnYUc1g", "it breaks off before its end"), ("AQnYUc1gmiCNV4", "it breaks off before its end"),
      // A bit behind the end, a check digit, a number too great for its digits.
      ("AQnYUc1gmh", "there is something behind its end"), ("AQnYUc1hmg", "(01) is not valid"),
      ("Af_______g", "a number of a compressed GS1 Digital Link is not valid"),
      // The same batch twice, one of 31 letters, a batch without a key.
      ("AQnYUc1gmiEDBEIGC", "(10) occurs more than once"),
      ("AQnYUc1gmiE_BgwYMGDBgwYMGDBgwYMGDBgwYMGDBgwYMGDB", "(10) is too long"),
      ("EEarwSM", "key is missing"),
      // An identifier that is none, one that is no number, a sequence and an encoding that are none.
      ("SZkAAA", "(4999) must be understood and is not known"),
      ("MQoAAA", "application identifier is not valid"),
      ("rwAAA", "a sequence of a compressed GS1 Digital Link must be understood and is not known"),
      ("AQnYUc1gmiFCA", "an encoding of a compressed GS1 Digital Link must be understood and is not known"),
    ])
  func faults(_ path: String, _ problem: String) throws {
    #expect(elements(of: path) == nil)
    let link = try link(path)
    #expect(link.gs1 == nil)
    #expect(link.gs1Problem?.description == problem)
    // Elsewhere it is any link.
    #expect(try self.link(path, host: "https://example.com").gs1Problem == nil)
  }

  @Test("Behind a valid key the rest must be compressed elements, on any host")
  func faultsBehindKeys() throws {
    let link = try link("01/09506000134352/about", host: "https://example.com")
    #expect(link.gs1 == nil && link.gs1Problem != nil)
    // The batch says another key, and the key is not valid.
    #expect(try self.link("01/05412345000013/AQnYUc1gmg").gs1Problem?.description == "(01) is not valid")
    #expect(try self.link("01/05412345000014/EEarwSM", host: "https://example.com").gs1Problem == nil)
  }

  @Test(
    "Addresses as pages have them are none",
    arguments: [
      "", "about", "login", "contact", "gallery", "git", "gadget", "QR", "AQ", "products/12345", "watch", "I",
      "index",
      "en", "news/2026/11/26", "A", "AA", "AAAAAAAAAAAAAAAAAAAA", "gAB", "shop/QBqUv", "a-b_c", "dQw4w9WgXcQ",
    ])
  func pages(_ path: String) throws {
    let link = try link(path, host: "https://example.com")
    #expect(link.gs1 == nil && link.gs1Problem == nil)
  }

  @Test("Of random paths hardly one is taken for a compressed link, and none breaks a reader")
  func random() throws {
    var generator = SeededGenerator(seed: 24)
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    var taken: [String] = []
    for _ in 0..<30_000 {
      let path = String(
        (0..<Int.random(in: 1...40, using: &generator)).map { _ in alphabet.randomElement(using: &generator)!
        })
      if elements(of: path, host: "https://example.com") != nil { taken.append(path) }
    }
    #expect(taken.count <= 3, "\(taken)")
  }

  @Test("A compressed link cut or changed anywhere says valid elements or nothing")
  func changed() throws {
    var generator = SeededGenerator(seed: 25)
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    var read = 0
    for (compressed, _) in CompressedLinkVectors.whole {
      let characters = Array(compressed)
      for count in characters.indices { _ = elements(of: String(characters[..<count])) }
      for _ in 0..<200 {
        var changed = characters
        changed[Int.random(in: changed.indices, using: &generator)] = alphabet.randomElement(
          using: &generator)!
        guard let found = elements(of: String(changed)) else { continue }
        read += 1
        for element in found {
          let one = try? GS1Rules.generalSpecifications.elements(element.identifier + element.data)
          #expect(one == [element])
        }
      }
    }
    // Serial numbers and batches have no check.
    #expect(read > 500, "\(read)")
  }

  @Test("A path as long as no code's is read to its end or refused")
  func long() {
    for character in "AI_Qg8" {
      #expect(elements(of: String(repeating: character, count: 60_000)) == nil)
      #expect(elements(of: "AQnYUc1gmiCNV4JG" + String(repeating: character, count: 60_000)) == nil)
    }
  }
}

/// Bits as a compressed path.
private struct CompressedPath {
  private var bits: [Int] = []

  mutating func append(_ value: Int, _ count: Int) {
    for bit in (0..<count).reversed() { bits.append(value >> bit & 1) }
  }

  mutating func append(_ parts: [(Int, Int)]) {
    for (value, count) in parts { append(value, count) }
  }

  var text: String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    let padded = bits + [Int](repeating: 0, count: (6 - bits.count % 6) % 6)
    return String(
      stride(from: 0, to: padded.count, by: 6).map {
        alphabet[padded[$0..<$0 + 6].reduce(0) { $0 << 1 | $1 }]
      })
  }
}
