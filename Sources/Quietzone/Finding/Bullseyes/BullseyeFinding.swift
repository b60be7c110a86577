import QuietzoneImaging

/// Finds the bullseyes of one image, picture by picture, and remembers those around which nothing was read.
struct BullseyeFinding {
  /// What looked like a bullseye, but nothing was read there: in pixels of the image.
  private(set) var unread: [Bullseye] = []

  /// Calls `read` with each bullseye that a picture shows, until no more is wanted.
  ///
  /// - Parameter read: Reads the symbol around a bullseye, given in pixels of the picture's pyramid; returns whether it could.
  mutating func forEachBullseye(
    in picture: BullseyePicture, _ context: inout ReadingContext,
    read: (Bullseye, inout ReadingContext) -> Bool
  ) {
    let part = picture.part
    context.trace?.add(part, scaledBy: picture.scale)
    let least = context.pass.leastScore
    for candidate in picture.candidates() where candidate.score >= least && context.goesOn {
      let center = candidate.center * part.scale
      guard !context.results.covers(center * picture.scale) else { continue }
      let spent = context.budget.spent
      guard context.budget.spend(BullseyeTuning.measuringCost) else { return }
      let (ringX, ringY) = (candidate.ringX * part.scale, candidate.ringY * part.scale)
      context.trace?.add(
        .bullseye, at: center * picture.scale, radius: 3.5 * max(ringX, ringY) * picture.scale,
        score: candidate.score)
      let level = picture.pyramid.samplingLevel(moduleSize: min(ringX, ringY))
      let bullseyes = picture.pyramid.withSampler(level: level) { grey in
        let slopes = RingSlopes(
          around: center, ringX: ringX, ringY: ringY, spacing: BullseyeTuning.coarseSpacing, in: grey)
        return slopes.disorder < BullseyeTuning.mostDisorder
          ? Bullseye.fits(
            near: center, ringX: ringX, ringY: ringY, hasDarkCenter: candidate.hasDarkCenter, in: grey) : []
      }
      guard context.budget.spend(bullseyes.count * BullseyeTuning.fittingCost) else { return }
      for bullseye in bullseyes
      where !context.results.covers(bullseye.center * picture.scale)
        && !unread.contains(where: { $0.isSame(as: bullseye) })
      {
        if read(bullseye, &context) {
          // On a sheet of hundreds each symbol pays for the search for the next.
          context.budget.refund(context.budget.spent - spent)
        } else if bullseye.isRound || bullseye.score > BullseyeTuning.leastSquareScoreAgain {
          unread.append(bullseye)
        }
      }
    }
  }

  /// Forgets what was not read, so that other pixels may show it anew.
  mutating func forgetUnread() { unread = [] }
}

/// A picture that is searched for bullseyes.
struct BullseyePicture {
  /// In black and white; its scale is in pixels of `pyramid`.
  var part: ThresholdedPart
  /// How wide rings may be, in pixels of the bits.
  var ringWidths: ClosedRange<Double> = BullseyeTuning.leastRing...Double.infinity
  /// What rings and modules are measured in.
  var pyramid: Pyramid
  /// Pixels of the image a pixel of `pyramid`.
  var scale = 1.0

  /// The places that may be a bullseye, those that look most like one first.
  func candidates() -> [BullseyeCandidate] {
    let bits = part.bits
    guard bits.width >= 9, bits.height >= 9 else { return [] }
    let candidates = bits.withView { view in
      var search = BullseyeSearch(
        bits: view, rowStep: part.rowStep, ringWidths: ringWidths,
        limit: BullseyeTuning.mostCandidates(in: bits))
      search.run()
      return search.candidates
    }
    return candidates.descending { $0.score }
  }
}

extension Bullseye {
  /// Whether another picture shows the same.
  fileprivate func isSame(as other: Bullseye) -> Bool {
    hasDarkCenter == other.hasDarkCenter && isRound == other.isRound
      && (center - other.center).length < 0.5 * ringWidth
      && abs(ringWidth - other.ringWidth) < 0.1 * ringWidth
  }
}
