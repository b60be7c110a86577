// What Micro QR Code does otherwise than QR Code.

extension QRCode.DataMask {
  /// Four of QR Code's masks have a second reference in Micro QR Code (ISO/IEC 18004, table 10).
  init(microReference: Int) { self.init(reference: [1, 4, 6, 7][microReference]) }
}

extension QRCode.BlockLayout {
  /// The one block of a Micro QR Code (ISO/IEC 18004, tables 7 and 9).
  init(_ version: MicroQR.Version, _ level: QRCode.ErrorCorrectionLevel?) {
    let (checkCount, misdecodeProtection) =
      switch (version.number, level) {
      case (1, _): (2, 2)
      case (2, .l): (5, 3)
      case (2, _): (6, 2)
      case (3, .l): (6, 2)
      case (3, _): (8, 0)
      case (_, .l): (8, 2)
      case (_, .m): (10, 0)
      default: (14, 0)
      }
    self.init(
      codewordCount: [5, 10, 17, 24][version.number - 1], blockCount: 1, checkCount: checkCount,
      misdecodeProtection: misdecodeProtection)
  }
}

extension QRCode.SegmentFormat {
  /// Micro QR Code: the larger the version, the more modes there are (ISO/IEC 18004, tables 2 and 3). The terminator is
  /// numeric mode without a digit.
  static func microQR(_ version: MicroQR.Version) -> QRCode.SegmentFormat {
    let number = version.number
    let modes: [QRCode.Mode?] = [.numeric, .alphanumeric, .byte, .kanji]
    return QRCode.SegmentFormat(
      indicatorBits: number - 1, modes: Array(modes.prefix([1, 2, 4, 4][number - 1])),
      terminatorBits: 2 * number + 1, numericCountBits: number + 2, alphanumericCountBits: number + 1,
      byteCountBits: number + 1, kanjiCountBits: number)
  }
}
