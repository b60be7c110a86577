// The characters of AIM USS-93, by value.

extension Code93 {
  static let start = ElementPatterns("111141")

  /// The index of the stop character in `characters`; it is the start character again.
  static let stop = 47

  /// The digits, a line; the letters, three; `-. $/+%`; the shift characters ($) (%) (/) (+), and stop.
  static let characters = ElementPatterns(
    """
    131112 111213 111312 111411 121113 121212 121311 111114 131211 141111
    211113 211212 211311 221112 221211 231111 112113 112212 112311 122112
    132111 111123 111222 111321 121122 131121 212112 212211 211122 211221
    221121 222111 112122 112221 122121 123111
    121131 311112 311211 321111 112131 113121 211131
    121221 312111 311121 122211 111141
    """)

  /// `0`–`9`, `A`–`Z`, `-. $/+%`: what the values below `firstShift` stand for.
  static let alphabet: [UInt8] = [
    0x30, 0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37, 0x38, 0x39, 0x41, 0x42, 0x43, 0x44, 0x45,
    0x46, 0x47, 0x48, 0x49, 0x4A, 0x4B, 0x4C, 0x4D, 0x4E, 0x4F, 0x50, 0x51, 0x52, 0x53, 0x54,
    0x55, 0x56, 0x57, 0x58, 0x59, 0x5A, 0x2D, 0x2E, 0x20, 0x24, 0x2F, 0x2B, 0x25,
  ]

  static let firstShift: UInt8 = 43

  /// What the values from `firstShift` on are.
  static let shifts: [ShiftCharacter] = [.dollar, .percent, .slash, .plus]
}

extension Code93 {
  /// The widths of the elements of each character in modules, by value, 0 to 46; and of the start character.
  package static let characterWidths = Array(characters.allWidths[..<stop])
  package static let startWidths = start.allWidths[0]
}
