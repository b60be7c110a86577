extension DataMatrix {
  /// Codewords of ASCII encodation that are no characters (ISO/IEC 16022, table 2).
  enum Codeword {
    static let pad = 129
    static let c40 = 230
    static let base256 = 231
    static let fnc1 = 232
    static let structuredAppend = 233
    static let readerProgramming = 234
    static let upperShift = 235
    static let macro05 = 236
    static let macro06 = 237
    static let x12 = 238
    static let text = 239
    static let edifact = 240
    static let eci = 241
    /// Back to ASCII encodation, in the encodations of triplets.
    static let unlatch = 254

    /// Whether an FNC1 behind this codeword is in second position: a letter, or two digits.
    static func isApplicationIndicator(_ codeword: UInt8) -> Bool {
      switch codeword {
      case 66...91, 98...123, 130...229: true
      default: false
      }
    }
  }

  /// An encodation that packs three values into two codewords (ISO/IEC 16022, tables C.1 to C.3).
  enum TripletEncodation {
    /// Capitals and digits.
    case c40
    /// Small letters and digits.
    case text
    /// Capitals, digits, and what ANSI X12 puts between fields.
    case x12

    /// What a value stands for.
    enum Meaning {
      case character(Int)
      case fnc1
      case upperShift
    }

    /// The set of characters, 1 to 3, that `value` selects for the next value; nil if it selects none.
    func shift(_ value: Int, in shift: Int) -> Int? {
      self != .x12 && shift == 0 && value < 3 ? value + 1 : nil
    }

    /// What `value`, 0 to 39, stands for in the set `shift`; nil if it is nothing.
    func meaning(of value: Int, shift: Int) -> Meaning? {
      switch (shift, value) {
      case (0, 3): return .character(0x20)
      case (0, 4...13): return .character(0x30 + value - 4)
      case (0, 14...): return .character((self == .text ? 0x61 : 0x41) + value - 14)
      case (0, _): return .character([0x0D, 0x2A, 0x3E][value])
      case (1, 0...31): return .character(value)
      case (2, 0...14): return .character(0x21 + value)
      case (2, 15...21): return .character(0x3A + value - 15)
      case (2, 22...26): return .character(0x5B + value - 22)
      case (2, 27): return .fnc1
      case (2, 30): return .upperShift
      case (3, 1...26) where self == .text: return .character(0x41 + value - 1)
      case (3, 0...31): return .character(0x60 + value)
      default: return nil
      }
    }
  }
}
