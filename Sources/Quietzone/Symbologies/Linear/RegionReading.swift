import QuietzoneImaging
import QuietzoneSymbols

/// Reads the symbols in one region: line by line, row by row, and by templates where blur has merged the bars.
struct RegionReading {
  private let probe: BarRegionProbe
  private var sampling: LineSampling
  private let wanted: SymbologySet
  private let readsInverted: Bool
  /// Whether every line is laid that may show more.
  private let isComplete: Bool
  private var symbols: [Barcode] = []
  /// The grey values of the strips that were sampled so far: there is more than one way to read them.
  private var strips: [[Float]] = []
  #if !COMPACT
    /// The lines that were laid first: their bars may be light.
    private var lines: [(offset: Double, bars: BarLine)] = []
  #endif
  /// Whether rows of stacked symbols were seen, but not all of a symbol.
  private(set) var showsRows = false
  /// What the first lines showed of a row that may go on beyond the region, where it is worth waiting for more of it.
  #if COMPACT
    private var begun: (votes: LinearVotes, stacked: StackedDataBar)? {
      @inline(__always) get { nil }
      @inline(__always) set {}
    }
  #else
    private var begun: (votes: LinearVotes, stacked: StackedDataBar)?
  #endif
  /// What is noted of the reading; nil unless somebody wants to know.
  #if UNTRACED
    private(set) var trace: ReadingTrace.Candidate? {
      @inline(__always) get { nil }
      @inline(__always) set {}
    }
  #else
    private(set) var trace: ReadingTrace.Candidate? = nil
  #endif

  init(_ probe: BarRegionProbe, _ context: ReadingContext) {
    self.probe = probe
    sampling = probe.sampling
    wanted = context.wanted
    readsInverted = context.readsInverted
    isComplete = context.pass.coverage == .complete
    if context.trace != nil { trace = ReadingTrace.Candidate(probe.region, score: Double(probe.score)) }
  }

  private var region: BarRegion { sampling.region }
  private var score: Float { probe.score }

  /// Whether bars are all but certain: few places in a live frame are worth so many lines.
  private var isSure: Bool { score >= BarTuning.sureScore }

  /// Whether the first lines show a part of a symbol, and no others were laid yet.
  var isWaiting: Bool { begun != nil }

  /// The symbols in the region that lines show.
  ///
  /// - Parameter mayWait: Whether to end early where the first lines show what may be a part of a row, so that what else lies in line
  ///   with it can be looked at first; called again, reading goes on.
  mutating func readByLines(_ context: inout ReadingContext, mayWait: Bool = false) -> [Barcode] {
    search(&context, mayWait: mayWait)
    let symbols = symbols
    note { $0.conclude(symbols) }
    return symbols
  }

  /// Notes what is seen where somebody wants to know. What `body` takes to find out is left out of the browsers' module.
  private mutating func note(_ body: (inout ReadingTrace.Candidate) -> Void) {
    #if !UNTRACED
      if trace != nil { body(&trace!) }
    #endif
  }

  private mutating func search(_ context: inout ReadingContext, mayWait: Bool) {
    if probe.mayBeFilm, !isWaiting { readFilmEdge() }
    if symbols.isEmpty, probe.mayBeBars { readLines(&context, mayWait: mayWait) }
  }

  /// The symbols in the region whose bars blur has merged.
  mutating func readByTemplates(_ context: inout ReadingContext) -> [Barcode] {
    // Blur makes bars no less alike along their length. Where nobody has looked how alike they are, there is little else.
    let mayBeBlurred = score >= BarTuning.patientScore || score == 0
    if mayBeBlurred, probe.mayBeBars, !probe.hasOnlyRows, !region.isJoined {
      var lines = TemplateLines(sampling)
      #if COMPACT
        readTemplates(on: &lines, &context)
      #else
        readBlurred(on: &lines, &context)
        if symbols.isEmpty, readsInverted, lines.showLightBars {
          lines.invert()
          readBlurred(on: &lines, &context)
        }
      #endif
    }
    let symbols = symbols
    note { $0.conclude(symbols) }
    return symbols
  }

  #if !COMPACT
    /// Reads strips without their blur, then by templates: of all bars there are some that fit these best, while what is read of strips
    /// has to look like them with the blur.
    private mutating func readBlurred(on lines: inout TemplateLines, _ context: inout ReadingContext) {
      readUnblurred(on: &lines, &context)
      if symbols.isEmpty { readTemplates(on: &lines, &context) }
    }

    /// Reads strips without the blur that they have, if without one the line in the middle shows light and dark much better.
    private mutating func readUnblurred(on lines: inout TemplateLines, _ context: inout ReadingContext) {
      guard context.budget.spend(UnblurredTuning.measuringCost) else { return }
      var reading = UnblurredReading(wanted, in: sampling)
      let spreads = reading.spreads(of: lines.line(at: 0).bars.profile)
      guard !spreads.isEmpty else { return }
      var strips: [[Float]] = []
      for number in LineSampling.strips.indices {
        guard let values = strip(number, &context) else { return }
        strips.append(lines.areInverted ? values.map { 255 - $0 } : values)
      }
      guard context.budget.spend(UnblurredTuning.readingCost * strips[0].count) else { return }
      reading.run(on: strips, without: spreads)
      keep(reading.votes.accepted, areInverted: lines.areInverted)
    }
  #endif

  private mutating func readTemplates(on lines: inout TemplateLines, _ context: inout ReadingContext) {
    for layouts in SymbolLayout.families(wanted) where symbols.isEmpty {
      var reading = TemplateReading(layouts, of: wanted, in: sampling)
      reading.run(on: &lines, &context.budget)
      keep(reading.accepted, areInverted: lines.areInverted)
      #if !COMPACT
        // Retail is likeliest, and dark; for others alone strips are not sampled.
        let showsEnds = score == 0 ? reading.showsGoodEnds : reading.showsEnds
        guard symbols.isEmpty, showsEnds || layouts[0].hasLikeEnds && !lines.areInverted else { continue }
        reading.forgetLines()
        for (number, part) in LineSampling.strips.enumerated() {
          guard reading.mayNeedStrip(number), let values = strip(number, &context),
            reading.add(lines.strip(number, of: values), at: part * region.height, &context.budget)
          else { break }
        }
        keep(reading.accepted, areInverted: lines.areInverted)
      #endif
    }
  }

  private mutating func keep(_ candidates: [LinearVotes.Candidate], areInverted: Bool) {
    for candidate in candidates {
      keep(candidate, corners: sampling.corners(of: candidate.detections), isInverted: areInverted)
    }
  }

  /// The grey values of the strip of a number, counted as those at `LineSampling.strips` are; nil if there is no work left for it.
  /// Those before it were asked for.
  private mutating func strip(_ number: Int, _ context: inout ReadingContext) -> [Float]? {
    if number == strips.count {
      let line = sampling.line(at: LineSampling.strips[number] * region.height)
      guard context.budget.spend(LineSampling.stripRows * line.count) else { return nil }
      strips.append(sampling.strip(line))
    }
    return strips[number]
  }

  /// Parts of the height, from the middle, at which to see whether a film's clock track shows.
  private static let filmParts = [-0.3, 0.3, -0.1, 0.1]
  /// How far they are from each other.
  private static let filmPart = 0.2
  #if !COMPACT
    /// By how many radians to turn lines that did not run along both tracks.
    private static let filmTurns = [-0.035, 0.035]
  #endif
  /// How far beyond the region to look for the ends of a track, in parts of its length on either side.
  private static let filmReach = 0.5
  /// How many lines to lay across the height of a region that shows clocks everywhere.
  private static let filmLines = 36.0

  // MARK: Line by line

  /// One way of reading lines.
  private struct Way {
    var finder = EdgeFinder()
    /// Whether to average over few pixels along the bars: where they are bent, or something lies across them.
    var isNarrow = false
    var lines = 21
    /// After how many lines that show nothing no more are laid, if not after fewer.
    var patience = 10
    /// Whether to read bars lighter than their ground: on the same lines as dark ones.
    var isInverted = false
    /// Whether each line is the mean of a good part of the region's height.
    var isStrip = false
  }

  /// Ways to read lines, from what costs least and reads most: blur leaves narrow elements little contrast, and the stripes of a
  /// screen nearly half of what bars have.
  private static let ways = [
    Way(), Way(finder: EdgeFinder(sensitivity: 0.07), isNarrow: true, lines: 13),
    Way(patience: 4, isInverted: true),
    Way(finder: EdgeFinder(sensitivity: 0.3), lines: LineSampling.strips.count, isStrip: true),
    Way(finder: EdgeFinder(sensitivity: 0.55), lines: LineSampling.strips.count, isStrip: true),
    // What is left of stripes in a margin is little beside the bars, but all there is where no bar is near.
    Way(
      finder: EdgeFinder(sensitivity: 0.3, surroundings: 160), lines: LineSampling.strips.count, isStrip: true
    ),
  ]

  /// Lets lines across the region vote until all they show is beyond doubt; and where they show rows of stacked symbols, reads
  /// those.
  private mutating func readLines(_ context: inout ReadingContext, mayWait: Bool) {
    readLinesAsSampled(&context, mayWait: mayWait)
    if isWaiting { return }
    #if !COMPACT
      if symbols.isEmpty, isComplete, isSure, !probe.hasOnlyRows { readFlattened(&context) }
    #endif
    // Where modules are many pixels wide, noise leaves fewer of them edges of its own.
    while symbols.isEmpty, isComplete || isSure, score >= BarTuning.goodScore || context.results.isEmpty,
      context.goesOn, let coarser = sampling.coarser
    {
      sampling = coarser
      strips = []
      #if !COMPACT
        lines = []
      #endif
      readLinesAsSampled(&context)
    }
  }

  private mutating func readLinesAsSampled(_ context: inout ReadingContext, mayWait: Bool = false) {
    let lines = sampling.offsets(limit: Self.ways[0].lines).count
    let goesOn = isWaiting
    var (votes, stacked) = begun ?? (LinearVotes(lines: lines), StackedDataBar(wanted))
    begun = nil
    for (index, way) in Self.ways.enumerated() where readsInverted || !way.isInverted {
      guard index == 0 || isWorthwhile(way, stacked, context) else { continue }
      if way.isInverted {
        (votes, stacked) = (LinearVotes(lines: lines), StackedDataBar(wanted, isInverted: true))
      } else if way.isStrip {
        votes = LinearVotes(lines: way.lines)
        readStrips(way, &votes, &context)
        stacked = StackedDataBar(wanted)
      }
      if !way.isStrip, index > 0 || !goesOn { read(way, &votes, &stacked, &context) }
      for candidate in votes.accepted {
        keep(candidate, corners: sampling.corners(of: candidate.detections), isInverted: way.isInverted)
      }
      #if !COMPACT
        if index == 0, mayWait, symbols.isEmpty, 2 * stacked.detectionCount > stacked.lineCount {
          begun = (votes, stacked)
          return
        }
      #endif
      // In haste, what only one line shows is taken for chance.
      if symbols.isEmpty, stacked.detectionCount >= (isComplete ? 1 : 2) {
        readRows(stacked, &context)
        showsRows = symbols.isEmpty
      }
      if !symbols.isEmpty { return }
    }
  }

  #if !COMPACT
    /// Reads symbols on what is bent or folded.
    private mutating func readFlattened(_ context: inout ReadingContext) {
      var reading = FlattenedReading(wanted, in: sampling)
      reading.run(&context.budget)
      for candidate in reading.votes.accepted {
        keep(candidate, corners: sampling.corners(of: candidate.detections))
      }
    }
  #endif

  /// Whether to read lines in one more way, after those before it have shown no symbol but perhaps rows of one.
  private func isWorthwhile(_ way: Way, _ seen: StackedDataBar, _ context: ReadingContext) -> Bool {
    guard isComplete || isSure && !way.isStrip, !probe.hasOnlyRows || seen.isPromising else { return false }
    // Grain and the stripes of a screen leave lines beside each other little in common.
    if way.isStrip { return !probe.hasOnlyRows && (score >= BarTuning.goodScore || context.results.isEmpty) }
    // Rows whose bars are light show rows of dark ones by chance.
    return seen.isPromising ? way.isInverted : score >= BarTuning.goodScore
  }

  /// How many lines are laid at most in a live frame: few regions show enough in the first five for the others to be laid.
  private static let sparseLines = 15

  /// Lets the lines laid in one way vote.
  private mutating func read(
    _ way: Way, _ votes: inout LinearVotes, _ stacked: inout StackedDataBar, _ context: inout ReadingContext
  ) {
    let limit = isComplete ? way.lines : min(Self.sparseLines, way.lines)
    for (index, offset) in sampling.offsets(limit: limit).enumerated() {
      guard readLine(at: offset, way, &votes, &stacked, &context) else { return }
      if votes.isSettled { return }
      // The first lines are spread over the whole height: where none shows anything, others hardly will.
      let patience = score < BarTuning.patientScore || !isComplete && !isSure ? 5 : 10
      if index + 1 >= min(patience, way.patience, limit / 2), votes.candidates.isEmpty, !stacked.isPromising {
        return
      }
    }
    // Where symbols stand one above another, each has met few of these lines: more beside those.
    let distance = max(2 * sampling.pixel, 1.5)
    for side in [-1.0, 1, -2, 2] {
      for offset in votes.doubtfulOffsets {
        guard readLine(at: offset + side * distance, way, &votes, &stacked, &context) else { return }
      }
    }
  }

  /// Lets strips of the region vote, if the first shows anything: each is the mean of so much that grain, screens and what
  /// compression left of bars hardly show.
  private mutating func readStrips(_ way: Way, _ votes: inout LinearVotes, _ context: inout ReadingContext) {
    var stacked = StackedDataBar([])
    for (index, part) in LineSampling.strips.enumerated() {
      let offset = part * region.height
      guard let values = strip(index, &context) else { return }
      let bars = BarLine(sampling.line(at: offset), values, by: way.finder)
      read(bars, at: offset, way, &votes, &stacked)
      guard !votes.candidates.isEmpty, !votes.isSettled else { return }
    }
  }

  /// Lets one line vote. False if there is no work left for it.
  private mutating func readLine(
    at offset: Double, _ way: Way, _ votes: inout LinearVotes, _ stacked: inout StackedDataBar,
    _ context: inout ReadingContext
  ) -> Bool {
    #if !COMPACT
      if way.isInverted, let known = lines.first(where: { $0.offset == offset }) {
        read(known.bars.inverted, at: offset, way, &votes, &stacked)
        return true
      }
    #endif
    let line = sampling.line(at: offset)
    guard context.budget.spend(2 * line.count) else { return false }
    let profile = sampling.profile(line, isNarrow: way.isNarrow || !isComplete)
    let bars = BarLine(line, profile, by: way.finder)
    #if !COMPACT
      if readsInverted, !way.isNarrow, !way.isInverted { lines.append((offset, bars)) }
    #endif
    read(way.isInverted ? bars.inverted : bars, at: offset, way, &votes, &stacked)
    return true
  }

  /// Lets the bars along a line vote.
  private mutating func read(
    _ bars: BarLine, at offset: Double, _ way: Way, _ votes: inout LinearVotes,
    _ stacked: inout StackedDataBar
  ) {
    var isRead = false
    bars.forEachSymbol(wanted, mayBeFramed: way.isStrip) { symbol, runsBackward in
      isRead = true
      votes.add(
        symbol.content,
        LinearVotes.Detection(
          symbol.elements, of: bars, runsBackward: runsBackward, offset: offset))
    }
    let rows = stacked.detectionCount
    if !votes.isSettled { stacked.add(bars, offset: offset) }
    note { $0.add(bars, isRead: isRead || stacked.detectionCount > rows) }
  }

  /// Reads the code on the edge of a film, if a clock track shows.
  ///
  /// It is low, and perforations cut its bars to pieces, so the region may hold a part of it alone.
  private mutating func readFilmEdge() {
    guard readFilmEdge(along: sampling) else { return }
    #if !COMPACT
      // A line that crosses the clock from end to end may leave the data track half way.
      for turn in Self.filmTurns where symbols.isEmpty {
        _ = readFilmEdge(along: LineSampling(region.turned(by: turn), of: sampling.pyramid))
      }
    #endif
  }

  /// - Returns: Whether there is a clock.
  private mutating func readFilmEdge(along probe: LineSampling) -> Bool {
    let height = probe.region.height
    let way = LineSampling(probe.region.lengthened(by: Self.filmReach), of: probe.pyramid)
    var film = FilmEdgeReading()
    let parts = Self.filmParts.filter { FilmEdgeReading.mayShowClock(probe.probe(at: $0 * height)) }
    let distance = max(way.pixel, height / Self.filmLines)
    // Every other line, and those between where one of these shows a clock.
    for first in [0, distance] {
      for part in parts {
        var offset = (part - Self.filmPart / 2) * height + first
        let end = (part + Self.filmPart / 2) * height
        while offset < end {
          film.add(way.bars(at: offset), offset: offset)
          offset += 2 * distance
        }
      }
      guard film.isPromising else { return false }
    }
    for candidate in film.votes(in: way).accepted {
      keep(candidate, corners: way.corners(of: candidate.detections))
    }
    return true
  }

  /// After how many lines to see whether their rows are enough.
  private static let rowLines = 25
  /// The fewest detections of rows after so many lines for more lines to be laid.
  private static let leastRowDetections = 3

  /// Reads symbols of several rows, each of which only a few lines cross.
  private mutating func readRows(_ seen: StackedDataBar, _ context: inout ReadingContext) {
    var stacked = seen
    var accepted: [LinearVotes.Candidate] = []
    var known = seen.differentCount
    let offsets = sampling.offsets(limit: isComplete ? 99 : 15)
    let span = offsets.max()! - offsets.min()!
    for (index, offset) in offsets.enumerated() {
      stacked.lineDistance = span / Double(max(1, index, seen.lineCount - 1))
      // Before lines are laid closer together: what those so far show may be enough, or too little to go on.
      if index % Self.rowLines == 0 {
        accepted = stacked.accepted
        if !accepted.isEmpty, stacked.isCovered(by: accepted), stacked.tellsSymbolsApart { break }
        if index > 0 {
          if stacked.detectionCount < Self.leastRowDetections { break }
          // Bars of other symbols look like the same rows by chance on any number of lines.
          if accepted.isEmpty, stacked.differentCount == known { break }
          known = stacked.differentCount
        }
      }
      guard context.budget.spend(2 * sampling.samplesPerLine) else { break }
      let (upright, rows) = (sampling.bars(at: offset), stacked.detectionCount)
      let bars = stacked.isInverted ? upright.inverted : upright
      stacked.add(bars, offset: offset)
      note { $0.add(bars, isRead: stacked.detectionCount > rows) }
    }
    for candidate in accepted.isEmpty || !stacked.isCovered(by: accepted) ? stacked.accepted : accepted {
      keep(
        candidate, corners: sampling.corners(ofRows: candidate.detections), isInverted: stacked.isInverted)
    }
  }

  private mutating func keep(
    _ candidate: LinearVotes.Candidate, corners: Quadrilateral, isInverted: Bool = false
  ) {
    var content = candidate.whole
    if content.addOn == nil,
      let addOn = AddOnReading(for: content, corners, sampling, isInverted: isInverted)?.digits(
        isThorough: isComplete)
    {
      content.addOn = addOn
      content.symbologyIdentifier = "]E3"
    }
    symbols.append(Barcode(content, corners: corners, isInverted: isInverted))
  }
}
