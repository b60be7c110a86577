/// An image and its halves: level 0 is the image itself, each further level half the size of the one before.
///
/// A point of level `k` times 2 to the power of `k` is the same point of level 0.
public struct Pyramid: Sendable {
  public let levels: [LuminanceImage]

  /// Halves `image` until the longer side is at most `smallestSide` pixels.
  public init(_ image: LuminanceImage, smallestSide: Int) {
    var levels = [image]
    while max(levels[levels.count - 1].width, levels[levels.count - 1].height) > smallestSide {
      let half = levels[levels.count - 1].halved()
      if half.width == 0 || half.height == 0 { break }
      levels.append(half)
    }
    self.levels = levels
  }
}
