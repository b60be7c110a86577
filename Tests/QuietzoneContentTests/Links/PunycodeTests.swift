import TestSupport
import Testing

@testable import QuietzoneContent

@Suite("Punycode")
struct PunycodeTests {
  /// RFC 3492, section 7.1, (A) to (S), in lower case.
  static let samples = [
    ("ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"),
    ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
    ("他們爲什麽不說中文", "ihqwctvzc91f659drss3x8bo0yb"),
    ("pročprostěnemluvíčesky", "proprostnemluvesky-uyb24dma41a"),
    ("למההםפשוטלאמדבריםעברית", "4dbcagdahymbxekheh6e0a7fei0b"),
    ("यहलोगहिन्दीक्योंनहींबोलसकतेहैं", "i1baa7eci9glrd9b2ae1bj0hfcgg6iyaf8o0a1dig0cd"),
    ("なぜみんな日本語を話してくれないのか", "n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"),
    ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"),
    ("3年b組金八先生", "3b-ww4c5e180e575a65lsy2b"),
    ("安室奈美恵-with-super-monkeys", "-with-super-monkeys-pc58ag80a8qai00g7n9n"),
    ("bücher", "bcher-kva"), ("ü", "tda"),
  ]

  @Test("The RFC's samples, both ways", arguments: samples)
  func bothWays(_ text: String, _ punycode: String) {
    let scalars = Array(text.unicodeScalars)
    #expect(Punycode.encoded(scalars) == Array(punycode.utf8))
    #expect(Punycode.decoded(Bytes(punycode)) == scalars)
  }

  @Test(
    "Overflow, what is no digit and what breaks off are refused",
    arguments: ["99999999", "a!", "-!", "é", "kva9", "tda\u{0}"])
  func faults(_ text: String) { #expect(Punycode.decoded(Bytes(text)) == nil) }

  @Test("Random labels come back as they were")
  func roundTrips() {
    var generator = SeededGenerator(seed: 3)
    var count = 0
    for _ in 0..<2000 {
      let label = (0..<Int.random(in: 1...12, using: &generator)).compactMap { _ in
        Unicode.Scalar(
          UInt32.random(in: 0x61...(Bool.random(using: &generator) ? 0x7A : 0x1FFFF), using: &generator))
      }
      guard let encoded = Punycode.encoded(label) else { continue }
      count += 1
      #expect(Punycode.decoded(encoded[...]) == label)
    }
    #expect(count > 1500)
  }
}
