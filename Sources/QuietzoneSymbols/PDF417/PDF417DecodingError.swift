extension PDF417 {
  /// Why a PDF417 or MicroPDF417 symbol was not decoded.
  package enum DecodingError: Error, Hashable, Sendable {
    /// No symbol has so many rows and columns, or not with its error correction level.
    case noSuchSymbol(rows: Int, columns: Int)
    /// More codewords are wrong or missing than Reed–Solomon can make up for.
    case beyondRepair
    /// The codewords are sound, but what they say is not a message; the first data codeword is 0.
    case malformedMessage(codeword: Int, fault: MessageFault)
    /// The message holds nothing.
    case emptyMessage

    /// The reason, for people.
    package var description: String {
      switch self {
      case .noSuchSymbol(let rows, let columns):
        "no symbol has \(rows) rows and \(columns) columns like these"
      case .beyondRepair: "the codewords are damaged beyond repair"
      case .malformedMessage(let codeword, let fault):
        "the message is malformed at codeword \(codeword): \(fault.description)"
      case .emptyMessage: "the message is empty"
      }
    }
  }

  /// What is wrong with a message.
  package enum MessageFault: Error, Hashable, Sendable {
    /// The symbol length descriptor is beyond the symbol, or none at all.
    case invalidLength(Int)
    /// A function codeword that is reserved, or that is not allowed where it is.
    case misplacedFunction(Int)
    /// A codeword's parameters are missing.
    case truncated
    /// Codewords that stand for no bytes.
    case invalidBytes
    /// Codewords that stand for no digits.
    case invalidDigits
    /// A Macro PDF417 control block that contradicts the standard.
    case invalidMacro
    /// The symbol is the two-dimensional part of a composite symbol, whose data are no text.
    case isPartOfComposite

    /// The fault, for people.
    package var description: String {
      switch self {
      case .invalidLength(let length): "the length \(length) is impossible"
      case .misplacedFunction(let codeword): "\(codeword) has no meaning there"
      case .truncated: "what belongs to the last codeword is missing"
      case .invalidBytes: "the codewords stand for no bytes"
      case .invalidDigits: "the codewords stand for no digits"
      case .invalidMacro: "the control block is invalid"
      case .isPartOfComposite: "the symbol belongs to a linear one"
      }
    }
  }
}
