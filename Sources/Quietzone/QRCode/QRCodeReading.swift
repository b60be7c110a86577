/// Reads the QR Codes of one image: level by level from coarse to fine, each symbol where it is first seen.
struct QRCodeReading {
  let pyramid: Pyramid
  let effort: BarcodeReader.Effort
  let readsInverted: Bool
  let limit: Int

  private(set) var symbols: [Symbol] = []
  private var tried: [TriedTriple] = []
  var trace: ReadingTrace?

  /// A symbol that was read.
  struct Symbol {
    var content: QRCode.Content
    var corners: Quadrilateral
    var isInverted: Bool
  }

  init(
    _ pyramid: Pyramid, effort: BarcodeReader.Effort, readsInverted: Bool, limit: Int, trace: ReadingTrace?
  ) {
    self.pyramid = pyramid
    self.effort = effort
    self.readsInverted = readsInverted
    self.limit = limit
    self.trace = trace
  }

  mutating func run() {
    for level in pyramid.levels.indices.reversed() where symbols.count < limit {
      look(level: level)
    }
  }

  /// One look at one level: threshold, finder patterns, triples of them, symbols.
  private mutating func look(level: Int) {
    let image = pyramid.levels[level]
    guard image.width >= 21, image.height >= 21 else { return }
    let bits = LocalThreshold()(image)
    let candidates = bits.withView { view in
      var search = FinderSearch(
        bits: view, rowStep: level == 0 ? 3 : 2, findsInverted: readsInverted,
        limit: effort == .live ? 300 : 1500)
      search.run()
      return search.candidates
    }
    let scale = Double(1 << level)
    if trace != nil {
      trace?.looks.append(
        ReadingTrace.Look(name: "local mean", bits: bits, origin: Point(x: 0, y: 0), scale: scale))
    }
    let patterns = pyramid.withSampler(level: level) { grey in
      candidates.compactMap { candidate -> FinderPattern? in
        let center = Point(x: candidate.x * scale, y: candidate.y * scale)
        guard !symbols.contains(where: { $0.corners.contains(center) }) else { return nil }
        return FinderPattern(candidate, in: grey)
      }
    }
    if trace != nil {
      let count = trace!.looks.count
      trace!.looks[count - 1].candidates = patterns.map {
        .init(center: $0.center, radius: $0.moduleSize * 3.5)
      }
    }
    read(finderTriples(among: patterns, limit: effort == .live ? 60 : 2000), count: patterns.count)
  }

  private mutating func read(_ triples: [FinderTriple], count: Int) {
    var isUsed = [Bool](repeating: false, count: count)
    for triple in triples where symbols.count < limit {
      let (a, b, c) = triple.indices
      guard !isUsed[a], !isUsed[b], !isUsed[c], !wasTried(triple) else { continue }
      if read(triple) { (isUsed[a], isUsed[b], isUsed[c]) = (true, true, true) }
    }
  }

  /// Reads the symbol that `triple` may belong to.
  private mutating func read(_ triple: FinderTriple) -> Bool {
    let frame = SymbolFrame(triple)
    let isInverted = triple.topLeft.isInverted
    let size = min(triple.topLeft.moduleSize, triple.topRight.moduleSize, triple.bottomLeft.moduleSize)
    return pyramid.withSampler(level: samplingLevel(moduleSize: size)) { grey in
      let dimensions = likelyDimensions(span: triple.span, frame: frame, isInverted: isInverted, in: grey)
      guard let first = dimensions.first, first.agreement > 0.4 else { return false }
      tried.append(TriedTriple(triple))
      for (dimension, agreement) in dimensions.prefix(2)
      where agreement > 0.4 && agreement > first.agreement - 0.2 {
        if read(dimension: dimension, frame: frame, isInverted: isInverted, in: grey) { return true }
      }
      return false
    }
  }

  private mutating func read(dimension: Int, frame: SymbolFrame, isInverted: Bool, in grey: GreySampler)
    -> Bool
  {
    guard let grid = SymbolGrid(dimension: dimension, frame: frame, isInverted: isInverted, in: grey) else {
      return false
    }
    let tones = ModuleTones(grid, isInverted: isInverted, in: grey)
    if decode(tones, grid, isInverted: isInverted) { return true }
    if effort == .full {
      for amount: Float in [0.5, 1] where decode(tones.sharpened(by: amount), grid, isInverted: isInverted) {
        return true
      }
    }
    return false
  }

  private mutating func decode(_ tones: ModuleTones, _ grid: SymbolGrid, isInverted: Bool) -> Bool {
    let modules = tones.judged(radius: 5)
    let outcome: String
    do {
      let content = try QRCode.decode(modules)
      var corners = grid.corners
      if content.isMirrored { swap(&corners.topRight, &corners.bottomLeft) }
      symbols.append(Symbol(content: content, corners: corners, isInverted: isInverted))
      outcome = "read"
    } catch {
      outcome = error.description
    }
    if trace != nil { record(modules, grid, outcome: outcome) }
    return outcome == "read"
  }

  private mutating func record(_ modules: ModuleMatrix, _ grid: SymbolGrid, outcome: String) {
    var attempt = ReadingTrace.Attempt(outline: grid.corners, outcome: outcome, isRead: outcome == "read")
    for row in 0..<grid.dimension {
      for column in 0..<grid.dimension {
        attempt.modules.append(
          ReadingTrace.Module(
            center: grid.point(Double(column) + 0.5, Double(row) + 0.5), isDark: modules[column, row],
            confidence: modules.confidence[row * grid.dimension + column]))
      }
    }
    let count = trace!.looks.count
    trace!.looks[count - 1].attempts.append(attempt)
  }

  /// The level at which a module is three or four pixels wide: enough to tell it from its neighbours, few enough
  /// that noise has averaged out.
  private func samplingLevel(moduleSize: Double) -> Int {
    var level = 0
    while level + 1 < pyramid.levels.count, moduleSize / Double(2 << level) >= 2.2 { level += 1 }
    return level
  }

  private func wasTried(_ triple: FinderTriple) -> Bool {
    tried.contains { $0.isSame(as: triple) }
  }
}

/// A triple that was tried in vain: at the next level it is found again.
private struct TriedTriple {
  var topLeft: Point
  var topRight: Point
  var bottomLeft: Point
  var slack: Double

  init(_ triple: FinderTriple) {
    topLeft = triple.topLeft.center
    topRight = triple.topRight.center
    bottomLeft = triple.bottomLeft.center
    slack = 0.3 * triple.topLeft.moduleSize
  }

  func isSame(as triple: FinderTriple) -> Bool {
    (topLeft - triple.topLeft.center).length < slack && (topRight - triple.topRight.center).length < slack
      && (bottomLeft - triple.bottomLeft.center).length < slack
  }
}
