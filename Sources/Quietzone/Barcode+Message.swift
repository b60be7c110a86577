import QuietzoneImaging
import QuietzoneSymbols

extension Barcode {
  /// The result for a matrix or stacked symbol; `corners` are in pixels of the whole image.
  init(
    _ symbology: Symbology, _ message: SymbolMessage, corners: Quadrilateral, isInverted: Bool = false,
    isMirrored: Bool = false, textDecoder: BarcodeReader.TextDecoder?
  ) {
    self.init(
      symbology: symbology, text: joinedText(of: message.segments, textDecoder: textDecoder),
      bytes: message.bytes, segments: message.segments, corners: corners,
      symbologyIdentifier: message.symbologyIdentifier, isInverted: isInverted, isMirrored: isMirrored,
      structuredAppend: message.structuredAppend)
    if message.isGS1 { gs1 = try? GS1.elements(of: message.bytes) }
    isReaderProgramming = message.isReaderProgramming
  }
}

/// The text of all segments, one after another.
func joinedText(of segments: [TextSegment], textDecoder: BarcodeReader.TextDecoder?) -> String {
  var result = ""
  for segment in segments {
    if let text = segment.text ?? textDecoder?(segment.bytes, segment.characterSet) {
      result += text
    } else {
      // What nothing here can decode keeps its ASCII, and shows that there was more.
      let scalars = segment.bytes.map { $0 < 0x80 ? Unicode.Scalar($0) : "\u{FFFD}" }
      result.unicodeScalars.append(contentsOf: scalars)
    }
  }
  return result
}
