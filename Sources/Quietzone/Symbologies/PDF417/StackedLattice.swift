import QuietzoneImaging
import QuietzoneSymbols

/// Where the codewords of a symbol are: which module of which row is where.
struct StackedLattice {
  /// A codeword on one line.
  struct Sighting {
    /// Which of the lattice's columns it is in.
    var column: Int
    var offset: Double
    var codeword: PDF417Codeword
    /// How sure it is: up to 1.
    var weight: Double
  }

  let frame: StackedFrame
  /// The first module of each column of codewords, those of row indicators included.
  let columns: [Int]
  /// How far along a line a module begins: by module and offset.
  let places: PolynomialFit
  /// The width of a module, in pixels.
  let module: Double
  private(set) var sightings: [Sighting] = []
  /// The offsets of the lines, from the first to the last that shows codewords.
  private var extent = 0.0...0.0
  /// The row at a place, by module and offset: the first row is from 0 to 1.
  private(set) var rows: PolynomialFit?

  /// - Parameters:
  ///   - landmarks: Where modules (x) of lines (y, by offset) are known to begin.
  init?(_ frame: StackedFrame, columns: [Int], landmarks: [PolynomialFit.Sample], module: Double) {
    guard landmarks.count >= 6,
      let places = PolynomialFit(
        landmarks.spread(atMost: Self.mostSamples), powers: Self.placePowers, reach: 0.8 * module)
    else { return nil }
    self.frame = frame
    self.columns = columns
    self.places = places
    self.module = module
  }

  private static let placePowers: [PolynomialFit.Powers] = [
    (0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (2, 1), (1, 2), (3, 0),
  ]

  /// Reads the codewords of all lines where the columns are known to be.
  mutating func read(_ lines: [StackedLine], printGain: Float) {
    for line in lines {
      for (column, first) in columns.enumerated() {
        let (start, end) = (
          places.value(Double(first), line.offset), places.value(Double(first + 17), line.offset)
        )
        guard let edge = line.bar(near: start, reach: module), line.bar(near: end, reach: module) == edge + 8,
          let reading = line.edges.withView({
            PatternReading($0, at: edge, printGain: printGain)
              ?? PatternReading(doubtful: $0, at: edge, printGain: printGain)
          }),
          case .codeword(let codeword) = reading.pattern
        else { continue }
        let weight = 1 - 1.6 * Double(max(0, reading.deviation - 0.12))
        sightings.append(
          Sighting(column: column, offset: line.offset, codeword: codeword, weight: max(0.15, weight)))
      }
    }
  }

  // MARK: Rows

  /// What rows are fitted with, as far as columns are known up to a distance: what is next to the sides says nothing of a bend,
  /// and few rows, whose samples lie in steps, make a false one.
  private static func rowPowers(distance: Int, isOneSided: Bool, isLow: Bool) -> [PolynomialFit.Powers] {
    if distance == 0, isOneSided { return isLow ? [(0, 0), (0, 1)] : [(0, 0), (0, 1), (0, 2)] }
    let near: [PolynomialFit.Powers] = [(0, 0), (0, 1), (1, 0), (1, 1)]
    if distance < 3 { return isLow ? near : near + [(0, 2)] }
    return near + (isLow ? [(2, 0)] : [(0, 2), (2, 0), (2, 1), (1, 2), (0, 3)])
  }

  /// Rows that are too few to tell a bend from their steps.
  private static let fewRows = 9.0
  /// How many samples are enough to fit places and rows to: a dozen for each of their coefficients in each corner of a symbol.
  private static let mostSamples = 600

  /// Finds where the rows are.
  ///
  /// - Parameters:
  ///   - known: Where rows are known: samples of the row's middle, all in one column of the symbol each.
  ///   - cluster: The cluster of the first row.
  /// - Returns: Whether there is any sense in them.
  mutating func findRows(known: [[PolynomialFit.Sample]], cluster: Int) -> Bool {
    var groups = known.compactMap { agreeing($0) }.filter { $0.samples.count >= 3 }
    guard let largest = groups.max(by: { $0.samples.count < $1.samples.count }) else { return false }
    groups.removeAll { $0.slope * largest.slope < 0 }
    let seeds = groups.flatMap { $0.samples }
    guard Set(seeds.map { Int($0.value) }).count >= 2 else { return false }
    let sides = groups.map { $0.samples[0].x }
    func distance(_ column: Int) -> Double {
      sides.reduce(.infinity) { min($0, abs(Double(columns[column]) + 8.5 - $1)) }
    }
    let powers: [PolynomialFit.Powers] = sides.count > 1 ? [(0, 0), (0, 1), (1, 0)] : [(0, 0), (0, 1)]
    guard var fitted = PolynomialFit(seeds, powers: powers, reach: 0.7) else { return false }
    let offsets = sightings.map { $0.offset }
    extent = (offsets.min() ?? 0)...(offsets.max() ?? 0)
    // From the columns next to those that are known outwards: a line may cross several rows on its way.
    let some = sightings.spread(atMost: Self.mostSamples).map {
      (sighting: $0, distance: Int(distance($0.column) / 17 + 0.5))
    }
    let numbers = seeds.map { $0.value }
    let isLow = (numbers.max() ?? 0) - (numbers.min() ?? 0) < Self.fewRows
    var step = 0
    let farthest = some.reduce(0) { max($0, $1.distance) }
    while true {
      var samples = seeds
      for (sighting, distance) in some where distance <= step {
        let x = Double(columns[sighting.column]) + 8.5
        let expected = fitted.value(x, sighting.offset)
        let row = nearestRow(to: expected, cluster: sighting.codeword.cluster, first: cluster)
        guard abs(Double(row) + 0.5 - expected) < 1 else { continue }
        samples.append(
          PolynomialFit.Sample(x: x, y: sighting.offset, value: Double(row) + 0.5, weight: sighting.weight))
      }
      let powers = Self.rowPowers(distance: step, isOneSided: sides.count < 2, isLow: isLow)
      if let next = PolynomialFit(samples, powers: powers, reach: 0.75) { fitted = next }
      guard step < farthest else { break }
      step = min(farthest, step + max(1, step / 3))
    }
    rows = fitted
    return true
  }

  /// The row of a sighting, and how far from the row's middle it is, in rows.
  func row(of sighting: Sighting, cluster: Int) -> (row: Int, off: Double)? {
    guard let rows else { return nil }
    let expected = rows.value(Double(columns[sighting.column]) + 8.5, sighting.offset)
    let row = nearestRow(to: expected, cluster: sighting.codeword.cluster, first: cluster)
    return (row, abs(Double(row) + 0.5 - expected))
  }

  private func nearestRow(to place: Double, cluster: Int, first: Int) -> Int {
    // Rows of one cluster are three apart.
    let phase = Double((cluster - first + 3) % 3) + 0.5
    let place = max(-300, min(place, 300))
    return Int(((place - phase) / 3).rounded()) * 3 + (cluster - first + 3) % 3
  }

  /// Those of the samples, all of one column, that lie on a line, row by row: what was misread does not.
  private func agreeing(_ samples: [PolynomialFit.Sample]) -> (
    samples: [PolynomialFit.Sample], slope: Double
  )? {
    let stride = max(1, samples.count / 32)
    let some = Swift.stride(from: 0, to: samples.count, by: stride).map { samples[$0] }
    var best: (count: Int, slope: Double, base: PolynomialFit.Sample)?
    for (index, first) in some.enumerated() {
      for second in some[(index + 1)...] where first.value != second.value && first.y != second.y {
        let slope = (second.value - first.value) / (second.y - first.y)
        guard abs(slope) * module < 1.1, abs(slope) * module > 0.01 else { continue }
        let count = samples.count { abs(first.value + slope * ($0.y - first.y) - $0.value) < 1 }
        if count > best?.count ?? 2 { best = (count, slope, first) }
      }
    }
    guard let best else { return nil }
    let near = samples.filter {
      abs(best.base.value + best.slope * ($0.y - best.base.y) - $0.value)
        < 1.2 + 0.1 * abs($0.value - best.base.value)
    }
    return (near, best.slope)
  }

  // MARK: Places

  /// The offset of the line on which a row's place `row` (0.5 is the middle of the first) is, at a module.
  func offset(ofRow row: Double, module: Double) -> Double? {
    guard let rows else { return nil }
    let rises = rows.value(module, extent.upperBound) > rows.value(module, extent.lowerBound)
    // Beyond what was seen the function may turn.
    var (low, high) = (extent.lowerBound - 8 * self.module, extent.upperBound + 8 * self.module)
    for _ in 0..<26 {
      let middle = (low + high) / 2
      if (rows.value(module, middle) < row) == rises { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The image's place of a module's beginning in a row.
  func point(module: Double, row: Double) -> Point? {
    guard let offset = offset(ofRow: row, module: module) else { return nil }
    return frame.point(places.value(module, offset), offset: offset)
  }

  /// The corners of a symbol of so many rows and modules.
  func corners(rows: Int, modules: Int) -> Quadrilateral? {
    guard let topLeft = point(module: 0, row: 0), let topRight = point(module: Double(modules), row: 0),
      let bottomRight = point(module: Double(modules), row: Double(rows)),
      let bottomLeft = point(module: 0, row: Double(rows))
    else { return nil }
    return Quadrilateral(
      topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
  }

  /// Whether rows follow one another against the direction along the bars: as in a mirror.
  var isMirrored: Bool {
    guard let rows else { return false }
    let middle = Double(columns[columns.count / 2])
    return rows.value(middle, extent.upperBound) < rows.value(middle, extent.lowerBound)
  }
}
