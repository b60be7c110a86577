/// A key of a keyboard with the US layout, by the kernel's number, and whether it is pressed together with Shift.
struct KeyStroke: Hashable, Sendable {
  var key: UInt16
  var isShifted = false

  /// Left Shift.
  static let shift: UInt16 = 42
  static let enter = KeyStroke(key: 28)
  static let tab = KeyStroke(key: 15)

  /// Rows of keys without Shift and with it, and the number of each row's first key: the others' follow it.
  private static let rows: [(first: UInt16, plain: String, shifted: String)] = [
    (2, "1234567890-=", "!@#$%^&*()_+"),
    (16, "qwertyuiop[]", "QWERTYUIOP{}"),
    (30, "asdfghjkl;'`", "ASDFGHJKL:\"~"),
    (43, "\\zxcvbnm,./", "|ZXCVBNM<>?"),
    (57, " ", ""),
  ]

  /// The key of each printable character of ASCII.
  private static let characters: [Unicode.Scalar: KeyStroke] = {
    var result: [Unicode.Scalar: KeyStroke] = [:]
    for (first, plain, shifted) in rows {
      for (index, character) in plain.unicodeScalars.enumerated() {
        result[character] = KeyStroke(key: first + UInt16(index))
      }
      for (index, character) in shifted.unicodeScalars.enumerated() {
        result[character] = KeyStroke(key: first + UInt16(index), isShifted: true)
      }
    }
    return result
  }()

  /// All keys that there are strokes of.
  static var keys: [UInt16] {
    (characters.values.map(\.key) + [shift, enter.key, tab.key]).sorted().reduce(into: []) { keys, key in
      if keys.last != key { keys.append(key) }
    }
  }

  /// The strokes that type a text; the first character that has no key where there is one. Line ends and tabs in a text have none: a code
  /// that was found somewhere is not to press Enter in its middle.
  static func strokes(for text: String) -> Result<[KeyStroke], UntypableCharacter> {
    var strokes: [KeyStroke] = []
    for scalar in text.unicodeScalars {
      guard let stroke = characters[scalar] else { return .failure(UntypableCharacter(scalar: scalar)) }
      strokes.append(stroke)
    }
    return .success(strokes)
  }
}

/// A character that a keyboard with the US layout has no key for.
public struct UntypableCharacter: Error, Hashable, Sendable, CustomStringConvertible {
  public let scalar: Unicode.Scalar

  public var description: String {
    let number = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
      + " has no key on a US keyboard, so the code was not typed"
  }
}
