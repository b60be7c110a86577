import QuietzoneImaging
import QuietzoneSymbols

#if !COMPACT
  /// Reads strips across bars without the blur of a hand that moved or a lens out of focus: where that is wider than a narrow element,
  /// lines show none, while what made it is still there in the waves that a strip consists of.
  struct UnblurredReading {
    private let wanted: SymbologySet
    private let sampling: LineSampling
    private(set) var votes = LinearVotes(lines: LineSampling.strips.count)

    init(_ wanted: SymbologySet, in sampling: LineSampling) {
      (self.wanted, self.sampling) = (wanted, sampling)
    }

    /// The blurs without which the grey values of a line are much nearer to two: a stroke, a disk, both or neither, the likelier first.
    ///
    /// Complexity: O(*n* log *n*) for *n* values, for each of some hundred blurs.
    ///
    /// - Parameter profile: The grey values of the line in the middle of the region.
    func spreads(of profile: [Float]) -> [PointSpread] {
      let length = min(UnblurredTuning.window, Int(sampling.region.length / sampling.step))
      let first = sampling.line(at: 0).middle - length / 2
      guard length >= UnblurredTuning.leastWindow, first >= 0, first + length <= profile.count else {
        return []
      }
      // Half as many values show it as well.
      let values = Array(profile[first..<first + length]).means(of: 2)
      let margin = values.count / UnblurredTuning.margins
      let own = Array(values[margin..<values.count - margin]).distanceFromTwo
      guard UnblurredTuning.distances.contains(own) else { return [] }
      let window = LineDeconvolution([values])
      let most = min(UnblurredTuning.mostDistanceWithout, UnblurredTuning.mostOfDistance * own)
      func likeliest(_ spreads: [PointSpread]) -> (spread: PointSpread, distance: Float)? {
        let distances = window.distancesFromTwo(
          without: spreads, noise: UnblurredTuning.noise.measured, margin: margin)
        return zip(spreads, distances).min { $0.1 < $1.1 }.flatMap { $0.1 <= most ? $0 : nil }
      }
      let found = [
        likeliest(UnblurredTuning.strokes.map { .stroke(SIMD2(0, $0 / 2)) }),
        likeliest(UnblurredTuning.disks.map { .disk(radius: $0 / 2) }),
      ]
      return found.compactMap { $0 }.ascending { Double($0.distance) }.map { $0.spread.doubled }
    }

    /// Lets strips vote until enough of them agree.
    ///
    /// - Parameters:
    ///   - strips: Those at `LineSampling.strips`, of dark bars.
    ///   - spreads: Blurs that they may have.
    mutating func run(on strips: [[Float]], without spreads: [PointSpread]) {
      let waves = LineDeconvolution(strips)
      for spread in spreads {
        let (sharp, smooth) = waves.lines(
          without: spread, noise: (UnblurredTuning.noise.little, UnblurredTuning.noise.much))
        votes = LinearVotes(lines: strips.count)
        for (number, strip) in strips.enumerated() {
          if number == UnblurredTuning.patience, votes.candidates.isEmpty { break }
          for found in symbols(on: [sharp[number], smooth[number]], of: strip, number, spread) {
            votes.add(found.content, found.detection)
          }
        }
        if !votes.accepted.isEmpty { return }
      }
    }

    private struct Found {
      var content: LinearContent
      var detection: LinearVotes.Detection
      var misfit: Float
    }

    /// The symbols on a line that look like its strip when they are blurred again: in each place the one that does so best.
    ///
    /// - Parameter profiles: The grey values without the blur, more and less of them.
    private func symbols(
      on profiles: [[Float]], of strip: [Float], _ number: Int, _ spread: PointSpread
    ) -> [Found] {
      let offset = LineSampling.strips[number] * sampling.region.height
      let line = sampling.line(at: offset)
      let blurred = BlurredBars(strip, spread)
      var found: [Found] = []
      for profile in profiles {
        for sensitivity in UnblurredTuning.sensitivities {
          let bars = BarLine(line, profile, by: EdgeFinder(sensitivity: sensitivity))
          bars.forEachSymbol(wanted) { symbol, runsBackward in
            let edges = bars.edges[symbol.elements.lowerBound - 1..<symbol.elements.upperBound]
            let misfit = blurred.misfit(of: edges)
            guard misfit <= UnblurredTuning.mostMisfit else { return }
            var detection = LinearVotes.Detection(
              symbol.elements, of: bars, runsBackward: runsBackward, offset: offset)
            // What shows with the blur is what can be followed along the bars.
            let middles = BarLine(line, strip, by: EdgeFinder()).middles(
              from: edges[edges.startIndex], to: edges[edges.endIndex - 1])
            detection.middles = runsBackward ? middles.reversed().map { 1 - $0 } : middles
            found.append(Found(content: symbol.content, detection: detection, misfit: misfit))
          }
        }
      }
      var best: [Found] = []
      for one in found.ascending(by: { Double($0.misfit) })
      where !best.contains(where: { $0.detection.meets(one.detection) }) {
        best.append(one)
      }
      return best
    }
  }

  extension BarLine {
    /// The middles of the elements between two samples, in parts of the way from one to the other; the first and the last are bars.
    fileprivate func middles(from start: Float, to end: Float) -> [Double] {
      let places = zip(edges, edges.dropFirst()).map { ($0 + $1) / 2 }
      let inside = places.indices.filter { (start...end).contains(places[$0]) }
      guard var first = inside.first, var last = inside.last else { return [] }
      if first % 2 == 1 { first += 1 }
      if last % 2 == 1 { last -= 1 }
      return first <= last ? places[first...last].map { Double(($0 - start) / (end - start)) } : []
    }
  }

  enum UnblurredTuning {
    /// In how many values of the middle of a line its blur is looked for, and in how few; what part at either end does not count.
    static let (window, leastWindow, margins) = (480, 192, 8)
    /// How far from two these are, as they are: sharp bars are near to two, and noise is far from them.
    static let distances: ClosedRange<Float> = 1.7...4
    /// How far they are without the blur at most, also of as far as they are.
    static let (mostDistanceWithout, mostOfDistance): (Float, Float) = (2, 0.9)
    /// The lengths of strokes and the radii of disks that are tried, in samples.
    static let strokes = lengths(72, from: 4, growth: 1.03)
    static let disks = lengths(36, from: 2, growth: 1.06)

    /// So many lengths, each so many times as long as the one before it.
    private static func lengths(_ count: Int, from first: Float, growth: Float) -> [Float] {
      var lengths = [first]
      while lengths.count < count { lengths.append(growth * lengths[lengths.count - 1]) }
      return lengths
    }

    /// How much of the strength of all waves noise is taken to have.
    static let noise: (measured: Float, little: Float, much: Float) = (0.002, 0.001, 0.005)
    /// How much of the contrast around it an edge has to measure: waves that are made strong again leave ripples.
    static let sensitivities: [Float] = [0.25, 0.4]
    /// After how many strips that show nothing no more are looked at.
    static let patience = 2
    /// How far a strip may be from what a symbol's bars look like with the blur, in parts of their contrast.
    static let mostMisfit: Float = 0.15
    /// Grey values sampled in the time that looking for the blur takes, and for each value of five strips reading them without it.
    static let (measuringCost, readingCost) = (20_000, 100)
  }
#endif
