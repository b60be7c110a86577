extension QRCode {
  /// How the segments of a bit stream are headed. QR Code, Micro QR Code and rMQR write the same segments, but their
  /// indicators and character counts have other lengths.
  struct SegmentFormat {
    /// Bits ahead of the first segment that hold nothing.
    var leadingBits = 0
    /// Bits of a mode indicator.
    var indicatorBits: Int
    /// What each mode indicator stands for.
    var modes: [Mode?]
    /// How many zeros end the message, where there is room for so many.
    var terminatorBits: Int
    /// Bits of the character count in numeric mode, and so on.
    var numericCountBits: Int
    var alphanumericCountBits: Int
    var byteCountBits: Int
    /// In kanji mode, and in hanzi mode where there is one.
    var kanjiCountBits: Int

    func mode(_ indicator: Int) -> Mode? { indicator < modes.count ? modes[indicator] : nil }
  }

  /// What a segment holds.
  enum Mode {
    case numeric, alphanumeric, byte, kanji, hanzi
    case structuredAppend, fnc1First, fnc1Second, eci
  }
}

extension QRCode.SegmentFormat {
  /// QR Code (ISO/IEC 18004, tables 2 and 3; hanzi: GB/T 18284).
  static func qrCode(_ version: QRCode.Version, model: QRCode.Model = .two) -> QRCode.SegmentFormat {
    let row = version.number < 10 ? 0 : version.number < 27 ? 1 : 2
    return QRCode.SegmentFormat(
      // The corner of a symbol of Model 1 is no data.
      leadingBits: model == .one ? 4 : 0, indicatorBits: 4, modes: qrCodeModes, terminatorBits: 4,
      numericCountBits: 10 + 2 * row, alphanumericCountBits: 9 + 2 * row, byteCountBits: row == 0 ? 8 : 16,
      kanjiCountBits: 8 + 2 * row)
  }

  private static let qrCodeModes: [QRCode.Mode?] = [
    nil, .numeric, .alphanumeric, .structuredAppend, .byte, .fnc1First, nil, .eci,
    .kanji, .fnc1Second, nil, nil, nil, .hanzi, nil, nil,
  ]
}
