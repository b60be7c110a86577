/// Code 39 (ISO/IEC 16388): five bars and four spaces a character, three of them wide, and gaps between characters.
///
/// Whether a symbol's last character is a check character is for its user to know: every 43rd looks as if it were. It
/// is left in the content; `hasValidCheck` tells whether it can be one.
package enum Code39: LinearSymbology {
  /// The margin that is asked for on either side, in narrow elements. The standard has 10, but labels are cut
  /// tighter; the limit is above the widest gap between characters, so that no part of a symbol is taken for a whole
  /// one.
  static var quietZone: Float { Symbology.code39.quietZone }
  /// The same where a frame line or the next label stands close: so many characters, so clean, with gaps between them that are
  /// so much narrower than the margins, leave no doubt where the symbol ends.
  static let framed = (quietZone: Float(1.6), gaps: Float(1.5), characters: 4, deviation: Float(0.5))
  /// How much of the deviation that is accepted a symbol with but one character may show. It also needs the margins
  /// of the standard: a few stripes too easily look like it.
  static let greatestDeviationOfSingleCharacter: Float = 0.35

  package static func decode(_ runs: inout RunCursor) throws(LinearError) -> LinearContent {
    _ = try runs.seek(
      starts, quietZone: runs.mayBeFramed ? framed.quietZone : quietZone, tolerance: 0.4)
    var reader = Code39Reader(runs)
    let start = reader
    var characters: [UInt8] = []
    while let character = try reader.next(in: &runs) { characters.append(character) }
    let isFramed =
      runs.mayBeFramed && characters.count >= framed.characters && runs.meanDeviation <= framed.deviation
    let margin = isFramed ? max(framed.quietZone, framed.gaps * reader.gapWidth) : quietZone
    try start.expectMargin(margin, at: runs.symbolStart - 1, in: runs)
    try reader.expectMargin(margin, at: runs.position, in: runs)
    if characters.count == 1 {
      try reader.expectMargin(9.5, at: runs.symbolStart - 1, in: runs)
      try reader.expectMargin(9.5, at: runs.position, in: runs)
      guard runs.meanDeviation <= greatestDeviationOfSingleCharacter else { throw .content }
    }
    return try content(characters: characters)
  }

  /// What the characters between start and stop say: `]A4` and full ASCII if shift characters occur and each has its
  /// letter, else `]A0` and the characters themselves. Throws `content` if there are none.
  package static func content(characters: [UInt8]) throws(LinearError) -> LinearContent {
    guard !characters.isEmpty else { throw .content }
    let ascii = fullASCII(characters)
    return LinearContent(
      .code39, bytes: ascii ?? characters, symbologyIdentifier: ascii == nil ? "]A0" : "]A4")
  }

  /// Whether the last of a symbol's characters, as they are before full ASCII, is the check character of the others:
  /// the sum of their values modulo 43 (ISO/IEC 16388, annex A).
  package static func hasValidCheck(_ characters: [UInt8]) -> Bool {
    guard characters.count >= 3 else { return false }
    var sum = 0
    for character in characters.dropLast() {
      guard let value = alphabet.firstIndex(of: character) else { return false }
      sum = (sum + value) % 43
    }
    return alphabet[sum] == characters[characters.count - 1]
  }

  /// The characters with each pair of a shift character and a letter replaced by what it stands for; nil if there is
  /// no pair, or a shift character without its letter.
  static func fullASCII(_ characters: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    var shift: ShiftCharacter?
    for character in characters {
      if let pending = shift {
        guard let byte = pending.ascii(with: character) else { return nil }
        bytes.append(byte)
        shift = nil
      } else if let next = ShiftCharacter(code39: character) {
        shift = next
      } else {
        bytes.append(character)
      }
    }
    return shift == nil && bytes.count < characters.count ? bytes : nil
  }
}

extension ShiftCharacter {
  fileprivate init?(code39 character: UInt8) {
    switch character {
    case 0x24: self = .dollar
    case 0x25: self = .percent
    case 0x2F: self = .slash
    case 0x2B: self = .plus
    default: return nil
    }
  }
}
