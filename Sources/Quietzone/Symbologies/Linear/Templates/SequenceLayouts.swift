#if !COMPACT
  import QuietzoneSymbols

  /// Symbologies of as many characters as there are to be: layouts of all lengths that blur leaves anything of.
  extension SymbolLayout {
    /// Code 128 (ISO/IEC 15417): a start character, characters of 11 modules, the check character the last of them, and stop.
    static let code128 = (2...48).map { count in
      let end = 11 * (count + 1)
      return SymbolLayout(
        kind: .code128, modules: end + 13, elements: 6 * (count + 1) + 7,
        guards: [code128Start, code128Stop.moved(to: end - 1)],
        characters: [Place(start: 0, templates: .code128Starts, patterns: 3)]
          + (1...count).map { Place(start: 11 * $0, templates: .code128, patterns: 103) })
    }

    /// What the three start characters have in common.
    private static let code128Start = Guard(
      start: -4, modules: [1, 1, 1, 1] + Code128.startWidths[0].prefix(3).modules(first: 0) + [1, 1],
      sides: (1, nil))
    private static let code128Stop = Guard(
      start: 0, modules: [1] + Code128.stopWidths[...].modules(first: 0) + [1, 1, 1, 1], sides: (nil, 1))

    /// Code 93 (AIM USS-93): characters of 9 modules, the last two of them check characters, between start and stop.
    static let code93 = (3...36).map { count in
      let end = 9 * (count + 1)
      return SymbolLayout(
        kind: .code93, modules: end + 10, elements: 6 * (count + 2) + 1,
        guards: [code93Start, code93Stop.moved(to: end - 1)],
        characters: (1...count).map { Place(start: 9 * $0, templates: .code93, patterns: 47) })
    }

    private static let code93Start = Guard(
      start: -4, modules: [1, 1, 1, 1] + Code93.startWidths[...].modules(first: 0) + [0], sides: (1, nil))
    private static let code93Stop = Guard(
      start: 0, modules: [1] + Code93.startWidths[...].modules(first: 0) + [0, 1, 1, 1, 1], sides: (nil, 1))

    /// Code 39 (ISO/IEC 16388) with wide elements of two modules and of three, and gaps of one.
    static let code39 = [2, 3].flatMap { wide in
      let (star, templates) = (
        Code39.startWidths(wide: wide)[...].modules(first: 0), CharacterTemplates.code39[wide - 2]
      )
      let step = star.count + 1
      let start = Guard(start: -4, modules: [1, 1, 1, 1] + star + [1, 0], sides: (1, nil))
      let stop = Guard(start: 0, modules: [0, 1] + star + [1, 1, 1, 1], sides: (nil, 1))
      return (3...28).map { count in
        SymbolLayout(
          kind: .code39, modules: step * (count + 2) - 1, elements: 10 * (count + 2) - 1,
          guards: [start, stop.moved(to: step * (count + 1) - 2)],
          characters: (1...count).map { Place(start: step * $0, templates: templates, patterns: 43) })
      }
    }
  }

  extension CharacterTemplates {
    fileprivate static let code128 = CharacterTemplates(barsFirst: Code128.characterWidths)
    fileprivate static let code128Starts = CharacterTemplates(barsFirst: Code128.startWidths)
    fileprivate static let code93 = CharacterTemplates(barsFirst: Code93.characterWidths)
    /// With wide elements of two modules, and of three.
    fileprivate static let code39 = [2, 3].map {
      CharacterTemplates(barsFirst: Code39.characterWidths(wide: $0))
    }

    /// - Parameter widths: Of the elements of each character, whose first is a bar.
    private convenience init(barsFirst widths: [[Int]]) {
      let patterns = widths.map { $0[...].modules(first: 0) }
      // Of a character that is not known, what its patterns are on average.
      let unknown = patterns[0].indices.map { module in
        patterns.reduce(Float(0)) { $0 + $1[module] } / Float(patterns.count)
      }
      self.init(patterns, unknown: unknown)
    }
  }
#endif
