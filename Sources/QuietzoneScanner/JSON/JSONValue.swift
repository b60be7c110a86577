/// A value that was read from JSON (RFC 8259).
enum JSONValue {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])
}

/// A member of an object.
struct JSONMember {
  var name: String
  var value: JSONValue
}

/// Why bytes are not JSON, and where.
package struct JSONError: Error, Equatable {
  package enum Reason {
    case unexpectedEnd, unexpectedCharacter, invalidEscape, controlCharacter, numberTooLarge, tooDeep,
      trailingCharacters
  }

  var reason: Reason
  /// In bytes from the start.
  var offset: Int

  /// In words.
  var message: String {
    let what =
      switch reason {
      case .unexpectedEnd: "the JSON ends too early"
      case .unexpectedCharacter: "the JSON holds what nobody expects"
      case .invalidEscape: "the JSON holds an escape that is none"
      case .controlCharacter: "the JSON holds a control character that is not escaped"
      case .numberTooLarge: "the JSON holds a number that is too large"
      case .tooDeep: "the JSON is nested too deeply"
      case .trailingCharacters: "the JSON goes on after its end"
      }
    return what + ", at byte " + String(offset)
  }
}

/// Whether two texts are the same bytes. `==` would compare them by Unicode's normal forms, whose tables a module for
/// browsers does not have.
package func isSame(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }
