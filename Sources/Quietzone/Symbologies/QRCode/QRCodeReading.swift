/// Reads the QR Codes, Micro QR Codes and rMQRs of one image: level by level from coarse to fine, each symbol where it is
/// first seen.
struct QRCodeReading: SymbologyReading {
  let pyramid: Pyramid
  let effort: BarcodeReader.Effort
  let wanted: SymbologySet
  let readsInverted: Bool
  var limit = Int.max
  var areas: [Quadrilateral] = []

  private(set) var symbols: [Symbol] = []
  /// Patterns that are surely finder patterns, whether or not their symbol was read.
  var finders: [FinderPattern] = []
  /// What looked like a symbol but could not be read at first sight.
  var unread: [Unread] = []
  /// What could not be read at second sight either.
  var givenUp: [FinderTriple] = []
  /// Modules that may still be sampled in vain: a picture full of patterns must not cost seconds.
  var budget = 0
  var trace: ReadingTrace?

  /// A symbol that was read.
  struct Symbol {
    var content: Content
    /// The outer corners, in the symbol's own order.
    var corners: Quadrilateral
    var isInverted: Bool
  }

  /// What a symbol holds.
  enum Content {
    case qrCode(QRCode.Content)
    case microQR(MicroQR.Content)
    case rectangularMicroQR(RectangularMicroQR.Content)

    var message: SymbolMessage {
      switch self {
      case .qrCode(let content): content.message
      case .microQR(let content): content.message
      case .rectangularMicroQR(let content): content.message
      }
    }
  }

  /// A grid whose modules could not be decoded.
  struct Unread {
    var guess: SymbolGuess
    var grid: SymbolGrid
    /// How distinct the modules were, on average: 0 to 255.
    var clarity: Int

    /// What comes first at second sight.
    var promise: Double { guess.plausibility * Double(clarity) }
  }

  /// - Parameter wanted: Which of the symbologies with QR Code's finder pattern to read.
  init(_ pyramid: Pyramid, effort: BarcodeReader.Effort, wanted: SymbologySet, readsInverted: Bool) {
    self.pyramid = pyramid
    self.effort = effort
    self.wanted = wanted
    self.readsInverted = readsInverted
  }

  var count: Int { symbols.count }

  mutating func lookQuickly(_ levels: inout ImageLevels) {
    for level in pyramid.levels.indices.reversed() where symbols.count < limit {
      look(level: level, bits: levels.bits(level: level))
    }
    if effort == .full { lookAgain() }
    readSingles(finders)
  }

  mutating func lookThoroughly(_ levels: inout ImageLevels) {
    lookCloser()
    completePairs()
  }

  func isRead(_ point: Point) -> Bool {
    symbols.contains { $0.corners.contains(point) } || areas.contains { $0.contains(point) }
  }

  /// Whether a pattern is one of three that make a symbol, but one that could not be read.
  func isGivenUp(_ pattern: FinderPattern) -> Bool {
    givenUp.contains { triple in
      triple.centers.contains { ($0 - pattern.center).length < pattern.moduleSize }
    }
  }

  /// Reads the symbols that the patterns may belong to: sure ones at once, then the others, the most plausible first.
  mutating func read(_ patterns: [FinderPattern]) {
    guard wanted.contains(.qrCode) else { return }
    read(finderTriples(among: patterns, limit: effort == .live ? 60 : 4000))
  }

  /// Reads the symbols that the triples may belong to.
  mutating func read(_ triples: [FinderTriple]) {
    let count = triples.reduce(0) { max($0, $1.indices.0, $1.indices.1, $1.indices.2) } + 1
    var isUsed = [Bool](repeating: false, count: count)
    var guesses: [SymbolGuess] = []
    func isFree(_ triple: FinderTriple) -> Bool {
      !isUsed[triple.indices.0] && !isUsed[triple.indices.1] && !isUsed[triple.indices.2]
    }
    func use(_ triple: FinderTriple) {
      isUsed[triple.indices.0] = true
      isUsed[triple.indices.1] = true
      isUsed[triple.indices.2] = true
    }
    for triple in triples where isFree(triple) {
      guard symbols.count < limit, budget > 0 else { return }
      guard !unread.contains(where: { $0.guess.triple.isSame(as: triple, within: 0.7) }),
        !givenUp.contains(where: { $0.isSame(as: triple, within: 0.1) })
      else { continue }
      budget -= 20 + Int(triple.span)
      let found = pyramid.withSampler(level: samplingLevel(triple)) { SymbolGuess.guesses(triple, in: $0) }
      if let best = found.first, best.isSure, read(best) {
        use(triple)
        // On a sheet of hundreds each symbol pays for the search for the next.
        budget += 4000
      } else {
        guesses += found
      }
    }
    for guess in guesses.descending(by: { $0.plausibility }) where isFree(guess.triple) {
      guard symbols.count < limit, budget > 0 else { return }
      if !(unread.contains { $0.guess.triple.isSame(as: guess.triple, within: 0.7) }), read(guess) {
        use(guess.triple)
      }
    }
  }

  /// Reads the symbol that `guess` describes, wherever its fourth corner may be.
  private mutating func read(_ guess: SymbolGuess) -> Bool {
    let count = symbols.count
    var failures: [Unread] = []
    pyramid.withSampler(level: samplingLevel(guess.triple)) { grey in
      let isInverted = guess.isInverted
      SymbolGrid.forEachCandidate(guess.likely, frame: guess.frame, isInverted: isInverted, in: grey) {
        grid in
        let modules = ModuleSamples(grid, isInverted: isInverted, in: grey).binarized(radius: 5)
        if decode(modules, grid, isInverted: isInverted) { return true }
        // What is all but certainly a symbol is worth every try.
        if !guess.isSure {
          budget -= grid.width * grid.height
          if !modules.isClear { return true }
        }
        failures.append(Unread(guess: guess, grid: grid, clarity: modules.clarity))
        return false
      }
    }
    if symbols.count > count { return true }
    unread += failures.descending { Double($0.clarity) }.prefix(2)
    return false
  }

  /// Decodes the modules of a grid, and keeps what they hold.
  mutating func decode(_ modules: ModuleMatrix, _ grid: SymbolGrid, isInverted: Bool) -> Bool {
    do {
      let content = try QRCode.decode(modules)
      var corners = grid.corners
      if content.isMirrored { swap(&corners.topRight, &corners.bottomLeft) }
      keep(Symbol(content: .qrCode(content), corners: corners, isInverted: isInverted))
      trace?.add(modules, grid, outcome: nil)
      return true
    } catch {
      trace?.add(modules, grid, outcome: error.description)
      return false
    }
  }

  /// Keeps a symbol, unless it has been read before.
  mutating func keep(_ symbol: Symbol) {
    let isKnown = symbols.contains {
      $0.content.message.bytes == symbol.content.message.bytes && $0.corners.contains(symbol.corners.center)
    }
    if !isKnown { symbols.append(symbol) }
  }

  /// Reads the symbols that have just one finder pattern: those whose pattern is left over.
  mutating func readSingles(_ patterns: [FinderPattern]) {
    guard wanted.contains(.microQR) || wanted.contains(.rectangularMicroQR) else { return }
    budget = effort == .live ? 5_000 : 20_000
    for pattern in patterns where symbols.count < limit && budget > 0 && !isRead(pattern.center) {
      pyramid.withSampler(level: level(moduleSize: pattern.moduleSize)) { grey in
        let corners = FinderCorner.corners(pattern, in: grey)
        if wanted.contains(.microQR), readMicroQR(corners, in: grey) { return }
        if wanted.contains(.rectangularMicroQR) { _ = readRectangularMicroQR(corners, in: grey) }
      }
    }
  }

  /// The level to sample a symbol's modules at.
  func samplingLevel(_ triple: FinderTriple) -> Int {
    level(
      moduleSize: min(triple.topLeft.moduleSize, triple.topRight.moduleSize, triple.bottomLeft.moduleSize))
  }

  /// The level at which a module is two to four pixels wide: enough to tell it from its neighbours, few enough that
  /// noise has averaged out.
  func level(moduleSize: Double) -> Int {
    pyramid.samplingLevel(moduleSize: moduleSize)
  }
}

extension ModuleMatrix {
  /// The mean confidence: 0 to 255.
  var clarity: Int { confidence.reduce(0) { $0 + Int($1) } / max(1, confidence.count) }

  /// Whether the modules stand out as a symbol's do: those of what is none come out at about 185.
  var isClear: Bool { clarity > 195 }
}

extension FinderTriple {
  /// The middles of the three.
  var centers: [Point] { [topLeft.center, topRight.center, bottomLeft.center] }

  /// Whether `other` is these three again, as another look shows them: each within so many modules.
  func isSame(as other: FinderTriple, within modules: Double) -> Bool {
    let slack = modules * topLeft.moduleSize
    return (topLeft.center - other.topLeft.center).length < slack
      && (topRight.center - other.topRight.center).length < slack
      && (bottomLeft.center - other.bottomLeft.center).length < slack
  }
}
