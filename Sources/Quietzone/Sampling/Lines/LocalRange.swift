/// The darkest and the lightest value around each place of a profile, in steps of a few samples.
///
/// There are several for each line of a picture: the memory is its own, as an array's would cost more than filling it.
struct LocalRange: ~Copyable {
  private static let side = 8
  /// How many steps to either side count as around a step.
  private let reach: Int
  /// Two lists of `length` values: of each step, and of as many beyond either end as any step looks at; and of each step and those
  /// around it. Each value is the darkest and, with the sign changed, the lightest, so that the least of both is looked for.
  private let values: UnsafeMutablePointer<SIMD2<Float>>
  private let length: Int

  /// - Parameter radius: Samples to either side that count.
  init(_ profile: UnsafeBufferPointer<Float>, radius: Int) {
    let count = (profile.count + Self.side - 1) / Self.side
    let reach = max(1, radius / Self.side)
    // Values are combined in pairs: some more are looked at than asked for.
    let length = count + 2 * reach + 2
    (self.reach, self.length) = (reach, length)
    values = .allocate(capacity: 2 * length)
    values.initialize(repeating: SIMD2(repeating: .infinity), count: 2 * length)
    guard let samples = profile.baseAddress else { return }
    let whole = profile.count / Self.side
    for step in 0..<whole {
      let eight = UnsafeRawPointer(samples + step &* Self.side)
      let (a, b) = (
        eight.loadUnaligned(as: SIMD4<Float>.self),
        eight.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
      )
      let (dark, light) = (least(a, b), least(-a, -b))
      let four = least(
        SIMD4(lowHalf: dark.lowHalf, highHalf: light.lowHalf),
        SIMD4(lowHalf: dark.highHalf, highHalf: light.highHalf))
      let (even, odd) = (four.evenHalf, four.oddHalf)
      values[reach &+ step] = even.replacing(with: odd, where: odd .< even)
    }
    for index in whole * Self.side..<profile.count {
      let (sample, known) = (samples[index], values[reach &+ whole])
      values[reach &+ whole] = SIMD2(min(known.x, sample), min(known.y, -sample))
    }
    combine(values, into: values + length, count: count + 2 * reach, width: 2 * reach + 1)
  }

  deinit { values.deallocate() }

  /// The first sample of the next step.
  static func endOfStep(at index: Int) -> Int { (index / side + 1) * side }

  /// The darkest value of the step that a sample belongs to, and the lightest one with its sign changed.
  func own(at index: Int) -> SIMD2<Float> { values[index / Self.side &+ reach] }

  func contrast(at index: Int) -> Float {
    let around = values[index / Self.side &+ length]
    return -around.y - around.x
  }

  func middle(at index: Int) -> Float {
    let around = values[index / Self.side &+ length]
    return (around.x - around.y) / 2
  }
}

/// Writes for each place of a list of `count` values the least of `width` values from there on into another list, in steps that
/// double how many are combined.
private func combine(
  _ list: UnsafeMutablePointer<SIMD2<Float>>, into result: UnsafeMutablePointer<SIMD2<Float>>, count: Int,
  width: Int
) {
  var (from, left, span) = (UnsafeMutableRawPointer(list), count, 1)
  let target = UnsafeMutableRawPointer(result)
  while span < width {
    let ahead = min(span, width - span)
    left -= ahead
    for place in stride(from: 0, to: 8 &* left, by: 16) {
      let own = from.loadUnaligned(fromByteOffset: place, as: SIMD4<Float>.self)
      let next = from.loadUnaligned(fromByteOffset: place &+ 8 &* ahead, as: SIMD4<Float>.self)
      target.storeBytes(of: least(own, next), toByteOffset: place, as: SIMD4<Float>.self)
    }
    span += ahead
    from = target
  }
}

/// The lesser of each two.
@inline(__always)
private func least(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
  a.replacing(with: b, where: b .< a)
}
