import CZint
import Quietzone
import QuietzoneReport

/// A content as it goes to zint, and what is to be read from the symbol.
struct PlannedContent {
  var bytes: [UInt8]
  var inputMode = DATA_MODE
  var characterSet = 0
  /// Where the content decides which of zint's symbologies it is.
  var zintSymbology: Int32?
  var expected: Expected
  /// What the symbol adds to the content, or what was verified at its end.
  var checkDigits: String?

  enum Expected: Equatable {
    case text(String, addOn: String? = nil)
    case bytes([UInt8])

    func isRead(as barcode: Barcode) -> Bool {
      switch self {
      case .text(let text, let addOn): barcode.text.utf8.elementsEqual(text.utf8) && barcode.addOn == addOn
      case .bytes(let bytes): barcode.bytes == bytes
      }
    }
  }

  /// What the symbol will be read as, on one line where it is text.
  var whole: String {
    switch expected {
    case .text(let text, let addOn): addOn.map { text + " " + $0 } ?? text
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    }
  }
}

extension SymbolDraft {
  /// Throws `content` where the symbology cannot hold it, and `checkDigit` where it ends with a wrong one.
  func plan() throws(WritingError) -> PlannedContent {
    try checkStacking()
    switch content {
    case .gs1(let elements): return try plan(elements)
    case .bytes(let bytes):
      try checkLength(bytes.count)
      return PlannedContent(bytes: bytes, characterSet: characterSet ?? 0, expected: .bytes(bytes))
    case .text(let text):
      try checkLength(text.utf8.count)
      return try plan(text)
    }
  }

  private func checkLength(_ count: Int) throws(WritingError) {
    if count == 0 { throw .content(symbology, reason: "there is nothing to write") }
    // What the largest symbol holds of all that zint writes.
    if count > Int(ZINT_MAX_DATA_LEN) { throw .content(symbology, reason: "it is too long") }
  }

  private func plan(_ elements: GS1Builder) throws(WritingError) -> PlannedContent {
    var planned = PlannedContent(
      bytes: Array(elements.bracketedText.utf8), inputMode: GS1_MODE | GS1NOCHECK_MODE,
      expected: .bytes(Array(elements.elementString.utf8)))
    switch symbology {
    case .code128: planned.zintSymbology = BARCODE_GS1_128
    case .dataMatrix, .qrCode, .aztec, .rectangularMicroQR, .gs1DataBarExpanded: break
    case .gs1DataBar, .gs1DataBarLimited:
      guard elements.elements.count == 1, elements.elements[0].identifier == "01" else {
        throw .content(symbology, reason: "it holds a GTIN alone, as (01)09501101530003")
      }
      return try planGTIN(elements.elements[0].data)
    default: throw .content(symbology, reason: "it does not hold GS1's application identifiers")
    }
    return planned
  }

  private func plan(_ text: String) throws(WritingError) -> PlannedContent {
    switch symbology {
    case .ean13: return try planEAN(text, digits: 12)
    case .ean8: return try planEAN(text, digits: 7)
    case .upcA: return try planEAN(text, digits: 11)
    case .upcE: return try planUPCE(text)
    case .itf14: return try planITF14(text)
    case .gs1DataBar, .gs1DataBarLimited: return try planGTIN(text)
    case .gs1DataBarExpanded:
      throw .content(symbology, reason: "it holds GS1 elements, as in --gs1 '(01)09501101530003(10)AB-123'")
    case .i2of5:
      let digits = try self.digits(text, counts: nil)
      guard digits.count % 2 == 0, digits.count >= 4 else {
        throw .content(
          symbology, reason: "it holds pairs of digits, two pairs at least; a 0 in front may help")
      }
      return PlannedContent(bytes: Array(text.utf8), expected: .text(text))
    case .msiPlessey: return try planMSI(text)
    case .pharmacode:
      guard let number = Int(text), (3...131070).contains(number) else {
        throw .content(symbology, reason: "it holds a number from 3 to 131070")
      }
      return PlannedContent(bytes: Array(String(number).utf8), expected: .text(String(number)))
    case .code39, .code39Mod43: return try planCode39(text)
    case .codabar: return try planCodabar(text)
    case .maxiCode where primaryMessage != nil: return planCarrierMessage(text)
    default: return planText(text)
    }
  }

  /// Text as it is: in UTF-8, which matrix symbols name where there is more than ASCII. QR Codes leave it unnamed, since there
  /// all readers know it and some do not know names. Linear symbols have ISO 8859-1 alone.
  private func planText(_ text: String) -> PlannedContent {
    var planned = PlannedContent(bytes: Array(text.utf8), expected: .text(text))
    if let characterSet {
      planned.inputMode = UNICODE_MODE
      planned.characterSet = characterSet
    } else if symbology.family == .linear {
      planned.inputMode = UNICODE_MODE
    } else if symbology.family != .qrCode, !text.utf8.allSatisfy({ $0 < 0x80 }) {
      planned.characterSet = 26
    }
    return planned
  }
}
