import QuietzoneImaging

/// How many pixels trials may still read: they read each place several times, and there may be many places.
struct TrialBudget {
  private(set) var rest: Int

  init(for image: LuminanceImage) {
    rest = ExplainTuning.leastTrialPixels + ExplainTuning.trialPixelsAPixel * image.width * image.height
  }

  /// Takes what a trial reads; false if there is not so much left.
  mutating func spend(_ pixels: Int) -> Bool {
    guard pixels <= rest else { return false }
    rest -= pixels
    return true
  }
}
