import QuietzoneImaging
import QuietzoneSymbols

/// Reads the linear symbols of one image: finds where edges run parallel, and reads across them.
struct LinearReading: SymbologyReading {
  let pyramid: Pyramid
  let effort: BarcodeReader.Effort
  let wanted: SymbologySet
  let readsInverted: Bool
  var limit = Int.max
  var areas: [Quadrilateral] = []
  var trace: ReadingTrace?

  private(set) var symbols: [Symbol] = []
  /// Regions that look like bars at a glance.
  private var readings: [RegionReading] = []
  /// Regions that may hold a PDF417 or MicroPDF417, if those are wanted.
  private(set) var stackedRegions: [BarRegion] = []
  /// Those that may, but whose lines are so much alike that a linear symbol is likelier.
  private(set) var likelyLinearRegions: [BarRegion] = []

  /// A symbol that was read.
  struct Symbol {
    var content: LinearContent
    var corners: Quadrilateral
    var isInverted = false

    func hasContent(of other: Symbol) -> Bool {
      content.bytes == other.content.bytes && content.symbology == other.content.symbology
    }

    /// Whether the other is this symbol, found again.
    func isSame(as other: Symbol) -> Bool {
      hasContent(of: other)
        && (corners.contains(other.corners.center) || other.corners.contains(corners.center))
    }
  }

  init(
    _ pyramid: Pyramid, effort: BarcodeReader.Effort, wanted: SymbologySet, readsInverted: Bool
  ) {
    self.pyramid = pyramid
    self.effort = effort
    self.wanted = wanted
    self.readsInverted = readsInverted
  }

  var count: Int { symbols.count }

  /// Looks for regions that may hold bars. Comes before anything else.
  mutating func findRegions(_ levels: inout ImageLevels) {
    readings = coarseLevels.enumerated().reversed().flatMap { level, image in
      glance(at: GradientBlocks(image), scale: Double(2 << (pyramid.levels.count - 1 + level)))
    }
    for (level, image) in pyramid.levels.enumerated().reversed() {
      // Bars of a pixel's width still show as edges: the finest levels of large images are not needed to find them.
      guard
        image.width * image.height <= (effort == .live ? 1_000_000 : 3_500_000)
          || level + 1 == pyramid.levels.count
      else { continue }
      readings += glance(at: levels.blocks(level: level), scale: Double(1 << level))
    }
  }

  mutating func lookQuickly(_ levels: inout ImageLevels) {
    guard !wanted.intersection(SymbologySet(.linear)).isEmpty else { return }
    read(readings.descending { Double($0.promise) })
  }

  mutating func lookThoroughly(_ levels: inout ImageLevels) {
    if symbols.isEmpty, areas.isEmpty, !wanted.intersection(SymbologySet(.linear)).isEmpty {
      lookEverywhere()
    }
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

  /// The regions of one level that look like bars at a glance.
  private mutating func glance(at blocks: GradientBlocks, scale: Double) -> [RegionReading] {
    barRegions(in: blocks, scale: scale).prefix(effort == .live ? 6 : 24).compactMap {
      region in
      guard !isRead(region.center) else { return nil }
      var reading = RegionReading(
        region, of: pyramid, wanted: wanted, readsInverted: readsInverted, effort: effort)
      let isPromising = reading.glance()
      if reading.hasStackedPatterns {
        if reading.promise < Self.surePromise {
          stackedRegions.append(region)
        } else {
          likelyLinearRegions.append(region)
        }
      }
      return isPromising ? reading : nil
    }
  }

  /// Reads regions, the most promising first, and not all of those that promise little.
  private mutating func read(_ readings: [RegionReading]) {
    var tried: [BarRegion] = []
    var unread: [RegionReading] = []
    for reading in readings where symbols.count < limit {
      guard !isRead(reading.region.center), !tried.contains(where: { $0.isLike(reading.region) }) else {
        continue
      }
      guard tried.count < (effort == .live ? 3 : reading.promise < 0.75 ? 8 : 24) else { break }
      tried.append(reading.region)
      if !read(reading, byTemplates: false) { unread.append(reading) }
    }
    guard effort == .full else { return }
    for reading in unread where symbols.count < limit && !isRead(reading.region.center) {
      // Bars that were read as part of another region are not read twice.
      guard !symbols.contains(where: { reading.region.contains($0.corners.center) }) else { continue }
      // Where something was read already, what lines cannot read is seldom a symbol that blur hides.
      if symbols.isEmpty && areas.isEmpty || reading.promise >= Self.surePromise {
        _ = read(reading, byTemplates: true)
      }
    }
  }

  /// Reads along rows and columns of a small image: bars too short or too crowded to be told from anything else.
  private mutating func lookEverywhere() {
    let image = pyramid.levels[0]
    let (width, height) = (Double(image.width), Double(image.height))
    guard width * height < 1_000_000 else { return }
    let center = Point(x: width / 2, y: height / 2)
    let ways = [(Point(x: 1, y: 0), width, height), (Point(x: 0, y: 1), height, width)]
    let readings = ways.compactMap { across, length, height -> RegionReading? in
      let region = BarRegion(
        center: center, across: across, length: length, height: height, bend: 0, weight: 0)
      var reading = RegionReading(
        region, of: pyramid, wanted: wanted, readsInverted: readsInverted, effort: effort)
      // In a very small picture there is nothing to lose.
      return height < 32 || width * height < 250_000 || reading.glance() ? reading : nil
    }
    read(readings)
  }

  func isRead(_ point: Point) -> Bool {
    symbols.contains { $0.corners.contains(point) } || areas.contains { $0.contains(point) }
  }

  /// From which promise on bars are all but certain.
  private static let surePromise: Float = 0.8

  /// Reads the symbols in a region, and keeps those that are not known yet; then those in what is left of the region.
  ///
  /// - Parameter byTemplates: Whether to look for symbols in which blur has merged the bars, which lines do not show.
  /// - Returns: Whether anything was read.
  private mutating func read(_ reading: RegionReading, byTemplates: Bool) -> Bool {
    var rests = [reading]
    var known: [Symbol] = []
    while var reading = rests.popLast() {
      if trace != nil { reading.trace = ReadingTrace.Stretch(reading.region) }
      // Lines have been laid across the first region by then.
      var found = byTemplates && known.isEmpty ? [] : reading.run()
      if byTemplates, found.isEmpty { found = reading.runTemplates() }
      if let stretch = reading.trace { trace?.stretches.append(stretch) }
      // The same content in the rest of a region is the rest of the same bars.
      for symbol in found where symbols.count < limit && !known.contains(where: { $0.hasContent(of: symbol) })
      {
        if !symbols.contains(where: { $0.isSame(as: symbol) }) { symbols.append(symbol) }
      }
      known += found
      guard symbols.count < limit, effort == .full else { continue }
      for rest in reading.region.rests(beside: found.map { $0.corners }) {
        var reading = RegionReading(
          rest, of: pyramid, wanted: wanted, readsInverted: readsInverted, effort: effort)
        if reading.glance() { rests.append(reading) }
      }
    }
    return !known.isEmpty
  }
}
