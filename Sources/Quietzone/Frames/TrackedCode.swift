import QuietzoneImaging
import QuietzoneSymbols

/// A code that successive frames show: where it is, which way it moves, and what is known of it.
struct TrackedCode: Sendable {
  let id: Int
  let family: SymbologyFamily
  private(set) var corners: Quadrilateral
  /// Pixels from frame to frame.
  private var motion = Point(x: 0, y: 0)
  /// The frame that showed it last, and how many did.
  private(set) var lastFrame: Int
  private(set) var seenCount = 0
  /// What it was read as last; nil as long as it was only seen.
  private(set) var barcode: Barcode?
  /// The frame in which that was read last, and in how many it was.
  private var lastRead = 0
  private var readCount = 0
  /// Whether one frame was enough to read it.
  private var wasReadAlone = false

  init(id: Int, _ family: SymbologyFamily, at corners: Quadrilateral, frame: Int) {
    (self.id, self.family, self.corners, lastFrame) = (id, family, corners, frame)
  }

  /// Where it is to be expected.
  private func center(in frame: Int) -> Point {
    corners.center + motion * Double(min(frame - lastFrame, Self.farthestPrediction))
  }

  /// For how many frames a motion is taken to go on: a hand that shakes turns back soon.
  private static let farthestPrediction = 3

  /// How far a place is from where the code is expected, in parts of the code's shorter side; nil where its size is another.
  func distance(to place: Quadrilateral, in frame: Int) -> Double? {
    let (own, other) = (corners.shorterSide, place.shorterSide)
    guard min(own, other) >= FrameTuning.leastSizeRatio * max(own, other) else { return nil }
    return (place.center - center(in: frame)).length / max(1, own)
  }

  /// The code was seen again.
  mutating func see(at place: Quadrilateral, in frame: Int) {
    let step = (place.center - corners.center) * (1 / Double(max(1, frame - lastFrame)))
    motion = (motion + step) * 0.5
    (corners, lastFrame) = (place, frame)
    seenCount += 1
  }

  /// The code was read, in one frame by itself or from several together.
  mutating func read(_ barcode: Barcode, in frame: Int, isJoined: Bool = false) {
    self.barcode = barcode
    self.barcode?.id = id
    if !isJoined { wasReadAlone = true }
    lastRead = frame
    readCount += 1
  }

  /// Whether it was ever read.
  var isRead: Bool { if case .some = barcode { true } else { false } }

  /// Whether there is anything to be believed that was read in a frame.
  func isBelieved(in frame: Int) -> Bool {
    if case .some = believedBarcode(in: frame) { true } else { false }
  }

  /// What was read in a frame, if that is to be believed: what has weak checks was read in two, and so were bars that no frame
  /// shows alone.
  func believedBarcode(in frame: Int) -> Barcode? {
    guard lastRead == frame, let barcode else { return nil }
    let isSure = barcode.symbology.check > .weak && (wasReadAlone || family != .linear)
    return isSure || readCount > 1 ? barcode : nil
  }
}

extension Barcode {
  /// Whether the other says the same in the same symbology.
  func hasContent(of other: Barcode) -> Bool { symbology == other.symbology && bytes == other.bytes }
}

extension Quadrilateral {
  /// Whether the middle of one of the two lies in the other.
  func meets(_ other: Quadrilateral) -> Bool { contains(other.center) || other.contains(center) }

  /// The length of its shorter side: the mean of two that lie opposite.
  var shorterSide: Double {
    let width = (topRight - topLeft).length + (bottomRight - bottomLeft).length
    let height = (bottomLeft - topLeft).length + (bottomRight - topRight).length
    return min(width, height) / 2
  }
}
