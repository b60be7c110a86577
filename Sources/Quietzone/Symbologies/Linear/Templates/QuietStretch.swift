/// A stretch of a line that may be a symbol: bars with margins around them that are wider than the spaces between.
struct QuietStretch {
  /// Where the first bar begins and the last one ends, in samples.
  let start: Float
  let end: Float
  /// The number of bars and spaces that are seen.
  private let elements: Int
  /// The width of the narrower margin, and of the widest space, in samples.
  private let margin: Float
  private let widestSpace: Float
  /// How much the margins stand out, of a symbol of the layout that was asked about.
  private(set) var score: Float = 0

  /// A margin has to be so many modules wide at least; what is wider than any real one says no more; and no space of a symbol is
  /// wider.
  private static let (leastMargin, greatestMargin, greatestSpace): (Float, Float, Float) = (4, 12, 12)

  /// The stretches of a line of which any layout may make something.
  ///
  /// Complexity: O(n²) for n bars of which none stands apart from the others; O(n) where few margins are wider than other spaces.
  ///
  /// - Parameters:
  ///   - leastModule: The least width of a module, in samples.
  ///   - leastWidth: The least width of a symbol.
  static func stretches(of bars: BarLine, leastModule: Float, leastWidth: Float) -> [QuietStretch] {
    let (edges, widths) = (bars.edges, bars.widths)
    let least = leastMargin * leastModule
    var stretches: [QuietStretch] = []
    var first = 0
    while first < edges.count {
      var (last, widest) = (first + 1, Float(0))
      // Beside a space of so many times its width none is a margin.
      while last < edges.count, widths[first] >= least, leastMargin * widest <= greatestSpace * widths[first]
      {
        let margin = min(widths[first], widths[last + 1])
        if margin >= least, leastMargin * widest <= greatestSpace * margin,
          edges[last] - edges[first] >= leastWidth
        {
          stretches.append(
            QuietStretch(
              start: edges[first], end: edges[last], elements: last - first, margin: margin,
              widestSpace: widest))
        }
        widest = max(widest, widths[last + 1])
        last += 2
      }
      first += 2
    }
    return stretches
  }

  /// The same as a symbol of that layout; nil if it cannot be one: blur may have merged half of its elements, but it adds none.
  func scored(as layout: SymbolLayout, leastModule: Float) -> QuietStretch? {
    guard elements <= layout.elements + 6, 5 * elements >= 2 * layout.elements else { return nil }
    let module = (end - start) / Float(layout.modules)
    guard module >= leastModule, margin >= Self.leastMargin * module,
      widestSpace <= Self.greatestSpace * module
    else { return nil }
    var stretch = self
    stretch.score = min(margin, Self.greatestMargin * module) / max(widestSpace, Self.leastMargin * module)
    return stretch
  }
}
