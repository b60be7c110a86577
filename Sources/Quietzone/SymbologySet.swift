/// Which symbologies to read: `[.qrCode, .ean13]`, or `.all`.
public struct SymbologySet: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var mask: UInt32 = 0

  public init() {}

  public init(arrayLiteral symbologies: Symbology...) {
    for symbology in symbologies { insert(symbology) }
  }

  /// Every symbology there is a reader for.
  public static let all = linear.union([.qrCode, .dataMatrix])

  /// Every linear symbology there is a reader for: bars side by side.
  public static let linear: SymbologySet = [
    .ean13, .ean8, .upcA, .upcE, .code128, .code93, .code39, .code39Mod43, .i2of5, .itf14, .codabar, .telepen,
    .dxFilmEdge, .gs1DataBar, .gs1DataBarLimited, .gs1DataBarExpanded,
  ]

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
