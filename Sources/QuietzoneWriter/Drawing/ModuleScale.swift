import Quietzone

/// How large a module is, on paper and in pixels.
struct ModuleScale {
  /// In millimetres.
  let module: Double
  /// Of the pixels in which the symbol is written or, in forms without pixels, read back.
  let dotsPerInch: Double
  private let form: SymbolForm

  private static let usualDotsPerInch = 300.0
  /// Where nothing is said of the printer, what is common to print labels and letters.
  private static let proofDotsPerInch = 600.0
  private static let largestPixelCount = 100_000_000.0
  /// Finer than this a symbol is read as well as in this.
  private static let proofScale = 12.0
  private static let terminalScale = 4.0
  private static let millimetresPerInch = 25.4

  /// Throws `size` for what cannot be printed.
  init(
    _ size: SymbolSize, _ drawing: SymbolDrawing, _ draft: SymbolDraft, _ form: SymbolForm
  ) throws(WritingError) {
    self.form = form
    let hasDots = size.dotsPerInch != nil || form == .png
    dotsPerInch = size.dotsPerInch ?? (form == .png ? Self.usualDotsPerInch : Self.proofDotsPerInch)
    let wanted = size.width.map { $0 / drawing.width } ?? size.module ?? Self.usualModule(of: drawing, draft)
    // Hexagons have soft edges, and need not lie on whole dots.
    guard hasDots, draft.symbology != .maxiCode else {
      module = wanted
      return
    }
    let dots = wanted * dotsPerInch / Self.millimetresPerInch
    // What has to fit is rounded down. Nearly a whole dot is one: widths are given in round numbers, too.
    let whole = size.width == nil ? dots.rounded() : (dots + 0.01).rounded(.down)
    guard whole >= 1 else {
      throw .size(
        "a module of \(decimal(wanted)) mm is less than a dot at \(decimal(dotsPerInch)) dpi")
    }
    module = whole * Self.millimetresPerInch / dotsPerInch
  }

  private static func usualModule(of drawing: SymbolDrawing, _ draft: SymbolDraft) -> Double {
    guard draft.hasSwissCross else { return draft.symbology.usualModule }
    return SwissCross.symbolWidth / SwissCross.modules(of: drawing)
  }

  /// Pixels a module of the picture that is written or, in forms without pixels, read back. Throws `size` for too many.
  func pixels(for drawing: SymbolDrawing) throws(WritingError) -> Double {
    if form == .terminal { return Self.terminalScale }
    let scale = module * dotsPerInch / Self.millimetresPerInch
    guard form == .png else { return min(max(1, scale.rounded()), Self.proofScale) }
    let count = drawing.width * scale * drawing.height * scale
    guard count <= Self.largestPixelCount else {
      throw .size("more than \(Int(Self.largestPixelCount)) pixels would be needed")
    }
    // Whole numbers but for rounding.
    return abs(scale - scale.rounded()) < 1e-6 ? scale.rounded() : scale
  }
}
