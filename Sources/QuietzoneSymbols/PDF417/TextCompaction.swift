/// Text compaction: two characters a codeword, in four sub-modes (ISO/IEC 15438, 5.4.2).
struct TextCompaction {
  private enum SubMode {
    case upper, lower, mixed, punctuation
  }

  private var subMode = SubMode.upper
  /// The sub-mode of the next character alone.
  private var shift: SubMode?

  /// The characters of a codeword below 900: none, one or two.
  mutating func characters(of word: Int) -> [UInt8] {
    [word / 30, word % 30].compactMap { character($0) }
  }

  /// Forgets a shift that has no character: padding before a byte.
  mutating func dropPendingShift() { shift = nil }

  private mutating func character(_ value: Int) -> UInt8? {
    let current = shift ?? subMode
    let isShifted = shift != nil
    shift = nil
    switch (current, value) {
    case (.upper, 0..<26): return UInt8(ascii: "A") + UInt8(value)
    case (.lower, 0..<26): return UInt8(ascii: "a") + UInt8(value)
    case (.mixed, 0..<25): return Self.mixed[value]
    case (.punctuation, 0..<29): return Self.punctuation[value]
    case (.upper, 26), (.lower, 26), (.mixed, 26): return UInt8(ascii: " ")
    // Behind a shift to upper case, what is no letter is padding.
    case (.upper, _) where isShifted: return nil
    case (.upper, 27), (.mixed, 27): subMode = .lower
    case (.lower, 27): shift = .upper
    case (.upper, 28), (.lower, 28): subMode = .mixed
    case (.mixed, 25): subMode = .punctuation
    case (.mixed, 28), (.punctuation, _): subMode = .upper
    default: shift = .punctuation
    }
    return nil
  }

  private static let mixed = Array("0123456789&\r\t,:#-.$/+%*=^".utf8)
  private static let punctuation = Array(";<>@[\\]_`~!\r\t,:\n-.$/\"|*()?{}'".utf8)
}
