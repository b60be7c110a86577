extension DXFilmEdge {
  /// What is narrower, in modules, is no element, however ink and light spread: noise cuts long ones in two.
  private static let leastWidth: Float = 0.25

  /// The elements without those that are far narrower than a module: what is to the sides of such a one is one element with it.
  static func joined(_ widths: [Float], module: Float) -> [Float] {
    var joined: [Float] = []
    var index = 0
    while index < widths.count {
      if widths[index] < leastWidth * module, !joined.isEmpty, index + 1 < widths.count {
        joined[joined.count - 1] += widths[index] + widths[index + 1]
        index += 2
      } else {
        joined.append(widths[index])
        index += 1
      }
    }
    return joined
  }

  /// The same where the width of a module is not known: most elements on the line of a clock have it.
  static func joined(_ widths: [Float]) -> [Float] {
    widths.isEmpty ? widths : joined(widths, module: widths.ascending()[widths.count / 2])
  }
}
