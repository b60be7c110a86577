@testable import QuietzoneSymbols

/// Matrices of codewords, and messages by themselves, which random codewords would never reach through
/// the error correction.
func fuzzPDF417(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzInput(UnsafeBufferPointer(start: start, count: count))
  let options = input.byte()
  if options & 1 == 0 {
    decodeCodewords(&input, isMicro: options & 2 == 0)
  } else {
    readMessage(&input, isMicro: options & 2 == 0)
  }
  return 0
}

/// Sizes, and then two bytes and a confidence for each codeword for as long as there are bytes.
private func decodeCodewords(_ input: inout FuzzInput, isMicro: Bool) {
  var codewords = CodewordMatrix(columns: Int(input.byte() & 31), rows: Int(input.byte() & 127))
  let level = Int(input.byte() & 15) - 1
  for index in codewords.values.indices where input.remaining > 0 {
    codewords.values[index] = UInt16(input.byte()) << 2 | UInt16(input.byte() & 3)
    codewords.confidence[index] = input.byte()
  }
  if isMicro {
    if let content = try? MicroPDF417.decode(codewords) { check(content.message) }
  } else if let content = try? PDF417.decode(codewords, errorCorrectionLevel: level, isCompact: false) {
    check(content.message)
  }
}

private func readMessage(_ input: inout FuzzInput, isMicro: Bool) {
  var words: [UInt16] = []
  // The high bytes stand for the function codewords.
  while input.remaining > 0 {
    let byte = UInt16(input.byte())
    words.append(byte >= 227 ? 673 + byte : byte & 3 == 3 ? byte << 2 | UInt16(input.byte() & 3) : byte)
  }
  if let message = try? PDF417Message(words, start: 0, isMicro: isMicro) { check(message.content) }
}

private func check(_ message: SymbolMessage) {
  precondition(!message.bytes.isEmpty, "empty content was reported")
  for segment in message.segments { precondition(segment.text?.utf8.count ?? 0 <= segment.bytes.count * 3) }
}
