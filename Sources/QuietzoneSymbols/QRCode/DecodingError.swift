extension QRCode {
  /// Why a symbol was not decoded: a QR Code, a Micro QR Code or an rMQR.
  package enum DecodingError: Error, Hashable, Sendable {
    /// No version of the symbology has this many modules.
    case noSuchDimension(width: Int, height: Int)
    /// No copy of the format information is near enough to any there can be; `errors` modules of the best copy differ
    /// from the nearest.
    case unreadableFormatInformation(errors: Int)
    /// More codewords of this block (counted from 1) are wrong than Reed–Solomon can make up for.
    case blockBeyondRepair(block: Int, of: Int)
    /// The codewords are sound, but what they say is not a message; `bit` is where, from the start of the data.
    case malformedMessage(bit: Int, fault: MessageFault)
    /// The message holds nothing.
    case emptyMessage

    /// The reason, for people.
    package var description: String {
      switch self {
      case .noSuchDimension(let width, let height):
        "no symbol of this kind has \(width) × \(height) modules"
      case .unreadableFormatInformation(let errors):
        "format information unreadable: at least \(errors) of its modules are wrong in every copy"
      case .blockBeyondRepair(let block, let count):
        "block \(block) of \(count) is damaged beyond repair"
      case .malformedMessage(let bit, let fault):
        "the message is malformed at bit \(bit): \(fault.description)"
      case .emptyMessage:
        "the message is empty"
      }
    }
  }

  /// What is wrong with a message.
  package enum MessageFault: Hashable, Sendable {
    /// A mode indicator that the standard does not define.
    case unknownMode(Int)
    /// A segment ends beyond the symbol's capacity.
    case truncated
    /// A group of digits is no number of so many digits.
    case invalidDigits
    /// A pair, or the last, of the alphanumeric characters is none.
    case invalidAlphanumeric
    /// A value that stands for no double-byte character.
    case invalidCharacter
    /// A designator of no Extended Channel Interpretation.
    case invalidECI
    /// A structured append header after the start, or a symbol past the last.
    case invalidStructuredAppend
    /// An FNC1 where there can be none, or an application indicator that is none.
    case invalidFNC1
    /// What follows the message is not the standard's padding.
    case invalidPadding

    /// The fault, for people.
    package var description: String {
      switch self {
      case .unknownMode(let indicator): "there is no mode \(indicator)"
      case .truncated: "a segment is longer than what is left"
      case .invalidDigits: "a group of digits is out of range"
      case .invalidAlphanumeric: "an alphanumeric character is out of range"
      case .invalidCharacter: "a double-byte character is out of range"
      case .invalidECI: "an ECI designator is out of range"
      case .invalidStructuredAppend: "the structured append header is misplaced or contradictory"
      case .invalidFNC1: "an FNC1 is misplaced or has no valid application indicator"
      case .invalidPadding: "what follows the message is not padding"
      }
    }
  }
}
