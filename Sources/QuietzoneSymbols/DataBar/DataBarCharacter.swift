/// A DataBar character as it was read.
struct DataBarCharacter {
  var value: Int
  /// The widths of its first, third, … element, and of its second, fourth, …, in modules.
  var odd: ElementSubset.Widths
  var even: ElementSubset.Widths
  /// How far the elements were from those widths, in modules: the root of the mean of the squares.
  var deviation: Float

  /// What the widths add to a symbol's checksum: each is multiplied by a power of three, the first of them
  /// 3^`exponent` (ISO/IEC 24724, tables 5, 7 and 14 are such powers).
  func checksum(exponent: Int, modulo modulus: Int) -> Int {
    var weight = 1
    for _ in 0..<exponent { weight = weight * 3 % modulus }
    var sum = 0
    for index in 0..<8 {
      sum += Int(odd[index]) * weight
      weight = weight * 3 % modulus
      sum += Int(even[index]) * weight
      weight = weight * 3 % modulus
    }
    return sum % modulus
  }
}

extension RunCursor {
  /// Reads the DataBar character whose elements begin at `first`; nil if they are like none.
  ///
  /// Which of its elements take how many modules in all would tell how much the ink has spread, were it not that all
  /// groups are tried: what the finder pattern showed decides among them.
  ///
  /// - Parameters:
  ///   - isMirrored: Whether the first of its elements is the last on the line.
  ///   - gain: By how much bars are too wide, in modules.
  func character(
    of set: DataBarCharacterSet, at first: Int, isMirrored: Bool, gain: Float, tolerance: Float
  ) -> DataBarCharacter? {
    let count = set.elements
    guard first >= 0, first + count <= widths.count else { return nil }
    let total = sum(first..<first + count)
    guard total > 0, total < .infinity else { return nil }
    let scale = Float(set.modules) / total
    var odd = SIMD8<Float>()
    var even = SIMD8<Float>()
    for pair in 0..<count / 2 {
      let element = isMirrored ? first + count - 1 - 2 * pair : first + 2 * pair
      odd[pair] = widths[element] * scale
      even[pair] = widths[isMirrored ? element - 1 : element + 1] * scale
    }
    let oddTotal = odd.sum()
    let oddAreBars = isMirrored ? first & 1 == 0 : first & 1 == 1
    var best: DataBarCharacter?
    var bestError = tolerance * tolerance
    for group in set.groups {
      let surplus = (oddTotal - Float(group.odd.modules)) / Float(count / 2)
      let unexpected = (oddAreBars ? surplus : -surplus) - gain
      let penalty = 0.5 * unexpected * unexpected
      guard penalty < bestError,
        let (oddWidths, oddError) = group.odd.nearest(to: odd - surplus),
        let (evenWidths, evenError) = group.even.nearest(to: even + surplus)
      else { continue }
      let error = (oddError + evenError) / Float(count) + penalty
      guard error < bestError else { continue }
      bestError = error
      best = DataBarCharacter(
        value: set.value(group, odd: oddWidths, even: evenWidths), odd: oddWidths, even: evenWidths,
        deviation: error.squareRoot())
    }
    return best
  }
}
