import QuietzoneSymbols

/// How a stacked symbol lies on lines across it.
struct StackedOrientation: Hashable {
  var isMicro = false
  /// Whether it is read from the lines' other end.
  var isBackward = false
  /// Whether its bars are lighter than their ground.
  var isInverted = false

  /// All that there are of symbologies that are wanted.
  static func all(_ wanted: SymbologySet, readsInverted: Bool) -> [StackedOrientation] {
    every.filter {
      wanted.contains($0.isMicro ? .microPDF417 : .pdf417) && (readsInverted || !$0.isInverted)
    }
  }

  private static let every = [false, true].flatMap { isMicro in
    [false, true].flatMap { isInverted in
      [false, true].map { StackedOrientation(isMicro: isMicro, isBackward: $0, isInverted: isInverted) }
    }
  }
}

/// What a line shows of a symbol.
struct StackedFind {
  /// How much it is: chance makes little.
  var score: Int
  /// Its width in modules, and whether that is a row from end to end.
  var modules: Int
  var isWhole: Bool
  /// How much of that is in one piece.
  var longest: Int
  /// Whether the ends of a symbol show: a start or stop pattern, or row address patterns at both ends.
  var hasEnds: Bool
  /// How much wider bars are than printed, in modules.
  var printGain: Float
  /// Where it begins and ends, in samples.
  var extent: ClosedRange<Float>

  /// What a line shows of symbols that lie in each of several ways: nil where it shows nothing.
  static func finds(on edges: [Float], _ orientations: [StackedOrientation]) -> [StackedFind?] {
    // Codewords are the same in both symbologies.
    var known: [(orientation: StackedOrientation, row: EdgeRow, runs: [PatternRun])] = []
    return orientations.map { orientation in
      var shared = orientation
      shared.isMicro = false
      if let index = known.firstIndex(where: { $0.orientation == shared }) {
        return StackedFind(known[index].row, known[index].runs, isMicro: orientation.isMicro)
      }
      let row = EdgeRow(edges, isBackward: orientation.isBackward, isInverted: orientation.isInverted)
      let runs = PatternRun.runs(in: row)
      known.append((shared, row, runs))
      return StackedFind(row, runs, isMicro: orientation.isMicro)
    }
  }

  private init?(_ row: EdgeRow, _ runs: [PatternRun], isMicro: Bool) {
    if isMicro {
      guard let best = MicroRow.rows(in: row).max(by: { $0.score < $1.score }) else {
        guard let part = row.withView({ MicroRow.part(in: $0, runs) }) else { return nil }
        self = part
        return
      }
      score = best.score
      modules = best.layout.modules - 1
      longest = best.score
      hasEnds = true
      printGain = 0
      extent = row[best.first]...row[best.first + best.layout.elements]
      isWhole = best.codewordCount == best.layout.columns && best.right > 0
    } else {
      guard let best = runs.max(by: { $0.score < $1.score }) else { return nil }
      score = runs.reduce(0) { $0 + $1.score }
      modules = 17 * best.readings.count
      longest = best.score
      hasEnds = runs.contains { run in run.readings.contains { $0.pattern == .start || $0.pattern == .stop } }
      printGain = best.readings.reduce(0) { $0 + $1.printGain } / Float(best.readings.count)
      extent = row[best.first]...row[best.first + 8 * best.readings.count]
      isWhole = best.isWhole
    }
  }
}

extension MicroRow {
  /// Two codewords of one row beside a row address pattern, where a line shows no more of a row.
  fileprivate static func part(in row: EdgeRow.View, _ runs: [PatternRun]) -> StackedFind? {
    for run in runs where run.score > 0 {
      let end = run.first + 8 * run.readings.count
      let module = (row[end] - row[run.first]) / Float(17 * run.readings.count)
      let isBeside = [run.first - 6, end].contains { first in
        guard first >= 0, first + 6 < row.count else { return false }
        return abs((row[first + 6] - row[first]) / 10 - module) < 0.12 * module
          && (rowAddress(row, at: first, isCenter: false) ?? rowAddress(row, at: first, isCenter: true))
            != nil
      }
      if isBeside { return StackedFind(partOf: run, from: row[run.first], to: row[end]) }
    }
    return nil
  }
}

extension StackedFind {
  fileprivate init(partOf run: PatternRun, from start: Float, to end: Float) {
    score = 2
    modules = 17 * run.readings.count
    isWhole = false
    longest = run.score
    hasEnds = false
    printGain = 0
    extent = start...end
  }
}

/// Looks on lines for signs of PDF417 or MicroPDF417: a start or stop pattern, codewords of one row side by side, row address
/// patterns. Chance makes some on a line, but hardly the same on two.
struct StackedSearch {
  private let orientations: [StackedOrientation]
  private var finds: [Find] = []
  /// Whether lines agree on a symbol.
  private(set) var isPromising = false

  init(_ wanted: SymbologySet, readsInverted: Bool) {
    orientations = StackedOrientation.all(wanted, readsInverted: readsInverted)
  }

  private struct Find {
    var orientation: Int
    var isMicro: Bool
    /// In pixels, from the middle of the line.
    var module: Float
    var start: Float
    var isCertain: Bool
    var hasEnds: Bool

    /// Whether another line shows the same symbol.
    func agrees(with other: Find) -> Bool {
      guard orientation == other.orientation, abs(module - other.module) < 0.12 * module else { return false }
      let apart = (start - other.start) / module
      if isMicro { return !hasEnds || !other.hasEnds || abs(apart) < 5 }
      // Runs may begin with any codeword.
      return (isCertain || other.isCertain) && abs(apart - 17 * (apart / 17).rounded()) < 4
    }
  }

  /// Whether any line showed a sign.
  var hasFinds: Bool { !finds.isEmpty }

  /// Whether so much was seen, and none of it twice, that what is seen next will be chance, too.
  var hasOnlyChance: Bool { !isPromising && finds.count > 8 }

  /// Whether there is anything to look for.
  var isWanted: Bool { !orientations.isEmpty }

  mutating func add(_ line: BarLine) {
    guard line.count >= Self.leastEdges, !isPromising else { return }
    for (index, find) in StackedFind.finds(on: line.edges, orientations).enumerated() {
      guard let find, find.score >= 2 else { continue }
      let orientation = orientations[index]
      let step = Float(line.line.step)
      let middle = Float(orientation.isBackward ? -line.line.middle : line.line.middle)
      let shown = Find(
        orientation: index, isMicro: orientation.isMicro,
        module: (find.extent.upperBound - find.extent.lowerBound) / Float(find.modules) * step,
        start: (find.extent.lowerBound - middle) * step,
        isCertain: find.hasEnds || find.longest >= Self.longRun, hasEnds: find.hasEnds)
      if shown.isCertain && find.longest >= Self.certainScore
        || finds.contains(where: { shown.agrees(with: $0) })
      {
        isPromising = true
      }
      finds.append(shown)
    }
  }

  /// The smallest symbol has a row of 21.
  private static let leastEdges = 16
  /// What is no chance even on one line.
  private static let certainScore = 7
  /// What is hardly one.
  private static let longRun = 3
}
