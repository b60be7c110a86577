import CZint
import Quietzone

/// A symbol as zint lays it out. Freed with this value.
struct EncodedSymbol: ~Copyable {
  private let symbol: OpaquePointer
  /// Two units a module.
  let shapes: zint_vector
  /// What is printed below a linear symbol.
  let text: String

  /// - Parameter barHeight: Of a linear symbol, in modules; nil is the standard's.
  init(
    _ draft: SymbolDraft, _ planned: PlannedContent, barHeight: Double? = nil
  ) throws(WritingError) {
    guard ZintLibrary.isLoaded else { throw .libraryMissing }
    let numbers = try draft.numbers(of: planned)
    guard quietzone_zint_knows(numbers.symbology) else { throw .unknownSymbology(draft.symbology) }
    var request = QuietzoneZintRequest(
      symbology: numbers.symbology, input_mode: planned.inputMode,
      output_options: BARCODE_QUIET_ZONES | COMPLIANT_HEIGHT, eci: Int32(planned.characterSet),
      option_1: numbers.option1, option_2: numbers.option2, option_3: numbers.option3,
      height: Float(barHeight ?? 0), primary: nil)
    var result: Int32 = 0
    let symbol = (draft.primaryMessage ?? "").withCString { primary in
      if draft.primaryMessage != nil { request.primary = primary }
      return quietzone_zint_encode(&request, planned.bytes, Int32(planned.bytes.count), &result)
    }
    guard let symbol else { throw .content(draft.symbology, reason: "there is no memory for it") }
    // Warnings, of a character set that is named or a height that is not the standard's, are no failures; an option that was
    // not taken is one.
    guard result < ZINT_ERROR, result != ZINT_WARN_INVALID_OPTION,
      let shapes = quietzone_zint_shapes(symbol)
    else {
      let message = String(cString: quietzone_zint_message(symbol))
      quietzone_zint_delete(symbol)
      throw .content(draft.symbology, reason: Self.reason(result, message))
    }
    self.symbol = symbol
    self.shapes = shapes.pointee
    text = String(cString: quietzone_zint_text(symbol))
  }

  deinit { quietzone_zint_delete(symbol) }

  /// The library's reason without its number: `Error 275: Invalid character` is what it says.
  private static func reason(_ result: Int32, _ message: String) -> String {
    if result == ZINT_ERROR_TOO_LONG, !message.contains("(") { return "it is too long" }
    let reason = message.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
    return reason.isEmpty ? "zint's error \(result)" : reason.prefix(1).lowercased() + reason.dropFirst()
  }
}
