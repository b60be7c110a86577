import QuietzoneSymbols

/// Calls `body` with each symbol on a line, read from its first element on, of the symbologies wanted.
func forEachLinearSymbol(
  _ wanted: SymbologySet, in widths: [Float], _ body: (LinearSymbol) -> Void
) {
  if wanted.contains(.ean13) || wanted.contains(.upcA) {
    QuietzoneSymbols.forEachSymbol(of: EAN13.self, in: widths, body)
  }
  if wanted.contains(.ean8) { QuietzoneSymbols.forEachSymbol(of: EAN8.self, in: widths, body) }
  if wanted.contains(.upcE) { QuietzoneSymbols.forEachSymbol(of: UPCE.self, in: widths, body) }
}
