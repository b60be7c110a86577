/// What is known of a symbol that was read, as far as it helps to tell what it means.
public struct ContentInput: Sendable {
  public var text: String
  /// Before any character set; empty where it is not known.
  public var bytes: [UInt8]
  /// What kind of symbol it was, if the kind says something.
  public var carrier: Carrier?
  /// ISO/IEC 15424: `]Q3`; empty where it is not known.
  public var symbologyIdentifier: String
  /// The elements of valid GS1 data.
  public var gs1: [GS1Content.Element]?
  /// What tells whether other data are valid: element strings that nobody has read yet, and GS1 Digital Links. Without these
  /// rules neither is told.
  public var gs1Rules: GS1Rules?
  /// The digits of an add-on beside an EAN or UPC symbol.
  public var addOn: String?
  /// Whether the symbol says that a two-dimensional component belongs to it (GS1 Composite, ISO/IEC 24723).
  public var hasCompositeComponent: Bool

  public init(
    text: String, bytes: [UInt8] = [], carrier: Carrier? = nil, symbologyIdentifier: String = "",
    gs1: [GS1Content.Element]? = nil, gs1Rules: GS1Rules? = nil, addOn: String? = nil,
    hasCompositeComponent: Bool = false
  ) {
    self.text = text
    self.bytes = bytes
    self.carrier = carrier
    self.symbologyIdentifier = symbologyIdentifier
    self.gs1 = gs1
    self.gs1Rules = gs1Rules
    self.addOn = addOn
    self.hasCompositeComponent = hasCompositeComponent
  }

  /// Symbols whose kind says by itself what they hold, or what they may.
  public enum Carrier: Sendable {
    case ean8, ean13, itf14
    /// Of a UPC-E the twelve digits that it stands for.
    case upcA
    case interleaved2of5, code39, maxiCode
  }

  /// Whether the symbol says that it holds GS1 element strings (ISO/IEC 15424, the modifiers with FNC1 in front).
  var holdsGS1: Bool {
    // In EAN-13's `]E0` the letter is another one.
    ["]C1", "]d2", "]d5", "]Q3", "]Q4", "]J1", "]e0", "]e1", "]e2"].contains { (identifier: StaticString) in
      symbologyIdentifier.utf8.elementsEqual(
        UnsafeBufferPointer(start: identifier.utf8Start, count: identifier.utf8CodeUnitCount))
    }
  }
}
