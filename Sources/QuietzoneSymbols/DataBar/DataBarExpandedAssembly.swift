extension DataBarExpanded {
  /// How long a symbol is: the check character says so.
  struct Length {
    /// The characters, the check character among them: 4 to 22.
    var characters: Int
    /// The finder patterns in their order (ISO/IEC 24724, table 16).
    var finders: [Int]
    /// Whether the last segment has no character behind its finder pattern.
    var endsWithFinder: Bool { characters & 1 == 1 }

    init?(check: Int) {
      characters = check / 211 + 4
      guard characters <= 22 else { return nil }
      finders = DataBarExpanded.finderSequences[(characters + 1) / 2 - 2]
    }
  }

  /// What rows say together; nil if they are no whole symbol.
  ///
  /// The rows may come in any order and more than once. In which order their segments belong follows from the finder
  /// patterns, each of which a symbol has at most once. Where rows disagree, what most of them say is taken.
  package static func content(rows: [Row]) -> LinearContent? { symbol(rows: rows)?.content }

  /// The same, and the segments that say so.
  package static func symbol(rows: [Row]) -> (content: LinearContent, segments: [Segment])? {
    guard let first = mostFrequent(finder: 0, needsRight: true, in: rows),
      let length = Length(check: first.left)
    else { return nil }
    var segments = [first]
    for finder in length.finders.dropFirst() {
      let isLast = segments.count == length.finders.count - 1
      guard
        let segment = mostFrequent(finder: finder, needsRight: !(isLast && length.endsWithFinder), in: rows)
      else { return nil }
      segments.append(segment)
    }
    guard let content = try? content(of: segments, length) else { return nil }
    return (content, segments)
  }

  /// The segment with a finder pattern that most rows have.
  private static func mostFrequent(finder: Int, needsRight: Bool, in rows: [Row]) -> Segment? {
    var found: [(segment: Segment, count: Int)] = []
    for row in rows {
      for var segment in row.segments where segment.finder == finder {
        if needsRight {
          guard segment.right != nil else { continue }
        } else {
          // Whatever stands behind the last finder pattern is no character of this symbol.
          segment.right = nil
          segment.rightChecksum = 0
        }
        if let index = found.firstIndex(where: { $0.segment == segment }) {
          found[index].count += 1
        } else {
          found.append((segment, 1))
        }
      }
    }
    return found.max { $0.count < $1.count }?.segment
  }

  /// The message of a whole symbol's segments.
  static func content(of segments: [Segment], _ length: Length) throws(LinearError) -> LinearContent {
    var values: [Int] = []
    var checksum = 0
    for (index, segment) in segments.enumerated() {
      if index > 0 {
        values.append(segment.left)
        checksum += segment.leftChecksum
      }
      if let right = segment.right, values.count < length.characters - 1 {
        values.append(right)
        checksum += segment.rightChecksum
      }
    }
    guard values.count == length.characters - 1, checksum % 211 == segments[0].left % 211 else {
      throw .check
    }
    guard let bytes = DataBarExpandedMessage.decode(values) else { throw .content }
    // The first bit of a message is the linkage flag (ISO/IEC 24724, 7.2.5.1).
    return LinearContent(
      .gs1DataBarExpanded, bytes: bytes, symbologyIdentifier: "]e0", isGS1: true
    ).linked(to: values[0] & 0x800 != 0 ? .ccAOrB : nil)
  }
}
