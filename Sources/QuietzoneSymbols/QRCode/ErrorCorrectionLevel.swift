extension QRCode {
  /// How much damage a symbol withstands: about 7, 15, 25 and 30 per cent of its codewords.
  package enum ErrorCorrectionLevel: UInt8, CaseIterable, Sendable {
    case l, m, q, h

    /// The standard's letter: `L`, `M`, `Q` or `H`.
    package var name: String {
      switch self {
      case .l: "L"
      case .m: "M"
      case .q: "Q"
      case .h: "H"
      }
    }

    /// The two bits that stand for the level in the format information (ISO/IEC 18004, table 12).
    var indicator: Int {
      switch self {
      case .l: 0b01
      case .m: 0b00
      case .q: 0b11
      case .h: 0b10
      }
    }

    init(indicator: Int) {
      switch indicator & 0b11 {
      case 0b01: self = .l
      case 0b00: self = .m
      case 0b11: self = .q
      default: self = .h
      }
    }
  }
}
