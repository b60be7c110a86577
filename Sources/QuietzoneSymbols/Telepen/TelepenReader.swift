/// Reads a symbol's characters.
struct TelepenReader {
  /// How far elements may be from the means of their kinds: the root of the mean of the squares in a character, in
  /// narrow elements.
  private static let tolerance: Float = 0.5

  private let stop: ElementPatterns
  private var kinds: TelepenElements

  /// A reader of what is between the start character that `runs` is behind and `stop`.
  init(_ runs: RunCursor, stop: ElementPatterns) throws(LinearError) {
    guard let kinds = TelepenElements(start: runs) else { throw .noCharacter(element: runs.symbolStart) }
    self.kinds = kinds
    self.stop = stop
  }

  /// The next character without its parity, or nil for the stop character with its margin; the cursor is moved behind
  /// it.
  mutating func next(in runs: inout RunCursor) throws(LinearError) -> UInt8? {
    if try skipStop(in: &runs) { return nil }
    let start = runs.position
    var bits = TelepenBits()
    var fit = TelepenElements.Fit()
    while bits.count < 8 {
      guard runs.position + 2 < runs.widths.count else { throw .truncated(element: runs.position) }
      let wideBar = kinds.add(runs.widths[runs.position], isBar: true, to: &fit)
      let wideSpace = kinds.add(runs.widths[runs.position + 1], isBar: false, to: &fit)
      bits.append(wideBar: wideBar, wideSpace: wideSpace)
      runs.position += 2
    }
    let deviation = fit.deviation / kinds.narrow
    guard let character = bits.character, deviation <= Self.tolerance, RunCursor.isSteady(fit.scale, after: 1)
    else { throw .noCharacter(element: start) }
    kinds.follow(fit)
    runs.note(deviation: deviation / Self.tolerance)
    return character
  }

  /// Moves behind the stop character, if that is what stands before a margin.
  private func skipStop(in runs: inout RunCursor) throws(LinearError) -> Bool {
    let end = runs.position + stop.elements
    guard end < runs.widths.count else { throw .truncated(element: runs.position) }
    guard runs.widths[end] >= Telepen.quietZone * runs.module else { return false }
    let module = runs.sum(runs.position..<end) / Float(stop.modules(0))
    return RunCursor.isSteady(module, after: runs.module) && runs.skip(stop)
  }
}
