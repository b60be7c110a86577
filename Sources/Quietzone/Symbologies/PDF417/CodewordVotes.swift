import QuietzoneSymbols

/// What the lines across each codeword of a symbol say it is.
struct CodewordVotes {
  private let columns: Int
  private let rows: Int
  private var tallies: [[(value: Int, weight: Double)]]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    tallies = [[(value: Int, weight: Double)]](repeating: [], count: columns * rows)
  }

  mutating func add(_ value: Int, row: Int, column: Int, weight: Double) {
    guard (0..<rows).contains(row), (0..<columns).contains(column) else { return }
    let index = row * columns + column
    if let known = tallies[index].firstIndex(where: { $0.value == value }) {
      tallies[index][known].weight += weight
    } else {
      tallies[index].append((value, weight))
    }
  }

  /// The best and the next best, by weight.
  private func ranking(_ index: Int) -> (value: Int, best: Double, next: Double) {
    var result = (value: 0, best: 0.0, next: 0.0)
    for tally in tallies[index] {
      if tally.weight > result.best {
        result = (tally.value, tally.weight, result.best)
      } else {
        result.next = max(result.next, tally.weight)
      }
    }
    return result
  }

  /// Whether more than a line says what a codeword is, and hardly any says otherwise.
  func isClear(row: Int, column: Int) -> Bool {
    let (_, best, next) = ranking(row * columns + column)
    return best >= 1.2 && next < 0.3 * best
  }

  /// Codewords for which anything was said.
  var seenCount: Int { tallies.count { !$0.isEmpty } }

  var matrix: CodewordMatrix {
    var matrix = CodewordMatrix(columns: columns, rows: rows)
    for index in tallies.indices {
      let (value, best, next) = ranking(index)
      guard best > next else { continue }
      matrix.values[index] = UInt16(value)
      let share = (best - next) / (best + 0.25)
      let isCertain = best >= 1.2 && next < 0.2 * best
      matrix.confidence[index] = isCertain ? 255 : UInt8(max(1, min(254, 255 * share)))
    }
    return matrix
  }
}
