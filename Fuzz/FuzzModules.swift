@testable import QuietzoneSymbols

/// libFuzzer's entry: the decoder from modules to content, and the bit stream's parser by itself, which random
/// modules would never reach through the error correction.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzModules(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzInput(UnsafeBufferPointer(start: start, count: count))
  let options = input.byte()
  if options & 1 == 0 {
    decodeModules(&input, isSquare: options & 2 == 0)
  } else {
    parseMessage(&input, toleratesAnyPadding: options & 2 == 0)
  }
  return 0
}

/// A version, the modules, and then a confidence for each for as long as there are bytes.
private func decodeModules(_ input: inout FuzzInput, isSquare: Bool) {
  let version = input.number(in: 0...41)
  let width = max(0, 17 + 4 * version)
  let height = isSquare ? width : Int(input.byte())
  var modules = ModuleMatrix(width: width, height: height)
  modules.isDark = input.bits(width * height)
  for index in modules.confidence.indices where input.remaining > 0 {
    modules.confidence[index] = input.byte()
  }
  guard let content = try? QRCode.decode(modules) else { return }
  precondition(!content.bytes.isEmpty, "empty content was reported")
  check(content.segments)
}

private func parseMessage(_ input: inout FuzzInput, toleratesAnyPadding: Bool) {
  guard let version = QRCode.Version(number: input.number(in: 1...40)) else { return }
  let codewords = input.rest()
  do {
    let message = try QRCode.Message(codewords, version: version, toleratesAnyPadding: toleratesAnyPadding)
    check(TextSegment.segments(of: message.parts))
  } catch {
    precondition(!"\(error)".isEmpty)
  }
}

private func check(_ segments: [TextSegment]) {
  for segment in segments { precondition(segment.text?.utf8.count ?? 0 <= segment.bytes.count * 3) }
}
