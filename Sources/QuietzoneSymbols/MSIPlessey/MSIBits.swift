/// The bits of an MSI symbol, told apart by what its start and stop characters look like.
struct MSIBits {
  /// How much wider than it should be a bar is, in modules.
  let gain: Float
  /// How far bits are from the mean of their kind: 0 is perfect, 1 as bad as is accepted.
  let deviation: Float
  private let bits: [Bool]

  /// The root of the mean of the squares of what bits may differ by from the mean of their kind, and the most that one
  /// may; in parts of a bit.
  private static let (greatestDeviation, greatestOutlier): (Float, Float) = (0.1, 0.25)
  /// By how much ones and zeros may differ: two thirds of a bit, if wide elements are twice as wide as narrow ones.
  private static let differences: ClosedRange<Float> = 0.5...0.85

  /// - Parameters:
  ///   - contrasts: how much wider each bar is than the space behind it, in parts of both: first the start character, a
  ///     one, last the first bit of the stop character, a zero.
  ///   - element: where the symbol begins, for errors.
  init(_ contrasts: [Float], element: Int) throws(LinearError) {
    guard contrasts.count >= 2 + 4 * MSIPlessey.fewestDigits, (contrasts.count - 2) % 4 == 0 else {
      throw .content
    }
    let threshold = (contrasts[0] + contrasts[contrasts.count - 1]) / 2
    let bits = contrasts.map { $0 > threshold }
    var (sums, counts) = (SIMD2<Float>(), SIMD2<Float>())
    for (contrast, bit) in zip(contrasts, bits) {
      sums[bit ? 1 : 0] += contrast
      counts[bit ? 1 : 0] += 1
    }
    let means = sums / counts
    guard counts.min() > 0, Self.differences.contains(means[1] - means[0]) else {
      throw .noCharacter(element: element)
    }
    var (squares, greatest) = (Float(0), Float(0))
    for (contrast, bit) in zip(contrasts, bits) {
      let difference = abs(contrast - means[bit ? 1 : 0])
      squares += difference * difference
      greatest = max(greatest, difference)
    }
    // Ink that spreads by a part of a module moves all contrasts by two thirds of that.
    gain = 0.75 * (means[0] + means[1])
    deviation = (squares / Float(contrasts.count)).squareRoot() / Self.greatestDeviation
    guard bits[0], !bits[bits.count - 1], abs(gain) <= 0.6, deviation <= 1,
      greatest <= Self.greatestOutlier
    else { throw .noCharacter(element: element) }
    self.bits = bits
  }

  /// The digits between start and stop character. Throws `content` if four bits are none.
  func digits() throws(LinearError) -> [UInt8] {
    var digits: [UInt8] = []
    for first in stride(from: 1, to: bits.count - 1, by: 4) {
      let digit = bits[first..<first + 4].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
      guard digit < 10 else { throw .content }
      digits.append(digit)
    }
    return digits
  }
}
