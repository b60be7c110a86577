/// The four characters with which Code 39 and Code 93 write full ASCII: each, with a letter behind it, stands for one
/// character (ISO/IEC 16388, full ASCII; AIM USS-93).
enum ShiftCharacter {
  case dollar, percent, slash, plus

  /// The ASCII character of the pair with `letter`; nil if there is no such pair.
  func ascii(with letter: UInt8) -> UInt8? {
    guard letter >= 0x41, letter <= 0x5A else { return nil }
    switch self {
    case .dollar: return letter - 0x40
    case .plus: return letter + 0x20
    case .slash: return letter <= 0x4F ? letter - 0x20 : letter == 0x5A ? 0x3A : nil
    case .percent:
      switch letter {
      case ...0x45: return letter - 0x26  // A–E: the controls behind those of the dollar sign
      case ...0x4A: return letter - 0x0B  // F–J: between digits and capitals
      case ...0x4F: return letter + 0x10  // K–O: between capitals and small letters
      case ...0x54: return letter + 0x2B  // P–T: behind the small letters
      case 0x55: return 0x00
      case 0x56: return 0x40
      case 0x57: return 0x60
      default: return 0x7F
      }
    }
  }
}
