import QuietzoneReport
import QuietzoneSymbols
import TestSupport
import Testing

@testable import QuietzoneContent

@Suite("Content made to break what reads it")
struct HostileContentTests {
  /// One sound text of each kind that is told by its text alone.
  static let samples = [
    "https://раураl.example:8443/a?url=https://b.example#c", "market://details?id=a",
    "WIFI:T:WPA;S:a\\;b;P:12345678;;",
    "BEGIN:VCARD\nVERSION:3.0\nN:A;B;;;\nTEL;TYPE=home:1\nADR:;;c;d;e;f;g\nEND:VCARD", "MECARD:N:A,B;TEL:1;;",
    "BIZCARD:N:A;;",
    "mailto:a@example.org?subject=b&body=%41", "MATMSG:TO:a@example.org;SUB:b;;", "tel:+1-2;ext=3",
    "sms:+1?body=a",
    "SMSTO:1:a", "mmsto:1", "geo:1.5,-2.5,3;u=4",
    "BEGIN:VEVENT\nDTSTART:20260101T000000Z\nDURATION:P1DT1H\nEND:VEVENT",
    "otpauth://totp/a:b?secret=GEZDGNBV&digits=8", "BCD\n002\n1\nSCT\n\nA\nDE89370400440532013000\nEUR12.30",
    PaymentTests.bill, PaymentTests.merchant, "upi://pay?pa=a@b&am=1",
    "bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=1",
    PaymentTests.donation, JCardTests.simon, "lnurlp://a.example/b?tag=login",
    "RA473124829US", "2LDE53113+48", "https://id.gs1.org/01/09506000134352/10/A?17=261231",
    "https://id.gs1.org/AQnYUc1gmiCNV4JGLo3Dfg2q72Etrue8K7RPRWwjc0D4", "+A123BJC5D6E71G",
    "HC1:BB8",
    "M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100", TravelTests.licence,
    "MEBKM:TITLE:a;URL:https\\://b.example;;",
    "[)>\u{1E}01\u{1D}96152382802\u{1D}840\u{1D}001\u{1D}1Z00004951\u{1D}UPSN\u{1E}\u{04}",
  ]

  @Test("A text cut anywhere is content or text with a note, and never breaks a reader", arguments: samples)
  func cut(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    for count in scalars.indices {
      var part = ""
      part.unicodeScalars.append(contentsOf: scalars[..<count])
      // What writes fields goes through all of them.
      #expect(!shown(part).isEmpty)
    }
  }

  @Test("A text with a byte changed, doubled or taken out breaks no reader, in symbols of every kind")
  func changed() {
    var generator = SeededGenerator(seed: 17)
    let special = Array(";:\\=?&%/@.,\"\n\r\t\u{0}\u{1D}[]0-+".utf8)
    var kinds: [BarcodeContent.Kind] = []
    for _ in 0..<20_000 {
      var bytes = Array(Self.samples.randomElement(using: &generator)!.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
        let place = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes[place] = special.randomElement(using: &generator)!
        case 2: bytes.insert(special.randomElement(using: &generator)!, at: place)
        default: bytes.remove(at: place)
        }
      }
      let symbology = Symbology.allCases.randomElement(using: &generator)!
      let content = BarcodeContent(
        ContentInput(text: String(decoding: bytes, as: UTF8.self), bytes: bytes, symbology: symbology))
      #expect(!shown(content).isEmpty)
      if !kinds.contains(content.kind) { kinds.append(content.kind) }
    }
    // Most changes leave something that is read.
    #expect(kinds.count > 15, "\(kinds)")
  }

  @Test(
    "What is long beyond all symbols is read to its end",
    arguments: [
      "WIFI:" + String(repeating: "S:a;", count: 20_000) + ";",
      "WIFI:S:" + String(repeating: "\\", count: 80_001),
      "BEGIN:VCARD\nVERSION:3.0\nFN:A\n" + String(repeating: "TEL:1\n", count: 10_000) + "END:VCARD",
      "BEGIN:VCARD\nVERSION:2.1\nN;ENCODING=QUOTED-PRINTABLE:" + String(repeating: "=\n", count: 20_000),
      "BEGIN:VCARD\nVERSION:3.0\nFN:" + String(repeating: "a\n ", count: 20_000),
      "mailto:a@example.org?" + String(repeating: "cc=b@example.org&", count: 5_000),
      "https://" + String(repeating: "a@", count: 40_000) + "b.example",
      "https://" + String(repeating: "ü", count: 40_000),
      "https://id.gs1.org" + String(repeating: "/01/09506000134352", count: 4_000),
      "https://id.gs1.org/01/09506000134352?" + String(repeating: "91=a&", count: 20_000),
      "https://xn--" + String(repeating: "9", count: 80_000),
      "https://[" + String(repeating: ":", count: 80_000) + "]/",
      "geo:" + String(repeating: "1,", count: 40_000),
      "000201" + String(repeating: "0", count: 80_000) + "63040000",
      "bitcoin:" + String(repeating: "z", count: 80_000),
      "lightning:" + String(repeating: "1", count: 80_000),
      "[\"vcard\",[" + String(repeating: "[\"fn\",{},\"text\",\"a\"],", count: 10_000),
      "[\"vcard\"" + String(repeating: ",[]", count: 40_000),
      "lnurl1" + String(repeating: "q", count: 80_000),
      "HC1:" + String(repeating: "0", count: 80_000), "SPC\n" + String(repeating: "\n", count: 80_000),
      "sms:" + String(repeating: "1,", count: 40_000),
      "BEGIN:VEVENT\n" + String(repeating: "BEGIN:X\nEND:X\n", count: 10_000),
      String(repeating: "a:", count: 40_000), String(repeating: " ", count: 80_000),
    ])
  func long(_ text: String) {
    // What grew with the square of the length would take minutes here.
    #expect(!shown(text).isEmpty)
  }
}
