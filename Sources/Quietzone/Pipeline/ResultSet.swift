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

  /// Adds a symbol unless it is there already, or there is no room for it.
  mutating func add(_ barcode: Barcode) {
    if !isFull, !barcodes.contains(where: { $0.isSame(as: barcode) }) { barcodes.append(barcode) }
  }

  #if !COMPACT
    /// Lets the symbol at an index reach as far as these corners.
    mutating func outline(_ index: Int, with corners: Quadrilateral) { barcodes[index].corners = corners }
  #endif
}

extension Barcode {
  /// Whether the other is this symbol, found again: the same content in the same place, or bars that glare makes light in line with
  /// those that are dark.
  fileprivate func isSame(as other: Barcode) -> Bool {
    guard symbology == other.symbology, bytes == other.bytes else { return false }
    if corners.contains(other.corners.center) || other.corners.contains(corners.center) { return true }
    #if COMPACT
      return false
    #else
      return isInverted != other.isInverted && SymbologySet(.linear).contains(symbology)
        && corners.goesOn(in: other.corners)
    #endif
  }
}

#if !COMPACT
  extension Quadrilateral {
    /// Whether bars between these corners are those between the others, above or below them: in line with them, and no farther apart
    /// than the symbol is long.
    func goesOn(in other: Quadrilateral) -> Bool {
      isInLine(with: other) && (other.center - center).length < axis.length
    }

    /// Whether bars between these corners and those between the others begin and end in the same places along the symbol, but for a
    /// slant.
    func isInLine(with other: Quadrilateral) -> Bool {
      let most = 0.1 * Point.dot(axis, axis)
      return abs(Point.dot(other.topLeft + other.bottomLeft - topLeft - bottomLeft, axis)) < 2 * most
        && abs(Point.dot(other.topRight + other.bottomRight - topRight - bottomRight, axis)) < 2 * most
    }

    /// From the middle of the left side to that of the right one.
    private var axis: Point { (topRight + bottomRight - topLeft - bottomLeft) * 0.5 }
  }
#endif
