/// The writing system of a letter, as far as host names mix them to deceive (Unicode Standard Annex #24).
public enum Script: String, Sendable, CaseIterable {
  case latin, greek, cyrillic, armenian, hebrew, arabic, devanagari, thai, georgian, cherokee
  case hiragana, katakana, bopomofo, hangul, han
  /// Another one.
  case other

  /// Nil of digits, hyphens, marks, symbols and emoji, which go with every script.
  init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2B8, 0x1D00...0x1D25,
      0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xAB30...0xAB64:
      self = .latin
    case 0x00...0x7F, 0xB7, 0x300...0x36F, 0x2000...0x2BFF, 0xFE00...0xFE0F, 0x1F000...0x1FAFF: return nil
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: self = .cyrillic
    case 0x530...0x58F: self = .armenian
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0xE00...0xE7F: self = .thai
    case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F: self = .georgian
    case 0x13A0...0x13FF, 0xAB70...0xABBF: self = .cherokee
    case 0x3041...0x309F: self = .hiragana
    case 0x30A0...0x30FF, 0x31F0...0x31FF: self = .katakana
    case 0x3100...0x312F: self = .bopomofo
    case 0x1100...0x11FF, 0xAC00...0xD7AF: self = .hangul
    case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3134F: self = .han
    default: self = .other
    }
  }

  /// Whether one language is written with all of these (Unicode Technical Standard #39, §5.2, highly restrictive): Latin
  /// letters beside Japanese, Chinese or Korean.
  static func belongTogether(_ scripts: [Script]) -> Bool {
    let others = scripts.filter { $0 != .latin }
    return scripts.count < 2
      || others.allSatisfy { [.han, .hiragana, .katakana].contains($0) }
      || others.allSatisfy { [.han, .bopomofo].contains($0) }
      || others.allSatisfy { [.han, .hangul].contains($0) }
  }

  /// The name of the script in English: `Cyrillic`.
  public var title: String {
    var name = Array(rawValue.utf8)
    name[0] = name[0].uppercased
    return String(decoding: name, as: UTF8.self)
  }
}

/// A letter that looks like one of a to z, or a digit.
public struct LookAlike: Hashable, Sendable {
  public let letter: Unicode.Scalar
  /// What it looks like.
  public let latin: Unicode.Scalar

  init?(_ scalar: Unicode.Scalar) {
    guard let latin = LookAlike.latin(of: scalar) else { return nil }
    letter = scalar
    self.latin = latin
  }

  /// Facts from Unicode Technical Standard #39, confusables: single small letters that most typefaces draw alike.
  private static func latin(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "а", "ɑ", "α": "a"
    case "Ь", "Ƅ": "b"
    case "с", "ϲ", "ᴄ": "c"
    case "ԁ", "ɗ", "ժ": "d"
    case "е", "ҽ", "ẹ", "ė": "e"
    case "ɡ", "ց", "ġ": "g"
    case "һ", "հ", "ḥ": "h"
    case "і", "ı", "ι", "ɩ", "ị": "i"
    case "ј", "ϳ": "j"
    case "к", "κ", "ķ": "k"
    case "ӏ", "ǀ": "l"
    case "ӎ", "ṃ": "m"
    case "п", "ո", "ռ", "ṇ": "n"
    case "о", "ο", "օ", "ọ", "ס", "๐": "o"
    case "р", "ρ", "ƿ": "p"
    case "ԛ", "զ", "գ": "q"
    case "г", "ᴦ", "ṛ": "r"
    case "ѕ", "ꜱ", "ṣ": "s"
    case "т", "τ", "ṭ": "t"
    case "υ", "ս", "ᴜ", "ụ": "u"
    case "ν", "ѵ", "ᴠ", "ט": "v"
    case "ԝ", "ω", "ѡ", "ա", "ᴡ": "w"
    case "х", "χ": "x"
    case "у", "γ", "ү", "ყ", "ỵ": "y"
    case "ᴢ", "ẓ": "z"
    case "з", "ӡ", "ʒ": "3"
    case "б": "6"
    default: nil
    }
  }
}

extension LookAlike: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("letter", String(letter))
    let digits = Array(String(letter.value, radix: 16).utf8).map({ $0.uppercased })
    let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
    fields.add("codePoint", "U+" + zeros + String(decoding: digits, as: UTF8.self))
    fields.add("looksLike", String(latin))
  }
}
