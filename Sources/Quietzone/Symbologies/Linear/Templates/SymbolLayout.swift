/// Where the guards and the characters of a linear symbol are, in modules from the left edge of its first bar, and what they look
/// like. Of modules, 1 is light and 0 dark.
final class SymbolLayout: Sendable {
  enum Kind: Equatable {
    case ean13, ean8, upcE, addOn5, addOn2
    #if !COMPACT
      case code128, code93, code39
    #endif
  }

  let kind: Kind
  /// The width of the symbol.
  let modules: Int
  /// The number of bars and spaces.
  let elements: Int
  /// The patterns at both ends, and those in between that all such symbols have, from the left.
  let guards: [Guard]
  /// From the left.
  let characters: [Place]
  /// The modules of a whole symbol with margins of `BlurredModule.reach` modules; of the characters, what their patterns have in
  /// common.
  private let unknownModules: [Float]

  init(kind: Kind, modules: Int, elements: Int, guards: [Guard], characters: [Place]) {
    self.kind = kind
    self.modules = modules
    self.elements = elements
    self.guards = guards
    self.characters = characters
    let reach = BlurredModule.reach
    var row = [Float](repeating: 1, count: modules + 2 * reach)
    for part in guards {
      for (index, module) in part.modules.enumerated() {
        let place = part.start + index + reach
        if row.indices.contains(place) { row[place] = module }
      }
    }
    for place in characters {
      for (index, module) in place.templates.unknown.enumerated() {
        row[place.start + reach + index] = module
      }
    }
    unknownModules = row
  }

  /// A pattern that all symbols have in the same place, with what is sure to be beside it.
  struct Guard {
    /// Where the first of `modules` begins.
    let start: Int
    let modules: [Float]
    /// What they look like, by blur.
    let templates: BarTemplates

    /// - Parameter sides: The ground before and behind; `nil` where characters are.
    init(start: Int, modules: [Float], sides: (before: Float?, behind: Float?)) {
      self.start = start
      self.modules = modules
      let reach = BlurredModule.reach
      let before = [Float](repeating: sides.before ?? 0.5, count: reach)
      let behind = [Float](repeating: sides.behind ?? 0.5, count: reach)
      let length = modules.count * BlurredModule.density
      templates = BarTemplates(
        BlurredModule.all.flatMap { $0.values(of: before + modules + behind) },
        rows: BlurredModule.all.indices.map { $0 * length..<($0 + 1) * length })
    }

    #if !COMPACT
      private init(start: Int, _ other: Guard) {
        (self.start, modules, templates) = (start, other.modules, other.templates)
      }

      /// The same in another place.
      func moved(to start: Int) -> Guard { Guard(start: start, self) }
    #endif

    /// The middle, in modules from the symbol's edge.
    var middle: Float { Float(start) + Float(modules.count) / 2 }
  }

  /// A place that holds one of several patterns.
  struct Place {
    let start: Int
    let templates: CharacterTemplates
    /// How many of the patterns may stand there: the first ones.
    let patterns: Int

    /// The middle, in modules from the symbol's edge.
    var middle: Float { Float(start) + Float(templates.width) / 2 }
  }

  /// The most patterns that any place may hold; digits have two sets of ten.
  var mostPatterns: Int {
    #if COMPACT
      20
    #else
      characters.reduce(20) { max($0, $1.patterns) }
    #endif
  }

  /// Whether both ends look alike.
  var hasLikeEnds: Bool { kind == .ean13 || kind == .ean8 }

  /// Whether it is that of as many characters of the same symbology, as wide.
  func isSame(as other: SymbolLayout) -> Bool {
    #if COMPACT
      kind == other.kind
    #else
      kind == other.kind && modules == other.modules && characters.count == other.characters.count
    #endif
  }

  /// The modules of a whole symbol with margins of `BlurredModule.reach` modules; where the characters are not known, what their
  /// patterns have in common.
  func modules(of patterns: [Int]?) -> [Float] {
    guard let patterns else { return unknownModules }
    var result = unknownModules
    for (place, pattern) in zip(characters, patterns) {
      for (index, module) in place.templates.modules[pattern].enumerated() {
        result[place.start + BlurredModule.reach + index] = module
      }
    }
    return result
  }

  /// The middles of the elements of a symbol, in parts of its width.
  func middles(of patterns: [Int]) -> [Double] {
    let row = modules(of: patterns)[BlurredModule.reach..<BlurredModule.reach + modules]
    var middles: [Double] = []
    var start = row.startIndex
    for index in row.indices where index + 1 == row.endIndex || row[index + 1] != row[index] {
      middles.append(Double(start + index + 1 - 2 * row.startIndex) / Double(2 * modules))
      start = index + 1
    }
    return middles
  }
}
