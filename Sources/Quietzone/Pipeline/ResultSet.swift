import QuietzoneImaging

/// The symbols that were read in an image, each once.
struct ResultSet {
  /// In the order in which they were read; corners are in pixels of the part of the image that is searched.
  private(set) var barcodes: [Barcode] = []
  /// The most symbols to read.
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  var count: Int { barcodes.count }
  var isEmpty: Bool { barcodes.isEmpty }
  var isFull: Bool { barcodes.count >= limit }
  /// How many more may be added.
  var room: Int { max(0, limit - barcodes.count) }

  /// Where symbols were read: nothing is looked for there.
  var areas: [Quadrilateral] { barcodes.map { $0.corners } }

  /// Whether a place lies in a symbol that was read.
  func covers(_ place: Point) -> Bool { barcodes.contains { $0.corners.contains(place) } }

  /// Whether a finder pattern of modules so wide belongs to a symbol that was read, or is no more than a part of its content: a QR
  /// Code in the middle of another one has much narrower modules.
  func covers(_ pattern: FinderPattern) -> Bool { covers(pattern.center, moduleSize: pattern.moduleSize) }

  /// The same of a place that may be one.
  func covers(_ place: Point, moduleSize: Double) -> Bool {
    barcodes.contains { $0.corners.contains(place) && !$0.mayHold(place, moduleSize: moduleSize) }
  }

  /// Whether a triple lies in a symbol that was read.
  func covers(_ triple: FinderTriple) -> Bool { triple.patterns.contains(where: covers) }

  /// Adds a symbol unless it is there already, or there is no room for it.
  mutating func add(_ barcode: Barcode) {
    if !isFull, !barcodes.contains(where: { $0.isSame(as: barcode) }) { barcodes.append(barcode) }
  }
}

extension Barcode {
  /// Whether a place in a symbol is in the middle of a QR Code, and modules so wide are too narrow to be its own.
  fileprivate func mayHold(_ place: Point, moduleSize: Double) -> Bool {
    guard case .qrCode(let version, _, _) = details else { return false }
    let middle = corners.center
    guard corners.contains(middle + (place - middle) * (1 / FinderPatternTuning.outerMiddle)) else {
      return false
    }
    let diagonals = (corners.bottomRight - corners.topLeft, corners.bottomLeft - corners.topRight)
    let area = 0.5 * abs(Point.cross(diagonals.0, diagonals.1))
    let own = area.squareRoot() / Double(17 + 4 * version)
    return moduleSize < FinderPatternTuning.mostOfOuterModule * own
  }

  /// Whether the other is this symbol, found again: the same content in the same place.
  fileprivate func isSame(as other: Barcode) -> Bool {
    symbology == other.symbology && bytes == other.bytes
      && (corners.contains(other.corners.center) || other.corners.contains(corners.center))
  }
}
