import QuietzoneImaging

/// What the image shows at each of its scales, and more than one search needs to know: made once, when it is first asked for.
struct Evidence {
  private let pyramid: Pyramid
  /// Halves of the pyramid's last level, and of each other: wide modules and bars show as close edges there.
  private var coarser: [LuminanceImage]?
  private var bits: [BitMatrix?]
  #if !COMPACT
    private var statistics: [BlockStatistics?]
  #endif
  private var blocks: [GradientBlocks?]
  private var barRegions: [[BarRegion]?]
  private var crossings: [CrossingEdges?]
  #if !COMPACT
    private var patches: [[CrossingEdges.Patch]?]
  #endif

  init(_ pyramid: Pyramid) {
    self.pyramid = pyramid
    let count = pyramid.levels.count + Self.mostCoarser
    bits = [BitMatrix?](repeating: nil, count: count)
    #if !COMPACT
      statistics = [BlockStatistics?](repeating: nil, count: count)
    #endif
    blocks = [GradientBlocks?](repeating: nil, count: count)
    barRegions = [[BarRegion]?](repeating: nil, count: count)
    crossings = [CrossingEdges?](repeating: nil, count: count)
    #if !COMPACT
      patches = [[CrossingEdges.Patch]?](repeating: nil, count: count)
    #endif
  }

  /// How many halves there are beyond the pyramid at most, and the least side of what is halved.
  private static let (mostCoarser, leastSide) = (3, 48)

  /// How many levels there are, those beyond the pyramid included.
  var levelCount: Int {
    mutating get { pyramid.levels.count + coarserImages().count }
  }

  /// The image at a level, which may lie beyond the pyramid.
  mutating func image(level: Int) -> LuminanceImage {
    level < pyramid.levels.count ? pyramid.levels[level] : coarserImages()[level - pyramid.levels.count]
  }

  private mutating func coarserImages() -> [LuminanceImage] {
    if let coarser { return coarser }
    var images: [LuminanceImage] = []
    var image = pyramid.levels[pyramid.levels.count - 1]
    while min(image.width, image.height) >= Self.leastSide, images.count < Self.mostCoarser {
      image = image.halved()
      images.append(image)
    }
    coarser = images
    return images
  }

  /// A level, which may lie beyond the pyramid, in black and white. The finest level is most of the pixels: it is light wherever
  /// the one before it shows no detail.
  mutating func bits(level: Int) -> BitMatrix {
    if let known = bits[level] { return known }
    let detail = level == 0 && pyramid.levels.count > 1 ? DetailMap(bits(level: 1)) : nil
    let image = image(level: level)
    let blocks = BlockStatistics(image, where: detail)
    #if !COMPACT
      if detail == nil { statistics[level] = blocks }
    #endif
    let made = LocalThreshold()(image, blocks, where: detail)
    bits[level] = made
    return made
  }

  /// Which way the grey values run at a level, which may lie beyond the pyramid.
  mutating func blocks(level: Int) -> GradientBlocks {
    if let known = blocks[level] { return known }
    let image = image(level: level)
    let made: GradientBlocks
    if !isMeasuredWhole(image, level: level) {
      let coarse = blocks(level: level + 1)
      made = GradientBlocks(image) { column, row in
        column < coarse.columns && row < coarse.rows
          && coarse.strength[row &* coarse.columns &+ column] >= Self.leastStrength
      }
    } else {
      made = GradientBlocks(image)
    }
    blocks[level] = made
    return made
  }

  #if !COMPACT
    /// How far the grey values of each block of a level, which may lie beyond the pyramid, are apart.
    mutating func contrasts(level: Int) -> BlockContrasts {
      let image = image(level: level)
      return BlockContrasts(statistics(level: level), width: image.width, height: image.height)
    }

    /// The darkest and the lightest pixel of each block of a level, which may lie beyond the pyramid.
    mutating func statistics(level: Int) -> BlockStatistics {
      if let known = statistics[level] { return known }
      let made = BlockStatistics(image(level: level))
      statistics[level] = made
      return made
    }
  #endif

  /// Whether the blocks of a level, which is `image`, are measured everywhere, not only where the next coarser one shows edges.
  @inline(__always)
  func isMeasuredWhole(_ image: LuminanceImage, level: Int) -> Bool {
    level >= pyramid.levels.count - 1 || image.width * image.height <= Self.mostPixelsMeasuredWhole
  }

  /// How many pixels of a level lie where the next coarser one shows edges: what a search of the level has to look at.
  mutating func busyPixels(level: Int) -> Int {
    let image = image(level: level)
    guard level + 1 < levelCount else { return image.width * image.height }
    let busy = blocks(level: level + 1).strength.count { $0 >= Self.leastStrength }
    return busy * 4 * GradientBlocks.side * GradientBlocks.side
  }

  /// The least slope of a block that is no even ground, in grey values a pixel.
  static let leastStrength: Float = 2
  /// A level of more pixels, those of the finest one that `ReadingPlan.photo` searches whatever it shows, is measured only where
  /// the next coarser one shows edges.
  private static let mostPixelsMeasuredWhole = 3_500_000

  /// Where the edges of a level, which may lie beyond the pyramid, run parallel.
  mutating func barRegions(level: Int) -> [BarRegion] {
    if let known = barRegions[level] { return known }
    let made = findBarRegions(in: blocks(level: level), scale: Double(1 << level))
    barRegions[level] = made
    return made
  }

  /// Where the edges of a level, which may lie beyond the pyramid, run in crossing directions.
  mutating func crossings(level: Int) -> CrossingEdges {
    if let known = crossings[level] { return known }
    let made = CrossingEdges(blocks(level: level))
    crossings[level] = made
    return made
  }

  /// The connected patches of these.
  mutating func patches(level: Int) -> [CrossingEdges.Patch] {
    #if COMPACT
      return crossings(level: level).patches()
    #else
      if let known = patches[level] { return known }
      let made = crossings(level: level).patches()
      patches[level] = made
      return made
    #endif
  }
}
