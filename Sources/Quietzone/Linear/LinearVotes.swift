import QuietzoneImaging
import QuietzoneSymbols

/// What the lines across one region said: how often each content was read, and where.
struct LinearVotes {
  /// One content, and the lines on which it was read.
  struct Candidate {
    var content: LinearContent
    var sightings: [Sighting]

    /// Whether enough lines agree for how weak the symbology's checks are.
    var isAgreed: Bool { sightings.count >= content.check.linesNeeded(length: content.bytes.count) }
  }

  /// A content on one line.
  struct Sighting {
    /// Where along the bars the line was, in pixels from the middle of the region.
    var offset: Double
    /// The outer edges of the symbol's first and last bar, in the order of its content.
    var start: Point
    var end: Point
    /// The middles of the elements, in parts of the way from `start` to `end`; bars at even indices.
    var middles: [Double]
    var deviation: Float
  }

  private(set) var candidates: [Candidate] = []

  mutating func add(_ content: LinearContent, _ sighting: Sighting) {
    let known = candidates.firstIndex {
      $0.content == content && $0.sightings[0].meets(sighting)
    }
    if let known {
      candidates[known].sightings.append(sighting)
    } else {
      candidates.append(Candidate(content: content, sightings: [sighting]))
    }
  }

  /// Whether every content that was seen at all has enough lines behind it.
  var isSettled: Bool { !candidates.isEmpty && candidates.allSatisfy { $0.isAgreed } }

  /// The contents that enough lines agree on, and that nothing else read in the same place puts in doubt.
  var accepted: [Candidate] {
    candidates.filter { candidate in
      candidate.isAgreed
        && !candidates.contains { other in
          other.content != candidate.content && other.sightings[0].meets(candidate.sightings[0])
            && other.outweighs(candidate)
        }
    }
  }
}

extension LinearVotes.Candidate {
  /// Whether this stands against `other`, which lies in the same place.
  fileprivate func outweighs(_ other: Self) -> Bool {
    if content.check > other.content.check, isAgreed { return true }
    if content.check < other.content.check { return false }
    return 2 * sightings.count >= other.sightings.count
  }
}

extension LinearVotes.Sighting {
  /// Whether the two overlap along the line, however they run.
  fileprivate func meets(_ other: Self) -> Bool {
    let axis = end - start
    let length = Point.dot(axis, axis)
    let (a, b) = (Point.dot(other.start - start, axis) / length, Point.dot(other.end - start, axis) / length)
    return max(a, b) > 0.05 && min(a, b) < 0.95
  }
}

extension CheckStrength {
  /// How many lines have to say the same.
  fileprivate func linesNeeded(length: Int) -> Int {
    switch self {
    case .none: length < 6 ? 5 : 4
    case .weak: 3
    case .strong: 2
    case .veryStrong: 2
    }
  }
}
