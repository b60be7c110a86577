/// A line or strip across a region that templates are laid on, with where on it there may be symbols.
struct TemplateLine {
  let bars: BarLine
  /// Its grey values, from either end.
  let forward: SummedProfile
  let backward: SummedProfile
  private let stretches: [QuietStretch]
  private let leastModule: Float

  fileprivate init(_ bars: BarLine, in sampling: LineSampling) {
    self.bars = bars
    forward = SummedProfile(bars.profile)
    backward = forward.reversed()
    leastModule = Float(0.9 * sampling.pixel / sampling.step)
    stretches = QuietStretch.stretches(
      of: bars, leastModule: leastModule, leastWidth: Float(0.45 * sampling.region.length / sampling.step))
  }

  /// Where there may be a symbol of that layout, the stretch whose margins stand out most first.
  func stretches(for layout: SymbolLayout) -> [QuietStretch] {
    var found: [QuietStretch] = []
    for stretch in stretches {
      if let stretch = stretch.scored(as: layout, leastModule: leastModule) { found.append(stretch) }
    }
    return found.count > 1 ? found.descending { Double($0.score) } : found
  }
}

/// The lines and strips across a region that templates are laid on, each sampled once for all symbologies.
struct TemplateLines {
  private let sampling: LineSampling
  #if !COMPACT
    private var lines: [(offset: Double, line: TemplateLine)] = []
    private var strips: [TemplateLine] = []
  #endif
  /// Whether dark and light are exchanged, since bars may be lighter than what is around them.
  #if COMPACT
    var areInverted: Bool { @inline(__always) get { false } }
  #else
    private(set) var areInverted = false
  #endif

  init(_ sampling: LineSampling) { self.sampling = sampling }

  /// How much of the contrast an edge has to measure: in a blur little is left of narrow elements.
  private static let sensitivity: Float = 0.04

  /// The line at an offset from the region's middle, with its grey values.
  mutating func line(at offset: Double) -> TemplateLine {
    #if !COMPACT
      if let known = lines.first(where: { $0.offset == offset }) { return known.line }
    #endif
    let way = sampling.line(at: offset)
    let line = line(along: way, sampling.profile(way))
    #if !COMPACT
      lines.append((offset, line))
    #endif
    return line
  }

  #if !COMPACT
    /// The strip of a number, counted as those at `LineSampling.strips` are, with its grey values. Those before it were asked for.
    mutating func strip(_ number: Int, of values: [Float]) -> TemplateLine {
      if number == strips.count {
        let way = sampling.line(at: LineSampling.strips[number] * sampling.region.height)
        strips.append(line(along: way, values))
      }
      return strips[number]
    }
  #endif

  #if !COMPACT
    /// Whether the ground on both sides of the region is darker than what is inside, as it is beside light bars: the first line tells.
    /// Farther out may be a light page around a dark label, so what is close to the region may be darker by itself.
    var showLightBars: Bool {
      guard let bars = lines.first?.line.bars else { return false }
      let half = Int(sampling.region.length / sampling.step / 2)
      let (first, end) = (bars.line.middle - half, bars.line.middle + half)
      guard first > 0, first < end, end < bars.profile.count else { return false }
      func mean(_ range: Range<Int>) -> Float { bars.profile[range].reduce(0, +) / Float(range.count) }
      let close = 1 + half / Self.closeGround
      let left = min(mean(0..<first), mean(max(0, first - close)..<first))
      let right = min(mean(end..<bars.profile.count), mean(end..<min(end + close, bars.profile.count)))
      return max(left, right) < mean(first..<end)
    }

    /// What part of half the region's length is close to it: of that of an EAN-13 about four modules.
    private static let closeGround = 12

    /// Exchanges dark and light on all lines, those that were laid and those to come.
    mutating func invert() {
      areInverted.toggle()
      for index in lines.indices {
        lines[index].line = TemplateLine(lines[index].line.bars.negative, in: sampling)
      }
      for index in strips.indices { strips[index] = TemplateLine(strips[index].bars.negative, in: sampling) }
    }
  #endif

  private func line(along way: ScanLine, _ profile: [Float]) -> TemplateLine {
    let bars = BarLine(way, profile, by: EdgeFinder(sensitivity: Self.sensitivity))
    return TemplateLine(areInverted ? bars.negative : bars, in: sampling)
  }
}
