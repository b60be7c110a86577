import QuietzoneImaging

extension BitView {
  /// Whether a row with so many runs is noise: of a wide picture's modules none are so small that all of a row has runs of
  /// less than three pixels, taken together.
  func isNoise(runs count: Int) -> Bool { width >= 640 && 3 * count > width }
}
