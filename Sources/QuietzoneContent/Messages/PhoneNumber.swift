/// A number to call: `tel:+1-201-555-0123` (RFC 3966).
public struct PhoneNumber: Hashable, Sendable {
  /// As written, without what only separates digits: `+12015550123`.
  public let number: String
  /// What is dialled when the call is taken.
  public let extensionNumber: String?

  /// - Parameter text: What is behind `tel:`.
  init(_ text: Bytes) throws(ContentError) {
    guard let decoded = PercentCoding.decoded(text) else { throw .malformed("number") }
    let parts = decoded.parts(at: ";")
    number = try PhoneNumber.number(parts[0].trimmed)
    let dialled = parts.dropFirst().compactMap { $0.after("ext=") }.first
    extensionNumber = try dialled.map { (digits) throws(ContentError) in try PhoneNumber.number(digits) }
  }

  /// Digits, perhaps a plus in front, and what telephones have besides, without visual separators (RFC 3966 §3).
  static func number(_ text: Bytes) throws(ContentError) -> String {
    var result: [UInt8] = []
    for byte in text {
      switch byte {
      case "-", ".", "(", ")", " ", "/": continue
      case "+" where result.isEmpty: result.append(byte)
      case "*", "#": result.append(byte)
      case ",", "p", "P", "w", "W": result.append(UInt8(ascii: ","))
      case _ where byte.isDigit: result.append(byte)
      default: throw .malformed("number")
      }
    }
    guard result.contains(where: { $0.isDigit }) else { throw .missing("number") }
    guard result.count <= 40 else { throw .tooLong("number") }
    return result[...].text
  }
}

extension PhoneNumber: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("number", number)
    fields.add("extension", extensionNumber)
  }
}
