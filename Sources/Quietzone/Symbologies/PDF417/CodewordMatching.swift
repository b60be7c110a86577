import QuietzoneImaging
import QuietzoneSymbols

/// Reads codewords by what their modules look like, where edges do not show.
struct CodewordMatching {
  /// A codeword, and how much better it fits than the next: 0 is no better.
  struct Match {
    var value: Int
    var margin: Double
  }

  private let lattice: StackedLattice
  private static let samplesPerModule = 4
  /// Modules sampled to either side: a codeword stands between a space and a bar.
  private static let margin = 1

  init(_ lattice: StackedLattice) { self.lattice = lattice }

  /// The codeword of a cluster that a place looks most like.
  func match(row: Int, column: Int, cluster: Int) -> Match? {
    var best: (value: Int, likeness: Double, next: Double)?
    for shift in [0, -0.3, 0.3] {
      guard let modules = modules(row: row, column: column, shift: shift) else { return nil }
      let found = Self.nearest(to: modules, cluster: cluster)
      if let known = best {
        if found.likeness > known.likeness {
          let other = known.value == found.value ? known.next : known.likeness
          best = (found.value, found.likeness, max(found.next, other))
        } else if found.value != known.value {
          best!.next = max(known.next, found.likeness)
        }
      } else {
        best = found
      }
    }
    guard let best, best.likeness > 0.6 else { return nil }
    return Match(value: best.value, margin: best.likeness - best.next)
  }

  /// How dark each of the 17 modules is, with one more at either end: grey values sampled along the row, in the middle of
  /// its height.
  private func modules(row: Int, column: Int, shift: Double) -> [Float]? {
    let first = Double(lattice.columns[column]) + shift
    let count = (17 + 2 * Self.margin) * Self.samplesPerModule
    var sums = [Float](repeating: 0, count: count)
    for part in [0.3, 0.5, 0.7] {
      guard
        let start = lattice.point(module: first - Double(Self.margin), row: Double(row) + part),
        let end = lattice.point(module: first + 17 + Double(Self.margin), row: Double(row) + part)
      else { return nil }
      let step = (end - start) * (1 / Double(count))
      lattice.frame.addValues(from: start + step * 0.5, step: step, to: &sums)
    }
    return (0..<17 + 2 * Self.margin).map { module in
      let samples = sums[module * Self.samplesPerModule..<(module + 1) * Self.samplesPerModule]
      return -samples.reduce(0, +)
    }
  }

  /// The pattern whose correlation with the modules is greatest.
  private static func nearest(
    to modules: [Float], cluster: Int
  ) -> (value: Int, likeness: Double, next: Double) {
    let mean = modules.reduce(0, +) / Float(modules.count)
    let centered = modules.map { $0 - mean }
    let length = centered.reduce(0) { $0 + $1 * $1 }.squareRoot()
    guard length > 0 else { return (0, 0, 0) }
    var best = (value: 0, likeness: -1.0, next: -1.0)
    for (value, template) in templates[cluster].enumerated() {
      var sum: Float = 0
      for index in 0..<19 { sum += centered[index] * template[index] }
      let likeness = Double(sum / length)
      if likeness > best.likeness {
        best = (value, likeness, best.likeness)
      } else if likeness > best.next {
        best.next = likeness
      }
    }
    return best
  }

  /// What the codewords of each cluster look like in a slight blur: 19 modules, their mean 0 and their length 1.
  private static let templates: [[SIMD32<Float>]] = (0..<3).map { cluster in
    (0..<PDF417Codeword.count).map { value in
      let pattern = PDF417Codeword(cluster: cluster, value: value).pattern
      // A space before, a bar behind.
      var modules = [Float](repeating: 0, count: 21)
      for module in 0..<17 { modules[module + 2] = Float(pattern >> UInt32(16 - module) & 1) }
      modules[19] = 1
      modules[20] = 1
      var blurred = [Float](repeating: 0, count: 19)
      for index in blurred.indices {
        blurred[index] = 0.7 * modules[index + 1] + 0.15 * (modules[index] + modules[index + 2])
      }
      let mean = blurred.reduce(0, +) / 19
      for index in blurred.indices { blurred[index] -= mean }
      let length = blurred.reduce(0) { $0 + $1 * $1 }.squareRoot()
      var template = SIMD32<Float>.zero
      for index in blurred.indices { template[index] = blurred[index] / length }
      return template
    }
  }
}
