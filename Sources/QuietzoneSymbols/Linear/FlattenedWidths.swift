/// The elements of a line across something bent or folded, as they would be if it lay flat.
///
/// Most symbologies judge each character by its own width, and take little harm where the scale changes along a symbol. Those of two
/// widths compare elements of all of it, and nobody can judge the character that a fold runs across.
package struct FlattenedWidths {
  private let widths: [Float]
  /// From the first bar to behind the last one of the longest row of elements without a margin between them.
  private let elements: Range<Int>

  /// Nil if there are too few elements in a row to tell a change of scale from what they say.
  package init?(_ widths: [Float]) {
    let inner = widths.dropFirst().dropLast().ascending()
    guard inner.count >= Self.fewestElements else { return nil }
    let margin = Self.leastMargin * inner[inner.count / 4]
    var (longest, first) = (0..<0, 1)
    for element in stride(from: 2, through: widths.count - 1, by: 2)
    where element == widths.count - 1 || widths[element] >= margin {
      if element - first > longest.count { longest = first..<element }
      first = element + 1
    }
    guard longest.count >= Self.fewestElements else { return nil }
    self.widths = widths
    elements = longest
  }

  /// The fewest elements that tell: half of an EAN-8 symbol has 22.
  private static let fewestElements = 22
  /// What is wider than so many of the narrower elements stands between symbols: within one, four modules are the most, and half
  /// as much again where the scale changes.
  private static let leastMargin: Float = 7

  // MARK: Bent

  /// The widths as they would be if the scale did not change along the line, for symbologies of two widths; nil if it hardly does.
  ///
  /// Which elements are narrow is guessed by those around them, and what they then say of the scale is made smooth; twice, since each
  /// guess helps the other.
  package func unbent() -> [Float]? {
    let row = Array(widths[elements])
    var scale = smooth(row, reach: Self.firstReach)
    for _ in 0..<Self.rounds { scale = smooth(unitWidths(row, scale: scale), reach: Self.reach) }
    guard let least = scale.min(), let greatest = scale.max(), least > 0, greatest >= Self.leastBend * least
    else {
      return nil
    }
    let mean = scale.reduce(0, +) / Float(scale.count)
    return rescaled(first: mean / scale[0], last: mean / scale[scale.count - 1]) {
      mean / scale[$0 - elements.lowerBound]
    }
  }

  /// How many elements to either side count at first, when bars and spaces of both widths are taken for one, and then.
  private static let (firstReach, reach) = (9, 6)
  private static let rounds = 3
  /// By how much the scale has to change.
  private static let leastBend: Float = 1.25

  /// What each element says of the scale: its own width, by what its kind measures on average where the scale is 1.
  private func unitWidths(_ row: [Float], scale: [Float]) -> [Float] {
    var units = row
    for parity in 0..<2 {
      let kind = stride(from: parity, to: row.count, by: 2)
      // Of narrow and wide ones, from the extremes on.
      var means = SIMD2<Float>(.infinity, 0)
      for index in kind {
        let width = row[index] / scale[index]
        means = SIMD2(min(means[0], width), max(means[1], width))
      }
      for _ in 0..<4 {
        var (sums, counts) = (SIMD2<Float>(), SIMD2<Float>())
        for index in kind {
          let width = row[index] / scale[index]
          let isWide = 2 * width > means.sum() ? 1 : 0
          sums[isWide] += width
          counts[isWide] += 1
        }
        guard counts.min() > 0 else { break }
        means = sums / counts
      }
      for index in kind {
        units[index] = row[index] / means[2 * row[index] > means.sum() * scale[index] ? 1 : 0]
      }
    }
    return units
  }

  /// What a straight line through so many values to either side is at each: those farther away count less.
  private func smooth(_ values: [Float], reach: Int) -> [Float] {
    values.indices.map { index in
      var (weights, places, squares, sum, products) = (Float(0), Float(0), Float(0), Float(0), Float(0))
      for other in max(0, index - reach)...min(values.count - 1, index + reach) {
        let place = Float(other - index)
        let weight = 1 - abs(place) / Float(reach + 1)
        weights += weight
        places += weight * place
        squares += weight * place * place
        sum += weight * values[other]
        products += weight * place * values[other]
      }
      return (squares * sum - places * products) / (weights * squares - places * places)
    }
  }

  // MARK: Folded

  /// Offers `body` the widths as they would be without a fold, for each place where that may be, an element and a part of it, and
  /// for each of a few ratios of the scales on its sides: until there was one that did, by what `body` returns.
  package func forEachUnfolded(_ body: ([Float]) -> Bool) {
    guard let (fold, clarity) = likeliestFold() else { return }
    let (before, behind) = (narrow(in: elements.lowerBound..<fold), narrow(in: fold..<elements.upperBound))
    guard min(before.share, behind.share) >= Self.leastNarrow else { return }
    let measured = before.width / behind.width
    let ratio = max(measured, 1 / measured)
    guard ratio >= Self.leastFold, ratio <= Self.mostFold else { return }
    // What a change of scale alone makes of the roots' difference, beside their mean.
    let expected = (ratio.squareRoot() - 1) / (ratio.squareRoot() + 1)
    guard clarity >= Self.leastClarity * expected * expected else { return }
    let places =
      max(elements.lowerBound, fold - Self.foldReach)..<min(elements.upperBound, fold + Self.foldReach)
    for correction in Self.corrections {
      let ratio = measured * correction
      var isRead = false
      for element in places {
        for part in 0..<Self.foldParts {
          let share = Float(part) / Float(Self.foldParts)
          // What lies before the fold stays as it is.
          let own = share + (1 - share) * ratio
          let flat = rescaled(first: 1, last: ratio) { $0 < element ? 1 : $0 == element ? own : ratio }
          if body(flat) { isRead = true }
        }
      }
      if isRead { return }
    }
  }

  /// How far from the likeliest element the fold may be, and how finely an element is divided.
  private static let (foldReach, foldParts) = (7, 4)
  /// What narrow elements say of a ratio may be off by so much.
  private static let corrections: [Float] = [1, 0.93, 1.07]
  /// How much narrower one side is than the other, at least and at most.
  private static let (leastFold, mostFold): (Float, Float) = (1.3, 2.2)
  /// The least number of elements on either side.
  private static let leastSide = 10
  /// The least share of elements on either side that are narrow: of folded symbols 98 per cent have more than 0.42; of what is no
  /// symbol nearly two thirds have less than that on a side.
  private static let leastNarrow: Float = 0.38
  /// The least of the variance that the fold explains, in squares of what its ratio lets expect: folded symbols have 9 to 21, half
  /// of what is none less than this.
  private static let leastClarity: Float = 5

  /// The element at which one level of widths gives way to another most clearly, and the part of their variance that this explains.
  private func likeliestFold() -> (element: Int, clarity: Float)? {
    // Roots: a wide element more or less should not outweigh all others.
    let roots = elements.map { widths[$0].squareRoot() }
    let total = roots.reduce(0, +)
    var (best, fold, sum) = (Float(0), Int?.none, Float(0))
    for index in roots.indices {
      let (before, behind) = (Float(index), Float(roots.count - index))
      if index >= Self.leastSide, roots.count - index >= Self.leastSide {
        let difference = sum / before - (total - sum) / behind
        let clarity = difference * difference * before * behind
        if clarity > best { (best, fold) = (clarity, elements.lowerBound + index) }
      }
      sum += roots[index]
    }
    let count = Float(roots.count)
    let squares = roots.reduce(0) { $0 + ($1 - total / count) * ($1 - total / count) }
    return fold.map { ($0, best / (count * squares)) }
  }

  /// What a narrow element measures among these, bars and spaces alike, and the share of them that are narrow.
  private func narrow(in elements: Range<Int>) -> (width: Float, share: Float) {
    var (sum, count): (Float, Int) = (0, 0)
    for parity in 0..<2 {
      let sorted = elements.filter { $0 & 1 == parity }.map { widths[$0] }.ascending()
      let low = sorted[sorted.count / 5]
      let near = sorted.filter { abs($0 - low) <= 0.35 * low }
      sum += near.reduce(0, +) / Float(near.count)
      count += near.count
    }
    return (sum / 2, Float(count) / Float(elements.count))
  }

  // MARK: Both

  /// The widths with each element of the row times its factor, and what lies before and behind times the first and the last.
  private func rescaled(first: Float, last: Float, factor: (Int) -> Float) -> [Float] {
    var flat = widths
    for index in flat.indices {
      flat[index] *= index < elements.lowerBound ? first : index >= elements.upperBound ? last : factor(index)
    }
    return flat
  }
}
