/// The row address patterns of MicroPDF417: three bars and three spaces on 10 modules that say which row a line is in
/// (ISO/IEC 24728, table 2).
package enum RowAddressPattern {
  /// How many there are of each kind, numbered from 1.
  package static let count = 52
  /// Modules of a pattern.
  package static let modules = 10

  /// The modules of the pattern with this number, a bit each, the first bar's first module the highest of 10.
  package static func pattern(_ number: Int, isCenter: Bool) -> UInt32 {
    UInt32((isCenter ? centers : sides)[number - 1])
  }

  /// The number of the pattern whose bars and spaces are so many modules wide; nil if there is none.
  package static func number(elements: [UInt8], isCenter: Bool) -> Int? {
    guard elements.count == 6, elements.allSatisfy({ (1...5).contains($0) }) else { return nil }
    var pattern: UInt16 = 0
    for (index, width) in elements.enumerated() {
      pattern = pattern << UInt16(width) | (index & 1 == 0 ? 1 << UInt16(width) - 1 : 0)
    }
    guard let index = (isCenter ? centers : sides).firstIndex(of: pattern) else { return nil }
    return index + 1
  }

  /// Those at the left and the right end of a row.
  private static let sides: [UInt16] = [
    0x322, 0x3A2, 0x3B2, 0x332, 0x372, 0x37A, 0x33A, 0x3BA, 0x39A, 0x3DA, 0x3CA, 0x38A, 0x30A,
    0x31A, 0x312, 0x392, 0x3D2, 0x3D6, 0x3D4, 0x394, 0x3B4, 0x3A4, 0x3A6, 0x3AE, 0x3AC, 0x3A8,
    0x328, 0x32C, 0x32E, 0x326, 0x336, 0x3B6, 0x396, 0x316, 0x314, 0x334, 0x374, 0x364, 0x366,
    0x36E, 0x36C, 0x368, 0x348, 0x358, 0x35C, 0x35E, 0x34E, 0x34C, 0x344, 0x346, 0x342, 0x362,
  ]

  /// Those in the middle of symbols with three or four columns.
  private static let centers: [UInt16] = [
    0x2CE, 0x24E, 0x26E, 0x22E, 0x226, 0x236, 0x216, 0x212, 0x21A, 0x23A, 0x232, 0x222, 0x262,
    0x272, 0x27A, 0x2FA, 0x2F2, 0x2F6, 0x276, 0x274, 0x264, 0x266, 0x246, 0x242, 0x2C2, 0x2E2,
    0x2E6, 0x2E4, 0x2EC, 0x26C, 0x22C, 0x228, 0x268, 0x2E8, 0x2C8, 0x2CC, 0x2C4, 0x2C6, 0x286,
    0x28E, 0x28C, 0x29C, 0x298, 0x2B8, 0x2B0, 0x290, 0x2D0, 0x250, 0x258, 0x25C, 0x2DC, 0x2DE,
  ]
}
