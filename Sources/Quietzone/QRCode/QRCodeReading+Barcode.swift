extension QRCodeReading {
  func barcode(_ index: Int, textDecoder: BarcodeReader.TextDecoder?) -> Barcode {
    let symbol = symbols[index]
    let content = symbol.content
    var barcode = Barcode(
      symbology: .qrCode, text: joinedText(of: content.segments, textDecoder: textDecoder),
      bytes: content.bytes,
      segments: content.segments, corners: symbol.corners,
      symbologyIdentifier: content.symbologyIdentifier, version: content.version.number,
      errorCorrectionLevel: content.level.name, mask: content.mask, isInverted: symbol.isInverted,
      isMirrored: content.isMirrored, structuredAppend: content.structuredAppend)
    // FNC1 in first position makes it a GS1 element string.
    if content.isGS1 { barcode.gs1 = try? GS1.elements(of: content.bytes) }
    return barcode
  }
}
