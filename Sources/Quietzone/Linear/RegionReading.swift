import QuietzoneImaging
import QuietzoneSymbols

/// Reads the symbols in one region: with a glance whether there are bars at all, then line by line, at last more
/// thoroughly what could not be read so.
struct RegionReading {
  private let pyramid: Pyramid
  private var sampling: LineSampling
  private let wanted: SymbologySet
  /// The least number of edges across a symbol that is wanted.
  private let leastEdges: Int
  /// Whether the elements of a symbol that is wanted may be as much alike as stripes.
  private let mayBeRegular: Bool
  private let readsInverted: Bool
  private let effort: BarcodeReader.Effort
  /// How much of a line another one beside it repeats: 1 for bars that cross both; 0 if nobody has looked.
  private(set) var promise: Float = 0
  /// Whether lines close together alone have much in common: rows of a stacked symbol, perhaps.
  private var hasOnlyRows = false
  /// Whether it may hold a code on the edge of a film, which has few bars.
  private var mayBeFilm = false
  /// Whether the first lines show patterns of PDF417 or MicroPDF417, if those are wanted.
  private(set) var hasStackedPatterns = false
  private var symbols: [LinearReading.Symbol] = []
  /// What is noted of the reading; nil unless somebody wants to know.
  var trace: ReadingTrace.Stretch?

  init(
    _ region: BarRegion, of pyramid: Pyramid, wanted: SymbologySet, readsInverted: Bool,
    effort: BarcodeReader.Effort
  ) {
    self.pyramid = pyramid
    sampling = LineSampling(region, of: pyramid, isCoarse: effort == .live)
    self.wanted = wanted
    leastEdges = wanted.leastEdges
    mayBeRegular = wanted.contains { $0.isRegular }
    self.readsInverted = readsInverted
    self.effort = effort
  }

  var region: BarRegion { sampling.region }

  /// The symbols in the region that lines show.
  mutating func run() -> [LinearReading.Symbol] {
    search()
    trace?.conclude(symbols)
    return symbols
  }

  private mutating func search() {
    if mayBeFilm { readFilmEdge() }
    guard symbols.isEmpty, !mayBeFilm || promise >= Self.leastLikeness else { return }
    let stacked = readLines()
    // In haste, what only one line shows is taken for chance.
    if symbols.isEmpty, let stacked, stacked.sightingCount >= (effort == .live ? 2 : 1) { readRows(stacked) }
  }

  /// The symbols of EAN and UPC in the region whose bars blur has merged.
  mutating func runTemplates() -> [LinearReading.Symbol] {
    // Blur makes bars no less alike along their length. Low bars are seldom those of EAN and UPC, and text is often like
    // them.
    let mayBeBlurred = promise >= Self.goodPromise || promise == 0 && !mayBeFilm
    if mayBeBlurred, !hasOnlyRows, !region.isJoined { readByTemplates() }
    trace?.conclude(symbols)
    return symbols
  }

  // MARK: A glance

  /// The edges of the short clock of a film edge code.
  private static let leastFilmEdges = 18
  /// Parts of the height, from the middle, at which lines are laid across one.
  private static let filmParts = [-0.3, 0.3, -0.1, 0.1, -0.4, -0.2, 0, 0.2, 0.4]
  /// Which part of its edges a line has in common with one beside it. Measured on photos: of symbols that were read, 99 of
  /// 100 have that much in common, of other things that look like bars from afar one of three.
  fileprivate static let leastLikeness: Float = 0.5
  /// The same where time is short.
  private static let livePromise: Float = 0.75
  /// From which promise on a second look at the lines pays.
  private static let goodPromise: Float = 0.65
  /// From which promise on more lines are laid, though the first five show nothing.
  private static let patientPromise: Float = 0.75

  /// Whether lines that lie apart along the bars cross enough edges, varied as those of symbols are, and much the same ones.
  mutating func glance() -> Bool {
    let reach = 0.55 * region.length
    let middle = sampling.glance(at: 0)
    mayBeFilm =
      wanted.contains(.dxFilmEdge) && effort == .full && pyramid.levels[0].pixels.count < 1_000_000
      && region.height < region.length && (10...90).contains(middle.count)
    // The middle may run between two rows of a stacked symbol.
    guard middle.edgeCount(within: reach) >= leastEdges / 2 else { return mayBeFilm }
    let distance = max(2 * sampling.pixel, region.height / 8)
    let lines = [middle, sampling.glance(at: distance), sampling.glance(at: -distance)]
    hasStackedPatterns = showsStackedPatterns(lines)
    guard lines.count(where: { $0.edgeCount(within: reach) >= leastEdges }) >= 2,
      mayBeRegular || lines.contains(where: { $0.isVaried(within: reach) })
    else { return mayBeFilm }
    var slant = Slant()
    for (line, side) in zip(lines[1...], [distance, -distance]) {
      slant.add(middle.likeness(to: line, within: reach), at: side)
    }
    if slant.promise < Self.leastLikeness, effort == .full,
      wanted.contains(.gs1DataBar) || wanted.contains(.gs1DataBarExpanded)
    {
      // The three may have met different rows.
      let inner = sampling.glance(at: distance / 2)
      slant = Slant()
      slant.add(inner.likeness(to: lines[1], within: reach), at: distance / 2)
      guard slant.promise >= Self.livePromise else { return mayBeFilm }
      hasOnlyRows = true
    }
    promise = slant.promise
    let least = effort == .live || region.isJoined ? Self.livePromise : Self.leastLikeness
    if promise >= least { turn(by: slant.mean * sampling.glanceStep) }
    return mayBeFilm || promise >= least
  }

  /// What lines that lie apart have in common, and how far the bars move aside between them.
  private struct Slant {
    var promise: Float = 0
    private var sum = 0.0
    private var weight = 0.0

    mutating func add(_ likeness: BarLine.Likeness, at distance: Double) {
      promise = max(promise, likeness.share)
      // Of two rows, or beyond the bars' ends, edges match by chance.
      let excess = max(0, likeness.share - RegionReading.leastLikeness)
      sum += Double(excess * excess * likeness.shift) / distance
      weight += Double(excess * excess)
    }

    /// Samples aside a pixel along the bars; the less the lines have in common, the less of it is believed.
    var mean: Double { sum / (weight + 0.002) }
  }

  /// Turns the region, whose bars move aside by `slope` pixels a pixel: blocks do not tell exactly how sharp edges run.
  private mutating func turn(by slope: Double) {
    guard abs(slope) > 0.002, abs(slope) < 0.12 else { return }
    var turned = region
    turned.across = region.across - region.along * slope
    turned.across = turned.across * (1 / turned.across.length)
    sampling = LineSampling(turned, of: pyramid, isCoarse: effort == .live)
  }

  /// Whether lines, or one that is laid a little aslant, show patterns of PDF417 or MicroPDF417.
  private func showsStackedPatterns(_ lines: [BarLine]) -> Bool {
    var search = StackedSearch(wanted, readsInverted: readsInverted)
    guard search.isWanted else { return false }
    for line in lines { search.look(at: line) }
    // Rows that are not at right angles to the bars show little more than a sign.
    guard effort == .full, search.hasFinds else { return search.isPromising }
    for slant in [-0.04, 0.04, -0.08, 0.08, -0.12, 0.12] where !search.isPromising {
      search.look(at: sampling.glance(at: 0, slant: slant))
      search.look(at: sampling.glance(at: region.height / 8, slant: slant))
    }
    return search.isPromising
  }

  // MARK: Line by line

  /// One way of reading lines.
  private struct Look {
    var finder = EdgeFinder()
    /// Whether to average over few pixels along the bars: where they are bent, or something lies across them.
    var isNarrow = false
    var lines = 21
    /// Whether to read bars lighter than their ground.
    var isInverted = false
  }

  /// Ways to read lines, from what costs least and reads most: blur leaves narrow elements little contrast.
  private static let looks = [
    Look(), Look(finder: EdgeFinder(sensitivity: 0.07), isNarrow: true, lines: 13),
    Look(lines: 9, isInverted: true),
  ]

  /// Lets lines across the region vote until all they show is beyond doubt. Returns the rows of stacked symbols that were
  /// seen on the way, unless something was read.
  private mutating func readLines() -> StackedDataBar? {
    let lines = sampling.offsets(limit: Self.looks[0].lines).count
    var votes = LinearVotes(lines: lines)
    var stacked = StackedDataBar(wanted)
    let hasPromise = effort == .full && promise >= Self.goodPromise && !hasOnlyRows
    for look in Self.looks.prefix(hasPromise ? Self.looks.count : 1) where readsInverted || !look.isInverted {
      if look.isInverted { votes = LinearVotes(lines: lines) }
      read(look, &votes, &stacked)
      for candidate in votes.accepted {
        keep(candidate, corners: sampling.corners(of: candidate.sightings), isInverted: look.isInverted)
      }
      if !symbols.isEmpty { return nil }
      if stacked.isPromising { break }
    }
    return stacked
  }

  /// Lets the lines of one look vote.
  private mutating func read(_ look: Look, _ votes: inout LinearVotes, _ stacked: inout StackedDataBar) {
    let limit = effort == .live ? 7 : look.lines
    for (index, offset) in sampling.offsets(limit: limit).enumerated() {
      let line = sampling.line(at: offset)
      let profile = sampling.profile(line, isNarrow: look.isNarrow || effort == .live)
      let upright = BarLine(line, edges: look.finder.edges(in: profile), profile: profile)
      let bars = look.isInverted ? upright.inverted : upright
      var isRead = false
      bars.forEachSymbol(wanted) { symbol in
        isRead = true
        votes.add(
          symbol.content,
          LinearVotes.Sighting(
            symbol.elements, of: bars, runsBackward: symbol.runsBackward, offset: offset))
      }
      let rows = stacked.sightingCount
      if !votes.isSettled { stacked.add(bars, offset: offset) }
      trace?.add(bars, isRead: isRead || stacked.sightingCount > rows)
      if votes.isSettled { return }
      // The first lines are spread over the whole height: where none shows anything, others hardly will.
      let patience = promise < Self.patientPromise ? 5 : 10
      if index + 1 >= min(patience, limit / 2), votes.candidates.isEmpty, !stacked.isPromising { return }
    }
  }

  /// Reads the code on the edge of a film, if a clock track shows.
  ///
  /// It is low, and what lies beside it leads its direction astray; in a picture the film often lies straight.
  private mutating func readFilmEdge() {
    var ways = [sampling]
    if let straight = region.straightened { ways.append(LineSampling(straight, of: pyramid)) }
    for way in ways where symbols.isEmpty {
      var film = FilmEdgeReading()
      for part in Self.filmParts {
        let offset = part * region.height
        let bars = way.bars(at: offset)
        if bars.count >= Self.leastFilmEdges { film.add(bars, offset: offset) }
        // The clock takes up almost half of the height: two of these lines cross it.
        if part == Self.filmParts[3], !film.isPromising { break }
      }
      guard film.isPromising else { continue }
      for candidate in film.votes(in: way).accepted {
        keep(candidate, corners: way.corners(of: candidate.sightings))
      }
    }
  }

  /// After how many lines to see whether their rows are enough.
  private static let rowLines = 25
  /// The fewest sightings of rows after so many lines for more lines to be laid.
  private static let leastRowSightings = 3

  /// Reads symbols of several rows, each of which only a few lines cross.
  private mutating func readRows(_ seen: StackedDataBar) {
    var stacked = seen
    var accepted: [LinearVotes.Candidate] = []
    for (index, offset) in sampling.offsets(limit: effort == .live ? 15 : 99).enumerated() {
      // Before lines are laid closer together: what those so far show may be enough, or too little to go on.
      if index > 0, index % Self.rowLines == 0 {
        accepted = stacked.accepted
        if !accepted.isEmpty || stacked.sightingCount < Self.leastRowSightings { break }
      }
      let (bars, rows) = (sampling.bars(at: offset), stacked.sightingCount)
      stacked.add(bars, offset: offset)
      trace?.add(bars, isRead: stacked.sightingCount > rows)
    }
    for candidate in accepted.isEmpty ? stacked.accepted : accepted {
      keep(candidate, corners: sampling.corners(ofRows: candidate.sightings))
    }
  }

  /// Reads EAN and UPC symbols in which blur has merged the bars.
  private mutating func readByTemplates() {
    var retail = EANProfileReading(wanted, in: sampling)
    retail.run()
    for candidate in retail.accepted { keep(candidate, corners: sampling.corners(of: candidate.sightings)) }
  }

  private mutating func keep(
    _ candidate: LinearVotes.Candidate, corners: Quadrilateral, isInverted: Bool = false
  ) {
    var content = candidate.whole
    if content.addOn == nil,
      let addOn = AddOnReading(for: content, corners, sampling)?.digits(isThorough: effort == .full)
    {
      content.addOn = addOn
      content.symbologyIdentifier = "]E3"
    }
    symbols.append(LinearReading.Symbol(content: content, corners: corners, isInverted: isInverted))
  }
}
