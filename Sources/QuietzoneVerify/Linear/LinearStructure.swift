import QuietzoneSymbols

/// How a linear symbol's elements are characters, and how wide its narrow elements are.
struct LinearStructure {
  /// A character, by its elements: 0 is the first bar.
  struct Character {
    var elements: Range<Int>
    /// How many modules it measures; nil where elements are narrow or wide.
    var modules: Int?
  }

  /// How elements are told apart.
  enum Rule {
    /// By the distances between edges alike.
    case edges
    /// Bars, whose modules are an even number in each character, give a second measure: Code 128.
    case edgesAndEvenBars
    /// Some characters differ in their bars alone: EAN and UPC.
    case edgesAndBars
    /// Narrow or wide, by a threshold that is this share of the character's width.
    case twoWidths(threshold: Double)
    /// Narrow or wide, with the threshold in the middle between them.
    case twoWidthsInTheMiddle
    /// Bars are narrow or wide, spaces all alike.
    case twoWidthsOfBars
  }

  let characters: [Character]
  let rule: Rule
  /// The modules from the first bar to the last, where all symbols of so many elements have as many.
  let modules: Int?

  /// The structure of a symbol of so many elements; nil if the symbology has none of that many.
  init?(_ symbology: Symbology, elements count: Int) {
    switch symbology {
    case .code128: self.init(groups: 6, modules: 11, last: (7, 13), count, .edgesAndEvenBars)
    case .code93: self.init(groups: 6, modules: 9, last: (1, 1), count, .edges)
    case .ean13, .upcA: self.init(retail: [6, 6], count)
    case .ean8: self.init(retail: [4, 4], count)
    case .upcE: self.init(retail: [6], count)
    case .code39, .code39Mod43: self.init(groups: 9, gap: 1, count, .twoWidths(threshold: 1.0 / 8))
    case .codabar: self.init(groups: 7, gap: 1, count, .twoWidthsInTheMiddle)
    case .i2of5, .itf14:
      guard count > 7, (count - 7) % 10 == 0 else { return nil }
      self.init(
        (0..<(count - 7) / 10).map { Character(elements: 4 + 10 * $0..<14 + 10 * $0) },
        .twoWidths(threshold: 7.0 / 64), modules: nil)
    case .gs1DataBar: self.init(dataBar: [(8, 16), (5, 15), (8, 15), (8, 15), (5, 15), (8, 16)], count)
    case .gs1DataBarLimited: self.init(dataBar: [(14, 26), (14, 18), (14, 26)], count)
    case .gs1DataBarExpanded:
      var parts: [(elements: Int, modules: Int)] = []
      var rest = count - 3
      while rest > 0 {
        let part = parts.count % 3 == 1 ? (elements: 5, modules: 15) : (elements: 8, modules: 17)
        parts.append(part)
        rest -= part.elements
      }
      self.init(dataBar: parts, count)
    case .telepen, .msiPlessey:
      self.init([Character(elements: 0..<count)], .twoWidthsInTheMiddle, modules: nil)
    case .pharmacode: self.init([Character(elements: 0..<count)], .twoWidthsOfBars, modules: nil)
    default: return nil
    }
  }

  private init(_ characters: [Character], _ rule: Rule, modules: Int?) {
    self.characters = characters
    self.rule = rule
    self.modules = modules
  }

  /// Characters of so many modules each, and one that ends the symbol.
  private init?(groups: Int, modules: Int, last: (elements: Int, modules: Int), _ count: Int, _ rule: Rule) {
    guard count > last.elements, (count - last.elements) % groups == 0 else { return nil }
    let number = (count - last.elements) / groups
    var characters = (0..<number).map {
      Character(elements: groups * $0..<groups * ($0 + 1), modules: modules)
    }
    if last.elements > 1 {
      characters.append(Character(elements: groups * number..<count, modules: last.modules))
    }
    self.init(characters, rule, modules: number * modules + last.modules)
  }

  /// Characters with a gap between.
  private init?(groups: Int, gap: Int, _ count: Int, _ rule: Rule) {
    guard count >= groups, (count + gap) % (groups + gap) == 0 else { return nil }
    self.init(
      (0..<(count + gap) / (groups + gap)).map {
        Character(elements: (groups + gap) * $0..<(groups + gap) * $0 + groups)
      }, rule, modules: nil)
  }

  /// Digits between guards: two halves, or one and a longer guard behind it.
  private init?(retail halves: [Int], _ count: Int) {
    let digits = halves.reduce(0, +)
    guard count == 4 * digits + (halves.count == 2 ? 11 : 9) else { return nil }
    var characters: [Character] = []
    var element = 3
    for half in halves {
      for _ in 0..<half {
        characters.append(Character(elements: element..<element + 4, modules: 7))
        element += 4
      }
      element += 5
    }
    self.init(characters, .edgesAndBars, modules: 7 * digits + (halves.count == 2 ? 11 : 9))
  }

  /// Characters and finders between guards of two elements, the first of which is a space that belongs to the margin.
  private init?(dataBar parts: [(elements: Int, modules: Int)], _ count: Int) {
    var characters: [Character] = []
    var element = 1
    for part in parts {
      characters.append(Character(elements: element..<element + part.elements, modules: part.modules))
      element += part.elements
    }
    guard element + 2 == count || element + 1 == count else { return nil }
    // A module of the first guard, and two or one of the last.
    self.init(characters, .edges, modules: parts.reduce(0) { $0 + $1.modules } + 1 + count - element)
  }
}

extension Symbology {
  /// The quiet zones that the symbology's standard asks for, in modules: before and behind.
  var quietZones: (before: Double, behind: Double) {
    switch self {
    case .ean13: (11, 7)
    case .ean8: (7, 7)
    case .upcA: (9, 9)
    case .upcE: (9, 7)
    case .gs1DataBar, .gs1DataBarExpanded, .gs1DataBarLimited: (0, 0)
    case .msiPlessey: (12, 12)
    case .pdf417: (2, 2)
    case .microPDF417: (1, 1)
    default: (10, 10)
    }
  }
}
