import Quietzone

/// Writes symbols, and hands out only those that its own reader reads back as what was asked for.
public struct SymbolWriter: Sendable {
  /// Decodes legacy character sets when a symbol is read back.
  public var textDecoder: BarcodeReader.TextDecoder?

  public init(textDecoder: BarcodeReader.TextDecoder? = nil) { self.textDecoder = textDecoder }

  /// A symbol in one of the forms.
  public struct Written: Sendable {
    /// The file.
    public var bytes: [UInt8]
    /// What is printed below a linear symbol, with GS1's identifiers in parentheses; empty where nothing is. A terminal's picture
    /// does not have it.
    public var printedText: String
  }

  /// A content that can be written.
  public struct Validated: Sendable {
    /// What will be read from the symbol.
    public var content: String
    /// The check digits or characters in it; nil of a symbology without.
    public var checkDigits: String?
  }

  /// The symbol of `draft`. Throws why it cannot be written; `notReadBack` if it would not be read.
  public func write(
    _ draft: SymbolDraft, as form: SymbolForm, size: SymbolSize = SymbolSize(), showsText: Bool = true
  ) throws(WritingError) -> Written {
    let planned = try draft.plan()
    var symbol = try EncodedSymbol(draft, planned)
    var drawing = try SymbolDrawing(symbol, draft.symbology, showsText: showsText && form != .terminal)
    if draft.hasSwissCross { SwissCross.add(to: &drawing) }
    let scale = try ModuleScale(size, drawing, draft, form)
    let isOneRow = draft.symbology.family == .linear && !draft.isStacked
    if size.barHeight != nil, !isOneRow {
      throw .option(name: "height", reason: draft.allowed("height", nil))
    }
    if isOneRow,
      let height = form == .terminal ? Self.terminalHeight : size.barHeight.map({ $0 / scale.module })
    {
      symbol = try EncodedSymbol(draft, planned, barHeight: height)
      drawing = try SymbolDrawing(symbol, draft.symbology, showsText: showsText && form != .terminal)
    }
    let raster = Raster(drawing, scale: try scale.pixels(for: drawing))
    guard isReadBack(raster, as: planned, draft.symbology) else { throw .notReadBack(draft.symbology) }
    let title = draft.symbology.title
    let bytes: [UInt8]
    switch form {
    case .svg: bytes = Array(svg(drawing, title: title, module: scale.module).utf8)
    case .pdf: bytes = Array(pdf(drawing, title: title, module: scale.module).utf8)
    case .png:
      guard let file = raster.png(dotsPerInch: scale.dotsPerInch) else {
        throw .size("there is no memory for \(raster.width) × \(raster.height) pixels")
      }
      bytes = file
    case .terminal:
      guard draft.symbology != .maxiCode else { throw .form(form, draft.symbology) }
      bytes = Array(terminalLines(Raster(drawing, scale: 1)).utf8)
    }
    return Written(bytes: bytes, printedText: symbol.text)
  }

  /// What `draft` will be read as. Throws why it cannot be written.
  public func validate(_ draft: SymbolDraft) throws(WritingError) -> Validated {
    let planned = try draft.plan()
    _ = try EncodedSymbol(draft, planned)
    return Validated(content: planned.whole, checkDigits: planned.checkDigits)
  }

  /// Modules of bars in a terminal: enough to be read, and not more than a screen.
  private static let terminalHeight = 16.0

  private func isReadBack(_ raster: Raster, as planned: PlannedContent, _ symbology: Symbology) -> Bool {
    let reader = BarcodeReader(symbologies: [symbology], readsInverted: false, textDecoder: textDecoder)
    let barcodes = reader.read(raster.image)
    return barcodes.count == 1 && planned.expected.isRead(as: barcodes[0])
  }
}
