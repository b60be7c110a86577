import QuietzoneImaging
import QuietzoneSymbols

/// Reads the QR Codes that finder patterns belong to: sure ones at once, the others best first, and what could not be read
/// again by a ladder of retries.
struct QRCodeReading {
  /// Patterns that make no good square: looked at once all levels have been searched.
  private var lateTriples: [FinderTriple] = []
  /// What may be a symbol but is not sure to be one: read once all levels have been searched.
  private var doubtful: [QRCodeCandidate] = []
  /// What looked like a symbol but could not be decoded as it was sampled.
  private var failures: [Failure] = []
  /// What none of the retries could read.
  private var givenUp: [FinderTriple] = []

  /// A grid whose modules could not be decoded.
  private struct Failure {
    var candidate: QRCodeCandidate
    var grid: SymbolGrid
    /// Where it was fitted to patterns, in modules.
    var landmarks: [Point]
    /// The mean confidence of its modules, 0 to 1.
    var confidence: Double

    /// What is retried first.
    var score: Double { candidate.score * confidence }
  }

  // MARK: From patterns to candidates

  /// Reads at once those symbols of which three of `patterns` leave no doubt, and keeps the other candidates.
  mutating func readSure(among patterns: [FinderPattern], _ context: inout ReadingContext) {
    guard context.isWanted(.qrCode), patterns.count >= 3 else { return }
    let triples = finderTriples(among: patterns)
    // On a sheet most of the others join patterns of neighbours, which are read by then.
    lateTriples += triples.filter { $0.score < QRCodeTuning.promptScore }
    readSure(of: triples.filter { $0.score >= QRCodeTuning.promptScore }, &context)
  }

  private mutating func readSure(of triples: [FinderTriple], _ context: inout ReadingContext) {
    let count = triples.reduce(0) { max($0, $1.indices.0, $1.indices.1, $1.indices.2) } + 1
    // Each pattern belongs to one symbol.
    var isUsed = [Bool](repeating: false, count: count)
    for triple in triples where context.goesOn {
      let (a, b, c) = triple.indices
      guard !isUsed[a], !isUsed[b], !isUsed[c] else { continue }
      if readIfSure(triple, &context) { (isUsed[a], isUsed[b], isUsed[c]) = (true, true, true) }
    }
  }

  /// Reads the symbol of three patterns if they leave no doubt of it; if they do, keeps what they may be.
  private mutating func readIfSure(_ triple: FinderTriple, _ context: inout ReadingContext) -> Bool {
    guard !hasFailed(triple), context.budget.spend(QRCodeTuning.candidateCost(span: triple.span)) else {
      return false
    }
    let level = context.pyramid.samplingLevel(triple)
    let candidates = context.pyramid.withSampler(level: level) { QRCodeCandidate.candidates(triple, in: $0) }
    if let best = candidates.first, best.isSure, readSymbol(of: best, &context) {
      // On a sheet of hundreds each symbol pays for the search for the next.
      context.budget.refund(QRCodeTuning.refundPerSymbol)
      return true
    }
    doubtful += candidates
    return false
  }

  /// Reads what was kept, the best first.
  mutating func readDoubtful(_ context: inout ReadingContext) {
    let late = lateTriples.filter { !context.results.covers($0) }
    lateTriples = []
    for triple in late.descending(by: { $0.promise })
    where context.goesOn && !context.results.covers(triple) {
      _ = readIfSure(triple, &context)
    }
    for candidate in doubtful.descending(by: { $0.score }) {
      guard context.goesOn else { break }
      let triple = candidate.triple
      guard !context.results.covers(triple), !hasFailed(triple)
      else { continue }
      _ = readSymbol(of: candidate, &context)
    }
    doubtful = []
  }

  /// Whether the very same three patterns, measured no better, led to nothing before. What a finer level measures anew is
  /// worth another look.
  private func hasFailed(_ triple: FinderTriple) -> Bool {
    failures.contains { $0.candidate.triple.isSame(as: triple, within: QRCodeTuning.equalTriple) }
      || givenUp.contains { $0.isSame(as: triple, within: QRCodeTuning.equalTriple) }
  }

  // MARK: From candidates to symbols

  /// Reads the symbol of a candidate, wherever its fourth corner may be.
  private mutating func readSymbol(of candidate: QRCodeCandidate, _ context: inout ReadingContext) -> Bool {
    var grids: [Failure] = []
    var isRead = false
    let pyramid = context.pyramid
    pyramid.withSampler(level: pyramid.samplingLevel(candidate.triple)) { grey in
      let isInverted = candidate.isInverted
      SymbolGrid.forEachCandidate(
        candidate.likely, frame: candidate.frame, isInverted: isInverted, in: grey
      ) { grid, landmarks in
        // What is all but certainly a symbol is worth every try.
        let cost = candidate.isSure ? 0 : SamplingLadder.cost(grid)
        guard context.budget.spend(cost) else { return true }
        let modules = ModuleSamples(grid, isInverted: isInverted, in: grey).binarized(radius: 5)
        isRead = decode(modules, grid, candidate, &context)
        if isRead {
          context.budget.refund(cost)
          return true
        }
        guard candidate.isSure || modules.meanConfidence > QRCodeTuning.leastConfidence else { return true }
        context.unread?.note(.qrCode, grid.corners, score: candidate.score * modules.meanConfidence)
        grids.append(
          Failure(
            candidate: candidate, grid: grid, landmarks: landmarks, confidence: modules.meanConfidence))
        return false
      }
    }
    if !isRead { failures += grids.descending { $0.confidence }.prefix(2) }
    return isRead
  }

  /// Tries again what could not be decoded, as the pass's ladder says.
  mutating func retryFailures(_ context: inout ReadingContext) {
    guard context.pass.ladder != .none else { return }
    for failure in failures.descending(by: { $0.score }) where context.goesOn {
      let (candidate, grid) = (failure.candidate, failure.grid)
      guard !context.results.covers(candidate.triple),
        !context.results.covers(grid.corners.center, moduleSize: candidate.triple.topLeft.moduleSize),
        !givenUp.contains(where: { $0.isSame(as: candidate.triple, within: QRCodeTuning.sameTriple) }),
        let version = QRCode.Version(dimension: grid.width)
      else { continue }
      let isCertain = candidate.isSure || failure.landmarks.count >= QRCodeTuning.sureLandmarks
      let cost = isCertain ? 0 : QRCodeTuning.deblurringCost(grid)
      guard context.budget.affords(cost), context.budget.spend(cost) else { continue }
      let ladder = SamplingLadder(
        rungs: context.pass.ladder.intersection([.deblurred, .centers, .warped]),
        function: FunctionPattern(version),
        anchors: failure.landmarks, isInverted: candidate.isInverted, skipsFirst: true, isCertain: isCertain)
      let pyramid = context.pyramid
      pyramid.withSampler(level: pyramid.samplingLevel(candidate.triple)) { grey in
        _ = ladder.climb(grid, in: grey, &context) { decode($0, $1, candidate, &$2) }
      }
    }
    givenUp += failures.map { $0.candidate.triple }
    failures = []
  }

  /// Reads the symbols of which two finder patterns are left over and the third is hidden.
  mutating func readHalfHidden(_ patterns: [FinderPattern], _ context: inout ReadingContext) {
    let loose = patterns.filter { !$0.isRound && !isGivenUp($0) }
    guard context.isWanted(.qrCode), loose.count >= 2, loose.count <= 12, context.goesOn else { return }
    let size = loose.reduce(Double.infinity) { min($0, $1.moduleSize) }
    let level = context.pyramid.samplingLevel(moduleSize: size)
    readSure(
      of: context.pyramid.withSampler(level: level) { completedTriples(among: loose, in: $0) }, &context)
    readDoubtful(&context)
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
