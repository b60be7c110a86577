import QuietzoneImaging
import QuietzoneSymbols

/// Finds out how the rows of a symbol run, and lays lines along them, several a row.
struct StackedSurvey {
  private(set) var frame: StackedFrame
  let isMicro: Bool
  /// The width of a module, in pixels.
  let module: Double
  /// How much wider bars are than printed, in modules.
  let printGain: Float
  /// How much lines showed.
  let score: Double
  /// Whether what they showed goes on where they end.
  let isCut: Bool

  /// What a line at some slant shows.
  private typealias Find = (slant: Double, score: Double, module: Double, printGain: Float, hasEnds: Bool)

  private static func most(_ finds: [Find]) -> Double { finds.reduce(0) { max($0, $1.score) } }

  /// How much lines may rise along the bars, per pixel across, beside not at all. A row is three times as high as a module is
  /// wide, and a codeword 17 times as wide: rows that lie steeper than one in ten cannot be read at right angles to the bars.
  private static let steepSlants = [0.08, -0.08, 0.13, -0.13, 0.18, -0.18, 0.24, -0.24, 0.31, -0.31]

  /// The same where a row of a MicroPDF417, twice as high as a module is wide and up to 99 of them long, is missed between
  /// the other slants.
  private static let fineSlants = [0, 0.015, -0.015, 0.03, -0.03, 0.045, -0.045, 0.06, -0.06]

  /// - Parameter isFine: Lay more lines, at slants closer together.
  /// - Returns: Nil if lines show no symbol.
  init?(_ frame: StackedFrame, wanted: SymbologySet, readsInverted: Bool, isFine: Bool = false) {
    var orientations = StackedOrientation.all(wanted, readsInverted: readsInverted)
    let parts = isFine ? Self.fineParts : Self.parts
    // For each orientation and line, what each slant shows.
    var finds = [[[Find]]](
      repeating: [[Find]](repeating: [], count: parts.count), count: orientations.count)
    var frame = frame
    var (cutCount, mostShown) = (0, 0)
    let offsets = parts.map { frame.snapped($0 * frame.height) }
    var isDone = [Bool](repeating: false, count: offsets.count)
    var peaks = [Peak](repeating: Peak(), count: offsets.count)
    for slants in isFine ? [Self.fineSlants] : [[0, 0.04, -0.04], Self.steepSlants] {
      for (part, offset) in offsets.enumerated() {
        // Where three lines show nothing at all, two more hardly do; chance shows a little at some slant.
        let least = isFine && part >= 5 ? Self.leastFineFind : 0
        guard part < 3 || mostShown > least else { return nil }
        // A row that shows from end to end shows how it runs.
        var isWhole = false
        for slant in slants where !isDone[part] {
          frame.slant = (slant, 0)
          let line = frame.line(at: offset)
          for (index, find) in line.finds(orientations).enumerated() {
            guard let find else { continue }
            let orientation = orientations[index]
            let (low, high) = (find.extent.lowerBound, find.extent.upperBound)
            let module = Double(high - low) * frame.step / Double(find.modules)
            finds[index][part].append((slant, Double(find.score), module, find.printGain, find.hasEnds))
            mostShown = max(mostShown, find.score)
            peaks[part].shown = max(peaks[part].shown, find.score)
            let room = Float(20 * module / frame.step)
            let (first, last) = orientation.isBackward ? (-high, -low) : (low, high)
            if !find.isWhole, first < room || last > Float(line.last) - room { cutCount += find.score }
            if find.isWhole, find.score > 2 { isWhole = true }
          }
          let isBeyond = peaks[part].isPassed(at: slant)
          isDone[part] = isWhole && slant == 0 || isBeyond
        }
        if isWhole { isDone[part] = true }
      }
      Self.dropUnlikely(&orientations, &finds)
      // The ends of a PDF417 show at any slant, those of a MicroPDF417 beside some of its codewords.
      let isPromising = orientations.indices.contains { index in
        let shown = finds[index].count { line in
          line.contains { $0.hasEnds || orientations[index].isMicro }
        }
        return shown > 1
      }
      guard isPromising else { return nil }
    }
    let totals = finds.map { $0.reduce(0) { $0 + Self.most($1) } }
    guard let best = totals.indices.max(by: { totals[$0] < totals[$1] }), totals[best] >= Self.leastScore
    else {
      return nil
    }
    let endCount = finds[best].count { line in line.contains { $0.hasEnds } }
    guard endCount >= (orientations[best].isMicro ? 2 : 1) else { return nil }
    var samples: [PolynomialFit.Sample] = []
    var modules: [Double] = []
    var printGains: [Float] = []
    for (part, finds) in finds[best].enumerated() where !finds.isEmpty {
      let good = finds.filter { $0.score >= 0.8 * Self.most(finds) }
      let slant = good.reduce(0) { $0 + $1.slant * $1.score } / good.reduce(0) { $0 + $1.score }
      samples.append(
        PolynomialFit.Sample(
          x: offsets[part], y: 0, value: slant, weight: Self.most(finds) * Self.most(finds)))
      modules += good.map { $0.module }
      printGains += good.map { $0.printGain }
    }
    let powers: [PolynomialFit.Powers] = samples.count > 2 ? [(0, 0), (1, 0)] : [(0, 0)]
    guard let fitted = PolynomialFit(samples, powers: powers) else { return nil }
    let (low, high) = (fitted.value(-frame.height / 2, 0), fitted.value(frame.height / 2, 0))
    frame.slant = ((low + high) / 2, (high - low) / max(frame.height, 1))
    isMicro = orientations[best].isMicro
    let middle = modules.ascending()[modules.count / 2]
    guard modules.count(where: { abs($0 - middle) < 0.2 * middle }) * 3 >= modules.count * 2 else {
      return nil
    }
    module = middle
    printGain = printGains.ascending()[printGains.count / 2]
    score = totals[best]
    isCut = Double(cutCount) > 0.3 * score
    frame.step = max(frame.step, module / 5)
    self.frame = orientations[best].isBackward ? frame.turned() : frame
    self.frame.isInverted = orientations[best].isInverted
  }

  /// Drops the ways round of which the first slants show hardly anything: steeper ones will show no more.
  private static func dropUnlikely(_ orientations: inout [StackedOrientation], _ finds: inout [[[Find]]]) {
    #if !COMPACT
      let totals = finds.map { $0.reduce(0) { $0 + most($1) } }
      let least = leastLikelihood * totals.reduce(0) { max($0, $1) }
      for index in totals.indices.reversed() where totals[index] < least {
        orientations.remove(at: index)
        finds.remove(at: index)
      }
    #endif
  }

  #if !COMPACT
    /// How much of what the likeliest orientation shows another one has to show to be looked for any longer.
    private static let leastLikelihood = 0.25
  #endif

  /// The scores of lines through one place at slants of either sign, ever steeper: whether those that show most have passed.
  private struct Peak {
    private var (most, previous) = (0, 0)
    /// What the line at the present slant shows.
    var shown = 0

    /// Beyond which slant to ask, and how much a flatter one has to have shown: chance makes less.
    private static let (flattest, clearScore) = (0.05, 6)

    /// Whether neither of two opposite slants shows half of what flatter ones did; each slant is to be asked about once.
    mutating func isPassed(at slant: Double) -> Bool {
      defer { (most, previous, shown) = (max(most, shown), shown, 0) }
      return slant < -Self.flattest && most >= Self.clearScore && 2 * max(shown, previous) <= most
    }
  }

  /// Where the first lines are laid, in parts of the region's height.
  private static let parts = [0, -0.17, 0.17, -0.34, 0.34]
  private static let fineParts = [0, -0.08, 0.08, -0.16, 0.16, -0.24, 0.24, -0.32, 0.32, -0.4, 0.4]
  /// What chance shows of a MicroPDF417 on many lines.
  private static let leastFineFind = 2
  /// The least that those lines have to show.
  private static let leastScore = 4.0

  /// The middle of a part of the lines, in pixels of the image.
  func center(of part: [StackedLine]) -> Point {
    let middles = part.flatMap { $0.middles }.ascending()
    return frame.point(
      middles.isEmpty ? 0 : middles[middles.count / 2],
      offset: (part[0].offset + part[part.count - 1].offset) / 2)
  }

  private func line(at offset: Double) -> StackedLine {
    var line = frame.line(at: offset)
    line.findPatterns(isMicro: isMicro, printGain: printGain)
    return line
  }

  /// Lines over the whole height of the region, and beyond it as far as they show something; none if hardly any does.
  ///
  /// - Parameter modules: How far apart they are, in modules.
  func lines(distance modules: Double) -> [StackedLine] {
    let distance = module < 3 ? max(frame.pixel, (modules * module).rounded(.down)) : modules * module
    let first = frame.snapped(-frame.height / 2)
    let count = min(Self.mostLines, Int(frame.height / distance) + 1)
    // Some first: what five lines showed may have been chance.
    let stride = max(1, count / 24)
    let some = Swift.stride(from: 0, to: count, by: stride).map { line(at: first + Double($0) * distance) }
    let least = max(min(3, some.count), Int(StackedTuning.leastEndShare * Double(some.count)))
    guard some.count(where: { $0.showsEnds }) >= least else { return [] }
    var lines = (0..<count).map {
      $0 % stride == 0 ? some[$0 / stride] : line(at: first + Double($0) * distance)
    }
    // Rows that show nothing may lie between.
    let patience = Int(12 * module / distance) + 2
    for direction in [-1.0, 1.0] {
      var offset = direction < 0 ? first : first + Double(count - 1) * distance
      var empty = 0
      while empty < patience, lines.count < 2 * Self.mostLines {
        offset += direction * distance
        guard frame.contains(offset: offset) else { break }
        let line = line(at: offset)
        empty = line.showsPattern ? 0 : empty + 1
        lines.append(line)
      }
    }
    return lines
  }

  /// The lines once for each symbol of several that lie side by side, with the patterns of that one alone.
  func sides(of lines: [StackedLine]) -> [[StackedLine]] {
    let whole = lines.flatMap { line in
      line.wholes.map { (middle: ($0.lowerBound + $0.upperBound) / 2, width: $0.upperBound - $0.lowerBound) }
    }
    .ascending { $0.middle }
    guard !whole.isEmpty else { return sides(behindStartsOf: lines) }
    let width = whole.map { $0.width }.ascending()[whole.count / 2]
    let middles = Self.groups(of: whole.map { $0.middle }, apart: 0.4 * width)
    guard middles.count > 1 else { return [lines] }
    return middles.map { middle in
      let near = (middle - 0.75 * width)...(middle + 0.75 * width)
      return lines.map { $0.showing(near) }
    }
  }

  /// The same by start patterns alone: a compact PDF417 has no stop pattern, and its rows end before the next one's start.
  private func sides(behindStartsOf lines: [StackedLine]) -> [[StackedLine]] {
    let starts = Self.groups(of: lines.flatMap { $0.starts }.ascending(), apart: 17 * module)
    guard starts.count > 1 else { return [lines] }
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : .infinity
      return lines.map { $0.showing(starts[index] - module...end - module) }
    }
  }

  /// The median of each group of places, sorted, that follow each other within a distance. One line may be misread; a symbol has
  /// several.
  private static func groups(of places: [Double], apart distance: Double) -> [Double] {
    var groups: [[Double]] = [[]]
    for place in places {
      if let last = groups[groups.count - 1].last, place - last > distance { groups.append([]) }
      groups[groups.count - 1].append(place)
    }
    return groups.filter { $0.count >= 3 }.map { $0[$0.count / 2] }
  }

  /// The lines of each part of the region, where stretches without any pattern divide it: several symbols, one below another.
  func parts(of lines: [StackedLine]) -> [[StackedLine]] {
    var parts: [[StackedLine]] = []
    var last = -Double.infinity
    for line in lines.ascending(by: { $0.offset }) where line.showsPattern {
      if line.offset - last > 4 * module { parts.append([]) }
      last = line.offset
      parts[parts.count - 1].append(line)
    }
    return parts.filter { $0[$0.count - 1].offset - $0[0].offset > 5 * module }
  }

  private static let mostLines = 500
}

extension StackedFrame {
  /// The offset nearest to one given whose line runs through the middles of pixels, if lines run along an axis.
  fileprivate func snapped(_ offset: Double) -> Double {
    guard abs(abs(along.x) - abs(along.y)) > 0.99 else { return offset }
    let isVertical = abs(along.y) > abs(along.x)
    let place = center + along * offset
    let coordinate = (isVertical ? place.y : place.x) / pixel
    let off = (coordinate.rounded(.down) + 0.5 - coordinate) * pixel
    return offset + off * ((isVertical ? along.y : along.x) < 0 ? -1 : 1)
  }
}
