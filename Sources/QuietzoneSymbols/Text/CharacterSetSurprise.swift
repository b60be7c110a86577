// How surprising bytes are as text in a character set, in about half bits: the sum over its characters of how rare
// such a character is where it stands. Text in the right character set is made of common characters. ASCII surprises
// nowhere. The numbers were set with words and messages of programs in a dozen languages.

/// The surprise of bytes as Shift JIS; nil if they are none.
func surpriseAsShiftJIS(_ bytes: [UInt8]) -> Int? {
  var surprise = 0
  var index = 0
  var previousKana: UInt8?
  var isAfterFullWidth = false
  while index < bytes.count {
    let lead = bytes[index]
    index += 1
    switch lead {
    case 0x00...0x7F:
      previousKana = nil
      isAfterFullWidth = false
    case 0xA1...0xDF:
      if isAfterFullWidth { surprise += 8 }
      isAfterFullWidth = false
      surprise += surpriseOfHalfWidthKana(lead, after: previousKana)
      if isAloneAmongLetters(bytes, index - 1..<index) { surprise += 14 }
      previousKana = lead
    case 0x81...0x9F, 0xE0...0xFC:
      guard index < bytes.count else { return nil }
      let trail = bytes[index]
      index += 1
      guard trail >= 0x40, trail <= 0xFC, trail != 0x7F else { return nil }
      // Katakana of half width are not mixed with characters of full width.
      if previousKana != nil { surprise += 8 }
      previousKana = nil
      isAfterFullWidth = true
      switch lead {
      case 0x82, 0x83: surprise += 6  // kana, and Latin letters of full width
      case 0x81: surprise += 10  // punctuation
      case 0x88...0x97: surprise += 12  // the common kanji
      case 0x98...0x9F, 0xE0...0xEA: surprise += 20
      default: surprise += 30
      }
      if isAloneAmongLetters(bytes, index - 2..<index) { surprise += 14 }
    default: return nil
    }
  }
  return surprise
}

/// Katakana of half width come in runs, which a small one, the long vowel's mark and ン do not begin; voice marks
/// follow the rows of ka, sa, ta and ha alone.
private func surpriseOfHalfWidthKana(_ kana: UInt8, after previous: UInt8?) -> Int {
  let isVoiceMark = kana == 0xDE || kana == 0xDF
  guard let previous else {
    let isInside = isVoiceMark || (0xA7...0xB0).contains(kana) || kana == 0xDD
    return isInside ? 24 : 7
  }
  if isVoiceMark { return (0xB6...0xC4).contains(previous) || (0xCA...0xCE).contains(previous) ? 2 : 20 }
  switch kana {
  case 0xA1...0xA6: return 10  // punctuation, and ｦ
  case 0xA7...0xB2, 0xB8, 0xBC, 0xBD, 0xC0, 0xC3, 0xC4, 0xCA, 0xCC, 0xD7...0xD9, 0xDD: return 5
  default: return 7
  }
}

/// The surprise of bytes as ISO 8859-1, in which everything is text.
func surpriseAsLatin1(_ bytes: [UInt8]) -> Int {
  var surprise = 0
  for (index, byte) in bytes.enumerated() where byte >= 0x80 {
    let before = index > 0 ? bytes[index - 1] : 0x20
    let after = index + 1 < bytes.count ? bytes[index + 1] : 0x20
    if isRepetition(byte, of: before) {
      surprise += byte == before || byte >= 0xC0 ? 3 : 8
      continue
    }
    switch byte {
    case 0x80...0x9F:
      // Control characters, which nobody writes, or the quotation marks and dashes of Windows.
      surprise += 40
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF:
      surprise += before >= 0x80 ? 10 : isASCIILetter(before) || isASCIILetter(after) ? 8 : 12
      // A capital does not follow a small letter.
      if byte < 0xDF, isSmallLetter(before) { surprise += 10 }
    case 0xA0, 0xAB, 0xBB:
      surprise += 10  // a space and quotation marks that stand beside letters, and beside each other
    default:
      surprise += before < 0x80 && after < 0x80 ? 10 : 22
    }
  }
  return surprise
}

/// The same character again, or the next: as in a symbol that tests a printer, and evidence of no language.
private func isRepetition(_ byte: UInt8, of previous: UInt8) -> Bool {
  previous >= 0x80 && (byte == previous || byte == previous &+ 1)
}

/// Whether Latin letters are on both sides of a character of another script: they would be on one side of a word.
func isAloneAmongLetters(_ bytes: [UInt8], _ character: Range<Int>) -> Bool {
  character.lowerBound > 0 && character.upperBound < bytes.count
    && isASCIILetter(bytes[character.lowerBound - 1])
    && isASCIILetter(bytes[character.upperBound])
}

private func isASCIILetter(_ byte: UInt8) -> Bool {
  (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
}

private func isSmallLetter(_ byte: UInt8) -> Bool {
  (0x61...0x7A).contains(byte) || byte >= 0xDF && byte != 0xF7
}
