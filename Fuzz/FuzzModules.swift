@testable import QuietzoneSymbols

/// The decoders from modules to content, and the bit stream's parser by itself, which random
/// modules would never reach through the error correction.
func fuzzModules(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzInput(UnsafeBufferPointer(start: start, count: count))
  let options = input.byte()
  if options & 1 == 0 {
    decodeModules(&input, symbology: options >> 2 & 3, isSquare: options & 2 == 0)
  } else {
    parseMessage(&input, symbology: options >> 2 & 3, toleratesAnyPadding: options & 2 == 0)
  }
  return 0
}

/// A version, the modules, and then a confidence for each for as long as there are bytes.
private func decodeModules(_ input: inout FuzzInput, symbology: UInt8, isSquare: Bool) {
  let version = input.number(in: 0...41)
  let (width, height): (Int, Int)
  switch symbology {
  case 1: (width, height) = (9 + 2 * version, isSquare ? 9 + 2 * version : Int(input.byte()))
  case 2:
    let size = RectangularMicroQR.Version(number: version)
    (width, height) = (size?.width ?? version, isSquare ? size?.height ?? version : Int(input.byte()))
  default: (width, height) = (17 + 4 * version, isSquare ? 17 + 4 * version : Int(input.byte()))
  }
  var modules = ModuleMatrix(width: width, height: height)
  modules.isDark = input.bits(width * height)
  for index in modules.confidence.indices where input.remaining > 0 {
    modules.confidence[index] = input.byte()
  }
  let message =
    switch symbology {
    case 1: (try? MicroQR.decode(modules))?.message
    case 2: (try? RectangularMicroQR.decode(modules))?.message
    default: (try? QRCode.decode(modules))?.message
    }
  guard let message else { return }
  precondition(!message.bytes.isEmpty, "empty content was reported")
  check(message.segments)
}

private func parseMessage(_ input: inout FuzzInput, symbology: UInt8, toleratesAnyPadding: Bool) {
  let number = input.number(in: 1...40)
  let format: QRCode.SegmentFormat? =
    switch symbology {
    case 1: MicroQR.Version(number: number).map { .microQR($0) }
    case 2: RectangularMicroQR.Version(number: number).map { .rectangularMicroQR($0) }
    case 3: QRCode.Version(number: number).map { .qrCode($0, model: .one) }
    default: QRCode.Version(number: number).map { .qrCode($0) }
    }
  guard let format else { return }
  let codewords = input.rest()
  do {
    let bitCount = max(0, 8 * codewords.count - (toleratesAnyPadding ? 0 : 4))
    let message = try QRCode.Message(
      codewords, bitCount: bitCount, format: format, toleratesAnyPadding: toleratesAnyPadding)
    check(message.symbolMessage.segments)
  } catch {
    precondition(!"\(error)".isEmpty)
  }
}

private func check(_ segments: [TextSegment]) {
  for segment in segments { precondition(segment.text?.utf8.count ?? 0 <= segment.bytes.count * 3) }
}
