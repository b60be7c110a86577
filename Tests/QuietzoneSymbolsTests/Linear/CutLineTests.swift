import QuietzoneSymbols
import Testing

struct CutLineTests {
  @Test(
    "No symbol is read without light ground behind its last bar, by any decoder",
    arguments: [
      "codabar", "code128", "code32", "code39", "code93", "databar", "databar-expanded", "databar-limited",
      "ean",
      "itf", "telepen",
    ])
  func endsWithBar(file: String) throws {
    // Cutting at an add-on's last bar leaves the symbol before it whole.
    for fixture in try LinearFixture.all(file) where fixture.rows.count == 1 && fixture.addOn == nil {
      let widths = Array(fixture.widths().dropLast())
      #expect(everySymbol(in: widths).isEmpty, "\(fixture)")
      DataBarOmni.forEachHalf(in: widths) { _, place in #expect(place.elements.upperBound < widths.count) }
      DataBarExpanded.forEachRow(in: widths) { _, place in #expect(place.elements.upperBound < widths.count) }
    }
  }

  /// What all decoders find on a line.
  private func everySymbol(in widths: [Float]) -> [LinearSymbol] {
    symbols(of: EAN13.self, in: widths) + symbols(of: EAN8.self, in: widths)
      + symbols(of: UPCE.self, in: widths) + symbols(of: Code128.self, in: widths)
      + symbols(of: Code39.self, in: widths) + symbols(of: Code93.self, in: widths)
      + symbols(of: Interleaved2of5.self, in: widths) + symbols(of: Codabar.self, in: widths)
      + symbols(of: Telepen.self, in: widths) + symbols(of: DataBarOmni.self, in: widths)
      + symbols(of: DataBarLimited.self, in: widths) + symbols(of: DataBarExpanded.self, in: widths)
  }
}
