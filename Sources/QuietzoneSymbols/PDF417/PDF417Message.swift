/// What the data codewords of a PDF417 or MicroPDF417 symbol say.
struct PDF417Message {
  let content: SymbolMessage
  private(set) var macro: MacroPDF417?

  /// - Parameter start: Where the data begin: behind the symbol length descriptor, if there is one.
  init(_ words: [UInt16], start: Int, isMicro: Bool) throws(PDF417.DecodingError) {
    var position = start
    do throws(PDF417.MessageFault) {
      var header = try Header(words, at: &position, isMicro: isMicro)
      try header.data.read(words, at: &position)
      guard header.isComplete else { throw .invalidDigits }
      if position < words.count {
        guard words[position] == PDF417Function.macroBlock else {
          throw .misplacedFunction(Int(words[position]))
        }
        position += 1
        macro = try MacroPDF417(words, at: &position)
      }
      header.data.append(header.trailer)
      content = header.message(macro: macro)
    } catch {
      throw .malformedMessage(codeword: position, fault: error)
    }
    if content.bytes.isEmpty { throw .emptyMessage }
  }
}

/// What the first codeword of the data may say of all that follows.
private struct Header {
  var data = Compaction()
  var trailer: [UInt8] = []
  private var identifier = "]L2"
  private var isGS1 = false
  private var isReaderProgramming = false
  private var isTradeItem = false

  init(_ words: [UInt16], at position: inout Int, isMicro: Bool) throws(PDF417.MessageFault) {
    guard position < words.count else { return }
    switch Int(words[position]) {
    case PDF417Function.readerInitialisation: isReaderProgramming = true
    case PDF417Function.linkedToOther: break
    case PDF417Function.linkedToGS1: throw .isPartOfComposite
    case let word where isMicro && Code128Emulation.codewords.contains(word):
      guard let emulation = Code128Emulation(rawValue: word) else { throw .misplacedFunction(word) }
      (identifier, isGS1) = (emulation.symbologyIdentifier, emulation.isGS1)
      data = Compaction(mode: emulation.isNumeric ? .numeric : .text)
      if emulation == .gs1TradeItem {
        isTradeItem = true
        data.append(Array("01".utf8))
      }
    case let word where isMicro && (word == 916 || word == 917):
      data.append(FormatEnvelope.header(format: UInt8(word - 911)))
      trailer = FormatEnvelope.trailer
    default: return
    }
    position += 1
  }

  /// Whether the 14 digits of a trade item's number follow its application identifier, where that is implied.
  var isComplete: Bool {
    guard isTradeItem else { return true }
    return data.parts[0].bytes.prefix(16).count { (0x30...0x39).contains($0) } == 16
  }

  func message(macro: MacroPDF417?) -> SymbolMessage {
    var message = SymbolMessage(parts: data.parts, symbologyIdentifier: identifier)
    message.isGS1 = isGS1
    message.isReaderProgramming = isReaderProgramming
    message.structuredAppend = macro?.structuredAppend
    return message
  }
}
