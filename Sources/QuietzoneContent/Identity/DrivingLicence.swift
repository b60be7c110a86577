/// A driving licence or identity card of North America (AAMVA, DL/ID Card Design Standard, annex D).
public struct DrivingLicence: Hashable, Sendable {
  public let kind: Kind
  /// Who issued it: six digits of the register of issuers.
  public let issuer: String
  /// Of the standard.
  public let version: Int
  public let number: String
  public let familyName: String?
  public let givenNames: String?
  public let birthDate: CalendarDate?
  public let issueDate: CalendarDate?
  public let expiryDate: CalendarDate?
  public let street: String?
  public let city: String?
  public let region: String?
  public let postalCode: String?
  public let country: String?
  public let vehicleClass: String?

  public enum Kind: String, Sendable { case drivingLicence, identityCard }

  /// Whether a text begins as one: an at sign, the three separators (of which the second changed), and who made the file.
  static func isLike(_ text: Bytes) -> Bool {
    text.first == UInt8(ascii: "@") && text.count > 9 && text.dropFirst().prefix(3).allSatisfy { $0 < 0x20 }
      && (text.dropFirst(4).begins(with: "ANSI ") || text.dropFirst(4).begins(with: "AAMVA"))
  }

  init(_ text: Bytes) throws(ContentError) {
    var rest = text.dropFirst(9)
    guard let issuer = rest.take(6), issuer.isDigits else { throw .malformed("issuer") }
    guard let version = rest.take(2)?.number() else { throw .malformed("version") }
    // D.12.3: from version 2 on there is the jurisdiction's own, too.
    if version >= 2, rest.take(2)?.number() == nil { throw .malformed("jurisdiction version") }
    guard let count = rest.take(2)?.number(), count > 0 else { throw .malformed("number of subfiles") }
    var subfile: (kind: Kind, elements: Bytes)?
    for _ in 0..<count {
      guard let type = rest.take(2), let offset = rest.take(4)?.number(), rest.take(4)?.number() != nil else {
        throw .malformed("subfile designator")
      }
      guard "DL" ~= type || "ID" ~= type else { continue }
      guard let elements = DrivingLicence.subfile(type, at: offset, in: text) else {
        throw .malformed("subfile")
      }
      subfile = ("DL" ~= type ? .drivingLicence : .identityCard, elements)
      break
    }
    guard let subfile else { throw .missing("DL") }
    let elements = Elements(subfile.elements)
    kind = subfile.kind
    self.issuer = issuer.text
    self.version = version
    guard let number = elements["DAQ"] else { throw .missing("DAQ") }
    self.number = number
    // Version 1 has the whole name in one, the family's first.
    let whole = elements["DAA"].map { Bytes($0).parts(at: ",") }
    familyName = elements["DCS"] ?? whole?[0].textIfAny
    let given = [elements["DAC"] ?? elements["DCT"], elements["DAD"]].compactMap { $0 }.joinedBySpaces
    givenNames = Bytes(given).textIfAny ?? whole?.dropFirst().map({ $0.text }).joinedBySpaces
    guard familyName != nil || givenNames != nil else { throw .missing("DCS") }
    country = elements["DCG"]
    // Days come first in the United States, years in Canada and in version 1.
    let isYearFirst = version < 2 || Bytes(country ?? "") == Bytes("CAN")
    birthDate = try elements.date("DBB", isYearFirst: isYearFirst)
    issueDate = try elements.date("DBD", isYearFirst: isYearFirst)
    expiryDate = try elements.date("DBA", isYearFirst: isYearFirst)
    street = elements["DAG"]
    city = elements["DAI"]
    region = elements["DAJ"]
    postalCode = elements["DAK"]
    vehicleClass = elements["DCA"]
  }

  /// What is behind a subfile's type, up to the segment's end. Offsets are one off in the standard's own example, and on cards.
  private static func subfile(_ type: Bytes, at offset: Int, in text: Bytes) -> Bytes? {
    for place in [offset, offset - 1, offset + 1] where place > 0 && place < text.count {
      let found = text.dropFirst(place)
      if found.starts(with: type) { return found.dropFirst(2).prefix { $0 != 0x0D } }
    }
    return nil
  }

  /// Data elements: three characters of a name, and a value up to a line feed.
  private struct Elements {
    private let all: [(name: Bytes, value: Bytes)]

    init(_ subfile: Bytes) {
      all = subfile.parts(at: "\n").filter { $0.count >= 3 }.map { ($0.prefix(3), $0.dropFirst(3).trimmed) }
    }

    /// Nil if there is none, or it says that there is no value.
    subscript(_ name: StaticString) -> String? {
      guard let value = all.first(where: { name ~= $0.name })?.value else { return nil }
      return "NONE" ~= value || "unavl" ~= value ? nil : value.textIfAny
    }

    func date(_ name: StaticString, isYearFirst: Bool) throws(ContentError) -> CalendarDate? {
      guard let text = self[name] else { return nil }
      let digits = Bytes(text)
      let ordered = isYearFirst ? digits : digits.suffix(4) + digits.prefix(4)
      guard digits.count == 8, let date = CalendarDate(ordered) else { throw .malformed("\(name)") }
      return date
    }
  }
}

extension DrivingLicence: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("type", kind.rawValue)
    fields.add("number", number)
    fields.add("familyName", familyName)
    fields.add("givenNames", givenNames)
    fields.add("birthDate", birthDate)
    fields.add("issueDate", issueDate)
    fields.add("expiryDate", expiryDate)
    fields.add("street", street)
    fields.add("city", city)
    fields.add("region", region)
    fields.add("postalCode", postalCode)
    fields.add("country", country)
    fields.add("vehicleClass", vehicleClass)
    fields.add("issuer", issuer)
    fields.add("version", version)
  }
}
