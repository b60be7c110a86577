import QuietzoneImaging
import QuietzoneSymbols

/// Reads the linear symbols of one image: finds where edges run parallel, and reads across them.
struct LinearReading {
  let pyramid: Pyramid
  let effort: BarcodeReader.Effort
  let wanted: SymbologySet
  let limit: Int

  private(set) var symbols: [Symbol] = []
  var trace: ReadingTrace?

  /// A symbol that was read.
  struct Symbol {
    var content: LinearContent
    var corners: Quadrilateral
  }

  init(
    _ pyramid: Pyramid, effort: BarcodeReader.Effort, wanted: SymbologySet, limit: Int, trace: ReadingTrace?
  ) {
    self.pyramid = pyramid
    self.effort = effort
    self.wanted = wanted
    self.limit = limit
    self.trace = trace
  }

  mutating func run() {
    for level in coarseLevels.indices.reversed() {
      look(at: coarseLevels[level], scale: Double(2 << (pyramid.levels.count - 1 + level)))
    }
    for level in pyramid.levels.indices.reversed() {
      let image = pyramid.levels[level]
      // Bars of a pixel's width still show as edges: the finest levels of large images are not needed to find them.
      guard image.width * image.height <= (effort == .live ? 1_000_000 : 3_500_000) || level + 1 == pyramid.levels.count
      else { continue }
      look(at: image, scale: Double(1 << level))
    }
    if effort == .full, symbols.isEmpty { lookEverywhere() }
  }

  /// Halves of the pyramid's last level: wide bars show as close edges there.
  private var coarseLevels: [LuminanceImage] {
    var levels: [LuminanceImage] = []
    var image = pyramid.levels[pyramid.levels.count - 1]
    while min(image.width, image.height) >= 96, levels.count < 2 {
      image = image.halved()
      levels.append(image)
    }
    return levels
  }

  private mutating func look(at image: LuminanceImage, scale: Double) {
    for region in barRegions(in: GradientBlocks(image), scale: scale).prefix(20) {
      guard symbols.count < limit else { return }
      if !isRead(region.center) { read(region) }
    }
  }

  /// Reads along rows and columns of a small image: bars too short or too crowded to be told from anything else.
  private mutating func lookEverywhere() {
    let image = pyramid.levels[0]
    let (width, height) = (Double(image.width), Double(image.height))
    guard width * height < 1_000_000 else { return }
    let center = Point(x: width / 2, y: height / 2)
    for (across, length, height) in [(Point(x: 1, y: 0), width, height), (Point(x: 0, y: 1), height, width)] {
      read(BarRegion(center: center, across: across, length: length, height: height, bend: 0, weight: 0))
    }
  }

  func isRead(_ point: Point) -> Bool {
    symbols.contains { $0.corners.contains(point) }
  }

  /// Reads the symbols in a region.
  private mutating func read(_ region: BarRegion) {
    let sampling = LineSampling(region, of: pyramid)
    #if DEBUGFIT
    print("REGION", Int(region.center.x), Int(region.center.y), "across", region.across.x, region.across.y, "len", Int(region.length), "h", Int(region.height), "bend", region.bend * region.length)
    #endif
    var votes = LinearVotes()
    var (lines, barren) = (0, 0)
    for offset in sampling.offsets(limit: effort == .live ? 7 : 21) {
      let line = sampling.line(at: offset)
      let bars = BarLine(line, edges: EdgeFinder().edges(in: sampling.profile(line)))
      lines += 1
      #if DEBUGFIT
      print(" LINE", Int(offset), "edges", bars.count, "step", line.step, line.count, Int(line.start.x), Int(line.start.y), bars.edges.map { Int($0) })
      bars.forEachSymbol(wanted) { print("   ", $0.content.kind, String(decoding: $0.content.bytes, as: UTF8.self), $0.deviation) }
      #endif
      if bars.count < 24 {
        barren += 1
        if barren >= 3, barren == lines { return }
        continue
      }
      bars.forEachSymbol(wanted) { symbol in
        votes.add(symbol.content, LinearVotes.Sighting(symbol, on: bars, offset: offset))
      }
      if votes.isSettled { break }
    }
    let accepted = votes.accepted
    for candidate in accepted { keep(candidate, sampling) }
    if accepted.isEmpty, effort == .full { readByTemplates(sampling) }
  }

  /// Reads EAN and UPC symbols in which blur has merged the bars.
  private mutating func readByTemplates(_ sampling: LineSampling) {
    var retail = EANProfileReading(wanted)
    for offset in sampling.offsets(limit: 9) {
      let line = sampling.line(at: offset)
      let profile = sampling.profile(line)
      retail.add(profile, BarLine(line, edges: EdgeFinder(sensitivity: 0.07).edges(in: profile)), offset: offset)
    }
    for candidate in retail.accepted { keep(candidate, sampling) }
  }

  private mutating func keep(_ candidate: LinearVotes.Candidate, _ sampling: LineSampling) {
    let corners = sampling.corners(of: candidate.sightings)
    let isKnown = symbols.contains {
      $0.content.bytes == candidate.content.bytes && $0.content.kind == candidate.content.kind
        && ($0.corners.contains(corners.center) || corners.contains($0.corners.center))
    }
    if !isKnown { symbols.append(Symbol(content: candidate.whole, corners: corners)) }
  }
}

extension LinearVotes.Sighting {
  init(_ symbol: LineSymbol, on bars: BarLine, offset: Double) {
    let (from, to) = (
      bars.beginning(ofElement: symbol.elements.lowerBound),
      bars.beginning(ofElement: symbol.elements.upperBound)
    )
    let middles = bars.middles(of: symbol.elements)
    self.init(
      offset: offset, start: symbol.runsBackward ? to : from, end: symbol.runsBackward ? from : to,
      middles: symbol.runsBackward ? middles.reversed().map { 1 - $0 } : middles, deviation: symbol.deviation)
  }
}
