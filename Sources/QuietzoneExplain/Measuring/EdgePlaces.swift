import QuietzoneImaging

/// Where edges lie along the rows or the columns of a place.
struct EdgePlaces {
  /// How many samples a line has.
  let length: Int
  /// Where edges are, in samples from the line's beginning, and which part of all edges lies there.
  fileprivate(set) var places: [Double] = []
  fileprivate(set) var weights: [Float] = []
}

extension PlaceMeasure {
  /// Of bars, those of a line in which each place is as most rows have it: what crosses bars does not show.
  var barEdges: EdgePlaces {
    let line = (0..<columns.count).map { column in
      (0..<rows.count).map { values[$0 * columns.count + column] }.sorted()[rows.count / 2]
    }
    var edges = EdgePlaces(length: line.count)
    let middle = (light + dark) / 2
    for index in changes(in: line) where index > 0 {
      // The last crossing of the middle before the change is sure.
      var before = index - 1
      while before > 0, (line[before] < middle) == (line[index] < middle) { before -= 1 }
      let step = line[before + 1] - line[before]
      let part = step == 0 ? 0.5 : Double((middle - line[before]) / step)
      edges.places.append(Double(before) + min(1, max(0, part)) + 0.5)
    }
    edges.weights = [Float](repeating: 1 / Float(max(1, edges.places.count)), count: edges.places.count)
    return edges
  }
}

/// How steep grey values are along the lines of a place.
struct EdgeSlopes {
  /// How many slopes a line has.
  let length: Int
  private let lines: Int
  private var slopes: [Float]

  /// - Parameters:
  ///   - values: Row by row.
  ///   - isAlongRows: Whether lines are rows; columns otherwise.
  init(_ values: [Float], columns: Int, rows: Int, isAlongRows: Bool) {
    let (count, step) = isAlongRows ? (columns, 1) : (rows, columns)
    let lineStep = isAlongRows ? columns : 1
    lines = isAlongRows ? rows : columns
    length = max(0, count - 2)
    slopes = []
    slopes.reserveCapacity(length * lines)
    for line in 0..<lines {
      for index in 0..<length {
        let place = line * lineStep + index * step
        slopes.append(abs(values[place + 2 * step] - values[place]))
      }
    }
  }

  /// How much of all edges is at each place along lines, more than at half of the places. Lines lie against each other by `shear` for
  /// each line.
  func places(shear: Double) -> EdgePlaces {
    var edges = EdgePlaces(length: length)
    guard length > 0 else { return edges }
    var sums = [Float](repeating: 0, count: length)
    for line in 0..<lines {
      let offset = Int((shear * (Double(line) - Double(lines) / 2)).rounded())
      let first = line * length
      for index in max(0, offset)..<max(max(0, offset), min(length, length + offset)) {
        sums[index] += slopes[first + index - offset]
      }
    }
    let usual = sums.sorted()[length / 2]
    let total = sums.reduce(Float(0)) { $0 + max(0, $1 - usual) }
    guard total > 0 else { return edges }
    for (index, sum) in sums.enumerated() where sum > usual {
      edges.places.append(Double(index) + 0.5)
      edges.weights.append((sum - usual) / total)
    }
    return edges
  }
}
