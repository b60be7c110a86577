import QuietzoneImaging
import QuietzoneSymbols

/// The bars and spaces along one scan line.
struct BarLine {
  let line: ScanLine
  /// Samples at which elements meet, the first into the dark, the last into the light.
  let edges: [Float]
  /// The widths of the elements in samples, from the light before the first bar to the light behind the last.
  let widths: [Float]
  /// How much was added to the outer elements' widths, in samples.
  let assumedMargins: (start: Float, end: Float)
  /// The grey values that the edges were found in; empty where nobody asks how light a margin is.
  let profile: [Float]

  /// How much light ground is taken for granted around a picture, in samples.
  private static let unseenMargin: Float = 1000

  init(_ line: ScanLine, edges found: [Float], profile: [Float] = []) {
    var edges = found
    let end = Float(line.count - 1)
    // A bar that runs off the line ends there.
    if edges.count % 2 == 1 { edges.append(end) }
    self.line = line
    self.edges = edges
    var widths: [Float] = []
    widths.reserveCapacity(edges.count + 1)
    var previous: Float = 0
    for edge in edges {
      widths.append(edge - previous)
      previous = edge
    }
    widths.append(end - previous)
    // Where a picture was cut out closely around a symbol, margins end at its edges.
    assumedMargins = (line.isCutAtStart ? Self.unseenMargin : 0, line.isCutAtEnd ? Self.unseenMargin : 0)
    widths[0] += assumedMargins.start
    widths[widths.count - 1] += assumedMargins.end
    self.widths = widths
    self.profile = profile
  }

  /// The bars that an edge finder makes out in the grey values along a line.
  init(_ line: ScanLine, _ profile: [Float], by finder: EdgeFinder) {
    self.init(line, edges: finder.edges(in: profile), profile: profile)
  }

  /// The line with dark and light exchanged: bars that are lighter than what is around them.
  var inverted: BarLine {
    guard edges.count > 3 else { return BarLine(line, edges: []) }
    return BarLine(
      line: line, edges: Array(edges[1..<edges.count - 1]), widths: Array(widths[1..<widths.count - 1]),
      assumedMargins: (0, 0))
  }

  /// The same with the grey values of the picture's negative.
  var negative: BarLine {
    let bars = inverted
    return BarLine(
      line: line, edges: bars.edges, widths: bars.widths, assumedMargins: bars.assumedMargins,
      profile: profile.map { 255 - $0 })
  }

  private init(
    line: ScanLine, edges: [Float], widths: [Float], assumedMargins: (start: Float, end: Float),
    profile: [Float] = []
  ) {
    self.line = line
    self.edges = edges
    self.widths = widths
    self.assumedMargins = assumedMargins
    self.profile = profile
  }

  /// What was added to the width of the first element, read in one direction or the other.
  func assumedMargin(runsBackward: Bool) -> Float { runsBackward ? assumedMargins.end : assumedMargins.start }

  /// The widths without what was taken for granted of the outer ones.
  var seenWidths: [Float] {
    var seen = widths
    seen[0] -= assumedMargins.start
    seen[seen.count - 1] -= assumedMargins.end
    return seen
  }

  /// The same places, with elements of other widths, as they would be on something flat.
  func with(seenWidths seen: [Float]) -> BarLine {
    var widths = seen
    widths[0] += assumedMargins.start
    widths[widths.count - 1] += assumedMargins.end
    return BarLine(line: line, edges: edges, widths: widths, assumedMargins: assumedMargins, profile: profile)
  }

  /// How many bars and spaces there are.
  var count: Int { edges.count }

  /// The place where element `index` begins, in pixels of the image.
  func beginning(ofElement index: Int) -> Point {
    line.point(at: Double(index == 0 ? 0 : edges[index - 1]))
  }

  /// The middles of elements, in parts of the way from the beginning of the first to the end of the last.
  func middles(of elements: Range<Int>) -> [Double] {
    let start = edges[elements.lowerBound - 1]
    let length = edges[elements.upperBound - 1] - start
    return elements.map { Double(((edges[$0 - 1] + edges[$0]) / 2 - start) / length) }
  }

  /// How many edges lie within `reach` pixels of the line's middle.
  func edgeCount(within reach: Double) -> Int { indices(within: reach).count }

  /// The edges within `reach` pixels of the line's middle.
  private func indices(within reach: Double) -> Range<Int> {
    let (middle, reach) = (Float(line.middle), Float(reach / line.step))
    let first = edges.firstIndex { $0 >= middle - reach } ?? edges.count
    let last = edges.lastIndex { $0 <= middle + reach } ?? -1
    return first..<max(first, last + 1)
  }

  /// How another line, laid beside this one, repeats the edges around the middle.
  struct Repetition {
    /// Which part of the edges it shows in the same places, but for a shift of all of them: 1 for bars that cross both.
    var score: Float = 0
    /// By how many samples those are shifted, on average.
    var shift: Float = 0
  }

  func repetition(by other: BarLine, within reach: Double) -> Repetition {
    let own = indices(within: reach)
    guard own.count > 1 else { return Repetition() }
    let aside = Float(other.line.middle - line.middle)
    var best = (matches: 0, shift: Float(0))
    for shift in -6...6 {
      let offset = aside + Float(shift)
      var (matches, near) = (0, 0)
      var rest: Float = 0
      for index in own {
        // Too few are left for more than were found already.
        guard matches + own.upperBound - index > best.matches else { break }
        let place = edges[index] + offset
        // The nearest edge of the same kind: into the dark, or into the light.
        var candidate = near & 1 == index & 1 ? near : near + 1
        while candidate + 2 < other.edges.count,
          abs(other.edges[candidate + 2] - place) <= abs(other.edges[candidate] - place)
        {
          candidate += 2
        }
        guard candidate < other.edges.count else { break }
        let room = 0.3 * min(widths[index], widths[index + 1]) + 0.5
        let difference = other.edges[candidate] - place
        if abs(difference) <= room {
          matches += 1
          rest += difference
        }
        near = max(0, candidate - 1)
      }
      if matches > best.matches { best = (matches, Float(shift) + rest / Float(matches)) }
    }
    return Repetition(score: Float(best.matches) / Float(own.count), shift: best.shift)
  }

  /// Whether the elements around the middle are neither all alike, as stripes are, nor as different as those of other
  /// things: most of a symbol's are 1 to 4 modules wide.
  func isVaried(within reach: Double) -> Bool {
    let own = indices(within: reach)
    guard own.count > 3 else { return false }
    let inner = widths[own.lowerBound + 1..<own.upperBound]
    let sorted = Array(inner).ascending()
    guard sorted[sorted.count * 3 / 4] < 6 * sorted[sorted.count / 4] else { return false }
    // A bar and a space together are as wide as they are printed, whatever ink and threshold do.
    let pairs = zip(inner, inner.dropFirst()).map { $0 + $1 }.ascending()
    let median = pairs[pairs.count / 2]
    let alike = pairs.count { abs($0 - median) < 0.2 * median }
    return Float(alike) <= 0.75 * Float(pairs.count)
  }

  /// The elements that `elements` of the reversed line are.
  func mirrored(_ elements: Range<Int>) -> Range<Int> {
    widths.count - elements.upperBound..<widths.count - elements.lowerBound
  }

  /// Whether what runs this way along the line stands upright in the image, or is turned clockwise by a right angle, or is
  /// nearer to one of these than to the other two ways: those are told apart by diagonals, which symbols seldom lie along.
  private func isUpright(runsBackward: Bool) -> Bool {
    let way = line.point(at: 1) - line.point(at: 0)
    return (way.x + way.y > 0) != runsBackward
  }

  /// Calls `body` with each symbol that is wanted, whichever way it runs along the line; its elements are counted from the
  /// line's beginning even if it runs backward.
  func forEachSymbol(
    _ wanted: SymbologySet, mayBeFramed: Bool = false,
    _ body: (_ symbol: LinearSymbol, _ runsBackward: Bool) -> Void
  ) {
    for runsBackward in [false, true] {
      forEachLinearSymbol(wanted, in: runsBackward ? widths.reversed() : widths, mayBeFramed: mayBeFramed) {
        symbol in
        let elements = runsBackward ? mirrored(symbol.elements) : symbol.elements
        guard !symbol.content.symbology.isAmbidirectional || isUpright(runsBackward: runsBackward),
          isWhole(symbol.content, elements)
        else { return }
        var found = symbol
        if found.content.addOn?.count == 2, !endsInSight(behind: symbol, runsBackward: runsBackward) {
          found.content.addOn = nil
          found.content.symbologyIdentifier = "]E0"
        }
        found.elements = elements
        body(found, runsBackward)
      }
    }
  }
}
