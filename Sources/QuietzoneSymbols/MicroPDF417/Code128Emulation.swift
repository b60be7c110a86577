/// Function codewords by which a MicroPDF417 stands for a Code 128 symbol with FNC1 in some position, or none (ISO/IEC
/// 24728, 5.4.2).
///
/// 912, 914 and 915 are not among them: they imply application identifiers of what belongs to a linear symbol.
enum Code128Emulation: Int {
  case gs1Text = 903
  case gs1Digits = 904
  /// The application identifier 01 is left out, and 14 digits follow.
  case gs1TradeItem = 905
  case linkedGS1Text = 906
  case linkedGS1Digits = 907
  /// FNC1 behind the letter that comes first.
  case industryText = 908
  /// FNC1 behind the two digits that come first.
  case industryDigits = 909
  case text = 910
  case digits = 911

  /// All that are reserved for this.
  static let codewords = [903, 904, 905, 906, 907, 908, 909, 910, 911, 912, 914, 915]

  /// Whether the data begin in numeric compaction, not in text compaction.
  var isNumeric: Bool {
    switch self {
    case .gs1Digits, .gs1TradeItem, .linkedGS1Digits, .industryDigits, .digits: true
    default: false
    }
  }

  var isGS1: Bool { rawValue < Self.industryText.rawValue }

  var symbologyIdentifier: String {
    switch self {
    case .gs1Text, .gs1Digits, .gs1TradeItem, .linkedGS1Text, .linkedGS1Digits: "]L3"
    case .industryText, .industryDigits: "]L4"
    case .text, .digits: "]L5"
    }
  }
}
