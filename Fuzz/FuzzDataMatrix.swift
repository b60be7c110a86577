@testable import QuietzoneSymbols

/// The Data Matrix decoder from modules to content, and the reader of codewords by itself, which random
/// modules would never reach through the error correction.
func fuzzDataMatrix(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzInput(UnsafeBufferPointer(start: start, count: count))
  let options = input.byte()
  let size = DataMatrix.SymbolSize.all[input.number(in: 0...DataMatrix.SymbolSize.all.count - 1)]
  if options & 1 == 0 {
    decodeModules(&input, width: size.columns, height: options & 2 == 0 ? size.rows : Int(input.byte()))
  } else if let message = try? DataMatrix.MessageReader.message(
    input.rest(), size, toleratesAnyPadding: options & 2 == 0)
  {
    check(message)
  }
  return 0
}

/// The modules, and then a confidence for each for as long as there are bytes.
private func decodeModules(_ input: inout FuzzInput, width: Int, height: Int) {
  var modules = ModuleMatrix(width: width, height: height)
  modules.isDark = input.bits(width * height)
  for index in modules.confidence.indices where input.remaining > 0 {
    modules.confidence[index] = input.byte()
  }
  guard let content = try? DataMatrix.decode(modules) else { return }
  check(content.message)
}

private func check(_ message: SymbolMessage) {
  precondition(!message.bytes.isEmpty, "empty content was reported")
  precondition(message.segments.flatMap { $0.bytes } == message.bytes)
  for segment in message.segments { precondition(segment.text?.utf8.count ?? 0 <= segment.bytes.count * 3) }
}
