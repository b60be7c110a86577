/// Which symbologies to read: `[.qrCode, .ean13]`, or `.all`.
public struct SymbologySet: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// A bit for each symbology, in their order.
  public private(set) var mask: UInt32 = 0

  public init() {}

  /// The symbologies whose bits are set; bits that stand for none are ignored.
  public init(mask: UInt32) {
    self.mask = mask & (1 << UInt32(Symbology.allCases.count) - 1)
  }

  public init(arrayLiteral symbologies: Symbology...) {
    for symbology in symbologies { insert(symbology) }
  }

  /// Every symbology of a family, also those that are not read unless asked for.
  public init(_ family: SymbologyFamily) {
    for symbology in Symbology.allCases where symbology.family == family { insert(symbology) }
  }

  /// Every symbology there is a reader for, save those with such weak checks that they have to be asked for by name.
  public static let all: SymbologySet = {
    var all = SymbologySet()
    for symbology in Symbology.allCases where symbology.isReadUnasked { all.insert(symbology) }
    return all
  }()

  /// The symbologies that QR Code's finder pattern leads to.
  public static let qrCodes = SymbologySet(.qrCode)

  /// The linear symbologies of `all`: bars side by side.
  public static let linear = SymbologySet(.linear).intersection(.all)

  public var isEmpty: Bool { mask == 0 }

  /// The edges that are to be seen across bars before they are taken for a symbol of one of these.
  public var leastEdges: Int { reduce(.max) { Swift.min($0, $1.leastEdges) } }

  public func contains(_ symbology: Symbology) -> Bool { mask & 1 << symbology.rawValue != 0 }

  /// The symbologies of both sets.
  public func union(_ other: SymbologySet) -> SymbologySet { SymbologySet(mask: mask | other.mask) }

  /// The symbologies that are in both sets.
  public func intersection(_ other: SymbologySet) -> SymbologySet { SymbologySet(mask: mask & other.mask) }

  /// The symbologies of this set that are not in `other`.
  public func subtracting(_ other: SymbologySet) -> SymbologySet { SymbologySet(mask: mask & ~other.mask) }

  public mutating func insert(_ symbology: Symbology) { mask |= 1 << symbology.rawValue }
}

/// The symbologies in the order of their bits.
extension SymbologySet: Sequence {
  public struct Iterator: IteratorProtocol {
    fileprivate var rest: UInt32

    public mutating func next() -> Symbology? {
      guard rest != 0 else { return nil }
      let bit = UInt8(rest.trailingZeroBitCount)
      rest &= rest - 1
      return Symbology(rawValue: bit)
    }
  }

  public func makeIterator() -> Iterator { Iterator(rest: mask) }
}
