/// A boarding pass (IATA Resolution 792, Bar Coded Boarding Pass).
public struct BoardingPass: Hashable, Sendable {
  /// As written: `DESMARAIS/LUC`.
  public let passenger: String
  public let isElectronicTicket: Bool
  public let legs: [Leg]
  /// Of the conditional items; nil without any.
  public let version: Int?
  /// The year's last digit and its day when the pass was issued.
  public let issued: String?
  public let issuer: String?
  public let baggageTags: [String]

  public struct Leg: Hashable, Sendable {
    /// The carrier's own for the booking.
    public let reference: String
    /// Airports by IATA's codes.
    public let from: String
    public let to: String
    public let carrier: String
    public let flight: String
    /// The day of the year, 1 to 366; the year is not told.
    public let dayOfYear: Int
    /// The class of travel.
    public let cabin: String
    public let seat: String?
    /// In the order of check-in.
    public let sequence: String?
    /// 0 not checked in, 1 checked in, and so on.
    public let status: String
    public let ticket: String?
    public let frequentFlyer: String?
    public let baggageAllowance: String?
    public let hasFastTrack: Bool?
  }

  /// Whether a text looks like one: the format's code, a name, and airports where they belong.
  static func isLike(_ text: Bytes) -> Bool {
    let bytes = Array(text.prefix(39))
    return bytes.count == 39 && bytes[0] == UInt8(ascii: "M") && 0x31...0x39 ~= bytes[1]
      && bytes[30...35].allSatisfy({ $0.isUppercase }) && bytes[2...21].allSatisfy { 0x20...0x5F ~= $0 }
  }

  init(_ text: Bytes) throws(ContentError) {
    var rest = text.dropFirst()
    guard let count = rest.take(1)?.number(), (1...4).contains(count) else {
      throw .malformed("number of legs")
    }
    guard let name = rest.take(20)?.trimmed, !name.isEmpty else { throw .missing("passenger") }
    passenger = name.text
    guard let indicator = rest.take(1)?.first else { throw .notEnded }
    isElectronicTicket = indicator == UInt8(ascii: "E")
    var (legs, unique): ([Leg], UniqueItems) = ([], UniqueItems())
    for index in 0..<count { legs.append(try Leg(&rest, isFirst: index == 0, unique: &unique)) }
    self.legs = legs
    (version, issued, issuer, baggageTags) = (
      unique.version, unique.issued, unique.issuer, unique.baggageTags
    )
    try BoardingPass.verifyEnd(rest)
  }

  /// Nothing more, or the security data: their kind, their length and so many characters.
  private static func verifyEnd(_ text: Bytes) throws(ContentError) {
    var rest = text
    guard !rest.allSatisfy({ $0.isWhitespace }) else { return }
    guard rest.popFirst() == UInt8(ascii: "^") else { throw .trailing }
    guard rest.take(1) != nil, let length = rest.take(2).flatMap(BoardingPass.hexadecimal) else {
      throw .notEnded
    }
    guard rest.count >= length else { throw .notEnded }
    guard rest.dropFirst(length).allSatisfy({ $0.isWhitespace }) else { throw .trailing }
  }

  fileprivate static func hexadecimal(_ digits: Bytes) -> Int? {
    var number = 0
    for digit in digits {
      guard let value = digit.hexadecimalValue else { return nil }
      number = number << 4 | Int(value)
    }
    return number
  }

  /// The conditional items that are told once.
  fileprivate struct UniqueItems {
    var version: Int?
    var issued: String?
    var issuer: String?
    var baggageTags: [String] = []

    /// - Parameter items: As many as the pass has; what is behind them is left out.
    mutating func read(_ items: Bytes) {
      var rest = items
      // Who the passenger is, where checked in and where issued.
      _ = rest.take(min(3, rest.count))
      issued = (rest.take(4)?.trimmed).flatMap({ $0.textIfAny })
      _ = rest.take(1)
      issuer = (rest.take(3)?.trimmed).flatMap({ $0.textIfAny })
      while let tag = rest.take(13) {
        if let text = tag.trimmed.textIfAny { baggageTags.append(text) }
      }
    }
  }
}

extension BoardingPass.Leg {
  fileprivate init(_ rest: inout Bytes, isFirst: Bool, unique: inout BoardingPass.UniqueItems)
    throws(ContentError)
  {
    func item(_ length: Int) throws(ContentError) -> Bytes {
      guard let item = rest.take(length) else { throw .notEnded }
      return item.trimmed
    }
    reference = try item(7).text
    let airports = (try item(3), try item(3))
    guard airports.0.count == 3, airports.1.count == 3, (airports.0 + airports.1).allSatisfy({ $0.isLetter })
    else {
      throw .malformed("airport")
    }
    (from, to) = (airports.0.text, airports.1.text)
    carrier = try item(3).text
    let flight = try item(5)
    self.flight = flight.drop { $0 == 0x30 }.text
    guard let day = try item(3).number(), (1...366).contains(day) else { throw .malformed("date of flight") }
    dayOfYear = day
    cabin = try item(1).text
    seat = try item(4).drop { $0 == 0x30 }.textIfAny
    sequence = try item(5).drop { $0 == 0x30 }.textIfAny
    status = try item(1).text
    guard let size = rest.take(2).flatMap(BoardingPass.hexadecimal) else { throw .malformed("length") }
    guard var conditional = rest.take(size) else { throw .notEnded }
    if isFirst, conditional.first == UInt8(ascii: ">") {
      conditional = conditional.dropFirst()
      guard let version = conditional.take(1)?.number() else { throw .malformed("version") }
      unique.version = version
      unique.read(try BoardingPass.Leg.block(&conditional))
    }
    // The rest is the airline's own.
    var items = conditional.count >= 2 ? try BoardingPass.Leg.block(&conditional) : []
    func next(_ length: Int) -> String? { (items.take(length)?.trimmed).flatMap({ $0.textIfAny }) }
    let document = (next(3), next(10))
    ticket = document.1.map { (document.0 ?? "") + $0 }
    // Selectee, verification of documents and the marketing carrier.
    _ = items.take(min(5, items.count))
    let flyer = (next(3), next(16))
    frequentFlyer = flyer.1.map { number in (flyer.0.map { $0 + " " } ?? "") + number }
    _ = next(1)
    baggageAllowance = next(3)
    hasFastTrack = next(1).map { Bytes($0) == Bytes("Y") }
  }

  /// A length in two hexadecimal digits, and so many characters.
  private static func block(_ rest: inout Bytes) throws(ContentError) -> Bytes {
    guard let size = rest.take(2).flatMap(BoardingPass.hexadecimal) else { throw .malformed("length") }
    guard let block = rest.take(size) else { throw .notEnded }
    return block
  }
}

extension BoardingPass: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("passenger", passenger)
    fields.add("isElectronicTicket", if: isElectronicTicket)
    fields.add("legs", legs)
    fields.add("version", version)
    fields.add("issued", issued)
    fields.add("issuer", issuer)
    fields.add("baggageTags", baggageTags)
  }
}

extension BoardingPass.Leg: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("reference", reference)
    fields.add("from", from)
    fields.add("to", to)
    fields.add("carrier", carrier)
    fields.add("flight", flight)
    fields.add("dayOfYear", dayOfYear)
    fields.add("cabin", cabin)
    fields.add("seat", seat)
    fields.add("sequence", sequence)
    fields.add("status", status)
    fields.add("ticket", ticket)
    fields.add("frequentFlyer", frequentFlyer)
    fields.add("baggageAllowance", baggageAllowance)
    fields.add("hasFastTrack", if: hasFastTrack ?? false)
  }
}
