extension DXFilmEdge {
  /// How far from the clock's the data track's ends may be, in modules: the film may be turned a little.
  private static let reach: Float = 1.5

  /// The bits of the data track beside `clock`, the first one highest.
  static func dataBits(in widths: [Float], clock: Clock) throws(LinearError) -> UInt32 {
    let widths = joined(widths, module: clock.module)
    var left: Float = 0
    var first = 1
    while first + 1 < widths.count {
      left += widths[first - 1]
      if abs(left - clock.start) <= reach * clock.module,
        let bits = dataBits(in: widths, first: first, clock: clock)
      {
        return bits
      }
      guard left <= clock.start + reach * clock.module else { break }
      left += widths[first]
      first += 2
    }
    throw .noStart
  }

  /// The bits that begin at bar `first`, if its elements are whole modules.
  private static func dataBits(in widths: [Float], first: Int, clock: Clock) -> UInt32? {
    guard widths[first - 1] >= quietZone * clock.module, first + 5 < widths.count else { return nil }
    // Bar, space, bar, space and bar of one module begin every track.
    let bars = (widths[first] + widths[first + 2] + widths[first + 4]) / 3
    let gain = (bars - (widths[first + 1] + widths[first + 3]) / 2) / 2
    guard abs(gain) <= 0.6 * clock.module, abs(bars - gain - clock.module) <= 0.3 * clock.module else {
      return nil
    }

    let length = Float(clock.modules)
    var sum: Float = 0
    var last = first
    while last + 1 < widths.count {
      sum += widths[last]
      if abs(sum - gain - length * clock.module) <= reach * clock.module,
        widths[last + 1] >= quietZone * clock.module,
        let bits = dataBits(
          in: widths, elements: first...last, count: clock.modules, module: (sum - gain) / length, gain: gain)
      {
        return bits
      }
      guard sum <= (length + 2 * reach) * clock.module else { return nil }
      sum += widths[last + 1]
      last += 2
    }
    return nil
  }

  /// The bits of `elements`, if all edges are where modules of this width end.
  private static func dataBits(
    in widths: [Float], elements: ClosedRange<Int>, count: Int, module: Float, gain: Float
  ) -> UInt32? {
    var bits: UInt32 = 0
    var (position, modules) = (Float(0), 0)
    for element in elements {
      let isBar = element & 1 == 1
      position += (widths[element] + (isBar ? -gain : gain)) / module
      // The place counts, not the element's own width: so an edge that is off spoils two elements but not the rest.
      guard position > 0, position < Float(count) + 1 else { return nil }
      let end = Int(position.rounded())
      guard end > modules, end <= count, abs(position - Float(end)) <= 0.4 else { return nil }
      for _ in modules..<end { bits = bits << 1 | (isBar ? 1 : 0) }
      modules = end
    }
    return modules == count ? bits : nil
  }
}
