import QuietzoneImaging
import QuietzoneSymbols

extension ResultSet {
  /// Whether a finder pattern belongs to a symbol that was read, or is no more than a part of its content: a QR Code in the middle of
  /// another one has much narrower modules.
  func covers(_ pattern: FinderPattern) -> Bool { covers(pattern.center, moduleSize: pattern.moduleSize) }

  /// The same of a place that may be one, with modules so many pixels wide.
  func covers(_ place: Point, moduleSize: Double) -> Bool {
    barcodes.contains { $0.corners.contains(place) && !$0.mayHold(place, moduleSize: moduleSize) }
  }
}

extension Barcode {
  /// Whether a place in a symbol is in the middle of a QR Code, and modules so wide are too narrow to be its own.
  fileprivate func mayHold(_ place: Point, moduleSize: Double) -> Bool {
    guard case .qrCode(let number, _, _) = details, let version = QRCode.Version(number: number) else {
      return false
    }
    let middle = corners.center
    guard corners.contains(middle + (place - middle) * (1 / FinderPatternTuning.outerMiddle)) else {
      return false
    }
    let (falling, rising) = (corners.bottomRight - corners.topLeft, corners.topRight - corners.bottomLeft)
    let area = 0.5 * abs(Point.cross(falling, rising))
    let own = area.squareRoot() / Double(version.dimension)
    return moduleSize < FinderPatternTuning.mostOfOuterModule * own
  }
}
