extension CodedCharacterSet {
  /// The likeliest character set of bytes that nothing is said about: UTF-8 if they are valid in it, otherwise the
  /// most plausible of Shift JIS, GB 18030 and ISO 8859-1.
  ///
  /// - Parameter neighbour: The character set that another part of the same symbol names, which is then preferred
  ///   if the bytes can be in it.
  public static func likeliest(for bytes: [UInt8], beside neighbour: CodedCharacterSet? = nil)
    -> CodedCharacterSet
  {
    if isValidUTF8(bytes) { return .utf8 }
    let shiftJIS = surpriseAsShiftJIS(bytes)
    let gb18030 = surpriseAsGB18030(bytes)
    switch neighbour {
    case .shiftJIS where shiftJIS != nil: return .shiftJIS
    case .gb2312 where gb18030 != nil, .gbk where gb18030 != nil, .gb18030 where gb18030 != nil:
      return .gb18030
    default: break
    }
    let latin1 = surpriseAsLatin1(bytes)
    if let shiftJIS, shiftJIS < latin1, shiftJIS < gb18030 ?? .max { return .shiftJIS }
    if let gb18030, gb18030 < latin1 { return .gb18030 }
    return .iso8859_1
  }
}

// How surprising bytes are as text in a character set, in about half bits: the sum over its characters of how rare
// such a character is. Text in the right character set is made of common characters. ASCII surprises nowhere.

private func surpriseAsShiftJIS(_ bytes: [UInt8]) -> Int? {
  var surprise = 0
  var index = 0
  var previousKana: UInt8?
  while index < bytes.count {
    let lead = bytes[index]
    index += 1
    switch lead {
    case 0x00...0x7F:
      previousKana = nil
    case 0xA1...0xDF:
      surprise += surpriseOfHalfWidthKana(lead, after: previousKana)
      previousKana = lead
    case 0x81...0x9F, 0xE0...0xFC:
      guard index < bytes.count else { return nil }
      let trail = bytes[index]
      index += 1
      guard trail >= 0x40, trail <= 0xFC, trail != 0x7F else { return nil }
      previousKana = nil
      switch lead {
      case 0x82, 0x83: surprise += 6  // kana, and Latin letters of full width
      case 0x81: surprise += 10  // punctuation
      case 0x88...0x97: surprise += 12  // the common kanji
      case 0x98...0x9F, 0xE0...0xEA: surprise += 20
      default: surprise += 30
      }
    default: return nil
    }
  }
  return surprise
}

/// Katakana of half width come in runs; voice marks follow the rows of ka, sa, ta and ha alone.
private func surpriseOfHalfWidthKana(_ kana: UInt8, after previous: UInt8?) -> Int {
  guard let previous else { return 14 }
  guard kana == 0xDE || kana == 0xDF else { return 5 }
  return (0xB6...0xC4).contains(previous) || (0xCA...0xCE).contains(previous) ? 1 : 14
}

private func surpriseAsGB18030(_ bytes: [UInt8]) -> Int? {
  var surprise = 0
  var index = 0
  while index < bytes.count {
    let lead = bytes[index]
    index += 1
    guard lead >= 0x80 else { continue }
    guard lead >= 0x81, lead <= 0xFE, index < bytes.count else { return nil }
    let trail = bytes[index]
    index += 1
    switch trail {
    case 0x30...0x39:
      guard index + 1 < bytes.count, (0x81...0xFE).contains(bytes[index]),
        (0x30...0x39).contains(bytes[index + 1])
      else { return nil }
      index += 2
      surprise += 40
    case 0xA1...0xFE:
      switch lead {
      case 0xB0...0xD7: surprise += 12  // the common hanzi
      case 0xA1, 0xA3: surprise += 10  // punctuation, and ASCII of full width
      case 0xA2, 0xA4...0xA9: surprise += 20  // other scripts
      case 0xD8...0xF7: surprise += 20  // the less common hanzi
      default: surprise += 28
      }
    case 0x40...0x7E, 0x80...0xA0: surprise += 28
    default: return nil
    }
  }
  return surprise
}

private func surpriseAsLatin1(_ bytes: [UInt8]) -> Int {
  var surprise = 0
  for (index, byte) in bytes.enumerated() where byte >= 0x80 {
    let before = index > 0 ? bytes[index - 1] : 0x20
    let after = index + 1 < bytes.count ? bytes[index + 1] : 0x20
    let isBetweenASCII = before < 0x80 && after < 0x80
    switch byte {
    case 0x80...0x9F:
      // Control characters, which nobody writes, or the quotation marks and dashes of Windows.
      surprise += 40
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF:
      if isBetweenASCII {
        surprise += isLetter(before) || isLetter(after) ? 8 : 14
      } else {
        surprise += 18
      }
    default:
      surprise += isBetweenASCII ? 12 : 20
    }
  }
  return surprise
}

private func isLetter(_ byte: UInt8) -> Bool {
  (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
}
