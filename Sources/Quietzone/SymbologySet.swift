/// Which symbologies to read: `[.qrCode, .ean13]`, or `.all`.
public struct SymbologySet: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var mask: UInt32 = 0

  public init() {}

  public init(arrayLiteral symbologies: Symbology...) {
    for symbology in symbologies { insert(symbology) }
  }

  /// Every symbology there is a reader for.
  public static let all = linear.union(stacked).union(qrCodes).union([.aztec, .dataMatrix, .maxiCode])

  /// The symbologies that QR Code's finder pattern leads to.
  public static let qrCodes: SymbologySet = [.qrCode, .microQR, .rectangularMicroQR]

  /// Every linear symbology there is a reader for: bars side by side.
  public static let linear: SymbologySet = [
    .ean13, .ean8, .upcA, .upcE, .code128, .code93, .code39, .code39Mod43, .i2of5, .itf14, .codabar, .telepen,
    .dxFilmEdge, .gs1DataBar, .gs1DataBarLimited, .gs1DataBarExpanded,
  ]

  /// PDF417 and MicroPDF417: rows of bars.
  static let stacked: SymbologySet = [.pdf417, .microPDF417]

  public var isEmpty: Bool { mask == 0 }

  public func contains(_ symbology: Symbology) -> Bool { mask & 1 << symbology.rawValue != 0 }

  /// The symbologies of both sets.
  public func union(_ other: SymbologySet) -> SymbologySet {
    var result = self
    result.mask |= other.mask
    return result
  }

  /// The symbologies that are in both sets.
  public func intersection(_ other: SymbologySet) -> SymbologySet {
    var result = self
    result.mask &= other.mask
    return result
  }

  /// The symbologies of this set that are not in `other`.
  public func subtracting(_ other: SymbologySet) -> SymbologySet {
    var result = self
    result.mask &= ~other.mask
    return result
  }

  public mutating func insert(_ symbology: Symbology) { mask |= 1 << symbology.rawValue }
}
