import QuietzoneSymbols

/// What eight elements on 17 modules of a PDF417 may be.
enum StackedPattern: Equatable {
  case start
  /// But for the bar at its end.
  case stop
  case codeword(PDF417Codeword)
}

/// A pattern as a line shows it.
struct PatternReading {
  var pattern: StackedPattern
  /// How far the worst edge is from where the pattern has it, in modules.
  var deviation: Float
  /// How much wider bars are than printed, in modules.
  var printGain: Float

  /// Reads the eight elements that begin with edge `index` of a row; nil if they are no pattern.
  ///
  /// The edges into bars are measured from one to the next, and so are those out of bars: however wide ink and threshold
  /// make a bar, these distances are as printed (ISO/IEC 15438, 5.11.2).
  ///
  /// - Parameter printGain: How much wider bars are, if that is known.
  init?(_ row: EdgeRow.View, at index: Int, printGain: Float? = nil) {
    guard let places = ElementPlaces(row, at: index, printGain: printGain) else { return nil }
    self.printGain = places.printGain
    // The widest bars leave no doubt, even where all edges are off.
    if places.ends[0] > 6.2 {
      let isStart = places.deviation(from: Self.start) < Self.mostFrameDeviation
      guard isStart || places.deviation(from: Self.stop) < Self.mostFrameDeviation else { return nil }
      pattern = isStart ? .start : .stop
      deviation = places.deviation(from: isStart ? Self.start : Self.stop)
      return
    }
    let rounded = places.rounded
    deviation = places.deviation(from: rounded)
    guard deviation < Self.mostDeviation, let codeword = Self.codeword(ends: rounded) else { return nil }
    pattern = .codeword(codeword)
  }

  /// The codeword that comes nearest to eight elements some of whose edges are in doubt: rounded the other way they may make
  /// one that there is.
  init?(doubtful row: EdgeRow.View, at index: Int, printGain: Float) {
    guard let places = ElementPlaces(row, at: index, printGain: printGain) else { return nil }
    let rounded = places.rounded
    let doubts: [(edge: Int, off: Float)] = (0..<7).map { ($0, places.ends[$0] - Float(rounded[$0])) }
    let doubtful = doubts.filter { abs($0.off) > 0.22 }.descending { Double(abs($0.off)) }.prefix(3)
    var best: (codeword: PDF417Codeword, deviation: Float)?
    for choice in 0..<1 << doubtful.count {
      var ends = rounded
      for (bit, doubt) in doubtful.enumerated() where choice >> bit & 1 == 1 {
        ends[doubt.edge] += doubt.off > 0 ? 1 : -1
      }
      guard let codeword = Self.codeword(ends: ends) else { continue }
      let deviation = places.deviation(from: ends)
      if deviation < best?.deviation ?? .infinity { best = (codeword, deviation) }
    }
    guard let best else { return nil }
    (pattern, deviation, self.printGain) = (.codeword(best.codeword), best.deviation, printGain)
  }

  /// The codeword whose elements end after so many modules.
  private static func codeword(ends: SIMD8<Int32>) -> PDF417Codeword? {
    var pattern: UInt32 = 0
    var previous: Int32 = 0
    for edge in 0..<8 {
      let width = ends[edge] - previous
      guard width >= 1, width <= 6 else { return nil }
      pattern = pattern << UInt32(width) | (edge & 1 == 0 ? 1 << UInt32(width) - 1 : 0)
      previous = ends[edge]
    }
    return PDF417Codeword(pattern: pattern)
  }

  private static let mostDeviation: Float = 0.46
  private static let mostFrameDeviation: Float = 0.75
  /// Where the elements end: 8, 1, 1, 1, 1, 1, 1 and 3 modules, or 7, 1, 1, 3, 1, 1, 1 and 2.
  private static let start = SIMD8<Int32>(8, 9, 10, 11, 12, 13, 14, 17)
  private static let stop = SIMD8<Int32>(7, 8, 9, 12, 13, 14, 15, 17)
}

/// Where eight elements on 17 modules end, in modules.
private struct ElementPlaces {
  private(set) var ends = SIMD8<Float>.zero
  let printGain: Float

  init?(_ row: EdgeRow.View, at index: Int, printGain: Float?) {
    guard index >= 0, index + 8 < row.count else { return nil }
    let start = row[index]
    let module = (row[index + 8] - start) / 17
    guard module > 0 else { return nil }
    let edges = row[eightFrom: index + 1]
    // No ink makes an element vanish that is a module wide: most of what is no pattern has narrower ones.
    let narrow = edges - row[eightFrom: index] .< Self.leastWidth * module
    guard !any(narrow) else { return nil }
    ends = (edges - start) / module
    self.printGain = printGain ?? Self.printGain(of: ends)
    ends -= Self.outOfBars * self.printGain
  }

  /// The least width of an element, in modules.
  private static let leastWidth: Float = 0.3
  /// 1 for the edges out of bars.
  private static let outOfBars = SIMD8<Float>(1, 0, 1, 0, 1, 0, 1, 0)

  var rounded: SIMD8<Int32> { Rounding(ends).bits }

  func deviation(from wanted: SIMD8<Int32>) -> Float {
    let off = ends - Rounding(whole: wanted).values
    let (low, high) = (magnitude(off.lowHalf), magnitude(off.highHalf))
    let four = low.replacing(with: high, where: high .> low)
    return max(max(four.x, four.y), max(four.z, four.w))
  }

  /// By how much the edges out of bars are off whole modules, all of them alike.
  private static func printGain(of ends: SIMD8<Float>) -> Float {
    let first = ends[0] - Rounding(ends).values[0]
    let rest = ends - first
    let sum = ((rest - Rounding(rest).values) * outOfBars).sum()
    // The first has nothing left but what it is measured from.
    return max(-0.5, min(first + sum / 4, 0.5))
  }
}
