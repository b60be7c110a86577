/// Patterns of a PDF417 that follow one another along a line.
struct PatternRun {
  /// The edge with which the first one begins; each has eight.
  var first: Int
  var readings: [PatternReading]

  /// How much it tells: chance makes short runs.
  var score: Int {
    var score = 0
    for (index, reading) in readings.enumerated() {
      switch reading.pattern {
      case .start, .stop: score += 2
      case .codeword(let codeword):
        guard index > 0, case .codeword(let previous) = readings[index - 1].pattern else { continue }
        if previous.cluster == codeword.cluster { score += 1 }
      }
    }
    return score
  }

  /// Whether it is a row from end to end.
  var isWhole: Bool { readings[0].pattern == .start && readings[readings.count - 1].pattern == .stop }

  /// The runs along a row, none overlapping another: of those that do, the longest.
  static func runs(in row: EdgeRow, printGain: Float? = nil) -> [PatternRun] {
    guard row.count > 16 else { return [] }
    let runs = row.withView { all(in: $0, printGain: printGain) }
    guard runs.count > 1 else { return runs }
    var chosen: [PatternRun] = []
    for run in runs.descending(by: { Double($0.readings.count) }) {
      let isFree = chosen.allSatisfy { run.end <= $0.first || $0.end <= run.first }
      if isFree { chosen.append(run) }
    }
    return chosen
  }

  /// The runs along a row, one for each edge with which one may begin and which is not in one before.
  private static func all(in row: EdgeRow.View, printGain: Float?) -> [PatternRun] {
    var runs: [PatternRun] = []
    withUnsafeTemporaryAllocation(of: Bool.self, capacity: row.count) { isUsed in
      isUsed.initialize(repeating: false)
      var readings: [PatternReading] = []
      for first in stride(from: 0, to: row.count - 8, by: 2) where !isUsed[first] {
        guard isLikeNext(first, in: row) || first >= 8 && isLikeNext(first - 8, in: row) else { continue }
        // The memory is used again: most have none, or one that tells nothing.
        readings.removeAll(keepingCapacity: true)
        var index = first
        while let reading = PatternReading(row, at: index, printGain: printGain) {
          readings.append(reading)
          isUsed[index] = true
          guard isLikeNext(index, in: row) else { break }
          index += 8
        }
        guard !readings.isEmpty else { continue }
        let run = PatternRun(first: first, readings: readings)
        if run.score > 0 { runs.append(run) }
      }
    }
    return runs
  }

  private var end: Int { first + 8 * readings.count }

  /// Whether the eight elements behind these eight are as wide as they are.
  private static func isLikeNext(_ index: Int, in row: EdgeRow.View) -> Bool {
    guard index + 16 < row.count else { return false }
    let width = row[index + 8] - row[index]
    return abs(row[index + 16] - row[index + 8] - width) < 0.15 * width
  }
}
