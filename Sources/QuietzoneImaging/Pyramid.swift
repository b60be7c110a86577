/// An image and its halves: level 0 is the image itself, each further level half the size of the one before.
///
/// A point of level `k` times 2 to the power of `k` is the same point of level 0.
public struct Pyramid: Sendable {
  public let levels: [LuminanceImage]

  /// Halves `image` until the longer side is at most `smallestSide` pixels. If it is one channel of several, level 0 is a
  /// copy of its own; else it shares the image's pixels.
  public init(_ image: LuminanceImage, smallestSide: Int) {
    var levels: [LuminanceImage]
    if image.pixelStep != 1, max(image.width, image.height) > smallestSide {
      let (whole, half) = image.gatheredAndHalved()
      levels = half.width == 0 || half.height == 0 ? [whole] : [whole, half]
    } else {
      levels = [image.gathered()]
    }
    while max(levels[levels.count - 1].width, levels[levels.count - 1].height) > smallestSide {
      let half = levels[levels.count - 1].halved()
      if half.width == 0 || half.height == 0 { break }
      levels.append(half)
    }
    self.levels = levels
  }
}
