extension Aztec {
  /// Why a symbol was not decoded.
  package enum DecodingError: Error, Hashable, Sendable {
    /// No Aztec Code has this many modules.
    case noSuchDimension(width: Int, height: Int)
    /// The ring around the bullseye is damaged beyond repair, or says that the symbol has another size.
    case unreadableModeMessage
    /// Fewer check codewords than the standard asks for: nothing would show that the content is wrong.
    case tooFewCheckCodewords(Int)
    /// More codewords are wrong than Reed–Solomon can make up for.
    case beyondRepair
    /// The codewords are sound, but what they say is not a message; `bit` is where, from the start of the data, once the
    /// stuffed bits are taken out.
    case malformedMessage(bit: Int, fault: MessageFault)
    /// The message holds nothing.
    case emptyMessage

    /// The reason, for people.
    package var description: String {
      switch self {
      case .noSuchDimension(let width, let height): "no Aztec Code has \(width) × \(height) modules"
      case .unreadableModeMessage: "the mode message is damaged beyond repair, or names another size"
      case .tooFewCheckCodewords(let count): "\(count) check codewords are too few"
      case .beyondRepair: "the symbol is damaged beyond repair"
      case .malformedMessage(let bit, let fault):
        "the message is malformed at bit \(bit): \(fault.description)"
      case .emptyMessage: "the message is empty"
      }
    }
  }

  /// What is wrong with a message.
  package enum MessageFault: Hashable, Sendable {
    /// A codeword is all zeros or all ones, which stuffed bits prevent.
    case notStuffed
    /// A sequence ends beyond the data.
    case truncated
    /// FLG(7), which the standard reserves.
    case reservedFlag
    /// A designator of no Extended Channel Interpretation.
    case invalidECI
    /// A structured append header without its two letters, or a symbol past the last.
    case invalidStructuredAppend

    /// The fault, for people.
    package var description: String {
      switch self {
      case .notStuffed: "a codeword has no stuffed bit"
      case .truncated: "a sequence is longer than what is left"
      case .reservedFlag: "FLG(7) has no meaning"
      case .invalidECI: "an ECI designator is out of range"
      case .invalidStructuredAppend: "the structured append header is incomplete or contradictory"
      }
    }
  }
}
