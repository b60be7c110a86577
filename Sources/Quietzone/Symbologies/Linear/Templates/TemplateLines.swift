/// The lines and strips across a region that templates are laid on, each sampled once for all symbologies.
struct TemplateLines {
  private let sampling: LineSampling
  #if !COMPACT
    private var lines: [(offset: Double, bars: BarLine)] = []
    private var strips: [BarLine] = []
  #endif

  init(_ sampling: LineSampling) { self.sampling = sampling }

  /// How much of the contrast an edge has to measure: in a blur little is left of narrow elements.
  private static let sensitivity: Float = 0.04

  /// The line at an offset from the region's middle, with its grey values.
  mutating func line(at offset: Double) -> BarLine {
    #if !COMPACT
      if let known = lines.first(where: { $0.offset == offset }) { return known.bars }
    #endif
    let line = sampling.line(at: offset)
    let bars = bars(on: line, sampling.profile(line))
    #if !COMPACT
      lines.append((offset, bars))
    #endif
    return bars
  }

  #if !COMPACT
    /// The strip of a number, counted as those at `LineSampling.strips` are, with its grey values. Those before it were asked for.
    mutating func strip(_ number: Int, of values: [[Float]]) -> BarLine {
      if number == strips.count {
        let line = sampling.line(at: LineSampling.strips[number] * sampling.region.height)
        strips.append(bars(on: line, values[number]))
      }
      return strips[number]
    }
  #endif

  private func bars(on line: ScanLine, _ profile: [Float]) -> BarLine {
    BarLine(line, profile, by: EdgeFinder(sensitivity: Self.sensitivity))
  }
}
