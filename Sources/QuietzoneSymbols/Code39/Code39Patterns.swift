extension Code39 {
  /// How many elements a character has, and how many of them are wide.
  static let (elements, wideElements) = (9, 3)

  /// The start character, at the least and at the greatest ratio of wide to narrow elements.
  static let starts = ElementPatterns("121121211 131131311")

  /// Which elements of the stop character are wide; it is the start character again.
  static let stop = 0b010010100

  /// Which elements of each character are wide, the first one's bit highest, in order of value (ISO/IEC 16388, table
  /// 1).
  static let characters: [UInt16] = [
    0b000110100, 0b100100001, 0b001100001, 0b101100000, 0b000110001,  // 0 1 2 3 4
    0b100110000, 0b001110000, 0b000100101, 0b100100100, 0b001100100,  // 5 6 7 8 9
    0b100001001, 0b001001001, 0b101001000, 0b000011001, 0b100011000,  // A B C D E
    0b001011000, 0b000001101, 0b100001100, 0b001001100, 0b000011100,  // F G H I J
    0b100000011, 0b001000011, 0b101000010, 0b000010011, 0b100010010,  // K L M N O
    0b001010010, 0b000000111, 0b100000110, 0b001000110, 0b000010110,  // P Q R S T
    0b110000001, 0b011000001, 0b111000000, 0b010010001, 0b110010000,  // U V W X Y
    0b011010000, 0b010000101, 0b110000100, 0b011000100, 0b010101000,  // Z - . space $
    0b010100010, 0b010001010, 0b000101010,  // / + %
  ]

  /// What the characters stand for, by value: `0`–`9`, `A`–`Z`, `-. $/+%`.
  package static let alphabet: [UInt8] = [
    0x30, 0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37, 0x38, 0x39, 0x41, 0x42, 0x43, 0x44, 0x45,
    0x46, 0x47, 0x48, 0x49, 0x4A, 0x4B, 0x4C, 0x4D, 0x4E, 0x4F, 0x50, 0x51, 0x52, 0x53, 0x54,
    0x55, 0x56, 0x57, 0x58, 0x59, 0x5A, 0x2D, 0x2E, 0x20, 0x24, 0x2F, 0x2B, 0x25,
  ]
}

extension Code39 {
  /// The widths of the elements of each character, by value, and of the start character, where wide ones measure so many narrow ones.
  package static func characterWidths(wide: Int) -> [[Int]] { characters.map { widths($0, wide: wide) } }
  package static func startWidths(wide: Int) -> [Int] { widths(UInt16(stop), wide: wide) }

  private static func widths(_ mask: UInt16, wide: Int) -> [Int] {
    (0..<elements).map { mask >> (elements - 1 - $0) & 1 == 1 ? wide : 1 }
  }
}
