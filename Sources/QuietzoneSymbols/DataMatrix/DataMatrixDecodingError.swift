extension DataMatrix {
  /// Why a symbol was not decoded.
  package enum DecodingError: Error, Hashable, Sendable {
    /// No Data Matrix has this many modules.
    case noSuchSize(columns: Int, rows: Int)
    /// More codewords of this block (counted from 1) are wrong than Reed–Solomon can make up for.
    case blockBeyondRepair(block: Int, of: Int)
    /// The codewords are sound, but what they say is not a message; `codeword` is where, the first one being 1.
    case malformedMessage(codeword: Int, fault: MessageFault)
    /// The message holds nothing.
    case emptyMessage

    /// The reason, for people.
    package var description: String {
      switch self {
      case .noSuchSize(let columns, let rows):
        "no Data Matrix has \(columns) × \(rows) modules"
      case .blockBeyondRepair(let block, let count):
        "block \(block) of \(count) is damaged beyond repair"
      case .malformedMessage(let codeword, let fault):
        "the message is malformed at codeword \(codeword): \(fault.description)"
      case .emptyMessage:
        "the message is empty"
      }
    }
  }

  /// What is wrong with a message.
  package enum MessageFault: Error, Hashable, Sendable {
    /// A codeword that has no meaning in ASCII encodation.
    case unknownCodeword(UInt8)
    /// A character takes more codewords than there are.
    case truncated
    /// A value that stands for no character of its encodation.
    case invalidCharacter
    /// A designator of no Extended Channel Interpretation.
    case invalidECI
    /// A structured append header after the start, or a symbol past the last.
    case invalidStructuredAppend
    /// A macro or the mark of reader programming after the start.
    case misplaced(UInt8)
    /// What follows the message is not the standard's padding.
    case invalidPadding

    /// The fault, for people.
    package var description: String {
      switch self {
      case .unknownCodeword(let value): "codeword \(value) has no meaning"
      case .truncated: "a character is longer than what is left"
      case .invalidCharacter: "a value stands for no character"
      case .invalidECI: "an ECI designator is out of range"
      case .invalidStructuredAppend: "the structured append header is misplaced or contradictory"
      case .misplaced(let value): "codeword \(value) may only be the first"
      case .invalidPadding: "what follows the message is not padding"
      }
    }
  }
}
