import QuietzoneImaging
import QuietzoneSymbols

/// What bullseyes lead to: Aztec Codes and MaxiCodes.
extension Pipeline {
  /// All of the image, level by level from coarse to fine, each symbol where it is first seen.
  mutating func readBullseyes() {
    let levels = context.pyramid.levels
    let isSparse = context.pass.coverage == .sparse
    for level in levels.indices.reversed() where context.goesOn {
      let image = levels[level]
      // A picture of a few pixels may be a symbol with one for each module; nobody holds one so far from a camera.
      let finest =
        isSparse && !image.isSmall ? 2 : image.isTiny ? 1 : BullseyeTuning.leastRing
      let least = level > 0 ? BullseyeTuning.leastCoarseRing : finest
      let most = level + 1 < levels.count ? BullseyeTuning.widestFineRing : Double.infinity
      readBullseyes(
        in: BullseyePicture(
          part: ThresholdedPart(
            bits: context.evidence.bits(level: level), scale: Double(1 << level),
            rowStep: level > 0 || isSparse || image.width * image.height > 1_500_000 ? 2 : 1),
          ringWidths: least...most, pyramid: context.pyramid))
    }
  }

  /// The bullseyes around which nothing was read, again; then from where the rings' slopes point.
  mutating func readUnreadBullseyes() {
    let pyramid = context.pyramid
    for bullseye in bullseyes.unread.descending(by: { $0.score })
    where context.goesOn && !context.results.covers(bullseye.center) {
      guard !Self.read(bullseye, in: pyramid, scale: 1, &context),
        context.budget.spend(BullseyeTuning.recenteringCost)
      else { continue }
      let level = pyramid.samplingLevel(moduleSize: bullseye.ringWidth)
      let others = pyramid.withSampler(level: level) { bullseye.recentered(in: $0) }
      for other in others where !context.results.covers(other.center) {
        if Self.read(other, in: pyramid, scale: 1, &context) { break }
      }
    }
  }

  /// The round bullseyes around which nothing was read, with modules of another scale than their rings have.
  mutating func readUnevenBullseyes() {
    #if !COMPACT
      let pyramid = context.pyramid
      for bullseye in bullseyes.unread.descending(by: { $0.score })
      where context.goesOn && bullseye.isRound && !context.results.covers(bullseye.center) {
        _ = Self.read(
          bullseye, stretches: MaxiCodeOrientation.stretches, in: pyramid, scale: 1, &context)
      }
    #endif
  }

  /// Looks again with twice as many pixels, where there is room for one symbol and little else: its modules may be less
  /// than two pixels. In a larger picture each bullseye is measured in grey values, which blur leaves to be seen.
  mutating func readCloserBullseyes() {
    let image = context.pyramid.levels[0]
    guard image.isTiny else { return }
    bullseyes.forgetUnread()
    let doubled = image.doubled()
    let threshold = LocalThreshold(radius: 2, contrast: 12, margin: 0)
    readBullseyes(
      in: BullseyePicture(
        part: ThresholdedPart(name: "doubled", bits: threshold(doubled), scale: 1, rowStep: 1),
        pyramid: Pyramid(doubled, smallestSide: 480), scale: 0.5))
  }

  private mutating func readBullseyes(in picture: BullseyePicture) {
    bullseyes.forEachBullseye(in: picture, &context) { bullseye, context in
      Self.read(bullseye, in: picture.pyramid, scale: picture.scale, &context)
    }
  }

  /// Reads the symbol around a bullseye, if anybody wants one like it. Returns whether it could.
  ///
  /// - Parameter stretches: How much wider and higher than the rings say a MaxiCode's modules may be.
  private static func read(
    _ bullseye: Bullseye, stretches: [(across: Double, down: Double)] = [(1, 1)], in pyramid: Pyramid,
    scale: Double, _ context: inout ReadingContext
  ) -> Bool {
    guard context.isWanted(bullseye.isRound ? .maxiCode : .aztec),
      context.readsInverted || !bullseye.isInverted
    else { return false }
    let level = pyramid.samplingLevel(moduleSize: bullseye.ringWidth)
    return pyramid.withSampler(level: level) { grey in
      bullseye.isRound
        ? MaxiCode.read(bullseye, stretches: stretches, in: grey, scale: scale, &context)
        : Aztec.read(bullseye, in: grey, scale: scale, &context)
    }
  }
}

extension LuminanceImage {
  /// Whether looking at it once more costs little.
  fileprivate var isSmall: Bool { width * height <= 400_000 }

  /// Whether there is room for one symbol and little else.
  fileprivate var isTiny: Bool { width * height <= 100_000 }
}
