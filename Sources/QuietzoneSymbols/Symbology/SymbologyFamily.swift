/// Symbologies that are looked for together, since what they look like from afar is the same.
public enum SymbologyFamily: UInt8, CaseIterable, Sendable {
  /// QR Code's finder pattern leads to them.
  case qrCode
  /// Rings around a centre: Aztec Code and MaxiCode.
  case bullseye
  /// A solid corner: Data Matrix.
  case dataMatrix
  /// Rows of bars: PDF417 and MicroPDF417.
  case stacked
  /// Bars side by side.
  case linear

  /// The name in the page's table: `qrCode`.
  public var name: String {
    switch self {
    case .qrCode: "qrCode"
    case .bullseye: "bullseye"
    case .dataMatrix: "dataMatrix"
    case .stacked: "stacked"
    case .linear: "linear"
    }
  }
}
