/// A kind of symbol. The names are those of `quietzone scan --json`, and Apple's Vision where it has one.
///
/// The place of a case is its bit where browsers ask for symbologies: new ones are added at the end.
public enum Symbology: UInt8, CaseIterable, Sendable {
  case aztec, code128, code39, code39Mod43, code93, codabar, dataMatrix, ean8, ean13
  case gs1DataBar, gs1DataBarExpanded, gs1DataBarLimited, i2of5, itf14, maxiCode, microPDF417, microQR
  case pdf417, qrCode, rectangularMicroQR, upcA, upcE, dxFilmEdge, telepen
  case msiPlessey, pharmacode
}

extension Symbology {
  /// The table of symbologies: all that is said about each, in one line, in the order of the cases.
  ///
  /// Name, title and ISO/IEC 15424's code character; check strength, quiet zone, decoder and browsers' format.
  private static let lines: [SymbologyEntry] = [
    .grid("aztec", "Aztec", "z", .bullseye, "aztec"),
    .bars("code128", "Code 128", "C", .strong, 5, by: Code128.self, "code_128", also: "gs1-128 ean128"),
    .bars("code39", "Code 39", "A", .none, 5.5, by: Code39.self, "code_39", also: "code32"),
    .bars("code39Mod43", "Code 39", "A", .none, 5.5, as: .code39, "code_39"),
    .bars("code93", "Code 93", "G", .veryStrong, 5, by: Code93.self, "code_93"),
    .bars("codabar", "Codabar", "F", .none, 3, by: Codabar.self, "codabar", also: "nw7"),
    .grid("dataMatrix", "Data Matrix", "d", .dataMatrix, "data_matrix"),
    .bars("ean8", "EAN-8", "E", .weak, 5, by: EAN8.self, "ean_8", also: "jan8"),
    .bars("ean13", "EAN-13", "E", .strong, 4, by: EAN13.self, "ean_13", also: "jan13"),
    .bars("gs1DataBar", "GS1 DataBar", "e", .veryStrong, 0, by: DataBarOmni.self, also: "rss14"),
    .bars("gs1DataBarExpanded", "GS1 DataBar Expanded", "e", .veryStrong, 0, by: DataBarExpanded.self),
    .bars("gs1DataBarLimited", "GS1 DataBar Limited", "e", .strong, 0.6, by: DataBarLimited.self),
    .bars("i2of5", "Interleaved 2 of 5", "I", .none, 5, by: Interleaved2of5.self, "itf", also: "itf"),
    .bars("itf14", "ITF-14", "I", .weak, 5, as: .i2of5, "itf"),
    .grid("maxiCode", "MaxiCode", "U", .bullseye),
    .grid("microPDF417", "MicroPDF417", "L", .stacked),
    .grid("microQR", "Micro QR Code", "Q", .qrCode, also: "microQRCode"),
    .grid("pdf417", "PDF417", "L", .stacked, "pdf417"),
    .grid("qrCode", "QR Code", "Q", .qrCode, "qr_code", also: "qr"),
    .grid("rectangularMicroQR", "rMQR Code", "Q", .qrCode, also: "rmqr"),
    .bars("upcA", "UPC-A", "E", .strong, 4, as: .ean13, "upc_a"),
    .bars("upcE", "UPC-E", "E", .weak, 5, by: UPCE.self, "upc_e"),
    .bars("dxFilmEdge", "DX film edge", "X", .weak, 0.6, also: "dx"),
    .bars("telepen", "Telepen", "B", .strong, 5, by: Telepen.self),
    .bars("msiPlessey", "MSI", "M", .weak, 8, by: MSIPlessey.self, also: "msi plessey").ifAsked(
      isRegular: true),
    .bars("pharmacode", "Pharmacode", "X", .none, 8, by: Pharmacode.self).ifAsked(
      leastEdges: 4, isRegular: true, isAmbidirectional: true),
  ]

  /// What the table says.
  var entry: SymbologyEntry {
    @inline(__always) get { Self.lines[Int(rawValue)] }
  }
}
