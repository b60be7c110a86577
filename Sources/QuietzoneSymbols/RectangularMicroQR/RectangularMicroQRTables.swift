// What rMQR does otherwise than QR Code, and the numbers that differ from version to version: a line of each table for
// each number of rows, 7 to 17.

extension QRCode.DataMask {
  /// The only mask (ISO/IEC 23941, 7.7).
  static let rectangularMicroQR = QRCode.DataMask(reference: 4)
}

extension QRCode.BlockLayout {
  /// The blocks of an rMQR (ISO/IEC 23941, table 8).
  init(_ version: RectangularMicroQR.Version, _ level: QRCode.ErrorCorrectionLevel) {
    let index = version.number - 1
    let checkCount = Int(level == .h ? checkCodewords.h[index] : checkCodewords.m[index])
    self.init(
      codewordCount: Int(codewordCounts[index]),
      blockCount: Int(level == .h ? blockCounts.h[index] : blockCounts.m[index]), checkCount: checkCount,
      // As many as QR Code keeps where it has so few check codewords.
      misdecodeProtection: checkCount < 8 ? 3 : checkCount <= 10 ? 2 : 0)
  }
}

extension QRCode.SegmentFormat {
  /// rMQR (ISO/IEC 23941, tables 2 and 3).
  static func rectangularMicroQR(_ version: RectangularMicroQR.Version) -> QRCode.SegmentFormat {
    let index = version.number - 1
    return QRCode.SegmentFormat(
      indicatorBits: 3, modes: [nil, .numeric, .alphanumeric, .byte, .kanji, .fnc1First, .fnc1Second, .eci],
      terminatorBits: 3, numericCountBits: Int(countBits.numeric[index]),
      alphanumericCountBits: Int(countBits.alphanumeric[index]), byteCountBits: Int(countBits.byte[index]),
      kanjiCountBits: Int(countBits.kanji[index]))
  }
}

/// All codewords of a symbol.
private let codewordCounts: [UInt8] = [
  13, 21, 32, 44, 68,
  21, 33, 49, 66, 99,
  15, 31, 47, 67, 89, 132,
  21, 41, 60, 85, 113, 166,
  51, 74, 103, 136, 199,
  61, 88, 122, 160, 232,
]

/// Check codewords a block, by level.
private let checkCodewords: (m: [UInt8], h: [UInt8]) = (
  m: [
    7, 9, 12, 16, 24,
    9, 12, 18, 24, 18,
    8, 12, 16, 24, 16, 24,
    9, 14, 22, 16, 20, 20,
    18, 26, 18, 24, 24,
    22, 16, 22, 20, 20,
  ],
  h: [
    10, 14, 22, 30, 22,
    14, 22, 16, 22, 22,
    10, 20, 16, 22, 30, 30,
    14, 28, 20, 28, 26, 28,
    18, 24, 24, 22, 26,
    20, 30, 28, 26, 26,
  ]
)

/// Blocks a symbol, by level.
private let blockCounts: (m: [UInt8], h: [UInt8]) = (
  m: [
    1, 1, 1, 1, 1,
    1, 1, 1, 1, 2,
    1, 1, 1, 1, 2, 2,
    1, 1, 1, 2, 2, 3,
    1, 1, 2, 2, 3,
    1, 2, 2, 3, 4,
  ],
  h: [
    1, 1, 1, 1, 2,
    1, 1, 2, 2, 3,
    1, 1, 2, 2, 2, 3,
    1, 1, 2, 2, 3, 4,
    2, 2, 3, 4, 5,
    2, 2, 3, 4, 6,
  ]
)

/// Bits of the character counts, by mode.
private let countBits: (numeric: [UInt8], alphanumeric: [UInt8], byte: [UInt8], kanji: [UInt8]) = (
  numeric: [
    4, 5, 6, 7, 7,
    5, 6, 7, 7, 8,
    4, 6, 7, 7, 8, 8,
    5, 6, 7, 7, 8, 8,
    7, 7, 8, 8, 9,
    7, 8, 8, 8, 9,
  ],
  alphanumeric: [
    3, 5, 5, 6, 6,
    5, 5, 6, 6, 7,
    4, 5, 6, 6, 7, 7,
    5, 6, 6, 7, 7, 8,
    6, 7, 7, 7, 8,
    6, 7, 7, 8, 8,
  ],
  byte: [
    3, 4, 5, 5, 6,
    4, 5, 5, 6, 6,
    3, 5, 5, 6, 6, 7,
    4, 5, 6, 6, 7, 7,
    6, 6, 7, 7, 7,
    6, 6, 7, 7, 8,
  ],
  kanji: [
    2, 3, 4, 5, 5,
    3, 4, 5, 5, 6,
    2, 4, 5, 5, 6, 6,
    3, 5, 5, 6, 6, 7,
    5, 5, 6, 6, 7,
    5, 6, 6, 6, 7,
  ]
)
