import QuietzoneImaging

extension PlaceMeasure {
  /// Something that lies over the code, or a reflection on it.
  var cover: Cause? {
    let least = look == .bars ? ExplainTuning.leastBlankOfBars : ExplainTuning.leastBlank
    guard let blank, blank.share >= least else { return nil }
    let isGlare = blank.level > ExplainTuning.glare && blank.lightElsewhere < blank.level - 4
    return isGlare
      ? .glare(share: blank.share, area: blank.area) : .covered(share: blank.share, area: blank.area)
  }
}
