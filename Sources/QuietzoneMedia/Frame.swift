import QuietzoneImaging

/// One picture of a photo, a video or a camera.
public struct Frame: Sendable {
  public var image: LuminanceImage
  /// Which of its source's frames it is: the first is 0.
  public var index: Int
  /// When it is shown, counted from the source's start; nil for a photo, which has no time.
  public var time: Duration?

  public init(image: LuminanceImage, index: Int, time: Duration? = nil) {
    self.image = image
    self.index = index
    self.time = time
  }
}
