import QuietzoneImaging

/// The frames of an input, one after the other; a photo has one, a document one a page.
///
/// ```swift
/// for try await frame in Frames(of: .file("photo.jpg")) { print(reader.read(frame.image)) }
/// ```
/// Nothing is opened before the first frame is asked for, and no frame is kept after it was handed over.
public struct Frames: AsyncSequence, Sendable {
  /// Where frames come from.
  public enum Source: Hashable, Sendable {
    case file(FileName)
    case standardInput
    /// The picture that was copied last.
    case clipboard
    /// What is on the screen.
    case screen
    /// What is at a web address.
    case address(String)
  }

  public typealias Element = Frame
  public typealias Failure = MediaError

  /// The most pixels a frame may have unless `maximumPixels` says otherwise.
  public static let defaultMaximumPixels = 200_000_000

  private let source: Source
  private let options: FrameOptions

  public init(of source: Source, options: FrameOptions = FrameOptions()) {
    self.source = source
    self.options = options
  }

  public func makeAsyncIterator() -> Iterator { Iterator(source, options) }

  public struct Iterator: AsyncIteratorProtocol {
    private let source: Source
    private let options: FrameOptions
    /// Nil until the first frame was asked for.
    private var producer: (any FrameProducer)?
    private var isAtEnd = false

    fileprivate init(_ source: Source, _ options: FrameOptions) {
      self.source = source
      self.options = options
    }

    /// The next frame; nil after the last one, or after an error.
    ///
    /// One error is not the last word: behind `MediaError.page` there may be other pages.
    public mutating func next(isolation: isolated (any Actor)?) async throws(MediaError) -> Frame? {
      try nextFrame()
    }

    public mutating func next() async throws(MediaError) -> Frame? { try nextFrame() }

    /// The page that was given last, drawn larger: for codes that are small there; nil where it would be the same.
    public func closerLook() throws(MediaError) -> Frame? { try producer?.closerLook() }

    /// How long a video is, as far as its file says.
    public var duration: Duration? { producer?.duration }

    private mutating func nextFrame() throws(MediaError) -> Frame? {
      if isAtEnd || options.isCancelled() { return nil }
      do throws(MediaError) {
        if producer == nil { producer = try frameProducer(of: source, options) }
        let frame = try producer?.next()
        isAtEnd = frame == nil
        return frame
      } catch {
        if case .page = error {} else { isAtEnd = true }
        throw error
      }
    }
  }
}
