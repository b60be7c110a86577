import QuietzoneImaging

/// One picture of a photo, a document, a video or a camera.
public struct Frame: Sendable {
  public var image: LuminanceImage
  /// Which of its source's frames it is: the first is 0.
  public var index: Int
  /// When it is shown, counted from the source's start; nil for a photo and a page, which have no time.
  public var time: Duration?
  public var kind: Kind

  /// What it is a picture of.
  public enum Kind: Hashable, Sendable {
    case photo
    /// A document's page, counted from 1.
    case page(Int)
    /// One of several pictures that are shown in turn.
    case animation
    /// What a camera or a screen showed at a moment.
    case video
  }

  public init(image: LuminanceImage, index: Int, time: Duration? = nil, kind: Kind = .photo) {
    self.image = image
    self.index = index
    self.time = time
    self.kind = kind
  }
}
