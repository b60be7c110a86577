// The surprise of bytes in the character sets of China, Korea and Taiwan, in which two bytes are a character. Nearly every
// pair of bytes is one in each of them, but which rows text takes its characters from differs: KS X 1001 has Korean syllables
// in 25 rows alone, of which that of 이 holds every sixth; Big5 has what takes few strokes, and is written most, in its first
// rows. `Benchmarks/character-sets` measured the tables, on messages of programs.

/// The surprise of bytes as GB 18030, which includes GB 2312 and GBK; nil if they are none.
func surpriseAsGB18030(_ bytes: [UInt8]) -> Int? {
  surprise(of: bytes) { lead, trail, index in
    switch (lead, trail) {
    case (_, 0x30...0x39): isEndOfFour(bytes, from: index + 2) ? (40, 4) : nil
    case (_, 0x40...0x7E), (_, 0x80...0xA0): (28, 2)
    case (_, ..<0xA1): nil
    case (0xB0...0xD7, _): (Int(commonHanziRows[Int(lead - 0xB0)]), 2)
    case (0xA1, _), (0xA3, _): (10, 2)  // punctuation, and ASCII of full width
    case (0xA2, _), (0xA4...0xA9, _), (0xD8...0xF7, _): (20, 2)  // other scripts; the less common hanzi
    default: (28, 2)
    }
  }
}

/// The surprise of bytes as EUC-KR, which is ASCII and KS X 1001; nil if they are none.
func surpriseAsEUCKR(_ bytes: [UInt8]) -> Int? {
  surprise(of: bytes) { lead, trail, _ in
    switch (lead, trail) {
    case (_, ..<0xA1): nil
    case (0xB0...0xC8, _): (Int(hangulRows[Int(lead - 0xB0)]), 2)
    case (0xA1, _), (0xA3, _): (12, 2)  // punctuation, and ASCII of full width
    case (0xA2, _), (0xA4...0xAC, _), (0xCA...0xFD, _): (24, 2)  // other scripts, parts of syllables; hanja
    default: nil
    }
  }
}

/// The surprise of bytes as Big5; nil if they are none.
func surpriseAsBig5(_ bytes: [UInt8]) -> Int? {
  surprise(of: bytes) { lead, trail, _ in
    switch (lead, trail) {
    case (_, ..<0x40), (_, 0x7F..<0xA1): nil
    case (0xA4...0xC6, _): (Int(frequentHanziRows[Int(lead - 0xA4)]), 2)
    case (0xA1, _): (10, 2)  // punctuation
    case (0xA2, _), (0xA3, _): (20, 2)  // other scripts
    case (0xC9...0xF9, _): (26, 2)  // the less common hanzi
    default: nil
    }
  }
}

/// The sum of the surprises of the characters beyond ASCII.
///
/// - Parameter character: Says of a character's first two bytes, and where they are, how surprising it is and how many bytes
///   it has; nil if there is none such.
/// - Returns: nil if the bytes are no text.
private func surprise(
  of bytes: [UInt8],
  _ character: (_ lead: UInt8, _ trail: UInt8, _ index: Int) -> (surprise: Int, length: Int)?
) -> Int? {
  var sum = 0
  var index = 0
  while index < bytes.count {
    guard bytes[index] >= 0x80 else {
      index += 1
      continue
    }
    guard (0x81...0xFE).contains(bytes[index]), index + 1 < bytes.count, bytes[index + 1] < 0xFF,
      let (surprise, length) = character(bytes[index], bytes[index + 1], index)
    else { return nil }
    sum += surprise
    if length == 2, isAloneAmongLetters(bytes, index..<index + 2) { sum += 14 }
    index += length
  }
  return sum
}

/// Whether the second half of a character of four bytes is there.
private func isEndOfFour(_ bytes: [UInt8], from index: Int) -> Bool {
  index + 1 < bytes.count && (0x81...0xFE).contains(bytes[index]) && (0x30...0x39).contains(bytes[index + 1])
}

/// GB 2312's rows of common hanzi, by their sound, from 0xB0 on; none more than 12, since what is rare in messages of programs
/// may be common in addresses.
private let commonHanziRows: [UInt8] = [
  12, 10, 10, 11, 10, 8, 10, 10, 11, 12, 12, 11, 10, 11, 12, 12, 12, 12, 12, 11, 11, 12, 12, 12, 11, 12,
  8, 12, 12, 12, 9, 10, 10, 12, 10, 9, 11, 12, 9, 10,
]

/// KS X 1001's rows of syllables, by the alphabet, from 0xB0 on.
private let hangulRows: [UInt8] = [
  9, 11, 16, 13, 7, 10, 14, 9, 8, 10, 10, 12, 9, 9, 9, 8, 5, 8, 16, 12, 12, 10, 10, 8, 13,
]

/// Big5's rows of frequent hanzi, by their strokes, from 0xA4 on.
private let frequentHanziRows: [UInt8] = [
  7, 7, 7, 10, 9, 10, 8, 10, 11, 10, 10, 13, 10, 11, 11, 10, 12, 10, 11, 12, 11, 12, 12, 12, 11, 13, 13,
  11, 11, 15, 14, 13, 15, 12, 16,
]
