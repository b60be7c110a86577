import Testing

@testable import Quietzone

struct SymbolLayoutTests {
  /// Each layout, a symbol that zint made, and its patterns: digits, plus 10 in set B.
  private static let symbols: [(SymbolLayout, ElementRow, [Int])] =
    [
      // The first digit, 4, has the sets ABAABB.
      (.ean13, .ean13, [0, 10, 6, 3, 18, 11, 3, 3, 3, 9, 3, 1]),
      (.ean13, .upcA, [0, 3, 6, 0, 0, 0, 2, 9, 1, 4, 5, 2]),
      (.ean8, .ean8, [9, 6, 3, 8, 5, 0, 7, 4]),
      // The check digit, 5, has the sets BAABBA in number system 0.
      (.upcE, .upcE, [11, 2, 3, 14, 15, 6]),
    ] + SequenceLayoutTests.symbols.map { ($0.layout, $0.row, $0.patterns) }

  @Test("Guards and digits are where zint puts them", arguments: symbols)
  func modules(layout: SymbolLayout, row: ElementRow, patterns: [Int]) {
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
  func middles(layout: SymbolLayout, row: ElementRow, patterns: [Int]) {
    let edges = row.edges(from: 0, module: 1 / Float(row.modules))
    let expected = zip(edges, edges.dropFirst()).map { Double($0 + $1) / 2 }
    let middles = layout.middles(of: patterns)
    #expect(middles.count == expected.count)
    #expect(zip(middles, expected).allSatisfy { abs($0 - $1) < 1e-5 })
  }

  @Test(
    "Digits and guards do not overlap, and fill the symbol", arguments: [SymbolLayout.ean13, .ean8, .upcE])
  func places(layout: SymbolLayout) {
    var owners = [Int](repeating: 0, count: layout.modules)
    for place in layout.characters {
      for module in place.start..<place.start + 7 { owners[module] += 1 }
    }
    let hasMiddle = layout.kind != .upcE
    // Three modules at either end, five in the middle; UPC-E has six at its end.
    #expect(owners.reduce(0, +) == 7 * layout.characters.count && owners.max() == 1)
    #expect(owners.filter { $0 == 0 }.count == (hasMiddle ? 11 : 9))
    #expect(layout.guards.count == (hasMiddle ? 3 : 2))
    for part in layout.guards { #expect(part.templates.count == BlurredModule.blurs.count) }
  }

  @Test(
    "A character's pattern fits its own picture beside any neighbours, and no other does", arguments: symbols)
  func templates(layout: SymbolLayout, row: ElementRow, patterns: [Int]) {
    let context = layout.modules(of: patterns)
    let values = BlurredModule.all[BlurredModule.middle].values(of: context)
    for (index, place) in layout.characters.enumerated() {
      let (first, width) = (place.start * BlurredModule.density, place.templates.width)
      var grey = values[first..<first + width * BlurredModule.density].map { 40 + 100 * $0 } + [0, 0, 0]
      var rests: [Float] = []
      grey.withUnsafeMutableBufferPointer { grey in
        place.templates.forEachFit(
          grey, beside: context[place.start..<place.start + width + 2 * BlurredModule.reach],
          patterns: place.patterns, blur: BlurredModule.middle, contrasts: 60...150
        ) { pattern, rest in
          #expect(pattern == rests.count)
          rests.append(rest)
        }
      }
      #expect(rests.count == place.patterns)
      #expect(rests.indices.filter { rests[$0] < 1 } == [patterns[index]])
    }
  }

  @Test("Only EAN-13 and UPC-E, and only left of the centre, have set B")
  func sets() {
    #expect(
      SymbolLayout.ean13.characters.map { $0.patterns } == Array(repeating: 20, count: 6)
        + Array(repeating: 10, count: 6))
    #expect(SymbolLayout.ean8.characters.allSatisfy { $0.patterns == 10 })
    #expect(SymbolLayout.upcE.characters.allSatisfy { $0.patterns == 20 })
  }
}
