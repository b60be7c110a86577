/// The darkest and the lightest value around each place of a profile, in steps of a few samples.
struct LocalRange {
  private static let side = 8
  /// How many steps to either side count as around a step.
  private let reach: Int
  /// Each step's own, and as many beyond either end as any step looks at.
  private let ownLow: [Float]
  private let ownHigh: [Float]
  /// Of each step and those around it.
  private let low: [Float]
  private let high: [Float]

  /// - Parameter radius: Samples to either side that count.
  init(_ profile: UnsafeBufferPointer<Float>, radius: Int) {
    let count = (profile.count + Self.side - 1) / Self.side
    let reach = max(1, radius / Self.side)
    var ownLow = [Float](repeating: .infinity, count: count + 2 * reach)
    var ownHigh = [Float](repeating: -.infinity, count: count + 2 * reach)
    let values = UnsafeRawBufferPointer(profile)
    let whole = profile.count / Self.side
    for step in 0..<whole {
      let own = values.loadUnaligned(fromByteOffset: step * Self.side * 4, as: SIMD8<Float>.self)
      ownLow[reach + step] = least(least(own.lowHalf, own.highHalf))
      ownHigh[reach + step] = -least(least(-own.lowHalf, -own.highHalf))
    }
    if whole < count {
      let rest = profile[whole * Self.side..<profile.count]
      ownLow[reach + whole] = rest.reduce(.infinity) { min($0, $1) }
      ownHigh[reach + whole] = rest.reduce(-.infinity) { max($0, $1) }
    }
    (self.ownLow, self.ownHigh, self.reach) = (ownLow, ownHigh, reach)
    low = combined(ownLow, width: 2 * reach + 1) { $1 < $0 ? $1 : $0 }
    high = combined(ownHigh, width: 2 * reach + 1) { $1 > $0 ? $1 : $0 }
  }

  /// The first sample of the next step.
  static func endOfStep(at index: Int) -> Int { (index / side + 1) * side }

  /// The darkest and the lightest value of the step that a sample belongs to.
  func own(at index: Int) -> (least: Float, most: Float) {
    let step = index / Self.side + reach
    return (ownLow[step], ownHigh[step])
  }

  func contrast(at index: Int) -> Float { high[index / Self.side] - low[index / Self.side] }

  func middle(at index: Int) -> Float { (high[index / Self.side] + low[index / Self.side]) / 2 }
}

/// For each place what `width` values from there on combine to, in steps that double how many are combined.
@inline(__always)
private func combined(_ values: [Float], width: Int, by combine: (Float, Float) -> Float) -> [Float] {
  var result = values
  var (count, span) = (values.count, 1)
  result.withUnsafeMutableBufferPointer { result in
    while span < width {
      let ahead = min(span, width - span)
      count -= ahead
      for index in 0..<count { result[index] = combine(result[index], result[index &+ ahead]) }
      span += ahead
    }
  }
  result.removeLast(width - 1)
  return result
}

/// The lesser of each two.
@inline(__always)
private func least(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
  a.replacing(with: b, where: b .< a)
}

/// The least of four.
@inline(__always)
private func least(_ four: SIMD4<Float>) -> Float {
  let (a, b) = (four.lowHalf, four.highHalf)
  let two = a.replacing(with: b, where: b .< a)
  return two.y < two.x ? two.y : two.x
}
