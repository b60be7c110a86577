/// The number of a product, a book, a magazine or of something in one shop: EAN, UPC and ITF-14 (GS1 General
/// Specifications, 1.4 and 2.1).
public struct ProductNumber: Hashable, Sendable {
  /// The Global Trade Item Number in 14 digits; nil of numbers that have a meaning in one place alone.
  public let gtin: String?
  public let use: Use
  /// Where the number was given out, which need not be where the product is from: `Germany`.
  public let prefixRegion: String?
  /// Two or five digits beside the symbol: a magazine's issue, a book's price.
  public let addOn: String?

  public enum Use: Hashable, Sendable {
    case product
    /// A book: its number in ten digits as well, if it begins with 978.
    case isbn(String, tenDigits: String?)
    /// Printed music.
    case ismn(String)
    /// A magazine or newspaper: its number, and the variant in two digits.
    case issn(String, variant: String)
    /// A number that the shop gives its own things, often with a price or a weight in it.
    case inStore
    case coupon
    /// A receipt for returned bottles and the like.
    case refund
  }

  /// How many digits a carrier of such numbers has; nil of others.
  static func digits(in carrier: ContentInput.Carrier) -> Int? {
    switch carrier {
    case .ean8: 8
    case .upcA: 12
    case .ean13: 13
    case .itf14: 14
    case .interleaved2of5, .code39, .maxiCode: nil
    }
  }

  /// - Parameter digits: As many as the carrier has, the last of them the check digit.
  init(_ digits: Bytes, in carrier: ContentInput.Carrier, addOn: String?) throws(ContentError) {
    // A UPC-A is an EAN-13 with a zero in front, and may be told as one.
    let isEAN13 = carrier == .upcA && digits.count == 13 && digits.first == UInt8(ascii: "0")
    guard digits.isDigits, digits.count == ProductNumber.digits(in: carrier) || isEAN13 else {
      throw .malformed("number")
    }
    var values = digits.map { $0 - 0x30 }
    let isEight = carrier == .ean8
    guard ProductNumber.isChecked(values) else { throw .check("number") }
    values = [UInt8](repeating: 0, count: 14 - values.count) + values
    func text(_ range: Range<Int>) -> String {
      String(decoding: values[range].map { $0 + 0x30 }, as: UTF8.self)
    }
    self.addOn = addOn
    // The company prefix begins behind the indicator, of a GTIN-8 with its first digit.
    let start = isEight ? 6 : 1
    let prefix = values[start..<start + 3].reduce(0) { 10 * $0 + Int($1) }
    use = ProductNumber.use(prefix: prefix, isEight: isEight, text: text)
    switch use {
    case .product, .isbn, .ismn, .issn: gtin = text(0..<14)
    case .inStore, .coupon, .refund: gtin = nil
    }
    prefixRegion = use == .product ? GS1Prefix.region(of: prefix, isEight: isEight) : nil
  }

  /// Whether the last digit is the check digit: the sum with the weights 1, 3, 1, … from the right is a multiple of 10 (GS1
  /// General Specifications, 7.9.1).
  private static func isChecked(_ digits: [UInt8]) -> Bool {
    digits.reversed().enumerated().reduce(0) { $0 + Int($1.element) * (1 + 2 * ($1.offset % 2)) } % 10 == 0
  }

  /// GS1 General Specifications, 1.4.2 and 1.4.4.
  private static func use(prefix: Int, isEight: Bool, text: (Range<Int>) -> String) -> Use {
    switch prefix {
    case 0...99 where isEight, 200...299, 20...29, 40...49: return .inStore
    case _ where isEight: return .product
    case 50...59, 981...984, 990...999: return .coupon
    case 980: return .refund
    case 977:
      let digits = text(4..<11)
      return .issn(text(4..<8) + "-" + text(8..<11) + issnCheck(Bytes(digits)), variant: text(11..<13))
    case 979 where Bytes(text(4..<5)) == Bytes("0"): return .ismn(text(1..<14))
    case 978: return .isbn(text(1..<14), tenDigits: text(4..<13) + isbnCheck(Bytes(text(4..<13))))
    case 979: return .isbn(text(1..<14), tenDigits: nil)
    default: return .product
    }
  }

  /// ISO 3297: weights 8 to 2, modulo 11, X for 10.
  private static func issnCheck(_ digits: Bytes) -> String { elevens(digits, from: 8) }

  /// ISO 2108: weights 10 to 2, modulo 11, X for 10.
  private static func isbnCheck(_ digits: Bytes) -> String { elevens(digits, from: 10) }

  private static func elevens(_ digits: Bytes, from weight: Int) -> String {
    let sum = digits.enumerated().reduce(0) { $0 + (weight - $1.offset) * Int($1.element - 0x30) }
    let check = (11 - sum % 11) % 11
    return check == 10 ? "X" : String(check)
  }
}

extension ProductNumber: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    switch use {
    case .product: fields.add("use", "product")
    case .isbn(let number, let tenDigits):
      fields.add("use", "book")
      fields.add("isbn", number)
      fields.add("isbn10", tenDigits)
    case .ismn(let number):
      fields.add("use", "music")
      fields.add("ismn", number)
    case .issn(let number, let variant):
      fields.add("use", "periodical")
      fields.add("issn", number)
      fields.add("variant", variant)
    case .inStore: fields.add("use", "inStore")
    case .coupon: fields.add("use", "coupon")
    case .refund: fields.add("use", "refund")
    }
    fields.add("gtin", gtin)
    fields.add("prefixRegion", prefixRegion)
    fields.add("addOn", addOn)
  }
}
