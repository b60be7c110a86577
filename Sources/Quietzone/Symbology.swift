/// A kind of symbol. The names are those of `quietzone scan --json`, and Apple's Vision where it has one.
public enum Symbology: UInt8, CaseIterable, Sendable {
  case aztec, code128, code39, code39Mod43, code93, codabar, dataMatrix, ean8, ean13
  case gs1DataBar, gs1DataBarExpanded, gs1DataBarLimited, i2of5, itf14, maxiCode, microPDF417, microQR
  case pdf417, qrCode, rectangularMicroQR, upcA, upcE, dxFilmEdge, telepen

  /// The name in scripts and in JSON: `qrCode`.
  public var name: String {
    switch self {
    case .aztec: "aztec"
    case .code128: "code128"
    case .code39: "code39"
    case .code39Mod43: "code39Mod43"
    case .code93: "code93"
    case .codabar: "codabar"
    case .dataMatrix: "dataMatrix"
    case .ean8: "ean8"
    case .ean13: "ean13"
    case .gs1DataBar: "gs1DataBar"
    case .gs1DataBarExpanded: "gs1DataBarExpanded"
    case .gs1DataBarLimited: "gs1DataBarLimited"
    case .i2of5: "i2of5"
    case .itf14: "itf14"
    case .maxiCode: "maxiCode"
    case .microPDF417: "microPDF417"
    case .microQR: "microQR"
    case .pdf417: "pdf417"
    case .qrCode: "qrCode"
    case .rectangularMicroQR: "rectangularMicroQR"
    case .upcA: "upcA"
    case .upcE: "upcE"
    case .dxFilmEdge: "dxFilmEdge"
    case .telepen: "telepen"
    }
  }
}
