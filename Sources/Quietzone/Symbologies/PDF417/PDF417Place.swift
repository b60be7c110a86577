import QuietzoneImaging
import QuietzoneSymbols

/// Reads the PDF417 symbol that lines were laid across.
struct PDF417Place {
  private let frame: StackedFrame
  private let lines: [StackedLine]
  private let runs: [[PatternRun]]
  private let module: Double
  /// How much wider than printed bars are, in modules.
  private let printGain: Float
  #if !UNTRACED
    /// Keeps what was found of a symbol that cannot be read.
    private final class Finding { var unread: UnreadPDF417? }
    private var finding: Finding?
  #endif

  init(_ survey: StackedSurvey, lines: [StackedLine]) {
    frame = survey.frame
    self.lines = lines
    module = survey.module
    printGain = survey.printGain
    runs = lines.map { $0.runs }
  }

  /// The symbol, if there is one that can be read.
  ///
  /// - Parameter thoroughly: Whether to go by what codewords look like, too, where lines do not agree.
  func read(thoroughly: Bool) throws(StackedFailure) -> StackedReading.Symbol {
    guard let columns = columns() else { throw .noColumns }
    guard let lattice = lattice(columns: columns) else { throw .noLattice }
    var dimensions = Dimensions()
    var lines: [[PolynomialFit.Sample]] = [[], []]
    for sighting in lattice.sightings {
      let isRight = sighting.column == columns + 1
      guard sighting.column == 0 || isRight,
        let indicator = PDF417.RowIndicator(sighting.codeword, isRight: isRight)
      else { continue }
      let x = Double(lattice.columns[sighting.column]) + 8.5
      lines[isRight ? 1 : 0].append(
        PolynomialFit.Sample(
          x: x, y: sighting.offset, value: Double(indicator.row) + 0.5, weight: sighting.weight))
    }
    var found = lattice
    guard found.findRows(known: lines, cluster: 0) else { throw .noNumbers }
    var hasRight = false
    for sighting in found.sightings {
      let isRight = sighting.column == columns + 1
      guard sighting.column == 0 || isRight,
        let indicator = PDF417.RowIndicator(sighting.codeword, isRight: isRight),
        let place = found.row(of: sighting, cluster: 0), place.row == indicator.row, place.off < 0.9
      else { continue }
      if isRight { hasRight = true }
      dimensions.add(indicator.dimension, weight: sighting.weight)
    }
    let isCompact = !hasRight && !runs.contains { $0.contains { $0.readings.last?.pattern == .stop } }
    var failure = StackedFailure.noNumbers
    for (rows, level) in dimensions.candidates {
      do throws(StackedFailure) {
        return try decode(
          found, columns: columns, rows: rows, level: level, isCompact: isCompact, thoroughly)
      } catch {
        failure = max(failure, error)
      }
    }
    throw failure
  }

  #if !UNTRACED
    /// What it is, if it could not be read; nil if not even the row indicators agree.
    var unread: UnreadPDF417? {
      var place = self
      let finding = Finding()
      place.finding = finding
      _ = try? place.read(thoroughly: false)
      return finding.unread
    }
  #endif

  // MARK: Columns

  /// How many columns of data codewords there are: by lines that show a row from end to end, and by row indicators.
  private func columns() -> Int? {
    var votes = [Double](repeating: 0, count: 31)
    func vote(_ indicator: StackedPattern, isRight: Bool) {
      guard case .codeword(let codeword) = indicator,
        case .columns(let columns)? = PDF417.RowIndicator(codeword, isRight: isRight)?.dimension
      else { return }
      votes[columns] += 1
    }
    for run in runs.joined() {
      let count = run.readings.count
      if run.isWhole, (5...34).contains(count) { votes[count - 4] += 2 }
      guard count > 2 else { continue }
      if run.readings[0].pattern == .start { vote(run.readings[1].pattern, isRight: false) }
      if run.readings[count - 1].pattern == .stop { vote(run.readings[count - 2].pattern, isRight: true) }
    }
    let best = votes.indices.max { votes[$0] < votes[$1] }
    guard let best, votes[best] >= 1 else { return nil }
    return best
  }

  /// Where modules are, by the lines on which start or stop patterns show, and then by all.
  private func lattice(columns: Int) -> StackedLattice? {
    let starts = (0..<columns + 2).map { 17 * ($0 + 1) }
    var landmarks: [PolynomialFit.Sample] = []
    func add(_ run: PatternRun, on line: StackedLine, from first: Int) {
      for index in 0...run.readings.count {
        landmarks.append(
          PolynomialFit.Sample(
            x: Double(first + 17 * index), y: line.offset, value: line.place(ofEdge: run.first + 8 * index)))
      }
    }
    for (line, runs) in zip(lines, runs) {
      for run in runs {
        if run.readings[0].pattern == .start {
          add(run, on: line, from: 0)
        } else if run.readings[run.readings.count - 1].pattern == .stop {
          add(run, on: line, from: 17 * (columns + 4 - run.readings.count))
        }
      }
    }
    guard var lattice = StackedLattice(frame, columns: starts, landmarks: landmarks, module: module) else {
      return nil
    }
    for (line, runs) in zip(lines, runs) {
      for run in runs where run.readings.count > 2 && run.readings[0].pattern != .start {
        let place = line.place(ofEdge: run.first)
        let nearest = starts.min {
          abs(lattice.places.value(Double($0), line.offset) - place)
            < abs(lattice.places.value(Double($1), line.offset) - place)
        }
        guard let nearest, abs(lattice.places.value(Double(nearest), line.offset) - place) < 4 * module else {
          continue
        }
        add(run, on: line, from: nearest)
      }
    }
    lattice = StackedLattice(frame, columns: starts, landmarks: landmarks, module: module) ?? lattice
    lattice.read(lines, printGain: printGain)
    return lattice
  }

  // MARK: Codewords

  private func decode(
    _ lattice: StackedLattice, columns: Int, rows: Int, level: Int, isCompact: Bool, _ thoroughly: Bool
  ) throws(StackedFailure) -> StackedReading.Symbol {
    var votes = CodewordVotes(columns: columns, rows: rows)
    for sighting in lattice.sightings where (1...columns).contains(sighting.column) {
      guard let place = lattice.row(of: sighting, cluster: 0), place.off < 0.9 else { continue }
      votes.add(
        sighting.codeword.value, row: place.row, column: sighting.column - 1,
        weight: sighting.weight * nearness(place.off))
    }
    #if !UNTRACED
      // The first is the likeliest.
      if let finding, finding.unread == nil {
        finding.unread = UnreadPDF417(
          columns: columns, rows: rows, moduleSize: module,
          damage: PDF417.damage(of: votes.matrix, errorCorrectionLevel: level))
      }
    #endif
    guard 2 * votes.seenCount >= columns * rows else { throw .fewCodewords }
    var content = try? PDF417.decode(votes.matrix, errorCorrectionLevel: level, isCompact: isCompact)
    if content == nil, thoroughly {
      lattice.match(&votes, columns: columns, rows: rows, first: 1) { $0 % 3 }
      content = try? PDF417.decode(votes.matrix, errorCorrectionLevel: level, isCompact: isCompact)
    }
    guard let content,
      let corners = lattice.corners(
        rows: rows, modules: isCompact ? 17 * (columns + 2) + 1 : 17 * (columns + 4) + 1)
    else { throw .damaged }
    return StackedReading.Symbol(
      content: .pdf417(content), corners: corners, isInverted: frame.isInverted,
      isMirrored: lattice.isMirrored)
  }
}

/// How much a sighting counts that is so many rows off the middle of its row.
func nearness(_ off: Double) -> Double { max(0.1, min(1, 1.45 - 1.5 * off)) }

extension StackedLattice {
  /// Lets what codewords look like vote, where lines did not agree.
  ///
  /// - Parameters:
  ///   - first: The lattice's column that is the votes' first.
  ///   - cluster: The cluster of a row.
  func match(
    _ votes: inout CodewordVotes, columns: Int, rows: Int, first: Int, cluster: (Int) -> Int
  ) {
    let matching = CodewordMatching(self)
    for row in 0..<rows {
      for column in 0..<columns where !votes.isClear(row: row, column: column) {
        guard let match = matching.match(row: row, column: column + first, cluster: cluster(row)) else {
          continue
        }
        votes.add(match.value, row: row, column: column, weight: min(1, 12 * match.margin))
      }
    }
  }
}

/// What the row indicators say of a symbol's size, by votes.
private struct Dimensions {
  private var triples = [Double](repeating: 0, count: 30)
  private var remainders = [Double](repeating: 0, count: 3)
  private var levels = [Double](repeating: 0, count: 9)

  mutating func add(_ dimension: PDF417.Dimension, weight: Double) {
    switch dimension {
    case .rowTriples(let number): triples[number] += weight
    case .level(let level, let remainder):
      levels[level] += weight
      remainders[remainder] += weight
    case .columns: break
    }
  }

  /// Numbers of rows and levels, the likeliest first.
  var candidates: [(rows: Int, level: Int)] {
    let levels = ranking(levels)
    let remainders = ranking(remainders)
    return ranking(triples).flatMap { triple in
      remainders.flatMap { remainder in
        levels.map { (rows: 3 * triple + remainder + 1, level: $0) }
      }
    }
  }

  /// The two with most votes, the second only if it has nearly as many.
  private func ranking(_ votes: [Double]) -> [Int] {
    let order = votes.indices.filter { votes[$0] > 0 }.descending { votes[$0] }
    return Array(order.prefix(2).filter { votes[$0] > 0.4 * votes[order[0]] })
  }
}
