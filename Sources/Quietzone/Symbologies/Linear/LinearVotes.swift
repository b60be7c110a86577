import QuietzoneImaging
import QuietzoneSymbols

/// What the lines across one region said: how often each content was read, and where.
struct LinearVotes {
  /// One content, and the lines on which it was read.
  struct Candidate {
    var content: LinearContent
    var detections: [Detection]

    /// The content, with the add-on that at least two lines showed, if most of those that showed one agree on it.
    var whole: LinearContent {
      guard let addOn = majority(of: detections.compactMap { $0.addOn }) else { return content }
      var whole = content
      whole.addOn = addOn
      whole.symbologyIdentifier = "]E3"
      return whole
    }

    /// Whether enough lines agree for how weak the symbology's checks are.
    ///
    /// - Parameter lines: how many there are at all, across bars too low for more.
    func isAgreed(of lines: Int) -> Bool {
      detections.count >= min(max(lines, 2), content.check.linesNeeded(length: content.bytes.count))
    }
  }

  /// A content on one line.
  struct Detection {
    /// Where along the bars the line was, in pixels from the middle of the region.
    var offset: Double
    /// The outer edges of the symbol's first and last bar, in the order of its content.
    var start: Point
    var end: Point
    /// The middles of the elements, in parts of the way from `start` to `end`; bars at even indices.
    var middles: [Double]
    /// The add-on that this line showed.
    var addOn: [UInt8]?
  }

  private(set) var candidates: [Candidate] = []
  /// How many lines there will be at most.
  let lines: Int

  init(lines: Int) { self.lines = lines }

  mutating func add(_ found: LinearContent, _ place: Detection) {
    var (content, detection) = (found, place)
    if let addOn = found.addOn {
      // Its digits are voted on apart: on some lines it may be out of sight.
      detection.addOn = addOn
      content.addOn = nil
      content.symbologyIdentifier = "]E0"
    }
    let known = candidates.firstIndex {
      $0.content == content && $0.detections[0].meets(detection)
    }
    if let known {
      candidates[known].detections.append(detection)
    } else {
      candidates.append(Candidate(content: content, detections: [detection]))
    }
  }

  /// Whether every content that was seen at all has enough lines behind it.
  var isSettled: Bool {
    !candidates.isEmpty && candidates.allSatisfy { $0.isAgreed(of: lines) && !isContested($0) }
  }

  /// Whether a few more lines may tell that something else read in the same place is a symbol above or below this one.
  private func isContested(_ candidate: Candidate) -> Bool {
    candidates.contains { other in
      other.content != candidate.content && other.detections[0].meets(candidate.detections[0])
        && other.mayBeApart(from: candidate, of: lines) && !other.isApart(from: candidate, of: lines)
    }
  }

  /// Where contents were read on which not enough lines agree. Lines beside those are misread alike: they tell nothing of
  /// contents with weak checks.
  var doubtfulOffsets: [Double] {
    candidates.filter { $0.content.check >= .strong && (!$0.isAgreed(of: lines) || isContested($0)) }.map {
      $0.detections[0].offset
    }
  }

  /// The contents that enough lines agree on, and that nothing else read in the same place puts in doubt.
  var accepted: [Candidate] {
    candidates.filter { candidate in
      candidate.isAgreed(of: lines)
        && !candidates.contains { other in
          other.content != candidate.content && other.detections[0].meets(candidate.detections[0])
            && other.outweighs(candidate, of: lines) && !other.isApart(from: candidate, of: lines)
        }
    }
  }
}

extension LinearVotes.Candidate {
  /// Whether the two are symbols one above the other: both beyond doubt, and each on lines of its own.
  fileprivate func isApart(from other: Self, of lines: Int) -> Bool {
    // A line or two beside each other may be misread alike.
    min(detections.count, other.detections.count) >= 3 && mayBeApart(from: other, of: lines)
  }

  /// The same as far as fewer lines tell.
  fileprivate func mayBeApart(from other: Self, of lines: Int) -> Bool {
    guard min(content.check, other.content.check) >= .strong, isAgreed(of: lines), other.isAgreed(of: lines)
    else { return false }
    let (own, others) = (detections.map { $0.offset }, other.detections.map { $0.offset })
    return own.min()! > others.max()! || others.min()! > own.max()!
  }

  /// Whether this stands against `other`, which lies in the same place.
  fileprivate func outweighs(_ other: Self, of lines: Int) -> Bool {
    if content.check > other.content.check, isAgreed(of: lines) { return true }
    if content.check < other.content.check { return false }
    return 2 * detections.count >= other.detections.count
  }
}

extension LinearVotes.Detection {
  /// Whether the two overlap along the line, however they run.
  func meets(_ other: Self) -> Bool {
    let axis = end - start
    let length = Point.dot(axis, axis)
    let (a, b) = (Point.dot(other.start - start, axis) / length, Point.dot(other.end - start, axis) / length)
    return max(a, b) > 0.05 && min(a, b) < 0.95
  }
}

extension LinearVotes.Detection {
  /// Whether the two begin and end in the same places along the line, but for a slant.
  func matches(_ other: Self) -> Bool {
    let axis = end - start
    let length = Point.dot(axis, axis)
    return abs(Point.dot(other.start - start, axis)) < 0.1 * length
      && abs(Point.dot(other.end - end, axis)) < 0.1 * length
  }
}

extension CheckStrength {
  /// How many lines have to say the same.
  fileprivate func linesNeeded(length: Int) -> Int {
    switch self {
    case .none: length < 6 ? 5 : length < 12 ? 4 : 3
    case .weak: 3
    case .strong: 2
    case .veryStrong: 2
    }
  }
}

extension LinearVotes.Detection {
  /// What a line shows: some of its elements, in the order in which they were read.
  init(_ elements: Range<Int>, of bars: BarLine, runsBackward: Bool, offset: Double) {
    let from = bars.beginning(ofElement: elements.lowerBound)
    let to = bars.beginning(ofElement: elements.upperBound)
    let middles = bars.middles(of: elements)
    self.init(
      offset: offset, start: runsBackward ? to : from, end: runsBackward ? from : to,
      middles: runsBackward ? middles.reversed().map { 1 - $0 } : middles)
  }
}
