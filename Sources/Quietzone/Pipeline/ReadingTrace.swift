/// What the reader saw: for people who want to know why a symbol was not read.
public struct ReadingTrace: Sendable {
  /// In the order in which they were taken.
  public var looks: [Look] = []
  /// The stretches of parallel edges that were read line by line, in that order.
  public var stretches: [Stretch] = []

  public init() {}

  /// One pass over an image, or a part of it, at one scale and with one threshold.
  public struct Look: Sendable {
    /// What kind of look this was: `half size, local mean`.
    public var name: String
    /// The thresholded picture that was searched.
    public var bits: BitMatrix
    /// Where the bits' top left lies in the image, in image pixels.
    public var origin: Point
    /// Image pixels a pixel of `bits`.
    public var scale: Double
    /// Places that looked like a finder pattern.
    public var candidates: [Candidate] = []
    /// Symbols that were tried there.
    public var attempts: [Attempt] = []
  }

  /// A stretch of parallel edges, across which lines were laid.
  public struct Stretch: Sendable {
    /// What was taken for the bars' place, in image pixels; its upper side runs as the lines do.
    public var outline: Quadrilateral
    public var lines: [Line] = []
    /// What came of it: what was read, or why nothing.
    public var outcome: String
    public var isRead: Bool
  }

  /// A line on which bars and spaces were measured.
  public struct Line: Sendable {
    /// Places on the line, from its start to its end, in image pixels.
    public var points: [Point]
    /// How many bars and spaces it showed.
    public var elements: Int
    /// Whether it showed a symbol, or a part of one.
    public var isRead: Bool
  }

  /// A place that looked like a finder pattern, in image pixels.
  public struct Candidate: Sendable {
    public var center: Point
    /// Half of the pattern's width.
    public var radius: Double
  }

  /// A symbol that was sampled.
  public struct Attempt: Sendable {
    /// Where its corners were taken to be, in image pixels.
    public var outline: Quadrilateral
    /// Every module that was sampled: row by row.
    public var modules: [Module] = []
    /// What came of it: `read`, or why not.
    public var outcome: String
    public var isRead: Bool
  }

  /// One sampled module: its centre in image pixels.
  public struct Module: Sendable {
    public var center: Point
    public var isDark: Bool
    /// 0 a guess, 255 no doubt at all.
    public var confidence: UInt8
  }
}
