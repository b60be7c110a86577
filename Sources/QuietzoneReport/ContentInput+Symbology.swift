import QuietzoneContent
import QuietzoneSymbols

extension ContentInput {
  /// What is known of a symbol, in the reader's words.
  ///
  /// - Parameter symbology: Nil where it is not known.
  public init(
    text: String, bytes: [UInt8] = [], symbology: Symbology?, symbologyIdentifier: String = "",
    gs1: [GS1Element]? = nil, addOn: String? = nil, hasCompositeComponent: Bool = false
  ) {
    self.init(
      text: symbology == .upcE ? Self.expanded(upcE: text) : text, bytes: bytes,
      carrier: symbology.flatMap { Carrier($0) }, symbologyIdentifier: symbologyIdentifier,
      gs1: gs1?.map { GS1Content.Element($0) }, gs1Rules: .generalSpecifications, addOn: addOn,
      hasCompositeComponent: hasCompositeComponent)
  }

  /// The twelve digits that a UPC-E stands for; anything else stays as it is.
  private static func expanded(upcE text: String) -> String {
    guard text.utf8.count == 8, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return text }
    return String(decoding: UPCE.expanded(text.utf8.map { $0 - 0x30 }).map { $0 + 0x30 }, as: UTF8.self)
  }
}

extension ContentInput.Carrier {
  /// Nil of symbologies that may hold anything.
  public init?(_ symbology: Symbology) {
    switch symbology {
    case .ean8: self = .ean8
    case .ean13: self = .ean13
    case .upcA, .upcE: self = .upcA
    case .itf14: self = .itf14
    case .i2of5: self = .interleaved2of5
    case .code39, .code39Mod43: self = .code39
    case .maxiCode: self = .maxiCode
    default: return nil
    }
  }
}
