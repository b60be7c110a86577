extension DXFilmEdge {
  /// Light ground beside a track, in modules. Numbers and letters stand close.
  static var quietZone: Float { Symbology.dxFilmEdge.quietZone }
  /// How far an element of one module may be from that.
  private static let tolerance: Float = 0.5

  /// The clock tracks on a line, read from left to right: a bar of five modules, alternating spaces and bars of one, 23
  /// or 15 of them, and a bar of three.
  ///
  /// Complexity: O(elements).
  package static func clocks(in widths: [Float]) -> [Clock] {
    let widths = joined(widths)
    var clocks: [Clock] = []
    var start: Float = 0
    var first = 1
    while first + 17 < widths.count {
      start += widths[first - 1]
      var next = first + 2
      for hasFrameNumber in [true, false] {
        guard let module = clockModule(in: widths, first: first, single: hasFrameNumber ? 23 : 15) else {
          continue
        }
        let elements = first..<first + (hasFrameNumber ? 25 : 17)
        clocks.append(Clock(elements: elements, start: start, module: module, hasFrameNumber: hasFrameNumber))
        next = elements.upperBound + 1
        break
      }
      for element in first..<next - 1 { start += widths[element] }
      first = next
    }
    return clocks
  }

  /// The width of a module if a clock with so many single elements begins at bar `first`.
  private static func clockModule(in widths: [Float], first: Int, single: Int) -> Float? {
    let last = first + single + 1
    guard last + 1 < widths.count,
      // A quick look at the long bar: few lines have anything like it.
      widths[first] >= 1.6 * (widths[first + 1] + widths[first + 2])
    else { return nil }
    var (bars, spaces) = (Float(0), Float(0))
    for element in first + 1..<last {
      if element & 1 == 1 { bars += widths[element] } else { spaces += widths[element] }
    }
    let module = (bars + spaces + widths[first] + widths[last]) / Float(single + 8)
    // There is one space more than there are bars.
    let gain = (bars / Float(single / 2) - spaces / Float(single / 2 + 1)) / (2 * module)
    guard module > 0, abs(gain) <= 0.6, min(widths[first - 1], widths[last + 1]) >= quietZone * module,
      abs(widths[first] / module - gain - 5) <= 2 * tolerance,
      abs(widths[last] / module - gain - 3) <= 1.5 * tolerance
    else { return nil }
    for element in first + 1..<last {
      let width = widths[element] / module - (element & 1 == 1 ? gain : -gain)
      guard abs(width - 1) <= tolerance else { return nil }
    }
    return module
  }
}
