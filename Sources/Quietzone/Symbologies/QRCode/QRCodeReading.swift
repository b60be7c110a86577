import QuietzoneImaging
import QuietzoneSymbols

/// Reads the QR Codes that finder patterns belong to: sure ones at once, the others best first, and what could not be read
/// again by a ladder of retries.
struct QRCodeReading {
  /// What looked like a symbol but could not be read at first sight.
  private var unread: [Unread] = []
  /// What could not be read at second sight either.
  private var givenUp: [FinderTriple] = []

  /// A grid whose modules could not be decoded.
  private struct Unread {
    var candidate: QRCodeCandidate
    var grid: SymbolGrid
    /// The mean confidence of its modules, 0 to 1.
    var confidence: Double

    /// What comes first at second sight.
    var score: Double { candidate.score * confidence }
  }

  // MARK: At first sight

  /// Reads the symbols that the patterns may belong to: sure ones at once, then the others, the best first.
  mutating func read(_ patterns: [FinderPattern], _ context: inout ReadingContext) {
    guard context.isWanted(.qrCode) else { return }
    read(finderTriples(among: patterns), &context)
  }

  private mutating func read(_ triples: [FinderTriple], _ context: inout ReadingContext) {
    var used = Set<Int>()
    func isFree(_ triple: FinderTriple) -> Bool { used.isDisjoint(with: triple.indices) }
    var candidates: [QRCodeCandidate] = []
    for triple in triples where isFree(triple) {
      guard context.goesOn else { return }
      guard !isUnread(triple), !givenUp.contains(where: { $0.isSame(as: triple, within: 0.1) }) else {
        continue
      }
      // The timing patterns of a few dimensions, straight and bent, on two sides.
      guard context.budget.spend(100 + 8 * Int(triple.span)) else { return }
      let level = context.pyramid.samplingLevel(triple)
      let found = context.pyramid.withSampler(level: level) { QRCodeCandidate.candidates(triple, in: $0) }
      if let best = found.first, best.isSure, read(best, &context) {
        used.formUnion(triple.indices)
        // On a sheet of hundreds each symbol pays for the search for the next.
        context.budget.refund(QRCodeTuning.refundPerSymbol)
      } else {
        candidates += found
      }
    }
    for candidate in candidates.descending(by: { $0.score }) where isFree(candidate.triple) {
      guard context.goesOn else { return }
      if !isUnread(candidate.triple), read(candidate, &context) { used.formUnion(candidate.triple.indices) }
    }
  }

  private func isUnread(_ triple: FinderTriple) -> Bool {
    unread.contains { $0.candidate.triple.isSame(as: triple, within: 0.7) }
  }

  /// Reads the symbol of a candidate, wherever its fourth corner may be.
  private mutating func read(_ candidate: QRCodeCandidate, _ context: inout ReadingContext) -> Bool {
    var failures: [Unread] = []
    var isRead = false
    let pyramid = context.pyramid
    pyramid.withSampler(level: pyramid.samplingLevel(candidate.triple)) { grey in
      let isInverted = candidate.isInverted
      SymbolGrid.forEachCandidate(
        candidate.likely, frame: candidate.frame, isInverted: isInverted, in: grey
      ) { grid in
        let modules = ModuleSamples(grid, isInverted: isInverted, in: grey).binarized(radius: 5)
        isRead = decode(modules, grid, candidate, &context)
        if isRead { return true }
        // What is all but certainly a symbol is worth every try.
        if !candidate.isSure {
          guard context.budget.spend(SamplingLadder.cost(grid)),
            modules.meanConfidence > QRCodeTuning.leastConfidence
          else { return true }
        }
        failures.append(Unread(candidate: candidate, grid: grid, confidence: modules.meanConfidence))
        return false
      }
    }
    if !isRead { unread += failures.descending { $0.confidence }.prefix(2) }
    return isRead
  }

  // MARK: Again

  /// A second look at what could not be read, as the pass's ladder says.
  mutating func retry(_ context: inout ReadingContext) {
    guard context.pass.ladder != .none else { return }
    for failure in unread.descending(by: { $0.score }) where context.goesOn {
      let (candidate, grid) = (failure.candidate, failure.grid)
      guard !candidate.triple.centers.contains(where: context.results.covers),
        !context.results.covers(grid.corners.center), let version = QRCode.Version(dimension: grid.width)
      else { continue }
      let ladder = SamplingLadder(
        rungs: context.pass.ladder.intersection([.deblurred, .warped]), function: FunctionPattern(version),
        anchors: version.finderCenters, isInverted: candidate.isInverted, skipsFirst: true)
      let pyramid = context.pyramid
      pyramid.withSampler(level: pyramid.samplingLevel(candidate.triple)) { grey in
        _ = ladder.climb(grid, in: grey, &context) { decode($0, $1, candidate, &$2) }
      }
    }
    givenUp += unread.map { $0.candidate.triple }
    unread = []
  }

  /// Reads the symbols of which two finder patterns are left over and the third is hidden.
  mutating func complete(_ patterns: [FinderPattern], _ context: inout ReadingContext) {
    let loose = patterns.filter { !isGivenUp($0) }
    guard context.isWanted(.qrCode), loose.count >= 2, loose.count <= 12, context.goesOn else { return }
    let size = loose.reduce(Double.infinity) { min($0, $1.moduleSize) }
    let level = context.pyramid.samplingLevel(moduleSize: size)
    read(context.pyramid.withSampler(level: level) { completedTriples(among: loose, in: $0) }, &context)
  }

  /// Whether a pattern is one of three that make a symbol, but one that could not be read.
  private func isGivenUp(_ pattern: FinderPattern) -> Bool {
    givenUp.contains { triple in
      triple.centers.contains { ($0 - pattern.center).length < pattern.moduleSize }
    }
  }

  // MARK: Decoding

  /// Decodes the modules of a grid, and adds what they hold to the results.
  private func decode(
    _ modules: ModuleMatrix, _ grid: SymbolGrid, _ candidate: QRCodeCandidate, _ context: inout ReadingContext
  ) -> Bool {
    do {
      let content = try QRCode.decode(modules)
      var corners = grid.corners
      if content.isMirrored { swap(&corners.topRight, &corners.bottomLeft) }
      context.results.add(
        Barcode(
          content, corners: corners, isInverted: candidate.isInverted, textDecoder: context.textDecoder))
      context.trace?.add(modules, grid, score: candidate.score, failure: nil)
      return true
    } catch {
      context.trace?.add(modules, grid, score: candidate.score, failure: error.description)
      return false
    }
  }
}

extension Pyramid {
  /// The level to sample a symbol's modules at.
  fileprivate func samplingLevel(_ triple: FinderTriple) -> Int {
    samplingLevel(
      moduleSize: min(triple.topLeft.moduleSize, triple.topRight.moduleSize, triple.bottomLeft.moduleSize))
  }
}

extension QRCode.Version {
  /// The middles of the finder patterns, in modules.
  var finderCenters: [Point] {
    let far = Double(dimension) - 3.5
    return [Point(x: 3.5, y: 3.5), Point(x: far, y: 3.5), Point(x: 3.5, y: far)]
  }
}
