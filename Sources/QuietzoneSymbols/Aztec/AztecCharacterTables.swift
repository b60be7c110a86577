extension Aztec {
  /// A table of characters and controls that codes of 4 or 5 bits refer to (ISO/IEC 24778, table 2).
  enum Mode {
    case upper, lower, mixed, punct, digit

    /// Bits a code.
    var codeBits: Int { self == .digit ? 4 : 5 }

    /// What a code stands for.
    func meaning(of code: Int) -> Meaning {
      switch self {
      case .upper: letter(code, first: 0x41, latches: .lower)
      case .lower: letter(code, first: 0x61, latches: nil)
      case .mixed: mixed(code)
      case .punct: punct(code)
      case .digit: digit(code)
      }
    }

    private func letter(_ code: Int, first: UInt8, latches next: Mode?) -> Meaning {
      switch code {
      case 0: .shift(.punct)
      case 1: .characters([0x20])
      case 2...27: .characters([first + UInt8(code - 2)])
      case 28: next.map { .latch($0) } ?? .shift(.upper)
      case 29: .latch(.mixed)
      case 30: .latch(.digit)
      default: .binaryShift
      }
    }

    private func mixed(_ code: Int) -> Meaning {
      switch code {
      case 0: .shift(.punct)
      case 1...27: .characters([mixedCharacters[code - 1]])
      case 28: .latch(.lower)
      case 29: .latch(.upper)
      case 30: .latch(.punct)
      default: .binaryShift
      }
    }

    private func punct(_ code: Int) -> Meaning {
      switch code {
      case 0: .flag
      case 1: .characters([0x0D])
      case 2: .characters([0x0D, 0x0A])
      // Full stop, comma and colon, each with a space behind.
      case 3: .characters([0x2E, 0x20])
      case 4: .characters([0x2C, 0x20])
      case 5: .characters([0x3A, 0x20])
      case 6...30: .characters([punctCharacters[code - 6]])
      default: .latch(.upper)
      }
    }

    private func digit(_ code: Int) -> Meaning {
      switch code {
      case 0: .shift(.punct)
      case 1: .characters([0x20])
      case 2...11: .characters([0x30 + UInt8(code - 2)])
      case 12: .characters([0x2C])
      case 13: .characters([0x2E])
      case 14: .latch(.upper)
      default: .shift(.upper)
      }
    }
  }

  /// What a code stands for in a mode.
  enum Meaning {
    case characters([UInt8])
    /// One code in another mode.
    case shift(Mode)
    /// All that follows in another mode.
    case latch(Mode)
    /// Bytes, after their number.
    case binaryShift
    /// FLG(n): FNC1 or an ECI.
    case flag
  }
}

/// Space, control characters, `@\^_` and those from the grave accent on that are no letters: codes 1 to 27 of Mixed.
private let mixedCharacters: [UInt8] = [
  0x20, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x1B, 0x1C, 0x1D, 0x1E,
  0x1F, 0x40, 0x5C, 0x5E, 0x5F, 0x60, 0x7C, 0x7E, 0x7F,
]

/// `!"#$%&'()*+,-./:;<=>?[]{}`: codes 6 to 30 of Punct.
private let punctCharacters: [UInt8] = [
  0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x2D, 0x2E, 0x2F, 0x3A, 0x3B, 0x3C,
  0x3D, 0x3E, 0x3F, 0x5B, 0x5D, 0x7B, 0x7D,
]
