import Quietzone
import QuietzoneImaging

extension PlaceMeasure {
  /// Bars that are not the same from end to end, and where they are least so.
  var damagedBars: Cause? {
    guard let crossings else { return nil }
    return crossings.share >= ExplainTuning.leastCrossedRows ? .damaged(Area(around: crossings.places)) : nil
  }

  /// The same if there are scratches all over, and how many cross a row.
  var scratchedBars: (cause: Cause, aRow: Double)? {
    guard let crossings, crossings.share >= ExplainTuning.leastScratchedRows,
      crossings.aRow >= ExplainTuning.fewestScratches
    else { return nil }
    return (.damaged(Area(around: crossings.places)), crossings.aRow)
  }

  /// Where rows are not as most are: which part of them, in how many places each, and where.
  private var crossings: (share: Double, aRow: Double, places: [(x: Double, y: Double)])? {
    guard look == .bars else { return nil }
    // Beside the bars' ends rows show what is not theirs.
    let inner = rows.count / 10..<max(rows.count / 10 + 1, rows.count - rows.count / 10)
    var places: [(x: Double, y: Double)] = []
    var counts = [Int](repeating: 0, count: rows.count)
    var last = [Int](repeating: -2, count: rows.count)
    for column in 0..<columns.count {
      let line = rows.indices.map { values[($0 - rows.lowerBound) * columns.count + column] }
      let usual = line.sorted()[line.count / 2]
      for row in inner where abs(line[row] - usual) > 0.5 * contrast {
        places.append((Double(column) / Double(columns.count), Double(row) / Double(rows.count)))
        if last[row] < column - 1 { counts[row] += 1 }
        last[row] = column
      }
    }
    let rowCount = Double(inner.count)
    return (Double(counts.count { $0 > 0 }) / rowCount, Double(counts.reduce(0, +)) / rowCount, places)
  }
}

extension TraceOfPlace {
  /// A grid of modules that was sampled, but could not be put right, and where its modules are in doubt.
  var damage: Cause? {
    guard let farthest, farthest.kind == .grid else { return nil }
    let outline = farthest.outline
    let doubtful = farthest.modules.filter { $0.confidence < ExplainTuning.doubtfulConfidence }
    // As the picture shows it, not as the code is turned.
    let xs = outline.points.map { $0.x }
    let ys = outline.points.map { $0.y }
    let (left, width) = (xs.min()!, max(1e-6, xs.max()! - xs.min()!))
    let (top, height) = (ys.min()!, max(1e-6, ys.max()! - ys.min()!))
    return .damaged(
      Area(around: doubtful.map { (($0.center.x - left) / width, ($0.center.y - top) / height) }))
  }
}

extension Area {
  /// Where most of some places are, whose coordinates are 0…1; nil if they are all over, or hardly any.
  init?(around places: [(x: Double, y: Double)]) {
    guard places.count >= 4 else { return nil }
    let count = Double(places.count)
    let x = places.reduce(0) { $0 + $1.x } / count
    let y = places.reduce(0) { $0 + $1.y } / count
    let spread = places.reduce(0) { sum, place in
      sum + (place.x - x) * (place.x - x) + (place.y - y) * (place.y - y)
    }
    // All over it would be a sixth.
    guard spread / count < 0.1 else { return nil }
    self.init(x, y)
  }
}
