import Testing

@testable import Quietzone

struct EANLayoutTests {
  /// Each layout, a symbol that zint made, and its patterns: digits, plus 10 in set B.
  private static let symbols: [(EANLayout, ElementRow, [Int])] = [
    // The first digit, 4, has the sets ABAABB.
    (.ean13, .ean13, [0, 10, 6, 3, 18, 11, 3, 3, 3, 9, 3, 1]),
    (.ean13, .upcA, [0, 3, 6, 0, 0, 0, 2, 9, 1, 4, 5, 2]),
    (.ean8, .ean8, [9, 6, 3, 8, 5, 0, 7, 4]),
    // The check digit, 5, has the sets BAABBA in number system 0.
    (.upcE, .upcE, [11, 2, 3, 14, 15, 6]),
  ]

  @Test("Guards and digits are where zint puts them", arguments: symbols)
  func modules(layout: EANLayout, row: ElementRow, patterns: [Int]) {
    let reach = BlurredModule.reach
    let modules = layout.modules(of: patterns)
    #expect(layout.modules == row.modules && layout.elements == row.elements.count)
    #expect(modules.count == layout.modules + 2 * reach)
    let margin = [Float](repeating: 1, count: reach)
    let bars = row.elements.enumerated().flatMap { index, width in
      [Float](repeating: index & 1 == 0 ? 0 : 1, count: width)
    }
    #expect(modules == margin + bars + margin)
  }

  @Test("The middles of elements are those of the widths that zint writes", arguments: symbols)
  func middles(layout: EANLayout, row: ElementRow, patterns: [Int]) {
    let edges = row.edges(from: 0, module: 1 / Float(row.modules))
    let expected = zip(edges, edges.dropFirst()).map { Double($0 + $1) / 2 }
    let middles = layout.middles(of: patterns)
    #expect(middles.count == expected.count)
    #expect(zip(middles, expected).allSatisfy { abs($0 - $1) < 1e-5 })
  }

  @Test("Digits and guards do not overlap, and fill the symbol", arguments: [EANLayout.ean13, .ean8, .upcE])
  func places(layout: EANLayout) {
    var owners = [Int](repeating: 0, count: layout.modules)
    for digit in 0..<layout.digits {
      for module in layout.start(ofDigit: digit)..<layout.start(ofDigit: digit) + 7 { owners[module] += 1 }
    }
    // Three modules at either end, five in the middle; UPC-E has six at its end.
    #expect(owners.reduce(0, +) == 7 * layout.digits && owners.max() == 1)
    #expect(owners.filter { $0 == 0 }.count == (layout.rightDigits > 0 ? 11 : 9))
    #expect(layout.guards.count == (layout.rightDigits > 0 ? 3 : 2))
    for part in layout.guards { #expect(part.templates.count == BlurredModule.blurs.count) }
  }

  @Test("A digit's pattern fits its own picture beside any neighbours, and no other does", arguments: symbols)
  func digitTemplates(layout: EANLayout, row: ElementRow, patterns: [Int]) {
    let context = layout.modules(of: patterns)
    let templates = layout.digitTemplates(in: context, blur: BlurredModule.middle)
    for (digit, template) in templates.enumerated() {
      let grey = template.values.map { 40 + 100 * $0 }
      let rests = layout.fits(
        grey, digit: digit, in: context, blur: BlurredModule.middle, contrasts: 60...150)
      #expect(rests.indices.filter { rests[$0] < 1 } == [patterns[digit]])
    }
  }

  @Test("Only EAN-13 and UPC-E, and only left of the centre, have set B")
  func sets() {
    #expect(
      (0..<12).map { EANLayout.ean13.patterns(atDigit: $0) } == Array(repeating: 20, count: 6)
        + Array(repeating: 10, count: 6))
    #expect((0..<8).allSatisfy { EANLayout.ean8.patterns(atDigit: $0) == 10 })
    #expect((0..<6).allSatisfy { EANLayout.upcE.patterns(atDigit: $0) == 20 })
  }
}
