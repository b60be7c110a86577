import QuietzoneImaging
import QuietzoneSymbols

/// Finds where bars may be, level by level, with a few lines across each place that tell bars from what only looks like them
/// from afar.
struct BarRegionFinding {
  /// Regions that look like bars, those of the coarsest level first.
  private(set) var regions: [BarRegionProbe] = []
  /// Those that have too few bars to be anything but a piece of one.
  private(set) var others: [BarRegion] = []
  /// The finest level that was looked at, by now.
  private var finestLevel: Int?
  /// Regions that may hold rows of bars.
  private(set) var stacked: [BarRegion] = []
  /// Those that may, but whose lines are so much alike that a single row is likelier.
  private(set) var doubtful: [BarRegion] = []

  /// Looks at all levels that the pass searches and none before it has; coarser ones first, since wide bars show as close edges
  /// there. What earlier passes found is forgotten.
  ///
  /// - Parameter showsRows: Whether the lines of a probe show parts of rows of bars.
  mutating func run(
    _ context: inout ReadingContext, showsRows: (BarRegionProbe, inout ReadingContext) -> Bool
  ) {
    (regions, others, stacked, doubtful) = ([], [], [], [])
    let finest = context.pyramid.levels.count - 1
    let coarsest = min(context.evidence.levelCount - 1, finest + BarTuning.coarserLevels)
    for level in (0..<(finestLevel ?? coarsest + 1)).reversed() {
      // Bars of a pixel's width still show as edges: the finest levels of large images are not needed to find them.
      guard context.pass.searches(level, isCoarsest: level >= finest, &context.evidence) else { return }
      finestLevel = level
      let image = context.evidence.image(level: level)
      if level > finest, min(image.width, image.height) < BarTuning.leastCoarseSide { continue }
      let edge = GridEdge(
        of: context.evidence.blocks(level: level), scale: Double(1 << level), in: context.pyramid.levels[0])
      for region in context.evidence.barRegions(level: level).map({ edge.completing($0) }) {
        guard !context.results.covers(region.center) else { continue }
        guard context.budget.spend(BarTuning.probeCost) else { return }
        add(region, &context, showsRows: showsRows)
      }
    }
  }

  /// What looks like bars one level finer than the finest that was looked at, where that shows bars or what may be some side by
  /// side.
  func regionsApart(_ context: inout ReadingContext) -> [BarRegionProbe] {
    guard let finestLevel, finestLevel > 0 else { return [] }
    let coarse = context.evidence.blocks(level: finestLevel)
    let isBars = blocksInGroups(of: BarTuning.joinedBlocks, in: coarse)
    let level = finestLevel - 1
    let blocks = GradientBlocks(context.evidence.image(level: level)) { column, row in
      column < coarse.columns && row < coarse.rows && isBars[row &* coarse.columns &+ column]
    }
    var probes: [BarRegionProbe] = []
    for region in findBarRegions(in: blocks, scale: Double(1 << level))
    where !context.results.covers(region.center) {
      guard context.budget.spend(BarTuning.probeCost) else { break }
      var probe = BarRegionProbe(region, context)
      probe.forgetLines()
      if probe.isPromising { probes.append(probe) }
    }
    return probes
  }

  private mutating func add(
    _ region: BarRegion, _ context: inout ReadingContext,
    showsRows: (BarRegionProbe, inout ReadingContext) -> Bool
  ) {
    var probe = BarRegionProbe(region, context)
    if showsRows(probe, &context) {
      if probe.score < BarTuning.sureScore { stacked.append(region) } else { doubtful.append(region) }
    }
    probe.forgetLines()
    if probe.isPromising { regions.append(probe) } else { others.append(region) }
  }
}

/// What decides where bars are looked for.
enum BarTuning {
  /// Halves beyond the pyramid's last level that are looked at, and the least side of one: three blocks. At 48 wide bars in a low
  /// picture are found by lines all over it alone, where nothing else is read: `samples` takes 1.5 % more instructions.
  static let (coarserLevels, leastCoarseSide) = (2, 24)
  /// The least number of edges of symbols that are as long as a stretch: UPC-E has 34, but blur merges some.
  static let stretchEdges = 20
  /// Which part of its edges a line has in common with one beside it. Measured on photos: of symbols that were read, 99 of
  /// 100 have that much in common, of other things that look like bars from afar one of three.
  static let leastScore: Float = 0.5
  /// The same for lines of one row, or across bars that were put together of pieces.
  static let leastRowScore: Float = 0.75
  /// The same from which on bars are all but certain.
  static let sureScore: Float = 0.8
  /// The same from which on a second look at the lines pays.
  static let goodScore: Float = 0.65
  /// The same from which on more lines are laid, though the first five show nothing, and bars are looked for that blur has merged:
  /// these are as alike along their length as sharp ones. Of 450 drawn symbols and 16 in photos that templates read, in noise and
  /// without, the lowest score is 0.77; of 500 other places one in nine has less.
  static let patientScore: Float = 0.75
  /// The greyness above which the middle line of a probe, and one of those beside it, show no bars. Measured on photos: of symbols
  /// that were read the worst has 0.57, 99 of 100 less than 0.52; of 380 other places where lines repeat each other, in photos
  /// without symbols, a third has more than this.
  static let greatestGreyness: Float = 0.62
  /// What a stretch of bars along an axis of the image is, block by block: how many blocks long, in how many rows, with how
  /// many blocks in between that show something else; how steep, in grey values a pixel; and the cosine of twice the angle
  /// (20°) its edges may be off the axis. Measured on photos: of those with symbols that only lines everywhere read, the
  /// shortest has 14 blocks; of 143 photos without symbols one in six has 10 in either direction.
  static let (stretchLength, stretchRows, stretchGap) = (10, 4, 2)
  static let (stretchStrength, stretchAgreement): (Float, Float) = (4, 0.75)
  /// An image of fewer pixels to a side costs little to be read all over, and has few blocks to tell by.
  static let lowImage = 96.0
  /// How many blocks that belong together may be more than one symbol.
  static let joinedBlocks = 12
  /// Which part of a symbol's edges a line shows at least that crosses the same bars between two places where it was read, and which
  /// part of the variance of its grey values.
  static let (leastEdgesBetween, leastSpreadBetween): (Float, Float) = (0.6, 0.35)
  /// Which part of that variance a line shows whose bars blur has merged.
  static let spreadOfMerged: Float = 0.9
  /// Grey values that a probe takes: three lines of a few hundred, three rows each.
  static let probeCost = 3000
}
