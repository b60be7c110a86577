@testable import QuietzoneSymbols

/// Aztec Code and MaxiCode from modules to content, and what random modules would never reach through
/// the error correction: Aztec Code's bits and MaxiCode's codewords.
func fuzzBullseyes(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzInput(UnsafeBufferPointer(start: start, count: count))
  switch input.byte() & 3 {
  case 0: decodeAztec(&input)
  case 1: readBits(&input)
  case 2: decodeMaxiCode(&input)
  default: readCodewords(&input)
  }
  return 0
}

/// The modules a side, the modules, and then a confidence for each for as long as there are bytes.
private func decodeAztec(_ input: inout FuzzInput) {
  let dimension = Int(input.byte())
  let modules = modules(&input, width: dimension, height: dimension)
  for isCompact in [false, true] { _ = Aztec.CoreRing(in: modules, isCompact: isCompact)?.readings() }
  guard let content = try? Aztec.decode(modules) else { return }
  check(content.message)
}

private func readBits(_ input: inout FuzzInput) {
  let codewordBits = input.number(in: 6...12)
  let bits = input.bits(input.remaining * 8)
  do {
    check(try Aztec.message(bits, codewordBits: codewordBits))
  } catch {
    precondition(!error.description.isEmpty)
  }
}

private func decodeMaxiCode(_ input: inout FuzzInput) {
  let modules = modules(&input, width: MaxiCode.columns, height: MaxiCode.rows)
  guard let content = try? MaxiCode.decode(modules) else { return }
  check(content.message)
}

private func readCodewords(_ input: inout FuzzInput) {
  let codewords = input.rest().map { Int($0 & 63) }
  var reader = MaxiCode.MessageReader(codewords)
  try? reader.readAll()
  guard codewords.count >= 10 else { return }
  for mode in [MaxiCode.Mode.numericPostcode, .alphanumericPostcode] {
    guard let carrier = try? MaxiCode.CarrierMessage(codewords, mode: mode) else { continue }
    check(SymbolMessage(parts: carrier.inserted(into: reader.parts), symbologyIdentifier: "]U1"))
  }
}

private func modules(_ input: inout FuzzInput, width: Int, height: Int) -> ModuleMatrix {
  var modules = ModuleMatrix(width: width, height: height)
  modules.isDark = input.bits(width * height)
  for index in modules.confidence.indices where input.remaining > 0 {
    modules.confidence[index] = input.byte()
  }
  return modules
}

private func check(_ message: SymbolMessage) {
  precondition(!message.bytes.isEmpty, "empty content was reported")
  precondition(message.segments.flatMap { $0.bytes } == message.bytes, "segments are not the content")
  if let append = message.structuredAppend {
    precondition(append.index < append.count, "a symbol is past the last of its message")
  }
}
