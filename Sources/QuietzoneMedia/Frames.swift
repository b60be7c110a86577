import QuietzoneImaging

/// The frames of an input, one after the other; a photo has one.
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
  }

  public typealias Element = Frame
  public typealias Failure = MediaError

  /// The most pixels a frame may have unless `maximumPixels` says otherwise.
  public static let defaultMaximumPixels = 200_000_000

  private let source: Source
  private let maximumPixels: Int
  private let appliesOrientation: Bool

  /// - Parameters:
  ///   - maximumPixels: A larger picture is refused before memory is taken for it.
  ///   - appliesOrientation: Whether to turn a photo as its Exif orientation says; false gives the pixels as stored.
  public init(
    of source: Source, maximumPixels: Int = Frames.defaultMaximumPixels, appliesOrientation: Bool = true
  ) {
    self.source = source
    self.maximumPixels = maximumPixels
    self.appliesOrientation = appliesOrientation
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(source: source, maximumPixels: maximumPixels, appliesOrientation: appliesOrientation)
  }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let source: Source
    fileprivate let maximumPixels: Int
    fileprivate let appliesOrientation: Bool
    private var isAtEnd = false

    fileprivate init(source: Source, maximumPixels: Int, appliesOrientation: Bool) {
      self.source = source
      self.maximumPixels = maximumPixels
      self.appliesOrientation = appliesOrientation
    }

    /// The next frame; nil after the last one, or after an error.
    public mutating func next(isolation: isolated (any Actor)?) async throws(MediaError) -> Frame? {
      try nextFrame()
    }

    public mutating func next() async throws(MediaError) -> Frame? { try nextFrame() }

    private mutating func nextFrame() throws(MediaError) -> Frame? {
      if isAtEnd { return nil }
      isAtEnd = true
      return Frame(image: try photo(), index: 0)
    }

    private func photo() throws(MediaError) -> LuminanceImage {
      switch source {
      case .file(let name):
        try LuminanceImage(
          contentsOf: name, maximumPixels: maximumPixels, appliesOrientation: appliesOrientation)
      case .standardInput:
        try luminance(
          of: contentsOfStandardInput(limit: maximumFileSize), maximumPixels: maximumPixels,
          appliesOrientation: appliesOrientation)
      }
    }
  }
}
