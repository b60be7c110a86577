/// The number of a medicine.
public struct PharmacyNumber: Hashable, Sendable {
  public let scheme: Scheme
  /// With its check digit.
  public let number: String

  public enum Scheme: String, Sendable {
    /// Germany's Pharmazentralnummer, of seven or eight digits.
    case pzn
    /// Italy's Code 32: `A` and nine digits.
    case code32
  }

  /// A hyphen and the digits, as a Code 39 holds them (IFA, technical specification of the PZN in Code 39).
  ///
  /// Weights from 1, of seven digits from 2, modulo 11.
  init(pzn text: Bytes) throws(ContentError) {
    let digits = text.dropFirst()
    let first = digits.count == 7 ? 2 : 1
    let sum = digits.dropLast().enumerated().reduce(0) { $0 + (first + $1.offset) * Int($1.element - 0x30) }
    guard let last = digits.last, sum % 11 == Int(last - 0x30) else { throw .check("PZN") }
    scheme = .pzn
    number = digits.text
  }

  private init(code32 text: Bytes) {
    scheme = .code32
    number = text.text
  }

  /// What a Code 39 says if it is one of these; nil of others.
  static func content(of text: Bytes) throws(ContentError) -> BarcodeContent? {
    if text.first == UInt8(ascii: "-"), text.count == 8 || text.count == 9, text.dropFirst().isDigits {
      return .pharmacy(try PharmacyNumber(pzn: text))
    }
    // The reader tells a Code 32 by its check digit; a Code 39 may say the same.
    guard text.count == 10, text.first == UInt8(ascii: "A"), text.dropFirst().isDigits else { return nil }
    guard isChecked(text.dropFirst()) else { return nil }
    return .pharmacy(PharmacyNumber(code32: text))
  }

  /// Every other digit, from the second on, counts as the sum of its double's digits (decree of the Italian ministry of health
  /// of 10 June 1981).
  private static func isChecked(_ digits: Bytes) -> Bool {
    let sum = digits.dropLast().enumerated().reduce(0) { sum, digit in
      let value = Int(digit.element - 0x30)
      return sum + (digit.offset % 2 == 0 ? value : 2 * value / 10 + 2 * value % 10)
    }
    return sum % 10 == Int(digits.last! - 0x30)
  }
}

extension PharmacyNumber: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("scheme", scheme.rawValue)
    fields.add("number", number)
  }
}
