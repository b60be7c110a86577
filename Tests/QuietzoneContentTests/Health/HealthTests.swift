import QuietzoneSymbols
import Testing

@testable import QuietzoneContent

@Suite("Medical products and medicines")
struct HealthTests {
  /// The check character of a label in front of it.
  private func checked(_ text: String) -> String {
    let characters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%".utf8)
    let sum = text.utf8.reduce(0) { $0 + characters.firstIndex(of: $1)! }
    return text + String(decoding: [characters[sum % 43]], as: UTF8.self)
  }

  @Test("The standard's own label has its check character")
  func standard() {
    #expect(shown("+A123BJC5D6E71G") == "hibc | labeler=A123 | product=BJC5D6E7 | packaging=1")
    #expect(checked("+A123BJC5D6E71") == "+A123BJC5D6E71G")
  }

  @Test(
    "Secondary data in each format: lots, serial numbers, quantities, dates",
    arguments: [
      ("+A99912345/$$52001510X3", "expiry=2020-01-15", "lot=10X3"),
      ("+A99912345/$$090510X3", "expiry=2005-09", "lot=10X3"),
      ("+A99912345/$$2122805LOT", "expiry=2005-12-28", "lot=LOT"),
      ("+A99912345/$$3260228LOT", "expiry=2026-02-28", "lot=LOT"),
      ("+A99912345/$$426022823LOT", "expiry=2026-02-28 | expiryHour=23", "lot=LOT"),
      ("+A99912345/$$62036600LOT", "expiry=2020-12-31 | expiryHour=0", "lot=LOT"),
      ("+A99912345/$$7LOT", "", "lot=LOT"),
      ("+A99912345/$LOT", "", "lot=LOT"),
      ("+A99912345/$+SER", "", "serial=SER"),
      ("+A99912345/$$+7SER", "", "serial=SER"),
      ("+A99912345/26059LOT", "expiry=2026-02-28", "lot=LOT"),
      ("+A99912345/$$8243260228LOT", "expiry=2026-02-28", "lot=LOT | quantity=24"),
      ("+A99912345/$$9000247LOT", "", "lot=LOT | quantity=24"),
      (
        "+A99912345/$$7LOT/16D20200202/SXYZ/Q3", "manufactured=2020-02-02",
        "lot=LOT | serial=XYZ | quantity=3"
      ),
      ("+A99912345/14D20200202", "expiry=2020-02-02", ""),
    ])
  func secondary(_ text: String, _ dates: String, _ numbers: String) {
    let fields = ["hibc | labeler=A999 | product=1234 | packaging=5", numbers, dates].filter { !$0.isEmpty }
    #expect(shown(checked(text)) == fields.joined(separator: " | "))
  }

  @Test("A secondary label alone ends with the primary's check character and its own")
  func secondaryAlone() { #expect(shown(checked("+$$3260228LOTG")) == "hibc | lot=LOT | expiry=2026-02-28") }

  @Test(
    "What breaks a rule is said",
    arguments: [
      ("+A123BJC5D6E71H", "the check of label is wrong"), ("+A999/$$7XB", "the check of label is wrong"),
    ])
  func faults(_ text: String, _ problem: String) { #expect(shown(text) == note(.hibc, problem)) }

  @Test(
    "Labels with a sound check but false content are said",
    arguments: [
      ("+A9991234X", "product is not valid"), ("+A99912345/$$3261328LOT", "expiry is not valid"),
      ("+A99912345/$$326", "expiry is not valid"), ("+A99912345/$$8A", "quantity is not valid"),
      ("+A99912345/$LOTLOTLOTLOTLOTLOTLOT", "lot is too long"),
      ("+A99912345/$$7A/99X", "data identifier is not valid"),
      ("+A99912345/$$626366AALOT", "expiry is not valid"), ("+A99912345/$$42602282", "expiry is not valid"),
      ("+A99912345/$$426022824LOT", "expiry is not valid"),
    ])
  func checkedFaults(_ text: String, _ problem: String) {
    #expect(shown(checked(text)) == note(.hibc, problem))
  }

  @Test("A telephone number is no label", arguments: ["+491701234567", "+1 201", "+"])
  func numbers(_ text: String) { #expect(shown(text) == "text") }

  @Test(
    "Germany's and Italy's numbers of medicines in Code 39, with their check digits",
    arguments: [
      ("-27580899", "pharmacy | scheme=pzn | number=27580899"),
      ("-1234562", "pharmacy | scheme=pzn | number=1234562"),
      ("-27580898", note(.pharmacy, "the check of PZN is wrong")),
      ("A012345676", "pharmacy | scheme=code32 | number=A012345676"),
      ("A012345677", "text"), ("-123", "text"),
    ])
  func medicines(_ text: String, _ content: String) {
    #expect(shown(text, in: .code39) == content)
    #expect(shown(text, in: .code128) == "text")
  }

  @Test(
    "A health certificate says what it is, if what is in base 45 is compressed or signed",
    arguments: [
      // 78 DA, then zeros; RFC 9285 has its own samples below.
      (
        "HC1:" + base45([0x78, 0xDA, 0, 0, 0, 0, 0, 0]),
        "healthCertificate | format=EU Digital COVID Certificate | version=1 | byteCount=8"
      ),
      (
        "HC1:" + base45([0xD2, 0x84, 1]),
        "healthCertificate | format=EU Digital COVID Certificate | version=1 | byteCount=3"
      ),
      ("HC1:BB8", note(.healthCertificate, "certificate is not valid")),
      ("HC1:GGW", note(.healthCertificate, "base 45 is not valid")),
      ("HC1:bb8", note(.healthCertificate, "base 45 is not valid")),
      ("HC1:BB8B", note(.healthCertificate, "it breaks off before its end")),
      ("HC1:", note(.healthCertificate, "certificate is not valid")),
    ])
  func certificates(_ text: String, _ content: String) { #expect(shown(text) == content) }

  private static func base45(_ bytes: [UInt8]) -> String {
    let characters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 2) {
      let pair = bytes[start..<min(start + 2, bytes.count)]
      let number = pair.reduce(0) { $0 << 8 | Int($1) }
      result += [characters[number % 45], characters[number / 45 % 45]]
      if pair.count == 2 { result.append(characters[number / 2025]) }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
