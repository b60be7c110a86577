/// The text of a symbol as it can be shown and passed on.
///
/// Without characters that cannot be seen: control and format characters (those that turn the direction of writing
/// above all), line and paragraph separators, private use and unassigned ones. White space is trimmed, and each run of
/// it made one space. May be empty.
public func cleaned(_ text: String) -> String {
  var result: [UInt8] = []
  var isSpaceDue = false
  for scalar in text.unicodeScalars {
    if isSpace(scalar.value) {
      isSpaceDue = !result.isEmpty
    } else if LegibleCharacters.contains(scalar.value) {
      if isSpaceDue { result.append(UInt8(ascii: " ")) }
      isSpaceDue = false
      result += UTF8.encode(scalar)!
    }
  }
  return String(decoding: result, as: UTF8.self)
}

/// White space between words: the space separators (category Zs), and what a typewriter has for space. Unicode's own
/// separators of lines and paragraphs are not among them: a web address that holds one is whole without it.
private func isSpace(_ value: UInt32) -> Bool {
  switch value {
  case 0x09...0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
  default: false
  }
}

extension LegibleCharacters {
  /// Where legible characters begin and end, by turns.
  private static let boundaries = runLengths.withUTF8Buffer { text in
    var end: UInt32 = 0
    return text.split(separator: UInt8(ascii: " ")).map { length in
      end += length.reduce(0) { $0 << 4 | UInt32($1 & 0xF) + ($1 < UInt8(ascii: "A") ? 0 : 9) }
      return end
    }
  }

  /// Whether the character with this code point can be seen. Complexity: O(log *n*) in the length of the table.
  static func contains(_ value: UInt32) -> Bool {
    var (low, high) = (0, boundaries.count)
    while low < high {
      let middle = (low + high) / 2
      if boundaries[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return !low.isMultiple(of: 2)
  }
}
