/// The symbologies on a line that show a whole symbol whose check digit, or check character, is not the one that belongs to the
/// rest, in either direction: each once.
package func symbologiesWithWrongCheck(in widths: [Float]) -> SymbologySet {
  var found = SymbologySet()
  for widths in [widths, Array(widths.reversed())] {
    if hasWrongCheck(EAN13.self, in: widths) { found.insert(.ean13) }
    if hasWrongCheck(EAN8.self, in: widths) { found.insert(.ean8) }
    if hasWrongCheck(UPCE.self, in: widths) { found.insert(.upcE) }
    if hasWrongCheck(Code128.self, in: widths) { found.insert(.code128) }
    if hasWrongCheck(Code93.self, in: widths) { found.insert(.code93) }
  }
  return found
}

private func hasWrongCheck<S: LinearSymbology>(_ symbology: S.Type, in widths: [Float]) -> Bool {
  var runs = RunCursor(widths)
  while true {
    do {
      _ = try S.decode(&runs)
      return false
    } catch .check {
      return true
    } catch .noStart {
      return false
    } catch {
      runs.resume()
    }
  }
}
