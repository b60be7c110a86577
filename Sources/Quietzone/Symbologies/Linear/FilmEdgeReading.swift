import QuietzoneImaging
import QuietzoneSymbols

/// Reads DX film edge codes: a clock track on one line, and beside it the data track.
///
/// The data track says nothing without the clock's beginning and module, and has no elements of its own to be found by. So
/// lines are searched for clocks first; then the lines close by are read along with each clock.
struct FilmEdgeReading {
  /// A clock on a line.
  private struct Detection {
    var clock: DXFilmEdge.Clock
    /// The line, and whether it was read from its end.
    var bars: BarLine
    var runsBackward: Bool
    var offset: Double
    /// How many lines show it.
    var lines = 1

    /// Whether another line shows the same clock.
    func shows(_ other: Detection) -> Bool {
      runsBackward == other.runsBackward && clock.hasFrameNumber == other.clock.hasFrameNumber
        && abs(clock.start - other.clock.start) < 2 * clock.module
    }
  }

  private var clocks: [Detection] = []

  /// How far from the clock's middle the data track may lie, in modules.
  private static let reach = 8.0
  /// How many lines must show a clock.
  private static let leastLines = 2

  /// Whether a line shows elements as evenly spaced as a clock's. A bar and a space together are as wide as they are printed,
  /// whatever ink and blur do.
  static func mayShowClock(_ bars: BarLine) -> Bool {
    let edges = bars.edges
    guard edges.count > leastSteady + 2 else { return false }
    var steady = 0
    var previous = edges[2] - edges[0]
    for index in 1..<edges.count - 2 {
      let pair = edges[index + 2] - edges[index]
      steady = abs(pair - previous) < pairTolerance * previous ? steady + 1 : 0
      if steady >= leastSteady { return true }
      previous = pair
    }
    return false
  }

  /// How many pairs of elements in a row are alike on a clock, of which the shorter one has 17, and how far they may differ. Of
  /// those that were read in photos some line had 13 or more; of other things that are low and long one in twenty has ten.
  private static let (leastSteady, pairTolerance): (Int, Float) = (10, 0.2)

  /// Adds the clocks on a line, whichever way they run.
  mutating func add(_ bars: BarLine, offset: Double) {
    for runsBackward in [false, true] {
      for clock in DXFilmEdge.clocks(in: runsBackward ? bars.widths.reversed() : bars.widths) {
        clocks.append(Detection(clock: clock, bars: bars, runsBackward: runsBackward, offset: offset))
      }
    }
  }

  var isPromising: Bool { !clocks.isEmpty }

  /// The contents of the data tracks beside the clocks.
  func votes(in sampling: LineSampling) -> LinearVotes {
    var votes = LinearVotes(lines: .max)
    guard let first = clocks.first else { return votes }
    // One clock of each kind and direction is enough: those of a region are pieces of the same one. What a single line shows may be
    // a clock's damaged edge, or something else by chance.
    var known: [Detection] = []
    for detection in clocks {
      if let index = known.firstIndex(where: { $0.shows(detection) }) {
        known[index].lines += 1
      } else {
        known.append(detection)
      }
    }
    let module = Double(first.clock.module) * first.bars.line.step
    let (low, high) = (clocks.map { $0.offset }.min()!, clocks.map { $0.offset }.max()!)
    var offset = low - Self.reach * module
    while offset <= high + Self.reach * module {
      let bars = sampling.bars(at: offset)
      for detection in known where detection.lines >= Self.leastLines {
        add(detection, bars, offset: offset, to: &votes)
      }
      offset += max(sampling.pixel, module / 3)
    }
    return votes
  }

  /// Reads a line along with a clock.
  private func add(_ detection: Detection, _ bars: BarLine, offset: Double, to votes: inout LinearVotes) {
    let (from, to) = (detection.bars.line, bars.line)
    // The same distance from the middles of both lines: the image's edge may have cut them differently.
    let isBackward = detection.runsBackward
    let (own, clocks) = (
      bars.assumedMargin(runsBackward: isBackward), detection.bars.assumedMargin(runsBackward: isBackward)
    )
    let shift =
      isBackward
      ? (to.count - to.middle) - (from.count - from.middle) : to.middle - from.middle
    let clock = DXFilmEdge.Clock(
      elements: detection.clock.elements,
      start: detection.clock.start + Float(shift) + own - clocks,
      module: detection.clock.module, hasFrameNumber: detection.clock.hasFrameNumber)
    let widths = isBackward ? bars.widths.reversed() : bars.widths
    guard let content = try? DXFilmEdge.content(dataTrack: widths, clock: clock) else { return }
    let start = Double(clock.start - own)
    let end = start + Double(clock.module) * Double(clock.modules)
    let last = Double(to.count - 1)
    let middles = (0..<clock.modules).map { (Double($0) + 0.5) / Double(clock.modules) }
    votes.add(
      content,
      LinearVotes.Detection(
        offset: offset, start: to.point(at: detection.runsBackward ? last - start : start),
        end: to.point(at: detection.runsBackward ? last - end : end), middles: middles))
  }
}
