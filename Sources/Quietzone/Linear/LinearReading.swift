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
      guard
        image.width * image.height <= (effort == .live ? 1_000_000 : 3_500_000)
          || level + 1 == pyramid.levels.count
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
    var stacked = StackedDataBar(wanted)
    var (lines, barren) = (0, 0)
    let offsets = sampling.offsets(limit: effort == .live ? 7 : 21)
    var votes = LinearVotes(lines: offsets.count)
    for offset in offsets {
      let line = sampling.line(at: offset)
      let bars = BarLine(line, edges: EdgeFinder().edges(in: sampling.profile(line)))
      lines += 1
      #if DEBUGFIT
        if lines == 1 {
          print(
            "REGION", Int(region.center.x), Int(region.center.y), "across", region.across.x, region.across.y,
            "len", Int(region.length), "h", Int(region.height), "bend", region.bend * region.length)
        }
        print(
          " LINE", Int(offset), "edges", bars.count, "step", line.step, line.count, Int(line.start.x),
          Int(line.start.y), bars.edges.map { Int($0) })
        bars.forEachSymbol(wanted) {
          print("   ", $0.content.kind, String(decoding: $0.content.bytes, as: UTF8.self), $0.deviation)
        }
      #endif
      if bars.count < 24 {
        barren += 1
        if barren >= 3, barren == lines { return }
        continue
      }
      bars.forEachSymbol(wanted) { symbol in
        votes.add(
          symbol.content,
          LinearVotes.Sighting(
            symbol.elements, of: bars, runsBackward: symbol.runsBackward, offset: offset,
            deviation: symbol.deviation))
      }
      if votes.isSettled { break }
      stacked.add(bars, offset: offset)
    }
    let accepted = votes.accepted
    for candidate in accepted {
      keep(candidate, corners: sampling.corners(of: candidate.sightings), sampling)
    }
    guard accepted.isEmpty else { return }
    if stacked.isPromising {
      readRows(sampling, &stacked)
    } else if effort == .full {
      readByTemplates(sampling)
    }
  }

  /// Reads symbols of several rows, each of which only a few lines cross.
  private mutating func readRows(_ sampling: LineSampling, _ stacked: inout StackedDataBar) {
    for offset in sampling.offsets(limit: effort == .live ? 15 : 99) {
      let line = sampling.line(at: offset)
      let profile = sampling.profile(line, isNarrow: true)
      stacked.add(BarLine(line, edges: EdgeFinder().edges(in: profile)), offset: offset)
    }
    for candidate in stacked.accepted {
      keep(candidate, corners: sampling.corners(ofRows: candidate.sightings), sampling)
    }
  }

  /// Reads EAN and UPC symbols in which blur has merged the bars.
  private mutating func readByTemplates(_ sampling: LineSampling) {
    var retail = EANProfileReading(wanted)
    for offset in sampling.offsets(limit: 9) {
      let line = sampling.line(at: offset)
      let profile = sampling.profile(line)
      retail.add(
        profile, BarLine(line, edges: EdgeFinder(sensitivity: 0.07).edges(in: profile)), offset: offset)
    }
    for candidate in retail.accepted {
      keep(candidate, corners: sampling.corners(of: candidate.sightings), sampling)
    }
  }

  private mutating func keep(
    _ candidate: LinearVotes.Candidate, corners: Quadrilateral, _ sampling: LineSampling
  ) {
    let isKnown = symbols.contains {
      $0.content.bytes == candidate.content.bytes && $0.content.kind == candidate.content.kind
        && ($0.corners.contains(corners.center) || corners.contains($0.corners.center))
    }
    guard !isKnown else { return }
    var content = candidate.whole
    if content.addOn == nil, let addOn = sampling.addOn(of: content, corners) {
      content.addOn = addOn
      content.symbologyIdentifier = "]E3"
    }
    symbols.append(Symbol(content: content, corners: corners))
  }
}
