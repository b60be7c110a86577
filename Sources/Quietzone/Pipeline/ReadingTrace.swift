import QuietzoneImaging
import QuietzoneSymbols

/// What the reader did with an image: for people who want to know why a symbol was not read.
public struct ReadingTrace: Sendable {
  /// In the order in which they looked.
  public var passes: [PassRecord] = []

  public init() {}

  /// One pass, and all that it looked at.
  public struct PassRecord: Sendable {
    public var search: Pass.Search
    /// The thresholded pictures that were searched.
    public var pictures: [Picture] = []
    /// What may have been a symbol, or a part of one, in the order in which it was looked at.
    public var candidates: [Candidate] = []
    /// How much work it took: grey values sampled.
    public var work = 0
    public var ending = Ending.finished
  }

  /// Why a pass ended.
  public enum Ending: Sendable {
    /// There was no more to look at.
    case finished
    /// All the work that it may do was done.
    case budgetSpent
    /// As many symbols were read as were asked for.
    case enoughRead
    /// The host asked to stop.
    case cancelled
  }

  /// A picture in black and white, of the image or a part of it.
  public struct Picture: Sendable {
    /// At which scale and with which threshold: `level 1`.
    public var name: String
    public var bits: BitMatrix
    /// Where the bits' top left lies in the image, in image pixels.
    public var origin: Point
    /// Image pixels a pixel of `bits`.
    public var scale: Double
  }

  /// Something that may have been a symbol, or a part of one.
  public struct Candidate: Sendable {
    public var kind: Kind
    /// Which of the pass's pictures shows it; nil if it was found in grey values.
    public var picture: Int?
    /// Where it was taken to be, in image pixels.
    public var outline: Quadrilateral
    /// How much spoke for it: 0 to 1.
    public var score: Double
    /// What came of it: `read`, or why not.
    public var outcome: String
    public var isRead: Bool
    /// Every module that was sampled: row by row.
    public var modules: [Module] = []
    /// Every line that was laid across it.
    public var lines: [Line] = []
  }

  /// What a candidate was taken for, which is also how far it came: places first, then what they led to.
  public enum Kind: String, Sendable {
    case finderPattern = "finder pattern"
    case bullseye
    case solidCorner = "solid corner"
    case bars
    case rows
    /// A grid of modules that was sampled.
    case grid
  }

  /// A line on which bars and spaces were measured.
  public struct Line: Sendable {
    /// Places on the line, from its start to its end, in image pixels.
    public var points: [Point]
    /// How many bars and spaces it showed.
    public var elements: Int
    /// How wide they are, in any unit, from the light before the first bar to that behind the last.
    package var widths: [Float]
    /// Whether it showed a symbol, or a part of one.
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

extension ReadingTrace {
  mutating func begin(_ pass: Pass) { passes.append(PassRecord(search: pass.search)) }

  mutating func end(work: Int, _ ending: Ending) {
    passes[passes.count - 1].work = work
    passes[passes.count - 1].ending = ending
  }

  /// A picture that is searched now.
  ///
  /// - Parameter scale: Pixels of the image a pixel of what it is a part of.
  mutating func add(_ part: ThresholdedPart, scaledBy scale: Double = 1) {
    passes[passes.count - 1].pictures.append(
      Picture(
        name: part.name ?? "level \(Int(part.scale).trailingZeroBitCount)", bits: part.bits,
        origin: part.origin, scale: part.scale * scale))
  }

  mutating func add(_ candidate: Candidate) { passes[passes.count - 1].candidates.append(candidate) }

  /// What was looked at in a part of the image, whose places `move` tells in the image.
  mutating func add(_ part: ReadingTrace?, movedBy move: (Point) -> Point) {
    for candidate in (part?.passes ?? []).flatMap({ $0.candidates }) { add(candidate.moved(by: move)) }
  }

  /// A place that the picture searched last shows, half of whose width is `radius`.
  mutating func add(_ kind: Kind, at center: Point, radius: Double, score: Double) {
    let (right, down) = (Point(x: radius, y: 0), Point(x: 0, y: radius))
    add(
      Candidate(
        kind: kind, picture: passes[passes.count - 1].pictures.indices.last,
        outline: Quadrilateral(
          topLeft: center - right - down, topRight: center + right - down, bottomRight: center + right + down,
          bottomLeft: center - right + down),
        score: score, outcome: "found", isRead: false))
  }
}

extension ReadingTrace.Candidate {
  /// The same in grey values, elsewhere.
  fileprivate func moved(by move: (Point) -> Point) -> Self {
    var moved = self
    moved.picture = nil
    moved.outline = outline.map(move)
    for index in modules.indices { moved.modules[index].center = move(modules[index].center) }
    for index in lines.indices { moved.lines[index].points = lines[index].points.map(move) }
    return moved
  }
}
