/// Patterns of bars and spaces, by the widths of their elements in modules: a start pattern, or all characters.
package struct ElementPatterns: Sendable {
  package typealias Widths = SIMD16<Float>

  /// Elements a pattern: at most 16.
  package let elements: Int
  /// Each pattern's widths, zeros behind its last element.
  let widths: [Widths]
  private let totals: [Int]
  /// +1 at each even element of a pattern, −1 at each odd one, 0 behind the last.
  let barsFirst: Widths

  /// Patterns written as digits, as tables do: `["212222", "222122"]`, all of the same length.
  @inline(never)
  package init(_ patterns: [StaticString]) {
    self.init(
      patterns.map { pattern in
        pattern.withUTF8Buffer { digits in digits.map { Int($0) - 0x30 } }
      })
  }

  /// Patterns as lists of widths, all of the same length.
  @inline(never)
  package init(_ patterns: [[Int]]) {
    elements = patterns.first?.count ?? 0
    precondition(elements > 0 && elements <= 16 && patterns.allSatisfy { [elements] in $0.count == elements })
    widths = patterns.map { pattern in
      var widths = Widths()
      for (index, width) in pattern.enumerated() { widths[index] = Float(width) }
      return widths
    }
    totals = patterns.map { $0.reduce(0, +) }
    mostModules = totals.max() ?? 1
    var signs = Widths()
    for index in 0..<elements { signs[index] = index & 1 == 0 ? 1 : -1 }
    barsFirst = signs
  }

  package var count: Int { widths.count }

  /// The modules of the widest pattern.
  let mostModules: Int

  /// The modules that pattern `index` measures.
  func modules(_ index: Int) -> Int { totals[index] }
}
