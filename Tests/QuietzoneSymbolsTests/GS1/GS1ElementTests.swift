import QuietzoneSymbols
import TestSupport
import Testing

@Suite("GS1: element strings")
struct GS1ElementTests {
  /// Element strings with `|` for the separator, and their elements as printed.
  static let sound = [
    ("00106141411234567897", "(00)106141411234567897"),
    ("0109506000134352", "(01)09506000134352"),
    ("0109506000134352" + "10ABC123|" + "17261231", "(01)09506000134352(10)ABC123(17)261231"),
    ("0109506000134352|" + "17260200", "(01)09506000134352(17)260200"),
    ("17240229" + "15000229", "(17)240229(15)000229"),
    ("3103001750" + "3922795|" + "21X", "(3103)001750(3922)795(21)X"),
    ("3931978150", "(3931)978150"),
    ("253" + "9506000134352" + "ABC", "(253)9506000134352ABC"),
    ("255" + "9506000134352", "(255)9506000134352"),
    ("402" + "12345678901234560", "(402)12345678901234560"),
    ("414" + "9506000134352" + "254X", "(414)9506000134352(254)X"),
    ("7003" + "2602282359|" + "10A", "(7003)2602282359(10)A"),
    ("423" + "056076", "(423)056076"),
    ("8003" + "09506000134352" + "ABC", "(8003)09506000134352ABC"),
    ("8006" + "09506000134352" + "0102", "(8006)095060001343520102"),
    ("8008" + "26010112", "(8008)26010112"),
    ("8008" + "260101125959", "(8008)260101125959"),
    ("8013" + "1987654Ad4X4bL5ttr2310c2K", "(8013)1987654Ad4X4bL5ttr2310c2K"),
    ("8200HTTP://A.B/c", "(8200)HTTP://A.B/c"),
    ("9012345|" + "99!\"%&'()*+,-./:;<=>?_Az", "(90)12345(99)!\"%&'()*+,-./:;<=>?_Az"),
  ]

  @Test("Elements are told apart by predefined lengths and separators", arguments: sound)
  func elements(_ text: String, _ printed: String) throws {
    let elements = try GS1.elements(of: elementString(text))
    let found = elements.map { "(" + String(decoding: $0.identifier + [0x29] + $0.data, as: UTF8.self) }
    #expect(found.joined() == printed)
  }

  @Test(
    "What is wrong is told, and where",
    arguments: [
      ("", .empty),
      ("|", .unknownIdentifier(offset: 0)),
      ("A", .unknownIdentifier(offset: 0)),
      ("05123", .unknownIdentifier(offset: 0)),
      ("3106001234", .unknownIdentifier(offset: 0)),
      ("7231", .length(offset: 4)),
      ("10ABC||17261231", .unknownIdentifier(offset: 6)),
      ("10", .length(offset: 2)),
      ("10123456789012345678901", .length(offset: 2)),
      ("0109506000134", .length(offset: 2)),
      ("01095060001343A2", .character(offset: 14)),
      ("10A#", .character(offset: 3)),
      ("0109506000134353", .checkDigit(offset: 2)),
      ("10A|4109506000134353", .checkDigit(offset: 7)),
      ("25395060001343521|8003195060001343520", .range(offset: 22)),
      ("8003095060001343530", .checkDigit(offset: 5)),
      ("8013" + "1987654Ad4X4bL5ttr2310c2L", .checkDigit(offset: 4)),
      ("17261301", .date(offset: 2)),
      ("17260001", .date(offset: 2)),
      ("17260431", .date(offset: 2)),
      ("17250229", .date(offset: 2)),
      ("7006260400", .date(offset: 4)),
      ("70032602282460", .date(offset: 10)),
      ("80082601011260", .date(offset: 12)),
      ("8006095060001343520302", .range(offset: 18)),
      ("422 56", .character(offset: 3)),
      ("42256", .length(offset: 3)),
      ("4225600", .length(offset: 3)),
    ] as [(String, GS1Error)])
  func faults(_ text: String, _ fault: GS1Error) {
    #expect(throws: fault, "\(text)") { try GS1.elements(of: elementString(text)) }
  }

  @Test("What symbols of GS1 DataBar Expanded hold are element strings")
  func symbols() throws {
    for fixture in try LinearFixture.all("databar-expanded") {
      #expect(throws: Never.self, "\(fixture)") { try GS1.elements(of: fixture.bytes) }
    }
  }

  @Test("Random bytes and digits do not crash, and elements hold all that is read")
  func randomBytes() {
    var generator = SeededGenerator(seed: 1)
    var readCount = 0
    for round in 0..<100_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        round % 2 == 0
          ? UInt8.random(in: 0...255, using: &generator)
          : UInt8.random(in: 0x2F...0x39, using: &generator)
      }.map { $0 == 0x2F ? GS1.separator : $0 }
      guard let elements = try? GS1.elements(of: bytes) else { continue }
      readCount += 1
      #expect(elements.flatMap { $0.identifier + $0.data } == bytes.filter { $0 != GS1.separator })
    }
    #expect(readCount > 900, "\(readCount)")
  }

  @Test("Sound element strings with a byte changed are errors, or elements that hold all that is read")
  func changedBytes() throws {
    var generator = SeededGenerator(seed: 2)
    let fixtures = try LinearFixture.all("databar-expanded")
    var readCount = 0
    for _ in 0..<20_000 {
      var bytes = fixtures[Int.random(in: fixtures.indices, using: &generator)].bytes
      let digit = UInt8.random(in: 0x2F...0x39, using: &generator)
      bytes[Int.random(in: bytes.indices, using: &generator)] = digit == 0x2F ? GS1.separator : digit
      guard let elements = try? GS1.elements(of: bytes) else { continue }
      readCount += 1
      #expect(elements.flatMap { $0.identifier + $0.data } == bytes.filter { $0 != GS1.separator })
    }
    #expect(readCount > 6_000, "\(readCount)")
  }

  @Test("The check digits of numbers from the General Specifications")
  func checkDigits() {
    for number in ["9506000134352", "09506000134352", "106141411234567897", "12345670", "036000291452"] {
      let digits = number.utf8.map { $0 - 0x30 }
      #expect(GS1.checkDigit(of: digits.dropLast()) == digits.last, "\(number)")
    }
  }

  private func elementString(_ text: String) -> [UInt8] {
    text.utf8.map { $0 == 0x7C ? GS1.separator : $0 }
  }
}
