import QuietzoneImaging
import QuietzoneSymbols

/// Puts together the rows of GS1 DataBar symbols that lines across one region crossed: those of stacked symbols, and parts
/// of single-row symbols that no line shows as a whole.
struct StackedDataBar {
  private let wanted: SymbologySet
  private var halves: [(half: DataBarOmni.Half, detection: LinearVotes.Detection)] = []
  private var rows: [(row: DataBarExpanded.Row, detection: LinearVotes.Detection)] = []

  /// Whether the rows' bars are lighter than their ground.
  let isInverted: Bool

  init(_ wanted: SymbologySet, isInverted: Bool = false) {
    (self.wanted, self.isInverted) = (wanted, isInverted)
  }

  /// Whether any row has been seen.
  var isPromising: Bool { detectionCount > 0 }

  /// How often rows have been seen, on whatever lines.
  var detectionCount: Int { halves.count + rows.count }

  /// How many halves and segments that differ have been seen.
  var differentCount: Int {
    Set(halves.map { $0.half }).count + Set(rows.flatMap { $0.row.segments }).count
  }

  /// Adds the rows on one line, whichever way they run.
  mutating func add(_ bars: BarLine, offset: Double) {
    add(bars, bars.widths, runsBackward: false, offset: offset)
    add(bars, bars.widths.reversed(), runsBackward: true, offset: offset)
  }

  private mutating func add(_ bars: BarLine, _ widths: [Float], runsBackward: Bool, offset: Double) {
    func detection(_ place: DataBarPlace) -> LinearVotes.Detection {
      let elements = bars.withGuardBars(runsBackward ? bars.mirrored(place.elements) : place.elements)
      return LinearVotes.Detection(elements, of: bars, runsBackward: runsBackward, offset: offset)
    }
    if wanted.contains(.gs1DataBar) {
      DataBarOmni.forEachHalf(in: widths) { half, place in halves.append((half, detection(place))) }
    }
    if wanted.contains(.gs1DataBarExpanded) {
      DataBarExpanded.forEachRow(in: widths) { row, place in rows.append((row, detection(place))) }
    }
  }

  /// The symbols that are complete, each with the detections of its rows; those of the row that begins it come first.
  var accepted: [LinearVotes.Candidate] { stackedHalves + (expanded.map { [$0] } ?? []) }

  /// Each pair of halves that belong together, and were seen on two lines each.
  private var stackedHalves: [LinearVotes.Candidate] {
    var seen: [(half: DataBarOmni.Half, detections: [LinearVotes.Detection])] = []
    for (half, detection) in halves {
      if let known = seen.firstIndex(where: { $0.half == half }) {
        seen[known].detections.append(detection)
      } else {
        seen.append((half, [detection]))
      }
    }
    let agreed = seen.filter { $0.detections.count >= 2 }
    let lefts = agreed.filter { !$0.half.isRight }
    let rights = agreed.filter { $0.half.isRight }
    // What one line shows side by side is one symbol, and no half of another above or below it.
    let areInRow = lefts.map { left in
      rights.map { right in
        left.detections.contains { left in
          right.detections.contains { left.offset == $0.offset && left.isBeside($0) }
        }
      }
    }
    var candidates: [LinearVotes.Candidate] = []
    for (row, (left, leftDetections)) in lefts.enumerated() {
      for (column, (right, rightDetections)) in rights.enumerated() {
        let areFree = !areInRow[row].contains(true) && !areInRow.contains { $0[column] }
        guard areInRow[row][column] || areFree && leftDetections[0].isFollowed(by: rightDetections[0]),
          let content = DataBarOmni.content(left: left, right: right)
        else { continue }
        candidates.append(
          LinearVotes.Candidate(content: content, detections: leftDetections + rightDetections))
      }
    }
    return candidates
  }

  /// What the rows of segments say together. Only segments that two lines show alike count.
  private var expanded: LinearVotes.Candidate? {
    var counts: [DataBarExpanded.Segment: Int] = [:]
    for (row, _) in rows {
      for segment in row.segments { counts[segment, default: 0] += 1 }
    }
    let agreed = rows.compactMap { row, detection in
      let segments = row.segments.filter { counts[$0, default: 0] >= 2 }
      return segments.isEmpty ? nil : (row: DataBarExpanded.Row(segments: segments), detection: detection)
    }
    guard let content = DataBarExpanded.content(rows: agreed.map { $0.row }) else { return nil }
    let begins = { (row: DataBarExpanded.Row) in row.segments.contains { $0.finder == 0 } }
    let detections = agreed.filter { begins($0.row) } + agreed.filter { !begins($0.row) }
    return LinearVotes.Candidate(content: content, detections: detections.map { $0.detection })
  }
}

extension BarLine {
  /// The elements of a row's characters and finder patterns, and the guard pattern's bar at either end: beside them where
  /// they begin with a space, else behind the other element of the guard pattern.
  fileprivate func withGuardBars(_ elements: Range<Int>) -> Range<Int> {
    let (first, end) = (elements.lowerBound, elements.upperBound)
    let (low, high) = (first & 1 == 0 ? first - 1 : first - 2, end & 1 == 1 ? end + 1 : end + 2)
    return (low > 0 ? low : first | 1)..<(high < widths.count ? high : end & ~1)
  }
}

extension LinearVotes.Detection {
  /// Whether the other half goes on where this one ends.
  fileprivate func isBeside(_ other: Self) -> Bool {
    let length = (end - start).length
    return isFollowed(by: other) && (other.start - end).length < 0.3 * length
  }

  /// Whether the other half runs the same way, is of about the same size, and lies where a symbol's second half does: next to
  /// this one in the order of reading, or below it. What lies before it is the symbol beside this one.
  fileprivate func isFollowed(by other: Self) -> Bool {
    let (a, b) = (end - start, other.end - other.start)
    let ratio = a.length / b.length
    let apart = (other.start + other.end - start - end) * 0.5
    let along = Point.dot(apart, a) / Point.dot(a, a)
    return Point.dot(a, b) > 0 && ratio > 0.7 && ratio < 1.4 && apart.length < 2 * a.length
      && (abs(along) < 0.5 || abs(along - 1) < 0.5)
  }
}
