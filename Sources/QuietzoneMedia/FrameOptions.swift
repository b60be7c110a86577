/// How an input becomes frames.
public struct FrameOptions: Sendable {
  /// A larger picture is refused before memory is taken for it.
  public var maximumPixels = Frames.defaultMaximumPixels
  /// Whether to turn a photo or a video as its file says; false gives the pixels as stored.
  public var appliesOrientation = true
  /// Whether to give every picture of an animation instead of its first.
  public var allFrames = false
  /// Which pages of a document to give, counted from 1; empty means all.
  public var pages: [ClosedRange<Int>] = []
  /// At how many dots per inch to draw the pages of a PDF file; nil finds what suits each page.
  public var resolution: Double?
  /// The least time between two frames of a video.
  public var interval = Duration.zero
  /// When the first and the last frame of a video may be shown, from its start on; nil is its start and its end.
  public var start: Duration?
  public var end: Duration?
  /// How many threads decode a video.
  public var threadCount = 1
  /// Asked now and then: whether to end as if the input had ended.
  public var isCancelled: @Sendable () -> Bool = { false }

  /// How long drawing a page of a PDF file may take.
  var pagePatience = Duration.seconds(20)

  public init() {}

  /// Whether a page is wanted.
  func wants(page: Int) -> Bool { pages.isEmpty || pages.contains { $0.contains(page) } }

  /// The last page that is wanted, as far as that is said.
  var lastPage: Int? { pages.map(\.upperBound).max() }
}
