import QuietzoneSymbols

/// EAN, UPC and their add-ons (ISO/IEC 15420).
extension SymbolLayout {
  /// EAN-13 and UPC-A.
  static var ean13: SymbolLayout { symbols[0] }
  static var ean8: SymbolLayout { symbols[1] }
  static var upcE: SymbolLayout { symbols[2] }

  // Lists, because each static value is made by code of its own.
  private static let symbols = [(Kind.ean13, 6, 6), (.ean8, 4, 4), (.upcE, 6, 0)].map { kind, left, right in
    SymbolLayout(kind, leftDigits: left, rightDigits: right)
  }

  /// The add-ons of five digits and of two.
  static let addOns = [(Kind.addOn5, 5), (.addOn2, 2)].map { SymbolLayout($0, addOnDigits: $1) }

  /// Digits left of the centre guard, or all if there is none.
  var leftDigits: Int { kind == .ean13 ? 6 : kind == .ean8 ? 4 : characters.count }

  /// A symbol with a guard in the middle, if there are digits to its right.
  private convenience init(_ kind: Kind, leftDigits: Int, rightDigits: Int) {
    let start = Guard(start: -5, modules: [1, 1, 1, 1, 1, 0, 1, 0, 1], sides: (1, nil))
    let second = 3 + 7 * leftDigits
    // Only EAN-13 and UPC-E have digits of set B.
    let left = (0..<leftDigits).map {
      Place(start: 3 + 7 * $0, templates: .leftDigits, patterns: kind == .ean8 ? 10 : 20)
    }
    guard rightDigits > 0 else {
      let end = Guard(start: second - 1, modules: [0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1], sides: (nil, 1))
      self.init(
        kind: kind, modules: second + 6, elements: 3 + 4 * leftDigits + 6, guards: [start, end],
        characters: left)
      return
    }
    let end = second + 5 + 7 * rightDigits
    self.init(
      kind: kind, modules: end + 3, elements: 3 + 4 * (leftDigits + rightDigits) + 5 + 3,
      guards: [
        start, Guard(start: second - 1, modules: [0, 1, 0, 1, 0, 1, 0], sides: (nil, nil)),
        Guard(start: end - 1, modules: [1, 0, 1, 0, 1, 1, 1, 1, 1], sides: (nil, 1)),
      ],
      characters: left
        + (0..<rightDigits).map { Place(start: second + 5 + 7 * $0, templates: .rightDigits, patterns: 10) })
  }

  /// An add-on: digits with a space and a bar of one module between them.
  private convenience init(_ kind: Kind, addOnDigits count: Int) {
    let delineators = (1..<count).map {
      Guard(start: 4 + 9 * $0 - 3, modules: [0, 1, 0, 1], sides: (nil, nil))
    }
    let end = 4 + 9 * count - 2
    // An add-on of five digits begins as one of two does, and goes on after a space of one module.
    let start = Guard(start: -4, modules: [1, 1, 1, 1, 0, 1, 0, 0, 1], sides: (1, nil))
    let last = Guard(
      start: end - 1, modules: [0] + [Float](repeating: 1, count: count == 2 ? 5 : 3), sides: (nil, 1))
    self.init(
      kind: kind, modules: end, elements: 3 + 6 * count - 2, guards: [start] + delineators + [last],
      characters: (0..<count).map { Place(start: 4 + 9 * $0, templates: .leftDigits, patterns: 20) })
  }
}

extension CharacterTemplates {
  /// Digits in set A, then those in set B: they begin light.
  static var leftDigits: CharacterTemplates { digits[1] }
  /// Digits in set C, which begin dark.
  static var rightDigits: CharacterTemplates { digits[0] }

  /// Those that begin dark and those that begin light.
  private static let digits = [Float(0), 1].map { first in
    let patterns = (0..<20).map { pattern in
      let widths = EANDigits.widths[pattern % 10]
      return (pattern < 10 ? widths : widths.reversed())[...].modules(first: first)
    }
    return CharacterTemplates(patterns, unknown: [first, 0.5, 0.5, 0.5, 0.5, 0.5, 1 - first])
  }
}
