extension MaxiCode {
  /// A table of characters and controls that codewords refer to (ISO/IEC 16023, table A.1).
  enum CodeSet: Int {
    case a, b, c, d, e

    /// What a codeword stands for.
    func meaning(of codeword: Int) -> Meaning {
      let entry = Int(tables[rawValue][codeword])
      guard entry >= firstControl else { return .character(UInt8(entry)) }
      return switch entry - firstControl {
      case 0: .shift(.a, count: 1)
      case 1: .shift(.b, count: 1)
      case 2: .shift(.c, count: 1)
      case 3: .shift(.d, count: 1)
      case 4: .shift(.e, count: 1)
      case 5: .shift(.a, count: 2)
      case 6: .shift(.a, count: 3)
      case 7: .latch(.a)
      case 8: .latch(.b)
      case 9: .latch(self)
      case 10: .eci
      case 11: .number
      default: .pad
      }
    }
  }

  /// What a codeword stands for in a code set.
  enum Meaning {
    case character(UInt8)
    /// So many characters of another code set.
    case shift(CodeSet, count: Int)
    /// All that follows in this code set. To stay in C, D or E one shifts into it and locks it.
    case latch(CodeSet)
    case eci
    /// NS: the next five codewords are nine digits.
    case number
    case pad
  }
}

private let firstControl = 0x100
private let shiftA: UInt16 = 0x100
private let shiftB: UInt16 = 0x101
private let shiftC: UInt16 = 0x102
private let shiftD: UInt16 = 0x103
private let shiftE: UInt16 = 0x104
private let twoShiftA: UInt16 = 0x105
private let threeShiftA: UInt16 = 0x106
private let latchA: UInt16 = 0x107
private let latchB: UInt16 = 0x108
private let lock: UInt16 = 0x109
private let eci: UInt16 = 0x10A
private let number: UInt16 = 0x10B
private let pad: UInt16 = 0x10C

/// FS, GS, RS and NS are codewords 28 to 31 of most code sets, ECI is 27 of all.
private let separators: [UInt16] = [eci, 0x1C, 0x1D, 0x1E, number]

/// The code sets A to E, characters in ISO/IEC 8859-1.
private let tables: [[UInt16]] = [
  [0x0D] + (0x41...0x5A) + separators
    + [0x20, pad] + (0x22...0x3A) + [shiftB, shiftC, shiftD, shiftE, latchB],
  (0x60...0x7A) + separators
    + [0x7B, pad, 0x7D, 0x7E, 0x7F, 0x3B, 0x3C, 0x3D, 0x3E, 0x3F, 0x5B, 0x5C, 0x5D, 0x5E, 0x5F, 0x20]
    + [0x2C, 0x2E, 0x2F, 0x3A, 0x40, 0x21, 0x7C, pad, twoShiftA, threeShiftA, pad]
    + [shiftA, shiftC, shiftD, shiftE, latchA],
  (0xC0...0xDA) + separators
    + [0xDB, 0xDC, 0xDD, 0xDE, 0xDF, 0xAA, 0xAC, 0xB1, 0xB2, 0xB3, 0xB5, 0xB9, 0xBA, 0xBC, 0xBD, 0xBE]
    + (0x80...0x89) + [latchA, 0x20, lock, shiftD, shiftE, latchB],
  (0xE0...0xFA) + separators
    + [0xFB, 0xFC, 0xFD, 0xFE, 0xFF, 0xA1, 0xA8, 0xAB, 0xAF, 0xB0, 0xB4, 0xB7, 0xB8, 0xBB, 0xBF]
    + (0x8A...0x94) + [latchA, 0x20, shiftC, lock, shiftE, latchB],
  (0x00...0x1A) + [eci, pad, pad, 0x1B, number]
    + [0x1C, 0x1D, 0x1E, 0x1F, 0x9F, 0xA0, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7, 0xA9, 0xAD, 0xAE, 0xB6]
    + (0x95...0x9E) + [latchA, 0x20, shiftC, shiftD, lock, latchB],
]
