import QuietzoneImaging
import QuietzoneSymbols

/// Reads the MicroPDF417 symbol that lines were laid across.
struct MicroPDF417Place {
  private let frame: StackedFrame
  private let lines: [StackedLine]
  private let module: Double
  private let layout: MicroLayout
  private let rows: [(line: StackedLine, row: MicroRow)]

  /// Nil if lines do not agree on a number of columns.
  init?(_ survey: StackedSurvey, lines: [StackedLine]) {
    frame = survey.frame
    self.lines = lines
    module = survey.module
    let rows = lines.flatMap { line in line.rows.map { (line: line, row: $0) } }
    var votes = [Int](repeating: 0, count: 5)
    for (_, row) in rows { votes[row.layout.columns] += row.score }
    guard let columns = votes.indices.max(by: { votes[$0] < votes[$1] }), columns > 0 else { return nil }
    layout = MicroLayout.all[columns - 1]
    self.rows = rows.filter { $0.row.layout.columns == columns }
  }

  /// The symbol, if there is one that can be read.
  ///
  /// - Parameter thoroughly: Whether to go by what codewords look like, too, where lines do not agree.
  func read(thoroughly: Bool) throws(StackedFailure) -> StackedReading.Symbol {
    guard let lattice = lattice() else { throw .noLattice }
    let sizes = MicroPDF417.Size.all.filter { $0.columns == layout.columns }
      .map { size in (size: size, count: rows.count { $0.row.row(of: size) != nil }) }
      .filter { $0.count > 2 }.descending { Double($0.count) }
    var failure = StackedFailure.noNumbers
    for (size, _) in sizes.prefix(3) {
      do throws(StackedFailure) {
        return try read(lattice, as: size, thoroughly)
      } catch {
        failure = max(failure, error)
      }
    }
    throw failure
  }

  private func lattice() -> StackedLattice? {
    var landmarks: [PolynomialFit.Sample] = []
    for (line, row) in rows {
      for part in layout.parts {
        landmarks.append(
          PolynomialFit.Sample(
            x: Double(part.module), y: line.offset, value: line.place(ofEdge: row.first + part.element)))
      }
      landmarks.append(
        PolynomialFit.Sample(
          x: Double(layout.modules - 1), y: line.offset,
          value: line.place(ofEdge: row.first + layout.elements)))
    }
    guard
      var lattice = StackedLattice(frame, columns: layout.codewords, landmarks: landmarks, module: module)
    else { return nil }
    lattice.read(lines, printGain: printGain)
    return lattice
  }

  /// How much wider than printed bars are, in modules.
  private var printGain: Float {
    let printGains = rows.flatMap { line, row in
      layout.parts.filter { $0.isCodeword }.compactMap { part in
        line.edges.withView { PatternReading($0, at: row.first + part.element)?.printGain }
      }
    }.ascending()
    return printGains.isEmpty ? 0 : printGains[printGains.count / 2]
  }

  private func read(
    _ lattice: StackedLattice, as size: MicroPDF417.Size, _ thoroughly: Bool
  ) throws(StackedFailure) -> StackedReading.Symbol {
    var lattice = lattice
    let known = rows.compactMap { line, row in
      row.row(of: size).map {
        PolynomialFit.Sample(x: Double(layout.modules) / 2, y: line.offset, value: Double($0) + 0.5)
      }
    }
    guard lattice.findRows(known: [known], cluster: size.cluster(ofRow: 0)) else { throw .noNumbers }
    var votes = CodewordVotes(columns: size.columns, rows: size.rows)
    for sighting in lattice.sightings {
      guard let place = lattice.row(of: sighting, cluster: size.cluster(ofRow: 0)), place.off < 0.9 else {
        continue
      }
      votes.add(
        sighting.codeword.value, row: place.row, column: sighting.column,
        weight: sighting.weight * nearness(place.off))
    }
    guard 2 * votes.seenCount >= size.columns * size.rows else { throw .fewCodewords }
    var content = try? MicroPDF417.decode(votes.matrix)
    if content == nil, thoroughly {
      lattice.match(&votes, columns: size.columns, rows: size.rows, first: 0, cluster: size.cluster(ofRow:))
      content = try? MicroPDF417.decode(votes.matrix)
    }
    guard let content, let corners = lattice.corners(rows: size.rows, modules: layout.modules) else {
      throw .damaged
    }
    return StackedReading.Symbol(
      content: .microPDF417(content), corners: corners, isInverted: frame.isInverted,
      isMirrored: lattice.isMirrored)
  }
}
