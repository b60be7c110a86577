/// The odd-numbered or the even-numbered elements of a DataBar character (ISO/IEC 24724).
///
/// `count` widths add up to `modules`, and each is 1 to `widest`. All such patterns, in the order of their first width,
/// then their second, and so on, stand for the numbers from 0.
struct ElementSubset: Sendable {
  typealias Widths = SIMD8<Int32>

  let count: Int
  let modules: Int
  let widest: Int
  /// The greatest width that the first element has.
  let widestFirst: Int
  /// Whether only patterns with an element of one module are used: the one of the two subsets where this is so tells how
  /// wide the bars really are.
  let needsNarrow: Bool

  /// How many patterns there are.
  var patternCount: Int {
    (1...widestFirst).reduce(0) {
      $0 + Self.ways(count - 1, modules - $1, widest, needsNarrow && $1 != 1)
    }
  }

  /// The number that a pattern stands for.
  func value(of widths: Widths) -> Int {
    var value = 0
    var rest = modules
    var needsNarrow = needsNarrow
    for index in 0..<count - 1 {
      let width = Int(widths[index])
      for smaller in 1..<max(width, 1) {
        value += Self.ways(count - 1 - index, rest - smaller, widest, needsNarrow && smaller != 1)
      }
      needsNarrow = needsNarrow && width != 1
      rest -= width
    }
    return value
  }

  /// The pattern nearest to widths as they were measured, in modules, and the sum of the squares of what it is off.
  /// Nil if there is none nearby.
  func nearest(to measured: SIMD8<Float>) -> (widths: Widths, error: Float)? {
    var widths = Widths()
    var missing = modules
    for index in 0..<count {
      let width = Int32(max(1, min(measured[index], Float(index == 0 ? widestFirst : widest))) + 0.5)
      widths[index] = width
      missing -= Int(width)
    }
    guard missing >= -2, missing <= 2 else { return nil }
    while missing != 0 {
      // The width that was rounded at greatest cost is rounded the other way.
      let step = Int32(missing.signum())
      var best = (index: -1, saving: -Float.infinity)
      for index in 0..<count {
        let width = Int(widths[index] + step)
        guard width >= 1, width <= (index == 0 ? widestFirst : widest) else { continue }
        let saving = (measured[index] - Float(widths[index])) * Float(step)
        if saving > best.saving { best = (index, saving) }
      }
      guard best.index >= 0 else { return nil }
      widths[best.index] += step
      missing -= Int(step)
    }
    var error: Float = 0
    var narrowest: Int32 = 8
    for index in 0..<count {
      let difference = measured[index] - Float(widths[index])
      error += difference * difference
      narrowest = min(narrowest, widths[index])
    }
    return needsNarrow && narrowest > 1 ? nil : (widths, error)
  }

  /// How many patterns of `count` widths there are.
  private static func ways(_ count: Int, _ modules: Int, _ widest: Int, _ needsNarrow: Bool) -> Int {
    // Those without a narrow element are those where each is one module less.
    sums(count, modules, widest) - (needsNarrow ? sums(count, modules - count, widest - 1) : 0)
  }

  /// In how many ways `count` numbers from 1 to `greatest` add up to `sum`: by inclusion and exclusion of those that
  /// have too great a number.
  private static func sums(_ count: Int, _ sum: Int, _ greatest: Int) -> Int {
    guard count > 0 else { return sum == 0 ? 1 : 0 }
    var result = 0
    for excluded in 0...count {
      let rest = sum - excluded * greatest
      guard rest >= count else { break }
      let term = binomial(count, excluded) * binomial(rest - 1, count - 1)
      result += excluded & 1 == 0 ? term : -term
    }
    return result
  }

  private static func binomial(_ n: Int, _ k: Int) -> Int {
    guard k >= 0, k <= n else { return 0 }
    var result = 1
    for index in 0..<k { result = result * (n - index) / (index + 1) }
    return result
  }
}
