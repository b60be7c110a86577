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
  /// its height, less their mean.
  private func modules(row: Int, column: Int, shift: Double) -> Pattern? {
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
    let mean = sums.reduce(0, +) / Float(17 + 2 * Self.margin)
    return Pattern(
      (0..<17 + 2 * Self.margin).map { module in
        mean - sums[module * Self.samplesPerModule..<(module + 1) * Self.samplesPerModule].reduce(0, +)
      })
  }

  /// The pattern whose correlation with the modules is greatest.
  private static func nearest(
    to modules: Pattern, cluster: Int
  ) -> (value: Int, likeness: Double, next: Double) {
    let length = modules.product(modules).squareRoot()
    guard length > 0 else { return (0, 0, 0) }
    var best = (value: 0, likeness: -1.0, next: -1.0)
    for (value, template) in templates[cluster].enumerated() {
      let likeness = Double(modules.product(template) / length)
      if likeness > best.likeness {
        best = (value, likeness, best.likeness)
      } else if likeness > best.next {
        best.next = likeness
      }
    }
    return best
  }

  /// What the codewords of each cluster look like in a slight blur: 19 modules, their mean 0 and their length 1.
  private static let templates: [[Pattern]] = (0..<3).map { cluster in
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
      return Pattern(blurred.map { $0 / length })
    }
  }
}

/// What the modules of a codeword and one at either side look like: nineteen numbers, whose mean is 0.
private struct Pattern {
  private var first = SIMD8<Float>()
  private var second = SIMD8<Float>()
  private var third = SIMD4<Float>()

  init(_ values: [Float]) {
    for index in 0..<8 { (first[index], second[index]) = (values[index], values[8 + index]) }
    for index in 0..<3 { third[index] = values[16 + index] }
  }

  /// The sum of the products of the numbers of both.
  @inline(__always)
  func product(_ other: Pattern) -> Float {
    let eights = first * other.first + second * other.second
    return (eights.lowHalf + eights.highHalf + third * other.third).total()
  }
}
