import CZint
import Quietzone

/// libzint, loaded when it is first asked for.
enum ZintLibrary {
  static let isLoaded = quietzone_load_zint()
}

/// What of a request zint has numbers for.
struct ZintNumbers {
  var symbology: Int32
  /// Of error correction, most often; -1 is the library's choice.
  var option1: Int32 = -1
  /// Of the size, most often; 0 is the library's choice.
  var option2: Int32 = 0
  var option3: Int32 = 0
}

extension SymbolDraft {
  /// The symbology and the options as zint numbers them. Throws `option` for one that the symbology does not have.
  func numbers(of symbol: PlannedContent) throws(WritingError) -> ZintNumbers {
    var numbers = ZintNumbers(symbology: symbol.zintSymbology ?? kind)
    if let errorCorrection {
      numbers.option1 = try errorCorrectionNumber(errorCorrection)
    } else if symbology == .qrCode {
      numbers.option1 = 2
    }
    if let version {
      guard let versions, versions.contains(version) else {
        throw .option(name: "symbol-version", reason: allowed("number", versions.map(Self.range)))
      }
      numbers.option2 = Int32(version)
    }
    if let columns {
      guard let columnCounts, columnCounts.contains(columns) else {
        throw .option(name: "columns", reason: allowed("number", columnCounts.map(Self.range)))
      }
      numbers.option2 = Int32(columns)
    }
    switch symbology {
    // Squares unless a size was chosen, since rectangles are rare.
    case .dataMatrix where version == nil: numbers.option3 = DM_SQUARE
    // A check character.
    case .code39Mod43, .msiPlessey: numbers.option2 = 1
    case .maxiCode: numbers.option1 = try maxiCodeMode()
    default: break
    }
    if primaryMessage != nil, symbology != .maxiCode {
      throw .option(name: "primary", reason: "only a MaxiCode has a primary message")
    }
    return numbers
  }

  /// Zint's number of the symbology, as far as the content does not decide it.
  private var kind: Int32 {
    switch symbology {
    case .aztec: BARCODE_AZTEC
    case .code128: BARCODE_CODE128
    case .code39: BARCODE_EXCODE39
    case .code39Mod43: BARCODE_CODE39
    case .code93: BARCODE_CODE93
    case .codabar: BARCODE_CODABAR
    case .dataMatrix: BARCODE_DATAMATRIX
    case .ean8, .ean13: BARCODE_EANX
    case .gs1DataBar: isStacked ? BARCODE_DBAR_OMNSTK : BARCODE_DBAR_OMN
    case .gs1DataBarExpanded: isStacked ? BARCODE_DBAR_EXPSTK : BARCODE_DBAR_EXP
    case .gs1DataBarLimited: BARCODE_DBAR_LTD
    case .i2of5: BARCODE_C25INTER
    case .itf14: BARCODE_ITF14
    case .maxiCode: BARCODE_MAXICODE
    case .microPDF417: BARCODE_MICROPDF417
    case .microQR: BARCODE_MICROQR
    case .pdf417: isStacked ? BARCODE_PDF417COMP : BARCODE_PDF417
    case .qrCode: BARCODE_QRCODE
    case .rectangularMicroQR: BARCODE_RMQR
    case .upcA: BARCODE_UPCA
    case .upcE: BARCODE_UPCE
    // A number of zint 2.13 that older headers do not have.
    case .dxFilmEdge: 147
    case .telepen: BARCODE_TELEPEN
    case .msiPlessey: BARCODE_MSI_PLESSEY
    case .pharmacode: BARCODE_PHARMA
    }
  }

  /// The mode: 4 without a primary message; with one 2 where the postal code is digits, else 3.
  private func maxiCodeMode() throws(WritingError) -> Int32 {
    guard let primaryMessage else { return 4 }
    let bytes = Array(primaryMessage.utf8)
    guard (7...15).contains(bytes.count), bytes.suffix(6).allSatisfy({ 0x30...0x39 ~= $0 }) else {
      throw .option(
        name: "primary", reason: "a postal code, then three digits of the country and three of the service")
    }
    return bytes.allSatisfy { 0x30...0x39 ~= $0 } ? 2 : 3
  }
}
