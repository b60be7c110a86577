/// A medical product's label by its supplier (ANSI/HIBC 2.6, Health Industry Bar Code Supplier Labeling Standard).
public struct HIBCLabel: Hashable, Sendable {
  /// Of the supplier: a letter and three more characters; nil of a secondary symbol, whose other one says it.
  public let labeler: String?
  public let product: String?
  /// What level of packaging, 0 to 9: 0 is the thing itself.
  public let packaging: Int?
  public let lot: String?
  public let serial: String?
  public let quantity: Int?
  public let expiry: CalendarDate?
  /// The hour of the day at which it expires.
  public let expiryHour: Int?
  public let manufactured: CalendarDate?

  /// Whether a text looks like one: a plus, and a labeler or secondary data in the characters of Code 39.
  static func isLike(_ text: Bytes) -> Bool {
    guard text.count >= 5, text.first == UInt8(ascii: "+"), text.allSatisfy({ value(of: $0) != nil }) else {
      return false
    }
    let rest = text.dropFirst()
    return rest.first == UInt8(ascii: "$")
      || rest.first!.isUppercase && rest.prefix(4).allSatisfy { $0.isDigit || $0.isUppercase }
  }

  init(_ text: Bytes) throws(ContentError) {
    // The last character: the values of all others, modulo 43 (§2.3.2.1).
    let sum = text.dropLast().reduce(0) { $0 + (HIBCLabel.value(of: $1) ?? 0) }
    guard let check = text.last, HIBCLabel.value(of: check) == sum % 43 else { throw .check("label") }
    let body = text.dropFirst().dropLast()
    var data = SecondaryData()
    if body.first == UInt8(ascii: "$") {
      // Alone, its last character is the check character of the primary symbol.
      (labeler, product, packaging) = (nil, nil, nil)
      try data.read(body.dropLast())
    } else {
      var parts = body.parts(at: "/")
      let primary = parts.removeFirst()
      guard (6...23).contains(primary.count), let level = primary.last, level.isDigit else {
        throw .malformed("product")
      }
      labeler = primary.prefix(4).text
      let name = primary.dropFirst(4).dropLast()
      guard name.allSatisfy({ $0.isDigit || $0.isUppercase }) else { throw .malformed("product") }
      product = name.text
      packaging = Int(level - 0x30)
      for (index, part) in parts.enumerated() { try index == 0 ? data.read(part) : data.readMore(part) }
    }
    (lot, serial, quantity) = (data.lot, data.serial, data.quantity)
    (expiry, expiryHour, manufactured) = (data.expiry, data.expiryHour, data.manufactured)
  }

  /// The value of a character, its place among the 43.
  private static func value(of character: UInt8) -> Int? {
    switch character {
    case 0x30...0x39: Int(character) - 0x30
    case 0x41...0x5A: Int(character) - 0x41 + 10
    case "-": 36
    case ".": 37
    case " ": 38
    case "$": 39
    case "/": 40
    case "+": 41
    case "%": 42
    default: nil
    }
  }
}

extension HIBCLabel {
  /// What is known of one lot or piece (§2.2 and §2.3).
  private struct SecondaryData {
    var lot: String?
    var serial: String?
    var quantity: Int?
    var expiry: CalendarDate?
    var expiryHour: Int?
    var manufactured: CalendarDate?

    /// `$` and a lot, `$+` and a serial number, with another `$` a quantity and a date in front; or five digits of a date and
    /// a lot.
    mutating func read(_ data: Bytes) throws(ContentError) {
      guard let dollar = data.after("$") else {
        if isMore(data) { return try readMore(data) }
        var rest = data
        try readDate(5, &rest)
        return try readNumber(rest, isSerial: false)
      }
      guard let second = dollar.after("$") else {
        return try readNumber(dollar.after("+") ?? dollar, isSerial: dollar.first == UInt8(ascii: "+"))
      }
      let isSerial = second.first == UInt8(ascii: "+")
      var rest = isSerial ? second.dropFirst() : second
      if rest.first == UInt8(ascii: "8") || rest.first == UInt8(ascii: "9") {
        let digits = rest.first == UInt8(ascii: "8") ? 2 : 5
        rest = rest.dropFirst()
        guard let number = rest.take(digits)?.number() else { throw .malformed("quantity") }
        quantity = number
      }
      if let format = rest.first, format.isDigit {
        // 0 and 1 are digits of the month.
        if format >= 0x32 { rest = rest.dropFirst() }
        try readDate(Int(format - 0x30), &rest)
      }
      try readNumber(rest, isSerial: isSerial)
    }

    /// A further field behind a slash: data identifiers of ANSI MH10.8.2.
    mutating func readMore(_ data: Bytes) throws(ContentError) {
      if let date = data.after("14D") {
        expiry = try day(date, "expiry")
      } else if let date = data.after("16D") {
        manufactured = try day(date, "manufactured")
      } else if let number = data.after("S") {
        serial = number.text
      } else if let number = data.after("Q") {
        guard let count = number.number() else { throw .malformed("quantity") }
        quantity = count
      } else {
        throw .malformed("data identifier")
      }
    }

    private func isMore(_ data: Bytes) -> Bool {
      data.begins(with: "14D") || data.begins(with: "16D") || data.begins(with: "S") || data.begins(with: "Q")
    }

    private func day(_ text: Bytes, _ field: String) throws(ContentError) -> CalendarDate {
      guard text.count == 8, let date = CalendarDate(text) else { throw .malformed(field) }
      return date
    }

    private mutating func readNumber(_ text: Bytes, isSerial: Bool) throws(ContentError) {
      guard text.count <= 18 else { throw .tooLong(isSerial ? "serial" : "lot") }
      if isSerial { serial = text.textIfAny } else { lot = text.textIfAny }
    }

    /// A date in one of the formats, which is taken off: 0 and 1 MMYY, 2 MMDDYY, 3 YYMMDD, 4 with an hour behind, 5 a year and
    /// its day, 6 with an hour behind, 7 none.
    private mutating func readDate(_ format: Int, _ rest: inout Bytes) throws(ContentError) {
      let length = [4, 4, 6, 6, 8, 5, 7, 0][min(format, 7)]
      guard let digits = rest.take(length), length == 0 || digits.isDigits else { throw .malformed("expiry") }
      func two(_ position: Int) -> Int { digits.dropFirst(position).prefix(2).number() ?? 0 }
      switch format {
      case 0, 1: expiry = CalendarDate(year: 2000 + two(2), month: two(0), day: nil)
      case 2: expiry = CalendarDate(year: 2000 + two(4), month: two(0), day: two(2))
      case 3, 4: expiry = CalendarDate(year: 2000 + two(0), month: two(2), day: two(4))
      case 5, 6:
        expiry = CalendarDate(year: 2000 + two(0), dayOfYear: digits.dropFirst(2).prefix(3).number() ?? 0)
      default: return
      }
      guard expiry != nil else { throw .malformed("expiry") }
      if format == 4 || format == 6 {
        expiryHour = two(format == 4 ? 6 : 5)
        guard expiryHour! < 24 else { throw .malformed("expiry") }
      }
    }
  }
}

extension HIBCLabel: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("labeler", labeler)
    fields.add("product", product)
    fields.add("packaging", packaging)
    fields.add("lot", lot)
    fields.add("serial", serial)
    fields.add("quantity", quantity)
    fields.add("expiry", expiry)
    fields.add("expiryHour", expiryHour)
    fields.add("manufactured", manufactured)
  }
}
