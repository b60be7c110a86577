#if arch(wasm32)
  import Quietzone

  /// The answer to the host: `{"symbols":[…],"undecoded":[…]}`, with `"unread":[…]` in front if codes were seen that could not
  /// be read: the `id` of each, its family and its corners.
  ///
  /// The second array is for the symbols whose text is in a character set that the core does not know: the symbol's
  /// index and all its segments, each with its bytes and its character set's IANA name, which the host may know.
  func answer(for barcodes: [Barcode], unread: [UnreadCode] = []) -> [UInt8] {
    var result = Array("{".utf8)
    if !unread.isEmpty {
      result += Array(#""unread":"#.utf8)
      result += json(ofUnread: unread)
      result.append(UInt8(ascii: ","))
    }
    result += Array(#""symbols":"#.utf8)
    result += json(of: barcodes)
    result += Array(#","undecoded":["#.utf8)
    var isFirst = true
    for (index, barcode) in barcodes.enumerated() where barcode.segments.contains(where: { $0.text == nil }) {
      result += Array((isFirst ? #"{"symbol":"# : #",{"symbol":"#).utf8)
      isFirst = false
      result += Array(String(index).utf8)
      result += Array(#","segments":["#.utf8)
      for (position, segment) in barcode.segments.enumerated() {
        if position > 0 { result.append(UInt8(ascii: ",")) }
        append(segment, to: &result)
      }
      result += Array("]}".utf8)
    }
    result += Array("]}".utf8)
    return result
  }

  /// The names need no escaping: letters, digits and hyphens alone.
  private func append(_ segment: TextSegment, to result: inout [UInt8]) {
    result += Array(#"{"characterSet":""#.utf8)
    result += Array((segment.characterSet.name ?? "").utf8)
    result += Array(#"","bytes":""#.utf8)
    let digits = Array("0123456789abcdef".utf8)
    for byte in segment.bytes {
      result.append(digits[Int(byte >> 4)])
      result.append(digits[Int(byte & 15)])
    }
    result += Array(#""}"#.utf8)
  }
#endif
