extension MaxiCode {
  /// Why a symbol was not decoded.
  package enum DecodingError: Error, Hashable, Sendable {
    /// A MaxiCode has 30 × 33 modules.
    case noSuchDimension(width: Int, height: Int)
    /// More codewords of the primary message are wrong than Reed–Solomon can make up for.
    case primaryBeyondRepair
    /// More codewords of the secondary message are wrong than Reed–Solomon can make up for.
    case secondaryBeyondRepair
    /// A mode that the standard does not define, or no longer does.
    case unknownMode(Int)
    /// A postcode with characters that it cannot have, or a country or service class of more than three digits.
    case invalidCarrierMessage
    /// The codewords are sound, but what they say is not a message; `codeword` is where, from the start of the message.
    case malformedMessage(codeword: Int, fault: MessageFault)
    /// The message holds nothing.
    case emptyMessage

    /// The reason, for people.
    package var description: String {
      switch self {
      case .noSuchDimension(let width, let height): "no MaxiCode has \(width) × \(height) modules"
      case .primaryBeyondRepair: "the primary message is damaged beyond repair"
      case .secondaryBeyondRepair: "the secondary message is damaged beyond repair"
      case .unknownMode(let mode): "there is no mode \(mode)"
      case .invalidCarrierMessage: "postcode, country or service class are out of range"
      case .malformedMessage(let codeword, let fault):
        "the message is malformed at codeword \(codeword): \(fault.description)"
      case .emptyMessage: "the message is empty"
      }
    }
  }

  /// What is wrong with a message.
  package enum MessageFault: Hashable, Sendable {
    /// A sequence ends beyond the last codeword.
    case truncated
    /// Five codewords that are no number of nine digits.
    case invalidNumber
    /// A designator of no Extended Channel Interpretation.
    case invalidECI
    /// A symbol past the last of its message.
    case invalidStructuredAppend

    /// The fault, for people.
    package var description: String {
      switch self {
      case .truncated: "a sequence is longer than what is left"
      case .invalidNumber: "a number has more than nine digits"
      case .invalidECI: "an ECI designator is out of range"
      case .invalidStructuredAppend: "the structured append header is contradictory"
      }
    }
  }
}
