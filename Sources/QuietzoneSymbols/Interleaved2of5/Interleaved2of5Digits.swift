extension Interleaved2of5 {
  /// Which two of a digit's five bars, or spaces, are wide: the first one's bit highest (ISO/IEC 16390, table 1).
  static let digits: [UInt8] = [
    0b00110, 0b10001, 0b01001, 0b11000, 0b00101, 0b10100, 0b01100, 0b00011, 0b10010, 0b01010,
  ]
}
