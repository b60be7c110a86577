/// How much of the tolerance that the reference decode algorithm leaves is left (ISO/IEC 15416, 5.4.7 and annex A): 1 is all,
/// 0 is none.
struct Decodability {
  private let structure: LinearStructure
  private let elements: ProfileElements

  init(_ structure: LinearStructure, _ elements: ProfileElements) {
    self.structure = structure
    self.elements = elements
  }

  /// The worst character's.
  var value: Double {
    switch structure.rule {
    case .edges, .edgesAndBars, .edgesAndEvenBars:
      max(0, structure.characters.reduce(1) { min($0, edgeDecodability($1)) })
    case .twoWidths, .twoWidthsInTheMiddle, .twoWidthsOfBars: max(0, twoWidthDecodability)
    }
  }

  private func widths(_ character: LinearStructure.Character) -> [Double] {
    character.elements.map { elements.width($0) }
  }

  /// Of a character of n modules, by its edges and, where the symbology has a second measure, by its bars.
  private func edgeDecodability(_ character: LinearStructure.Character) -> Double {
    guard let modules = character.modules else { return 1 }
    let widths = widths(character)
    let scale = Double(modules) / widths.reduce(0, +)
    let worst = Self.ofEdges(widths, modules: Double(modules))
    let isBarFirst = character.elements.lowerBound & 1 == 0
    let bars = barSum(widths, isBarFirst: isBarFirst) * scale
    switch structure.rule {
    case .edgesAndEvenBars where modules == 11:
      // The sum of the bars is even; 1.75 modules off is one too many (ISO/IEC 15417).
      return min(worst, (1.75 - abs(bars - 2 * (bars / 2).rounded())) / 1.75)
    case .edgesAndBars:
      return min(
        worst, Self.barDecodability(widths.map { $0 * scale }, bars: bars, isBarFirst: isBarFirst))
    default: return worst
    }
  }

  /// Of elements that measure so many modules in all: edges alike are whole modules apart, and half a module off is one too many.
  static func ofEdges(_ widths: [Double], modules: Double) -> Double {
    let scale = modules / widths.reduce(0, +)
    return zip(widths, widths.dropFirst()).dropLast().reduce(1) { worst, pair in
      let apart = (pair.0 + pair.1) * scale
      return min(worst, 1 - 2 * abs(apart - apart.rounded()))
    }
  }

  private func barSum(_ widths: [Double], isBarFirst: Bool) -> Double {
    stride(from: isBarFirst ? 0 : 1, to: widths.count, by: 2).reduce(0) { $0 + widths[$1] }
  }

  /// 1 and 7, and 2 and 8, are told apart by their bars, which differ by two modules (ISO/IEC 15420): a module off is one too
  /// many. All other digits are told by edges alone.
  private static func barDecodability(_ widths: [Double], bars: Double, isBarFirst: Bool) -> Double {
    let first = (widths[0] + widths[1]).rounded()
    let second = (widths[1] + widths[2]).rounded()
    let isAmbiguous = (first == 3 || first == 4) && (second == 3 || second == 4)
    guard isAmbiguous else { return 1 }
    // Odd parity, of the left half alone, has 3 or 5 modules of bars, even parity 2 or 4.
    let possible: [Double] = first == second && !isBarFirst ? [3, 5] : [2, 4]
    let nearest = possible.min { abs($0 - bars) < abs($1 - bars) } ?? bars
    return 1 - abs(bars - nearest)
  }

  // MARK: Narrow and wide

  /// The lesser of what is left between the widest narrow element and the threshold, and between that and the narrowest wide one.
  private var twoWidthDecodability: Double {
    let kinds = structure.characters.map { character in (character, classified(widths(character))) }
    let narrow = kinds.flatMap { $0.1.narrow }
    let wide = kinds.flatMap { $0.1.wide }
    guard !narrow.isEmpty, !wide.isEmpty else { return narrow.isEmpty && wide.isEmpty ? 0 : 1 }
    let z = narrow.reduce(0, +) / Double(narrow.count)
    let nz = wide.reduce(0, +) / Double(wide.count)
    var worst = 1.0
    for (character, widths) in kinds {
      let total = self.widths(character).reduce(0, +)
      var threshold = (z + nz) / 2
      if case .twoWidths(let share) = structure.rule { threshold = share * total }
      guard threshold > z, threshold < nz else { return 0 }
      if let widest = widths.narrow.max() { worst = min(worst, (threshold - widest) / (threshold - z)) }
      if let narrowest = widths.wide.min() { worst = min(worst, (narrowest - threshold) / (nz - threshold)) }
    }
    return worst
  }

  /// Elements by kind, bars and spaces apart: ink makes the ones wider and the others narrower.
  private func classified(_ widths: [Double]) -> (narrow: [Double], wide: [Double]) {
    var (narrow, wide): ([Double], [Double]) = ([], [])
    let onlyBars = if case .twoWidthsOfBars = structure.rule { true } else { false }
    for first in onlyBars ? [0] : [0, 1] {
      let own = stride(from: first, to: widths.count, by: 2).map { widths[$0] }
      guard let least = own.min(), let most = own.max() else { continue }
      // All alike are narrow, unless they are as wide as the wide ones of the other kind.
      let limit = most > 1.5 * least ? (least * most).squareRoot() : 1.5 * (widths.min() ?? least)
      for width in own { if width > limit { wide.append(width) } else { narrow.append(width) } }
    }
    return (narrow, wide)
  }
}
