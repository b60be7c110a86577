extension DataBarExpanded {
  /// A finder pattern with the characters beside it.
  package struct Segment: Hashable, Sendable {
    /// Which finder pattern: A1, A2, B1, B2, … F2 are 0 to 11.
    package var finder: Int
    /// The value of the character before it: 12 bits, or the check character beside A1.
    package var left: Int
    /// The value of the character behind it.
    package var right: Int?
    /// What the characters add to the checksum, modulo 211.
    var leftChecksum: Int
    var rightChecksum: Int
  }

  /// Segments that follow one another on a line.
  package struct Row: Hashable, Sendable {
    package var segments: [Segment]

    package init(segments: [Segment]) { self.segments = segments }

    /// Whether it has no segments but these.
    package func isPart(of others: [Segment]) -> Bool {
      segments.allSatisfy { own in others.contains { $0.finder == own.finder && $0.left == own.left } }
    }
  }

  /// Calls `body` with each row of segments on a line that is read from left to right, and with where it is.
  package static func forEachRow(in widths: [Float], _ body: (Row, DataBarPlace) -> Void) {
    let runs = RunCursor(widths)
    var first = 10
    while first + 5 < widths.count {
      guard runs.mayBeFinder(at: first, isMirrored: first & 1 == 1),
        var (segment, place) = segment(at: first, in: runs)
      else {
        first += 1
        continue
      }
      var row = Row(segments: [segment])
      let start = place.elements.lowerBound
      var deviations = place.deviation
      while segment.right != nil, let (next, nextPlace) = Self.segment(at: first + 21, in: runs),
        runs.isModule(nextPlace.module, like: place.module)
      {
        (segment, place) = (next, nextPlace)
        row.segments.append(segment)
        deviations += place.deviation
        first += 21
      }
      let deviation = deviations / Float(row.segments.count)
      body(
        row,
        DataBarPlace(
          elements: start..<place.elements.upperBound, module: place.module, deviation: deviation))
      first += 5
    }
  }

  /// The segment whose finder pattern begins at element `first`.
  ///
  /// Finder patterns that begin with a space have their narrow elements last (A1, B1, …); the others, which begin with
  /// a bar, have them first. Read the wrong way round, it would be just the opposite.
  static func segment(at first: Int, in runs: RunCursor) -> (Segment, DataBarPlace)? {
    let isMirrored = first & 1 == 1
    guard
      let finder = runs.finder(
        of: isMirrored ? mirroredFinders : forwardFinders, at: first, isMirrored: isMirrored,
        neighbour: characters.modules),
      let left = runs.character(
        of: characters, at: first - 8, isMirrored: false, gain: finder.gain,
        tolerance: DataBarFinder.characterTolerance)
    else { return nil }
    let index = 2 * finder.index + (isMirrored ? 1 : 0)
    var segment = Segment(finder: index, left: left.value, right: nil, leftChecksum: 0, rightChecksum: 0)
    // The check character, beside A1, has no weights itself.
    if index > 0 { segment.leftChecksum = left.checksum(exponent: 16 * index - 8, modulo: 211) }
    var deviations = left.deviation / DataBarFinder.characterTolerance + finder.deviation
    var end = first + 5
    if end + 8 < runs.widths.count,
      runs.isModule(runs.sum(end..<end + 8) / Float(characters.modules), like: finder.module),
      let right = runs.character(
        of: characters, at: end, isMirrored: true, gain: finder.gain,
        tolerance: DataBarFinder.characterTolerance)
    {
      segment.right = right.value
      segment.rightChecksum = right.checksum(exponent: 16 * index, modulo: 211)
      deviations += right.deviation / DataBarFinder.characterTolerance
      end += 8
    }
    let parts: Float = segment.right == nil ? 2 : 3
    return (
      segment,
      DataBarPlace(elements: first - 8..<end, module: finder.module, deviation: deviations / parts)
    )
  }
}
