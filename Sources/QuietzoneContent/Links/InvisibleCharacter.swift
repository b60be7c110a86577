/// Characters that are not seen, or change what is seen.
enum InvisibleCharacter {
  /// It steers a device: C0, C1 and DEL.
  case control
  /// It changes the direction in which the characters around it are shown (Unicode Standard Annex #9).
  case direction
  /// It has no width, or fills space.
  case invisible

  /// Nil if it is seen, or a common space.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: self = .control
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: self = .direction
    case 0xAD, 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B...0x200D, 0x2028, 0x2029,
      0x2060...0x2065, 0x206A...0x206F, 0x3164, 0xFE00...0xFE0D, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB,
      0xE0000...0xE0FFF:
      self = .invisible
    default: return nil
    }
  }

  /// Spaces other than the common one.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
