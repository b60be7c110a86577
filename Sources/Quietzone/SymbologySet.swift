/// Which symbologies to read: `[.qrCode, .ean13]`, or `.all`.
public struct SymbologySet: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var mask: UInt32 = 0

  public init() {}

  public init(arrayLiteral symbologies: Symbology...) {
    for symbology in symbologies { insert(symbology) }
  }

  /// Every symbology there is a reader for.
  public static let all: SymbologySet = [.qrCode]

  public var isEmpty: Bool { mask == 0 }

  public func contains(_ symbology: Symbology) -> Bool { mask & 1 << symbology.rawValue != 0 }

  public mutating func insert(_ symbology: Symbology) { mask |= 1 << symbology.rawValue }
}
