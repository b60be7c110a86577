import QuietzoneImaging
import QuietzoneSymbols

/// Reads the linear symbols in regions of parallel bars, the likeliest region first.
struct LinearReading {
  /// Regions that show rows of symbols, none of which is complete, and those that show bars, but no symbol.
  private var pieces: [BarRegion] = []
  #if !COMPACT
    /// Those that show rows.
    private var rows: [BarRegion] = []
  #endif

  /// Reads regions that a probe found promising.
  ///
  /// - Parameter others: Regions that show edges, but too few, and may be pieces of bars.
  mutating func read(
    _ probes: [BarRegionProbe], others: [BarRegion] = [], _ context: inout ReadingContext
  ) {
    pieces = []
    #if !COMPACT
      rows = []
    #endif
    var tried: [BarRegion] = []
    var unread: [BarRegionProbe] = []
    for probe in probes.descending(by: { Double($0.score) }) where context.goesOn {
      let region = probe.region
      guard !context.results.covers(region.center), !tried.contains(where: { $0.isLike(region) }) else {
        continue
      }
      tried.append(region)
      let isRead = read(probe, byTemplates: false, &context) {
        joiningInLine([region], and: others + probes.map { $0.region }.filter { !$0.isLike(region) }).first
      }
      if !isRead { unread.append(probe) }
      // Bars that lean and turn are seen from the side, or lie around a can.
      if !isRead, context.pass.coverage == .complete, region.lean != 0, case let square = region.squared,
        square.isBent
      {
        _ = read(BarRegionProbe(square, context), byTemplates: false, &context)
      }
    }
    // What lies around a symbol that was read is the rest of its bars.
    let open = pieces.filter { piece in !context.results.areas.contains { piece.contains($0.center) } }
    let rest = open.isEmpty ? [] : others + probes.filter { !$0.mayBeBars }.map { $0.region }
    for region in joiningInLine(open, and: rest)
    where context.goesOn && !context.results.covers(region.center) {
      _ = read(BarRegionProbe(region, context), byTemplates: false, &context)
    }
    #if !COMPACT
      for region in joiningRows(of: rows) where context.goesOn && !context.results.covers(region.center) {
        _ = read(BarRegionProbe(ofRows: region, context), byTemplates: false, &context)
      }
    #endif
    for probe in unread where probe.score >= FrameTuning.leastRepetition {
      context.unread?.note(.linear, probe.region.corners, score: Double(probe.score))
    }
    guard context.pass.ladder.contains(.templates) else { return }
    for probe in unread where context.goesOn && !context.results.covers(probe.region.center) {
      // Bars that were read as part of another region are not read twice.
      guard !context.results.areas.contains(where: { probe.region.contains($0.center) }) else { continue }
      // Where something was read already, what lines cannot read is seldom a symbol that blur hides.
      if context.results.isEmpty || probe.score >= BarTuning.sureScore {
        _ = read(probe, byTemplates: true, &context)
      }
    }
  }

  /// Reads along rows and columns of a small image: bars too short or too crowded to be told from anything else.
  mutating func readEverywhere(_ context: inout ReadingContext) {
    #if !COMPACT
      readLowBars(&context)
    #endif
    let image = context.pyramid.levels[0]
    let (width, height) = (Double(image.width), Double(image.height))
    guard context.results.isEmpty, width * height < 1_000_000 else { return }
    let center = Point(x: width / 2, y: height / 2)
    let ways = [(Point(x: 1, y: 0), width, height), (Point(x: 0, y: 1), height, width)]
    let mayShowFewEdges = context.wanted.leastEdges < BarTuning.stretchEdges
    let probes = ways.compactMap { across, length, height -> BarRegionProbe? in
      // Wide bars show as close edges where there are fewer pixels.
      let showsStretch = (0..<context.evidence.levelCount).contains { level in
        context.evidence.blocks(level: level).mayShowBars(areUpright: across.x != 0)
      }
      guard height < BarTuning.lowImage || mayShowFewEdges || showsStretch else { return nil }
      let region = BarRegion(
        center: center, across: across, length: length, height: height, curvature: 0, weight: 0)
      // In a very small picture there is nothing to lose.
      if height < 32 || width * height < 250_000 { return BarRegionProbe(unprobed: region, context) }
      let probe = BarRegionProbe(region, context)
      return probe.isPromising ? probe : nil
    }
    read(probes, &context)
  }

  /// Joins a symbol to the one whose rest it is, if there is one among those that were read: that of a film's edge in the same place, whose tracks are so low that two outlines
  /// of them need not meet; that of bars in line with light ones that glare makes of them; or that of bars that go on between the two,
  /// as they wave or turn, whose outline then reaches as far.
  ///
  /// - Parameter known: what was read in the same region.
  /// - Returns: Whether there is such a symbol.
  private func join(
    _ symbol: Barcode, of known: [Barcode], _ sampling: LineSampling, _ context: inout ReadingContext
  ) -> Bool {
    func isAlike(_ other: Barcode) -> Bool {
      other.symbology == symbol.symbology && other.bytes == symbol.bytes
    }
    #if COMPACT
      // The same content in the rest of a region is most often the rest of the same bars.
      if known.contains(where: isAlike) { return true }
    #else
      for (index, other) in context.results.barcodes.enumerated()
      where isAlike(other) && sampling.showsBars(between: other.corners, symbol.corners) {
        context.results.outline(index, with: other.corners.extended(to: symbol.corners))
        return true
      }
      // In one region two labels with the same content stand in line: what does not is an outline that was lost on the way.
      if known.contains(where: { isAlike($0) && !$0.corners.isInLine(with: symbol.corners) }) { return true }
    #endif
    let across = symbol.corners.topRight - symbol.corners.topLeft
    return context.results.barcodes.contains { other in
      guard isAlike(other) else { return false }
      let apart = other.corners.center - symbol.corners.center
      let (own, aside) = (Point.dot(across, across), abs(Point.dot(apart, across)))
      if symbol.symbology == .dxFilmEdge { return apart.length < 0.5 * across.length }
      return other.isInverted != symbol.isInverted && aside < 0.15 * own && apart.length < 1.5 * across.length
    }
  }

  #if !COMPACT
    /// Reads bars that are lower than a block.
    private mutating func readLowBars(_ context: inout ReadingContext) {
      let image = context.pyramid.levels[0]
      guard context.pass.searches(0, isCoarsest: false, &context.evidence) else { return }
      let bars = LowBars(image, context.evidence.blocks(level: 0))
      for areUpright in [true, false] {
        for region in bars.regions(areUpright: areUpright) where context.goesOn {
          _ = read(BarRegionProbe(unprobed: region, context), byTemplates: false, &context)
        }
      }
    }
  #endif

  /// Reads the symbols in a region, and adds them to the results; then those in what remains of the region.
  ///
  /// - Parameters:
  ///   - byTemplates: Whether to look for symbols in which blur has merged the bars, which lines do not show.
  ///   - whole: What the region is with those in line with it: read first where the region shows a part of a symbol.
  /// - Returns: Whether anything was read.
  private mutating func read(
    _ probe: BarRegionProbe, byTemplates: Bool, _ context: inout ReadingContext,
    partOf whole: (() -> BarRegion?)? = nil
  ) -> Bool {
    var probes = [probe]
    var known: [Barcode] = []
    let spent = context.budget.spent
    while let probe = probes.popLast() {
      var reading = RegionReading(probe, context)
      defer { if let candidate = reading.trace { context.trace?.add(candidate) } }
      // Lines have been laid across the first region by then.
      let mayWait = whole != nil && known.isEmpty
      var found = byTemplates && known.isEmpty ? [] : reading.readByLines(&context, mayWait: mayWait)
      if reading.isWaiting {
        if let region = whole?(), read(BarRegionProbe(region, context), byTemplates: false, &context),
          context.results.covers(probe.region.center)
        {
          return true
        }
        found = reading.readByLines(&context)
      }
      if byTemplates, found.isEmpty { found = reading.readByTemplates(&context) }
      #if !COMPACT
        if reading.showsRows { rows.append(probe.region) }
      #endif
      if reading.showsRows || found.isEmpty && probe.score >= BarTuning.goodScore {
        pieces.append(probe.region)
      }
      for symbol in found where !join(symbol, of: known, probe.sampling, &context) {
        context.results.add(symbol)
      }
      known += found
      guard context.goesOn else { continue }
      for remainder in probe.region.remainders(beside: found.map { $0.corners }) {
        let probe = BarRegionProbe(remainder, context)
        if probe.isPromising { probes.append(probe) }
      }
    }
    if !known.isEmpty { context.budget.refund(context.budget.spent - spent) }
    return !known.isEmpty
  }
}
