import Testing

@testable import Quietzone

struct LinearDecodersTests {
  /// What one line holds, by name.
  private func read(_ row: ElementRow, as wanted: SymbologySet) -> [String] {
    var found: [String] = []
    forEachLinearSymbol(wanted, in: row.widths()) { symbol in
      found.append("\(symbol.content.symbology) \(String(decoding: symbol.content.bytes, as: UTF8.self))")
    }
    return found
  }

  /// Each symbology with a symbol of its.
  private static let symbols: [(ElementRow, Symbology, String)] = [
    (.ean13, .ean13, "ean13 4006381333931"), (.ean8, .ean8, "ean8 96385074"),
    (.upcA, .upcA, "upcA 036000291452"), (.upcE, .upcE, "upcE 01234565"),
    (.code128, .code128, "code128 Quietzone"), (.code93, .code93, "code93 QUIET"),
    (.code39, .code39, "code39 QUIET"), (.i2of5, .i2of5, "i2of5 1234567890"),
    (.itf14, .itf14, "itf14 00012345600012"), (.codabar, .codabar, "codabar A12345B"),
    (.telepen, .telepen, "telepen Quiet"), (.dataBar, .gs1DataBar, "gs1DataBar 0109501101530010"),
    (.dataBarLimited, .gs1DataBarLimited, "gs1DataBarLimited 0115012345678907"),
    (.dataBarExpanded, .gs1DataBarExpanded, "gs1DataBarExpanded 01950123456789033103000123"),
  ]

  /// Those that are read only if asked for.
  private static let askedFor: [(ElementRow, Symbology, String)] = [
    (.msiPlessey, .msiPlessey, "msiPlessey 12344"), (.pharmacode, .pharmacode, "pharmacode 117480"),
  ]

  @Test("What has to be asked for is read only then", arguments: askedFor)
  func asked(row: ElementRow, symbology: Symbology, content: String) {
    #expect(read(row, as: [symbology]) == [content])
    #expect(read(row, as: SymbologySet(.linear)) == [content])
    #expect(read(row, as: .linear).isEmpty && read(row, as: .all).isEmpty)
  }

  @Test("Each symbology is read where it alone is wanted, and among all others", arguments: symbols)
  func each(row: ElementRow, symbology: Symbology, content: String) {
    #expect(read(row, as: [symbology]) == [content])
    #expect(read(row, as: .linear) == [content])
  }

  @Test("What is not wanted is not read", arguments: symbols)
  func others(row: ElementRow, symbology: Symbology, content: String) {
    let found = read(row, as: .all.subtracting([symbology]))
    switch symbology {
    case .upcA: #expect(found == ["ean13 0036000291452"])
    case .itf14: #expect(found == ["i2of5 00012345600012"])
    default: #expect(found.isEmpty)
    }
  }

  @Test("UPC-A is an EAN-13 that begins with 0 where only EAN-13 is wanted, and EAN-13 is no UPC-A")
  func upcA() {
    #expect(read(.upcA, as: [.ean13]) == ["ean13 0036000291452"])
    #expect(read(.upcA, as: [.ean13, .upcA]) == ["upcA 036000291452"])
    #expect(read(.ean13, as: [.upcA]).isEmpty)
  }

  @Test("An ITF-14 number is plain Interleaved 2 of 5 where only that is wanted, but not the other way round")
  func itf14() {
    #expect(read(.itf14, as: [.i2of5]) == ["i2of5 00012345600012"])
    #expect(read(.itf14, as: [.i2of5, .itf14]) == ["itf14 00012345600012"])
    #expect(read(.i2of5, as: [.itf14]).isEmpty)
  }

  @Test("Code 39 with a check character is named so only where plain Code 39 is not wanted")
  func code39() {
    #expect(read(.code39Checked, as: [.code39]) == ["code39 QUIETV"])
    #expect(read(.code39Checked, as: [.code39, .code39Mod43]) == ["code39 QUIETV"])
    #expect(read(.code39Checked, as: [.code39Mod43]) == ["code39Mod43 QUIETV"])
    #expect(read(.code39, as: [.code39Mod43]).isEmpty)
  }

  @Test("Two symbols on a line are both read")
  func two() {
    var widths = ElementRow.ean13.widths()
    widths[widths.count - 1] += ElementRow.code128.widths()[0]
    widths += ElementRow.code128.widths().dropFirst()
    var found: [Symbology] = []
    forEachLinearSymbol(.linear, in: widths) { symbol in
      found.append(symbol.content.symbology)
      #expect(symbol.elements == (symbol.content.symbology == .ean13 ? 1..<60 : 61..<widths.count - 1))
      #expect(abs(symbol.module - 3) < 0.01 && symbol.deviation < 0.01)
    }
    #expect(found == [.code128, .ean13])
  }

  @Test("A line is read both ways")
  func backward() {
    for isReversed in [false, true] {
      let bars = BarLine(.code128, left: 80, reversed: isReversed)
      var found: [Range<Int>] = []
      bars.forEachSymbol(.linear) { symbol, runsBackward in
        #expect(runsBackward == isReversed)
        #expect(symbol.content.bytes == Array("Quietzone".utf8))
        found.append(symbol.elements)
      }
      #expect(found == [1..<bars.count])
    }
  }
}
