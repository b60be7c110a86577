import QuietzoneSymbols

/// Where the guards and the digits of an EAN/UPC symbol are, in modules from the left edge of its first bar
/// (ISO/IEC 15420), and what they look like. Of modules, 1 is light and 0 dark.
struct EANLayout {
  enum Kind { case ean13, ean8, upcE, addOn5, addOn2 }

  let kind: Kind
  /// Digits left of the centre guard, or all if there is none.
  let leftDigits: Int
  let rightDigits: Int
  /// The guards from the left, with what is sure to be beside them.
  let guards: [Guard]

  /// EAN-13 and UPC-A.
  static let ean13 = EANLayout(kind: .ean13, leftDigits: 6, rightDigits: 6)
  static let ean8 = EANLayout(kind: .ean8, leftDigits: 4, rightDigits: 4)
  static let upcE = EANLayout(kind: .upcE, leftDigits: 6, rightDigits: 0)

  static let addOn5 = EANLayout(kind: .addOn5, addOnDigits: 5)
  static let addOn2 = EANLayout(kind: .addOn2, addOnDigits: 2)

  /// An add-on: digits with a space and a bar of one module between them.
  private init(kind: Kind, addOnDigits count: Int) {
    self.kind = kind
    leftDigits = count
    rightDigits = 0
    let delineators = (1..<count).map { Guard(start: 4 + 9 * $0 - 3, modules: [0, 1, 0, 1]) }
    let end = 4 + 9 * count - 2
    // An add-on of five digits begins as one of two does, and goes on after a space of one module.
    guards =
      [Guard(start: -4, modules: [1, 1, 1, 1, 0, 1, 0, 0, 1])] + delineators
      + [Guard(start: end - 1, modules: [0] + [Float](repeating: 1, count: count == 2 ? 5 : 3))]
  }

  private init(kind: Kind, leftDigits: Int, rightDigits: Int) {
    self.kind = kind
    self.leftDigits = leftDigits
    self.rightDigits = rightDigits
    let start = Guard(start: -5, modules: [1, 1, 1, 1, 1, 0, 1, 0, 1])
    let second = 3 + 7 * leftDigits
    guard rightDigits > 0 else {
      guards = [start, Guard(start: second - 1, modules: [0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1])]
      return
    }
    let end = second + 5 + 7 * rightDigits
    guards = [
      start, Guard(start: second - 1, modules: [0, 1, 0, 1, 0, 1, 0]),
      Guard(start: end - 1, modules: [1, 0, 1, 0, 1, 1, 1, 1, 1]),
    ]
  }

  struct Guard {
    /// Where the first of `modules` begins.
    let start: Int
    let modules: [Float]
    /// What they look like, by blur.
    let templates: [BarTemplate]

    init(start: Int, modules: [Float]) {
      self.start = start
      self.modules = modules
      // Beyond the symbol's edge there is light ground; of a digit only the first module is known.
      let reach = BlurredModule.reach
      let isFirst = modules[0] == modules[1]
      let isLast = modules[modules.count - 1] == modules[modules.count - 2]
      let before = [Float](repeating: isFirst ? 1 : 0.5, count: reach)
      let behind = [Float](repeating: isLast ? 1 : 0.5, count: reach)
      templates = BlurredModule.all.map { BarTemplate($0.values(of: before + modules + behind)) }
    }

    /// The middle, in modules from the symbol's edge.
    var middle: Float { Float(start) + Float(modules.count) / 2 }
  }

  var digits: Int { leftDigits + rightDigits }

  private var isAddOn: Bool { kind == .addOn5 || kind == .addOn2 }

  /// The width of the symbol.
  var modules: Int {
    isAddOn ? 4 + 9 * digits - 2 : rightDigits > 0 ? 3 + 7 * digits + 5 + 3 : 3 + 7 * digits + 6
  }

  /// The number of bars and spaces.
  var elements: Int {
    isAddOn ? 3 + 6 * digits - 2 : rightDigits > 0 ? 3 + 4 * digits + 5 + 3 : 3 + 4 * digits + 6
  }

  /// Where digit `index` begins.
  func start(ofDigit index: Int) -> Int {
    isAddOn ? 4 + 9 * index : 3 + 7 * index + (index < leftDigits ? 0 : 5)
  }

  /// How many patterns there are for digit `index`: only EAN-13 and UPC-E, and only left of the centre, have set B.
  func patterns(atDigit index: Int) -> Int { index < leftDigits && kind != .ean8 ? 20 : 10 }

  /// The modules of pattern `pattern` in place of digit `index`: the digit's in set A or C, plus 10 for set B.
  func modules(ofPattern pattern: Int, atDigit index: Int) -> [Float] {
    Self.digitModules[index < leftDigits ? 0 : 1][pattern]
  }

  /// By side of the centre and pattern.
  static let digitModules: [[[Float]]] = [Float(1), 0].map { first in
    (0..<20).map { pattern in
      var widths = EANDigits.widths[pattern % 10]
      if pattern >= 10 { widths.reverse() }
      return widths.enumerated().flatMap { index, width in
        [Float](repeating: index & 1 == 0 ? first : 1 - first, count: width)
      }
    }
  }

  /// The modules of a whole symbol with margins of `BlurredModule.reach` modules; where the digits are not known, grey
  /// between the modules that all patterns have in common.
  func modules(of patterns: [Int]?) -> [Float] {
    let reach = BlurredModule.reach
    var result = [Float](repeating: 1, count: modules + 2 * reach)
    for part in guards {
      for (index, module) in part.modules.enumerated() {
        let place = part.start + index + reach
        if result.indices.contains(place) { result[place] = module }
      }
    }
    for digit in 0..<digits {
      let start = start(ofDigit: digit) + reach
      let edge: Float = digit < leftDigits ? 1 : 0
      result.replaceSubrange(
        start..<start + 7,
        with: patterns.map { modules(ofPattern: $0[digit], atDigit: digit) }
          ?? [edge, 0.5, 0.5, 0.5, 0.5, 0.5, 1 - edge])
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
