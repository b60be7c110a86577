/// Which passes look at an image, in which order, and how hard each of them looks.
///
/// Two plans are made for the two uses there are most: `live` bounds the time of a camera's frame, most of which hold
/// nothing; `photo` makes every effort that pays. Any other can be put together of passes:
///
/// ```swift
/// var plan = ReadingPlan.live
/// plan.passes.removeAll { $0.search == .bullseyes }
/// let reader = BarcodeReader(plan: plan)
/// ```
public struct ReadingPlan: Hashable, Sendable {
  /// In the order in which they look. A pass whose symbologies are not wanted is left out.
  public var passes: [Pass]
  /// The most work in one image, whatever the passes are allowed: what bounds the time of any image in which nothing is read.
  /// A symbol that is read earns the search for the next.
  public var work: WorkAllowance
  /// By how much the image is enlarged before anything looks at it: 1 is as it is.
  public var enlargement = 1.0

  public init(passes: [Pass], work: WorkAllowance) {
    self.passes = passes
    self.work = work
  }

  /// As `live`, on an image half as large again.
  public static let liveEnlarged = {
    var plan = live
    plan.enlargement = 1.5
    plan.passes.removeAll { $0.search == .finePatches }
    return plan
  }()

  /// A bounded effort, for live frames.
  public static let live = ReadingPlan(
    passes: [
      Pass(.finderPatterns, coverage: .sparse, work: .pass(100_000, perPixel: 0.2)),
      Pass(.singleFinderPatterns, coverage: .sparse, work: .pass(100_000, perPixel: 0.2)),
      // What has finder patterns and is not read yet is hardly ever anything but a symbol: small, or in noise.
      Pass(.closerFinderPatterns, coverage: .sparse, ladder: .full, work: .pass(200_000, perPixel: 0.3)),
      Pass(.bullseyes, coverage: .sparse, leastScore: 0.6, work: .pass(400_000, perPixel: 0.5)),
      Pass(.barRegions, coverage: .sparse, finestPixels: 1_000_000, leastScore: 0.75),
      Pass(.stackedRows, coverage: .sparse, work: .pass(300_000, perPixel: 0.3)),
      Pass(.bars, coverage: .sparse, leastScore: 0.75, work: .pass(60_000, perPixel: 0.1)),
      Pass(.doubtfulRows, coverage: .sparse, work: .pass(300_000, perPixel: 0.3)),
      Pass(.finePatches, coverage: .sparse, work: .pass(200_000, perPixel: 0.5)),
      Pass(.solidCorners, coverage: .sparse, finestPixels: 1_000_000, work: .pass(300_000, perPixel: 0.5)),
      Pass(.unreadCorners, coverage: .sparse, ladder: .full, work: .pass(20_000)),
      Pass(.bentBorders, coverage: .sparse, ladder: .full, work: .pass(20_000)),
      Pass(.dottedPatches, coverage: .sparse, work: .pass(300_000, perPixel: 1)),
      Pass(.unevenPatches, when: .nothingIsRead, coverage: .sparse, work: .pass(200_000, perPixel: 0.5)),
    ],
    work: WorkAllowance(base: 1_000_000, perPixel: 4))

  /// Every effort that pays, for photos.
  public static let photo = ReadingPlan(
    passes: [
      Pass(.finderPatterns, ladder: .full, work: .pass(400_000, perPixel: 1.5)),
      Pass(.singleFinderPatterns, ladder: .full, work: .pass(400_000, perPixel: 1)),
      Pass(.bullseyes, leastScore: 0.4, work: .pass(1_000_000, perPixel: 1.5)),
      Pass(.barRegions, finestPixels: 3_500_000, leastScore: 0.5),
      Pass(.stackedRows, ladder: .full, work: .pass(2_000_000, perPixel: 1.5)),
      Pass(.bars, ladder: .full, leastScore: 0.5, work: .pass(2_000_000, perPixel: 1.5)),
      Pass(
        .barsApart, when: .alikeIsRead, ladder: .full, leastScore: 0.5, work: .pass(2_000_000, perPixel: 1.5)),
      Pass(.doubtfulRows, ladder: .full, work: .pass(2_000_000, perPixel: 1.5)),
      Pass(.solidCorners, finestPixels: 3_500_000, work: .pass(400_000, perPixel: 1.5)),
      Pass(
        .linesEverywhere, when: .nothingIsRead, ladder: .full, finestPixels: 3_500_000, leastScore: 0.5,
        work: .pass(400_000, perPixel: 1.5)),
      Pass(.finePatches, work: .pass(200_000, perPixel: 0.5)),
      Pass(.dottedPatches, work: .pass(2_000_000, perPixel: 3)),
      Pass(.closerFinderPatterns, ladder: .full, work: .pass(400_000, perPixel: 1.5)),
      Pass(.hiddenFinderPatterns, ladder: .full, work: .pass(200_000, perPixel: 1)),
      // As much as all levels of a small picture take, and the coarser ones of a large one: what stands alone in it is an island.
      Pass(.openFinderPatterns, when: .nothingIsRead, ladder: .full, work: .pass(500_000, perPixel: 0.5)),
      Pass(.unreadBullseyes, ladder: .full, work: .pass(2_000_000)),
      Pass(.unevenBullseyes, ladder: .full, work: .pass(2_000_000)),
      Pass(
        .closerBullseyes, when: .nothingIsRead, leastScore: 0.4, work: .pass(200_000, perPixel: 1.5)),
      Pass(.unreadCorners, ladder: .full, work: .pass(200_000)),
      Pass(.bentBorders, ladder: .full, work: .pass(200_000)),
      Pass(.bordersOfPixels, work: .pass(100_000, perPixel: 1)),
      Pass(
        .cornersAtTheEdge, when: .nothingIsRead, coverage: .sparse, finestPixels: 3_500_000,
        work: .pass(100_000, perPixel: 1.5)),
      Pass(.rowsOfPixels, when: .nothingIsRead, ladder: .full, work: .pass(1_000_000, perPixel: 1.5)),
      // The finest levels of large pictures, which the passes above leave out where much of them shows edges.
      Pass(.barRegions, when: .nothingIsRead, leastScore: 0.5),
      Pass(.stackedRows, when: .nothingIsRead, ladder: .full, work: .pass(2_000_000, perPixel: 0.5)),
      Pass(
        .bars, when: .nothingIsRead, ladder: .full, leastScore: 0.5, work: .pass(2_000_000, perPixel: 0.5)),
      Pass(.solidCorners, when: .nothingIsRead, work: .pass(400_000, perPixel: 0.5)),
      // And where one symbol was read there may be many, some of them smaller.
      Pass(.barRegions, when: .alikeIsRead, leastScore: 0.5),
      Pass(.stackedRows, when: .alikeIsRead, ladder: .full, work: .pass(2_000_000, perPixel: 0.5)),
      Pass(.solidCorners, when: .alikeIsRead, work: .pass(400_000, perPixel: 0.5)),
      Pass(.unevenPatches, when: .nothingIsRead, work: .pass(500_000, perPixel: 0.5)),
      // What stands alone beside symbols: as much as reading it takes, where the likeliest one comes first.
      Pass(.islands, when: .anythingIsRead, finestPixels: 3_500_000, work: .pass(100_000)),
      Pass(.islands, when: .nothingIsRead, work: .pass(500_000, perPixel: 0.5)),
      Pass(.dimParts, when: .nothingIsRead, work: .pass(2_000_000, perPixel: 1.5)),
    ],
    work: WorkAllowance(base: 10_000_000, perPixel: 12)
  )
  // In the list it would take room in the browsers' module, which has none left.
  #if !COMPACT
    .inserting(
      Pass(.unsharpPatches, when: .nothingIsRead, work: .pass(2_000_000, perPixel: 4)), behind: .unevenPatches
    )
  #endif

  #if !COMPACT
    /// With a pass more, behind the last one that looks for something.
    private func inserting(_ pass: Pass, behind search: Pass.Search) -> ReadingPlan {
      var plan = self
      let place = passes.lastIndex { $0.search == search } ?? passes.count - 1
      plan.passes.insert(pass, at: place + 1)
      return plan
    }
  #endif
}
