/// How many cells a character takes up in a terminal.
enum CharacterWidth: Int {
  /// It is drawn into the cell before it.
  case none = 0
  case one = 1
  case two = 2

  /// nil of what cannot be shown: whatever steers a terminal, turns the direction of writing or has no form of its own.
  init?(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      guard (0x20..<0x7F).contains(scalar.value) else { return nil }
      self = .one
      return
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
      return nil
    // Those that choose a form say nothing where letters are drawn one by one.
    case .nonspacingMark, .enclosingMark:
      if 0xFE00...0xFE0F ~= scalar.value || 0xE0100...0xE01EF ~= scalar.value { return nil }
      self = .none
    default:
      self = scalar.properties.isEmojiPresentation || Self.isWide(scalar.value) ? .two : .one
    }
  }

  /// East Asian Width W or F (Unicode Standard Annex 11), beside emoji.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4C6,
      0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F265,
      0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

/// What of a text is shown: characters that cannot be are left out, or replaced where only ASCII is.
func shownScalars(_ text: String, ascii: Bool) -> [(scalar: Unicode.Scalar, width: CharacterWidth)] {
  text.unicodeScalars.compactMap { scalar in
    guard let width = CharacterWidth(scalar) else { return nil }
    if ascii, !scalar.isASCII { return width == .none ? nil : (asciiForm(of: scalar), .one) }
    return (scalar, width)
  }
}

/// What stands in for a character on a terminal that has ASCII alone.
private func asciiForm(of scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar {
  case "─", "–", "—": "-"
  case "│": "|"
  case "┌", "┐", "└", "┘": "+"
  case "’", "‘": "'"
  case "“", "”": "\""
  case "·", "…": "."
  case "×": "x"
  case "▸": ">"
  default: "?"
  }
}

/// How many cells a text takes up.
public func cellCount(of text: String) -> Int {
  shownScalars(text, ascii: false).reduce(0) { $0 + $1.width.rawValue }
}
