extension Telepen {
  /// What a symbol's characters say.
  struct Message {
    private(set) var bytes: [UInt8] = []
    /// ISO/IEC 15424: `]B0` ASCII, `]B1` numbers, `]B2` numbers and then ASCII, `]B4` ASCII and then numbers.
    private(set) var symbologyIdentifier: String

    /// DLE: behind it is the other of ASCII and numbers. There may be one.
    private static let shift: UInt8 = 0x10

    /// Reads the characters before the check character. Throws `content` where numbers are no numbers.
    init(_ characters: ArraySlice<UInt8>, mode: Mode) throws(LinearError) {
      if mode == .ascii, !Self.looksNumeric(characters) {
        symbologyIdentifier = "]B0"
        bytes = Array(characters)
        return
      }
      let place = characters.firstIndex(of: Self.shift)
      let before = characters[..<(place ?? characters.endIndex)]
      let behind = place.map { characters[($0 + 1)...] }
      guard !before.isEmpty else { throw .content }
      if mode == .asciiThenNumeric {
        symbologyIdentifier = behind == nil ? "]B0" : "]B4"
        bytes.append(contentsOf: before)
        if let behind { try appendNumbers(behind) }
      } else {
        symbologyIdentifier = behind == nil ? "]B1" : "]B2"
        try appendNumbers(before)
        if let behind { bytes.append(contentsOf: behind) }
      }
    }

    /// Whether characters that may be ASCII are meant as numbers.
    ///
    /// Nothing in the symbol says so. But the control characters that text has, line ends and tabs, stand for no
    /// number, while those from 17 to 31 are 00 to 04 or a digit with an X. Numbers that contain none of these remain
    /// ASCII.
    private static func looksNumeric(_ characters: ArraySlice<UInt8>) -> Bool {
      let shifts = characters.count { $0 == shift }
      return shifts <= 1 && characters.first != shift && characters.allSatisfy { $0 >= shift }
        && characters.contains { $0 > shift && $0 < 0x20 }
    }

    /// Appends what characters stand for that are numbers: two digits; a digit and an X; or, as in ASCII, a control
    /// character.
    private mutating func appendNumbers(_ characters: ArraySlice<UInt8>) throws(LinearError) {
      for character in characters {
        switch character {
        case 27..<127:
          bytes.append(0x30 + (character - 27) / 10)
          bytes.append(0x30 + (character - 27) % 10)
        case 17..<27:
          bytes.append(0x30 + character - 17)
          bytes.append(0x58)
        case Self.shift: throw .content
        default: bytes.append(character)
        }
      }
    }
  }
}
