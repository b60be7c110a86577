/// The darkest and the lightest value around each place of a profile, in steps of a few samples.
struct LocalRange {
  private static let side = 8
  /// How many steps to either side count as around a step.
  private let reach: Int
  // What is lightest is kept with its sign changed, so that the least is looked for either way.
  /// Each step's own, and as many beyond either end as any step looks at.
  private let ownLow: [Float]
  private let ownNegativeHigh: [Float]
  /// Of each step and those around it.
  private let low: [Float]
  private let negativeHigh: [Float]

  /// - Parameter radius: Samples to either side that count.
  init(_ profile: UnsafeBufferPointer<Float>, radius: Int) {
    let count = (profile.count + Self.side - 1) / Self.side
    let reach = max(1, radius / Self.side)
    var ownLow = [Float](repeating: .infinity, count: count + 2 * reach)
    var ownNegativeHigh = ownLow
    let values = UnsafeRawBufferPointer(profile)
    let whole = profile.count / Self.side
    for step in 0..<whole {
      let own = values.loadUnaligned(fromByteOffset: step * Self.side * 4, as: SIMD8<Float>.self)
      ownLow[reach + step] = least(least(own.lowHalf, own.highHalf))
      ownNegativeHigh[reach + step] = least(least(-own.lowHalf, -own.highHalf))
    }
    if whole < count {
      let rest = profile[whole * Self.side..<profile.count]
      ownLow[reach + whole] = rest.reduce(.infinity) { min($0, $1) }
      ownNegativeHigh[reach + whole] = rest.reduce(.infinity) { min($0, -$1) }
    }
    (self.ownLow, self.ownNegativeHigh, self.reach) = (ownLow, ownNegativeHigh, reach)
    low = leastAhead(ownLow, width: 2 * reach + 1)
    negativeHigh = leastAhead(ownNegativeHigh, width: 2 * reach + 1)
  }

  /// The first sample of the next step.
  static func endOfStep(at index: Int) -> Int { (index / side + 1) * side }

  /// The darkest and the lightest value of the step that a sample belongs to.
  func own(at index: Int) -> (least: Float, most: Float) {
    let step = index / Self.side + reach
    return (ownLow[step], -ownNegativeHigh[step])
  }

  func contrast(at index: Int) -> Float { -negativeHigh[index / Self.side] - low[index / Self.side] }

  func middle(at index: Int) -> Float { (low[index / Self.side] - negativeHigh[index / Self.side]) / 2 }
}

/// For each place the least of `width` values from there on, in steps that double how many are combined.
private func leastAhead(_ values: [Float], width: Int) -> [Float] {
  let count = values.count - width + 1
  // Places are taken in fours: some values more are looked at, and nobody asks for what comes of them.
  return withUnsafeTemporaryAllocation(of: Float.self, capacity: values.count + 4) { result in
    _ = result.initialize(from: values)
    let bytes = UnsafeMutableRawBufferPointer(result)
    var (whole, span) = (values.count, 1)
    while span < width {
      let ahead = min(span, width - span)
      whole -= ahead
      for index in stride(from: 0, to: whole, by: 4) {
        let own = bytes.loadUnaligned(fromByteOffset: 4 * index, as: SIMD4<Float>.self)
        let next = bytes.loadUnaligned(fromByteOffset: 4 * (index + ahead), as: SIMD4<Float>.self)
        bytes.storeBytes(of: least(own, next), toByteOffset: 4 * index, as: SIMD4<Float>.self)
      }
      span += ahead
    }
    return Array(result[0..<count])
  }
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
