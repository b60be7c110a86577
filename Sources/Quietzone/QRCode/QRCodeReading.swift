/// Reads the QR Codes of one image: level by level from coarse to fine, each symbol where it is first seen.
struct QRCodeReading {
  let pyramid: Pyramid
  let effort: BarcodeReader.Effort
  let readsInverted: Bool
  let limit: Int

  private(set) var symbols: [Symbol] = []
  /// What looked like a symbol but could not be read at first sight.
  private var unread: [Hypothesis] = []
  var trace: ReadingTrace?

  /// A symbol that was read.
  struct Symbol {
    var content: QRCode.Content
    var corners: Quadrilateral
    var isInverted: Bool
  }

  /// Three finder patterns and a dimension, with the grid that follows from them.
  private struct Hypothesis {
    var triple: FinderTriple
    var likely: LikelyDimension
    var grid: SymbolGrid
    var isInverted: Bool { triple.topLeft.isInverted }
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
    if effort == .full { lookAgain() }
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
    let patterns = pyramid.withSampler(level: level) { grey in
      candidates.compactMap { candidate -> FinderPattern? in
        let center = Point(x: candidate.x * scale, y: candidate.y * scale)
        guard !isRead(center), let pattern = FinderPattern(candidate, in: grey), pattern.distortion < 0.14,
          pattern.resemblance(in: grey) > 0.55
        else { return nil }
        return pattern
      }
    }
    trace?.add("local mean", bits, scale: scale, patterns)
    read(finderTriples(among: patterns, limit: effort == .live ? 60 : 2000), count: patterns.count)
  }

  private func isRead(_ point: Point) -> Bool {
    symbols.contains { $0.corners.contains(point) }
  }

  private mutating func read(_ triples: [FinderTriple], count: Int) {
    var isUsed = [Bool](repeating: false, count: count)
    for triple in triples where symbols.count < limit {
      let (a, b, c) = triple.indices
      guard !isUsed[a], !isUsed[b], !isUsed[c], !unread.contains(where: { $0.triple.isSame(as: triple) })
      else {
        continue
      }
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
      guard let best = dimensions.first, best.agreement > 0.4 else { return false }
      for likely in dimensions.prefix(2) where likely.agreement > max(0.4, best.agreement - 0.2) {
        let grids = SymbolGrid.candidates(likely, frame: frame, isInverted: isInverted, in: grey)
        for grid in grids where read(grid, isInverted: isInverted, in: grey) { return true }
        unread += grids.map { Hypothesis(triple: triple, likely: likely, grid: $0) }
      }
      return false
    }
  }

  /// A closer look at what could not be read: the grid is bent to the symbol.
  private mutating func lookAgain() {
    let hypotheses = unread.sorted { $0.likely.agreement > $1.likely.agreement }
    for hypothesis in hypotheses.prefix(24) where symbols.count < limit {
      guard !isRead(hypothesis.grid.corners.center),
        let version = QRCode.Version(dimension: hypothesis.grid.dimension)
      else { continue }
      let isInverted = hypothesis.isInverted
      let size = hypothesis.triple.topLeft.moduleSize
      _ = pyramid.withSampler(level: samplingLevel(moduleSize: size)) { grey in
        var grid = hypothesis.grid
        grid.refine(by: version, isInverted: isInverted, in: grey)
        return read(grid, isInverted: isInverted, in: grey)
      }
    }
  }

  private mutating func read(_ grid: SymbolGrid, isInverted: Bool, in grey: GreySampler) -> Bool {
    let tones = ModuleTones(grid, isInverted: isInverted, in: grey)
    if decode(tones, grid, isInverted: isInverted) { return true }
    guard effort == .full else { return false }
    for amount: Float in [0.5, 1] {
      if decode(tones.sharpened(by: amount), grid, isInverted: isInverted) { return true }
    }
    return false
  }

  private mutating func decode(_ tones: ModuleTones, _ grid: SymbolGrid, isInverted: Bool) -> Bool {
    let modules = tones.judged(radius: 5)
    do {
      let content = try QRCode.decode(modules)
      var corners = grid.corners
      if content.isMirrored { swap(&corners.topRight, &corners.bottomLeft) }
      symbols.append(Symbol(content: content, corners: corners, isInverted: isInverted))
      trace?.add(modules, grid, outcome: nil)
      return true
    } catch {
      trace?.add(modules, grid, outcome: error.description)
      return false
    }
  }

  /// The level at which a module is three or four pixels wide: enough to tell it from its neighbours, few enough
  /// that noise has averaged out.
  private func samplingLevel(moduleSize: Double) -> Int {
    var level = 0
    while level + 1 < pyramid.levels.count, moduleSize / Double(2 << level) >= 2.2 { level += 1 }
    return level
  }
}

extension FinderTriple {
  /// Whether `other` is these three again, as another level shows them.
  func isSame(as other: FinderTriple) -> Bool {
    let slack = 0.3 * topLeft.moduleSize
    return (topLeft.center - other.topLeft.center).length < slack
      && (topRight.center - other.topRight.center).length < slack
      && (bottomLeft.center - other.bottomLeft.center).length < slack
  }
}
