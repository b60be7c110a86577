import QuietzoneImaging
import QuietzoneSymbols

/// Puts together the rows of GS1 DataBar symbols that lines across one region crossed: those of stacked symbols, and parts
/// of single-row symbols that no line shows as a whole.
struct StackedDataBar {
  private let wanted: SymbologySet
  private var halves: [(half: DataBarOmni.Half, detection: LinearVotes.Detection)] = []
  private var rows: [(row: DataBarExpanded.Row, detection: LinearVotes.Detection)] = []

  /// How many lines were added.
  private(set) var lineCount = 0

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
    lineCount += 1
    add(bars, bars.widths, runsBackward: false, offset: offset)
    add(bars, bars.widths.reversed(), runsBackward: true, offset: offset)
  }

  private mutating func add(_ bars: BarLine, _ widths: [Float], runsBackward: Bool, offset: Double) {
    func detection(_ place: DataBarPlace) -> LinearVotes.Detection {
      let elements = bars.withGuardBars(
        runsBackward ? bars.mirrored(place.elements) : place.elements, module: place.module)
      return LinearVotes.Detection(elements, of: bars, runsBackward: runsBackward, offset: offset)
    }
    if wanted.contains(.gs1DataBar) {
      DataBarOmni.forEachHalf(in: widths) { half, place in halves.append((half, detection(place))) }
    }
    if wanted.contains(.gs1DataBarExpanded) {
      DataBarExpanded.forEachRow(in: widths) { row, place in rows.append((row, detection(place))) }
    }
  }

  /// How far apart the lines are that were added, in pixels: what is farther apart on them belongs to different symbols.
  var lineDistance = 0.0

  /// The symbols that are complete, each with the detections of its rows; those of the row that begins it come first.
  var accepted: [LinearVotes.Candidate] { stackedHalves + expanded }

  /// Whether all halves and segments that two lines show belong to a symbol that is complete.
  func isCovered(by symbols: [LinearVotes.Candidate]) -> Bool {
    let used = symbols.reduce(0) { $0 + $1.detections.count }
    return used >= agreedHalves.reduce(0) { $0 + $1.detections.count } + agreedRows.count
  }

  /// A half or a row of one symbol, on the lines that cross it.
  private struct Sighting<Part> {
    var part: Part
    var detections: [LinearVotes.Detection]

    /// Whether another line shows more of it: close by, in the same place along the line.
    func goesOn(in detection: LinearVotes.Detection, gap: Double) -> Bool {
      detections.contains { abs($0.offset - detection.offset) <= gap && $0.meets(detection) }
    }
  }

  /// Across how many pixels without a row one may go on that is so long: separators and damage are lower than the ground between
  /// two symbols.
  private func gap(_ detection: LinearVotes.Detection, modules: Double) -> Double {
    max(ownGap(detection, modules: modules), 2.5 * lineDistance)
  }

  /// The same between lines as close together as it takes.
  private func ownGap(_ detection: LinearVotes.Detection, modules: Double) -> Double {
    Self.mostGap * (detection.end - detection.start).length / modules
  }

  /// Whether the lines lie close enough together to tell a symbol from another one below it.
  var tellsSymbolsApart: Bool {
    let least = min(
      halves.reduce(.infinity) { min($0, ownGap($1.detection, modules: Self.halfLength)) },
      rows.reduce(.infinity) { min($0, ownGap($1.detection, modules: Self.length(of: $1.row))) })
    return 2.5 * lineDistance <= least
  }

  /// In modules.
  private static func length(of row: DataBarExpanded.Row) -> Double {
    segmentLength * Double(row.segments.count)
  }

  /// In modules; and how long a half and a segment are.
  private static let (mostGap, halfLength, segmentLength) = (8.0, 46.0, 49.0)

  // MARK: Halves

  /// The halves that two lines show, each wherever it lies.
  private var agreedHalves: [Sighting<DataBarOmni.Half>] {
    var counts: [DataBarOmni.Half: Int] = [:]
    for (half, _) in halves { counts[half, default: 0] += 1 }
    var sightings: [Sighting<DataBarOmni.Half>] = []
    for (half, detection) in halves.ascending(by: { $0.detection.offset }) where counts[half, default: 0] >= 2
    {
      let gap = gap(detection, modules: Self.halfLength)
      let known = sightings.firstIndex { $0.part == half && $0.goesOn(in: detection, gap: gap) }
      if let known {
        sightings[known].detections.append(detection)
      } else {
        sightings.append(Sighting(part: half, detections: [detection]))
      }
    }
    return sightings
  }

  /// Each pair of halves that belong together, the closest first.
  private var stackedHalves: [LinearVotes.Candidate] {
    let agreed = agreedHalves
    let lefts = agreed.filter { !$0.part.isRight }
    let rights = agreed.filter { $0.part.isRight }
    // What one line shows side by side is one symbol, and no half of another above or below it.
    let areInRow = lefts.map { left in
      rights.map { right in
        left.detections.contains { left in
          right.detections.contains { left.offset == $0.offset && left.isBeside($0) }
        }
      }
    }
    var pairs: [(left: Int, right: Int, distance: Double)] = []
    for (row, left) in lefts.enumerated() {
      for (column, right) in rights.enumerated() {
        let areFree = !areInRow[row].contains(true) && !areInRow.contains { $0[column] }
        guard areInRow[row][column] || areFree && left.detections[0].isFollowed(by: right.detections[0])
        else { continue }
        pairs.append((row, column, left.detections[0].distance(to: right.detections[0])))
      }
    }
    var (usedLefts, usedRights) = (Set<Int>(), Set<Int>())
    var candidates: [LinearVotes.Candidate] = []
    for (row, column, _) in pairs.ascending(by: { $0.distance })
    where !usedLefts.contains(row) && !usedRights.contains(column) {
      let (left, right) = (lefts[row], rights[column])
      guard let content = DataBarOmni.content(left: left.part, right: right.part) else { continue }
      usedLefts.insert(row)
      usedRights.insert(column)
      candidates.append(
        LinearVotes.Candidate(content: content, detections: left.detections + right.detections))
    }
    return candidates
  }

  // MARK: Segments

  private typealias ExpandedRow = (row: DataBarExpanded.Row, detection: LinearVotes.Detection)

  /// The rows of segments, without those segments that no two lines show alike.
  private var agreedRows: [ExpandedRow] {
    var counts: [DataBarExpanded.Segment: Int] = [:]
    for (row, _) in rows {
      for segment in row.segments { counts[segment, default: 0] += 1 }
    }
    return rows.compactMap { row, detection in
      let segments = row.segments.filter { counts[$0, default: 0] >= 2 }
      return segments.isEmpty ? nil : (row: DataBarExpanded.Row(segments: segments), detection: detection)
    }
  }

  /// What rows that lie together say; where nothing does so, what all of them say: damage may have parted them.
  private var expanded: [LinearVotes.Candidate] {
    let agreed = agreedRows
    var sightings: [Sighting<[ExpandedRow]>] = []
    for found in agreed.ascending(by: { $0.detection.offset }) {
      let gap = gap(found.detection, modules: Self.length(of: found.row))
      var whole = Sighting(part: [found], detections: [found.detection])
      for part in sightings where part.goesOn(in: found.detection, gap: gap) {
        whole.part += part.part
        whole.detections += part.detections
      }
      sightings.removeAll { $0.goesOn(in: found.detection, gap: gap) }
      sightings.append(whole)
    }
    let parts = sightings.compactMap { Self.symbol(of: $0.part) }
    return parts.isEmpty ? Self.symbol(of: agreed).map { [$0] } ?? [] : parts
  }

  private static func symbol(of rows: [ExpandedRow]) -> LinearVotes.Candidate? {
    guard let symbol = DataBarExpanded.symbol(rows: rows.map { $0.row }) else { return nil }
    // What lies beside a symbol looks like one more segment by chance: on a few lines.
    let sure = rows.filter { $0.row.isPart(of: symbol.segments) }
    let own = sure.isEmpty ? rows : sure
    let begins = { (row: DataBarExpanded.Row) in row.segments.contains { $0.finder == 0 } }
    let detections = own.filter { begins($0.row) } + own.filter { !begins($0.row) }
    return LinearVotes.Candidate(content: symbol.content, detections: detections.map { $0.detection })
  }
}

extension BarLine {
  /// The elements of a row's characters and finder patterns, and the guard pattern's bar at either end: beside them where
  /// they begin with a space, else behind the other element of the guard pattern. Where that is as wide as no guard pattern is, the
  /// symbol was cut out, and what follows is its ground, or another symbol.
  fileprivate func withGuardBars(_ elements: Range<Int>, module: Float) -> Range<Int> {
    let (first, end) = (elements.lowerBound, elements.upperBound)
    let (low, high) = (first & 1 == 0 ? first - 1 : first - 2, end & 1 == 1 ? end + 1 : end + 2)
    func areGuards(_ outer: Range<Int>) -> Bool {
      widths[outer].allSatisfy { $0 <= Self.widestGuard * module }
    }
    return
      (low > 0 && areGuards(low..<first) ? low : first | 1)..<(high < widths.count && areGuards(end..<high)
      ? high : end & ~1)
  }

  /// How wide an element of a guard pattern is at most, in modules; it has one.
  private static var widestGuard: Float { 3 }
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
    let apart = middle(to: other)
    let along = Point.dot(apart, a) / Point.dot(a, a)
    return Point.dot(a, b) > 0 && ratio > 0.7 && ratio < 1.4 && apart.length < 1.4 * a.length
      && (abs(along) < 0.5 || abs(along - 1) < 0.5)
  }

  /// How far apart the middles of two halves are.
  fileprivate func distance(to other: Self) -> Double { middle(to: other).length }

  /// The way from the middle of this half to that of another.
  private func middle(to other: Self) -> Point { (other.start + other.end - start - end) * 0.5 }
}
