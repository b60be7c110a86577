import QuietzoneImaging
import QuietzoneSymbols

/// Reads the linear symbols of one image: finds where edges run parallel, and reads across them.
struct LinearReading {
  let pyramid: Pyramid
  let effort: BarcodeReader.Effort
  let wanted: SymbologySet
  let limit: Int

  private(set) var symbols: [Symbol] = []
  /// The regions that were looked at, at whatever level.
  private var tried: [BarRegion] = []
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
      guard !isRead(region.center), !tried.contains(where: { $0.isLike(region) }) else { continue }
      tried.append(region)
      read(region)
    }
  }

  /// Reads along rows and columns of a small image: bars too short or too crowded to be told from anything else.
  private mutating func lookEverywhere() {
    let image = pyramid.levels[0]
    let (width, height) = (Double(image.width), Double(image.height))
    guard width * height < 1_000_000 else { return }
    let center = Point(x: width / 2, y: height / 2)
    for (across, length, height) in [(Point(x: 1, y: 0), width, height), (Point(x: 0, y: 1), height, width)] {
      read(
        BarRegion(center: center, across: across, length: length, height: height, bend: 0, weight: 0),
        isCertain: height < 32 || width * height < 250_000)
    }
  }

  func isRead(_ point: Point) -> Bool {
    symbols.contains { $0.corners.contains(point) }
  }

  /// Reads the symbols in a region, and keeps those that are not known yet.
  private mutating func read(_ region: BarRegion, isCertain: Bool = false) {
    var reading = RegionReading(region, of: pyramid, wanted: wanted, effort: effort, isCertain: isCertain)
    for symbol in reading.run() where symbols.count < limit {
      let isKnown = symbols.contains {
        $0.content.bytes == symbol.content.bytes && $0.content.kind == symbol.content.kind
          && ($0.corners.contains(symbol.corners.center) || symbol.corners.contains($0.corners.center))
      }
      if !isKnown { symbols.append(symbol) }
    }
  }
}
