/// Why bytes are no GS1 element string. `offset` counts bytes from its start.
package enum GS1Error: Error, Hashable, Sendable {
  /// There is no element.
  case empty
  /// No application identifier begins at `offset`.
  case unknownIdentifier(offset: Int)
  /// The data that begin at `offset` are shorter or longer than their identifier allows.
  case length(offset: Int)
  /// The character at `offset` is none of those allowed there.
  case character(offset: Int)
  /// The number, or the text, that begins at `offset` has a wrong check digit or check characters.
  case checkDigit(offset: Int)
  /// There is no such date or time as the one that begins at `offset`.
  case date(offset: Int)
  /// The number that begins at `offset` is out of range.
  case range(offset: Int)

  /// The reason, for people.
  package var description: String {
    switch self {
    case .empty: "there is no element"
    case .unknownIdentifier(let offset): "there is no such application identifier at \(offset)"
    case .length(let offset): "the data at \(offset) have the wrong length"
    case .character(let offset): "the character at \(offset) is not allowed there"
    case .checkDigit(let offset): "the check digit of the data at \(offset) is wrong"
    case .date(let offset): "the date or time at \(offset) does not exist"
    case .range(let offset): "the number at \(offset) is out of range"
    }
  }
}
