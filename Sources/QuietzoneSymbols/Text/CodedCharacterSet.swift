/// A character set that an Extended Channel Interpretation names (AIM ITS/04-023), by its ECI assignment number.
public struct CodedCharacterSet: Hashable, Sendable {
  /// The ECI assignment number: 0 to 999999.
  public let eci: Int

  public init(eci: Int) { self.eci = eci }

  public static let cp437 = CodedCharacterSet(eci: 2)
  public static let iso8859_1 = CodedCharacterSet(eci: 3)
  public static let shiftJIS = CodedCharacterSet(eci: 20)
  public static let windows1250 = CodedCharacterSet(eci: 21)
  public static let windows1251 = CodedCharacterSet(eci: 22)
  public static let windows1252 = CodedCharacterSet(eci: 23)
  public static let windows1256 = CodedCharacterSet(eci: 24)
  public static let utf16BE = CodedCharacterSet(eci: 25)
  public static let utf8 = CodedCharacterSet(eci: 26)
  public static let ascii = CodedCharacterSet(eci: 27)
  public static let big5 = CodedCharacterSet(eci: 28)
  public static let gb2312 = CodedCharacterSet(eci: 29)
  public static let eucKR = CodedCharacterSet(eci: 30)
  public static let gbk = CodedCharacterSet(eci: 31)
  public static let gb18030 = CodedCharacterSet(eci: 32)
  public static let utf16LE = CodedCharacterSet(eci: 33)
  public static let utf32BE = CodedCharacterSet(eci: 34)
  public static let utf32LE = CodedCharacterSet(eci: 35)
  /// The characters that are the same in all national variants of ISO/IEC 646.
  public static let iso646Invariant = CodedCharacterSet(eci: 170)
  /// Bytes that are not text.
  public static let binary = CodedCharacterSet(eci: 899)

  /// A part of ISO/IEC 8859: 1 to 16, but 12; nil if there is none.
  public static func iso8859(part: Int) -> CodedCharacterSet? {
    (1...16).contains(part) && part != 12 ? CodedCharacterSet(eci: part + 2) : nil
  }

  /// The name that IANA registered, which iconv knows and, but for code page 437 and UTF-32, a browser's `TextDecoder`
  /// too; nil if the number stands for no character set.
  public var name: String? {
    switch eci {
    case 0, 2: "IBM437"
    case 1, 3: "ISO-8859-1"
    case 4...13, 15...18: "ISO-8859-\(eci - 2)"
    case 20: "Shift_JIS"
    case 21: "windows-1250"
    case 22: "windows-1251"
    case 23: "windows-1252"
    case 24: "windows-1256"
    case 25: "UTF-16BE"
    case 26: "UTF-8"
    case 27, 170: "US-ASCII"
    case 28: "Big5"
    case 29: "GB2312"
    case 30: "EUC-KR"
    case 31: "GBK"
    case 32: "GB18030"
    case 33: "UTF-16LE"
    case 34: "UTF-32BE"
    case 35: "UTF-32LE"
    default: nil
    }
  }

  /// Whether ASCII text is the same bytes in this character set.
  var includesASCII: Bool {
    switch eci {
    case 0...13, 15...18, 20...24, 26...32, 170: true
    default: false
    }
  }
}
