extension Aztec {
  /// FNC1's two positions (ISO/IEC 24778, clause 16.2).
  private enum FNC1Position {
    /// Before everything else: the content follows GS1's rules.
    case gs1
    /// Behind a letter or two digits: the content follows the rules of the industry that they stand for.
    case industry
  }

  /// What a message's bits say, once the stuffed ones are taken out.
  static func message(_ bits: [Bool], codewordBits: Int) throws(DecodingError) -> SymbolMessage {
    var reader = CodeReader(bits, codewordBits: codewordBits)
    do throws(CodeFault) {
      try reader.readAll()
    } catch {
      throw .malformedMessage(bit: error.bit, fault: error.fault)
    }
    let header = reader.hasStructuredAppendHeader ? try structuredAppendHeader(reader.bytes) : nil
    let start = header?.length ?? 0
    let position = fnc1Position(at: reader.fnc1Offset, in: reader.bytes, contentStart: start)

    // An FNC1 in one of its positions is no content.
    let dropped = position == nil ? nil : reader.fnc1Offset
    var parts = [TextPart(bytes: [], encoding: .unlabelled)]
    var designators = reader.designators[...]
    for (offset, byte) in reader.bytes.enumerated() {
      while let designator = designators.first, designator.offset <= offset {
        parts.append(TextPart(bytes: [], encoding: .known(designator.characterSet)))
        designators.removeFirst()
      }
      if offset >= start, offset != dropped { parts[parts.count - 1].bytes.append(byte) }
    }

    let variant =
      (position == .gs1 ? 1 : position == .industry ? 2 : 0) + (reader.designators.isEmpty ? 0 : 3)
      + (header == nil ? 0 : 6)
    var message = SymbolMessage(parts: parts, symbologyIdentifier: identifiers[variant])
    guard !message.bytes.isEmpty else { throw .emptyMessage }
    message.isGS1 = position == .gs1
    message.structuredAppend = header?.structuredAppend
    return message
  }

  private static func fnc1Position(at offset: Int?, in bytes: [UInt8], contentStart: Int) -> FNC1Position? {
    guard let offset else { return nil }
    let indicator = bytes[min(contentStart, offset)..<offset]
    return switch indicator.count {
    case 0: .gs1
    case 1 where indicator.allSatisfy({ $0 >= 0x41 && $0 <= 0x5A || $0 >= 0x61 && $0 <= 0x7A }): .industry
    case 2 where indicator.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }): .industry
    default: nil
    }
  }

  /// The message's name between spaces, if it has one, then two letters: which symbol this is and how many there are
  /// (ISO/IEC 24778, clause 8).
  private static func structuredAppendHeader(
    _ bytes: [UInt8]
  ) throws(DecodingError) -> (structuredAppend: StructuredAppend, length: Int) {
    var id: ArraySlice<UInt8> = []
    var start = 0
    if bytes.first == 0x20, let end = bytes.dropFirst().firstIndex(of: 0x20) {
      id = bytes[1..<end]
      start = end + 1
    }
    guard start + 2 <= bytes.count, bytes[start...start + 1].allSatisfy({ $0 >= 0x41 && $0 <= 0x5A }),
      bytes[start] <= bytes[start + 1]
    else { throw .malformedMessage(bit: 0, fault: .invalidStructuredAppend) }
    let structuredAppend = StructuredAppend(
      index: Int(bytes[start] - 0x41), count: Int(bytes[start + 1] - 0x41) + 1,
      id: String(decoding: id, as: UTF8.self))
    return (structuredAppend, start + 2)
  }
}

/// Annex F of ISO/IEC 24778: FNC1's three cases, three more with ECIs, the same six in structured append.
private let identifiers = [
  "]z0", "]z1", "]z2", "]z3", "]z4", "]z5", "]z6", "]z7", "]z8", "]z9", "]zA", "]zB",
]
