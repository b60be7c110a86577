/// Why JSON is no event.
package enum EventError: Error, Equatable {
  case json(JSONError)
  /// What there is, is no object.
  case noObject
  case unknownEvent
  /// This field is missing, or it is not what it has to be.
  case field(String)

  /// In words.
  package var message: String {
    switch self {
    case .json(let error): error.message
    case .noObject: "an event is an object with a field “event”"
    case .unknownEvent: "there is no event of this name"
    case .field(let name): "the field “" + name + "” is missing or makes no sense"
    }
  }
}

/// The fields of an event, or of an object in one.
package struct EventFields {
  private let members: [JSONMember]

  package init(json: [UInt8]) throws(EventError) {
    let value: JSONValue
    do { value = try JSONReader.value(of: json) } catch { throw .json(error) }
    try self.init(value)
  }

  init(_ value: JSONValue) throws(EventError) {
    guard case .object(let members) = value else { throw .noObject }
    self.members = members
  }

  /// As a browser reads JSON, the last of several fields with the same name counts.
  private func value(_ name: String) -> JSONValue? {
    guard let value = members.last(where: { isSame($0.name, name) })?.value else { return nil }
    if case .null = value { return nil }
    return value
  }

  package func has(_ name: String) -> Bool { if case nil = value(name) { false } else { true } }

  package func string(_ name: String) throws(EventError) -> String {
    guard case .string(let text) = value(name) else { throw .field(name) }
    return text
  }

  func number(_ name: String, default standard: Double? = nil) throws(EventError) -> Double {
    switch value(name) {
    case .number(let number): return number
    case nil: if let standard { return standard } else { throw .field(name) }
    default: throw .field(name)
    }
  }

  /// A whole number, of a size that fits a 32-bit `Int`.
  package func integer(_ name: String, default standard: Int? = nil) throws(EventError) -> Int {
    let number = try number(name, default: standard.map { Double($0) })
    guard let integer = Int32(exactly: number) else { throw .field(name) }
    return Int(integer)
  }

  func boolean(_ name: String, default standard: Bool? = nil) throws(EventError) -> Bool {
    switch value(name) {
    case .boolean(let flag): return flag
    case nil: if let standard { return standard } else { throw .field(name) }
    default: throw .field(name)
    }
  }

  func choice<Choice: NamedCase>(_ name: String, default standard: Choice? = nil) throws(EventError) -> Choice
  {
    if let standard, !has(name) { return standard }
    guard let choice = Choice(jsonName: try string(name)) else { throw .field(name) }
    return choice
  }

  /// The elements of an array, each made by `element`; nil if there is no such field.
  func list<Element>(
    _ name: String, _ element: (JSONValue) throws(EventError) -> Element
  ) throws(EventError) -> [Element]? {
    switch value(name) {
    case nil: return nil
    case .array(let values):
      var result: [Element] = []
      for value in values { result.append(try element(value)) }
      return result
    default: throw .field(name)
    }
  }

  /// An object in this one; nil if there is no such field.
  package func fields(_ name: String) throws(EventError) -> EventFields? {
    if let value = value(name) { try EventFields(value) } else { nil }
  }

  /// Bytes, two digits each, as the reader's JSON has them.
  package func hexadecimal(_ name: String) throws(EventError) -> [UInt8] {
    let digits = Array(try string(name).utf8)
    guard digits.count % 2 == 0 else { throw .field(name) }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = hexadecimalValue(digits[index]), let low = hexadecimalValue(digits[index + 1]) else {
        throw .field(name)
      }
      bytes.append(high << 4 | low)
    }
    return bytes
  }
}

private func hexadecimalValue(_ digit: UInt8) -> UInt8? {
  switch digit {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
  default: nil
  }
}
