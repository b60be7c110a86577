import TestSupport

/// What befalls the bars and spaces along a line, and lines that no symbol is on.
enum Stripes {
  /// Moves each edge by up to `noise` either way, so that what one element gains its neighbour loses.
  static func jittered(_ widths: [Float], by noise: Float, using generator: inout SeededGenerator) -> [Float]
  {
    var widths = widths
    for edge in 1..<widths.count {
      let move = Float.random(in: -noise...noise, using: &generator)
      widths[edge - 1] += move
      widths[edge] -= move
    }
    return widths
  }

  /// Adds up to `noise` to each width, or takes it away.
  static func noisy(_ widths: [Float], by noise: Float, using generator: inout SeededGenerator) -> [Float] {
    widths.map { $0 + Float.random(in: -noise...noise, using: &generator) }
  }

  /// The same line as seen at a slant: elements grow from `first` to `last` times their width.
  static func slanted(_ widths: [Float], from first: Float, to last: Float) -> [Float] {
    widths.enumerated().map { $1 * (first + (last - first) * Float($0) / Float(widths.count - 1)) }
  }

  /// Bars and spaces of 1 to 4 modules, not quite whole ones, with some light ground of 5 to 12 between them.
  static func random(using generator: inout SeededGenerator) -> [Float] {
    let count = 2 * Int.random(in: 10...70, using: &generator) + 1
    return (0..<count).map { element in
      let isGround =
        element % 2 == 0
        && (element == 0 || element == count - 1 || Int.random(in: 0..<12, using: &generator) == 0)
      let modules =
        isGround ? Int.random(in: 5...12, using: &generator) : Int.random(in: 1...4, using: &generator)
      return 3 * (Float(modules) + Float.random(in: -0.2...0.2, using: &generator))
    }
  }

  /// Bars and spaces of one or two widths, as most of such lines are that imitate a symbol.
  static func randomTwoWidths(using generator: inout SeededGenerator) -> [Float] {
    let wide = Float.random(in: 2...3, using: &generator)
    let count = 2 * Int.random(in: 10...70, using: &generator) + 1
    return (0..<count).map { element in
      let isGround =
        element % 2 == 0
        && (element == 0 || element == count - 1 || Int.random(in: 0..<12, using: &generator) == 0)
      let modules: Float = isGround ? 10 : Bool.random(using: &generator) ? wide : 1
      return 3 * (modules + Float.random(in: -0.2...0.2, using: &generator))
    }
  }
}
