/// The darkest and the lightest value around each place of a profile, in steps of a few samples.
struct LocalRange {
  private static let side = 8
  /// How many steps to either side count as around a step.
  private let reach: Int
  /// Four lists of `length` values. The darkest value of each step, and of as many beyond either end as any step looks at; of
  /// each step and those around it; and twice the same of the lightest values, whose sign is changed, so that the least is
  /// looked for either way.
  private let values: [Float]
  private let length: Int

  /// - Parameter radius: Samples to either side that count.
  init(_ profile: UnsafeBufferPointer<Float>, radius: Int) {
    let count = (profile.count + Self.side - 1) / Self.side
    let reach = max(1, radius / Self.side)
    // Values are combined in fours: some more are looked at than asked for.
    let length = count + 2 * reach + 4
    (self.reach, self.length) = (reach, length)
    values = [Float](unsafeUninitializedCapacity: 4 * length) { lists, initialized in
      lists.initialize(repeating: .infinity)
      let samples = UnsafeRawBufferPointer(profile)
      let whole = profile.count / Self.side
      for step in 0..<whole {
        let own = samples.loadUnaligned(fromByteOffset: step * Self.side * 4, as: SIMD8<Float>.self)
        lists[reach + step] = least(least(own.lowHalf, own.highHalf))
        lists[2 * length + reach + step] = least(least(-own.lowHalf, -own.highHalf))
      }
      for value in profile[whole * Self.side..<profile.count] {
        lists[reach + whole] = min(lists[reach + whole], value)
        lists[2 * length + reach + whole] = min(lists[2 * length + reach + whole], -value)
      }
      for list in [0, 2 * length] {
        combine(lists, list, into: list + length, count: count + 2 * reach, width: 2 * reach + 1)
      }
      initialized = 4 * length
    }
  }

  /// The first sample of the next step.
  static func endOfStep(at index: Int) -> Int { (index / side + 1) * side }

  /// The darkest and the lightest value of the step that a sample belongs to.
  func own(at index: Int) -> (least: Float, most: Float) {
    let step = index / Self.side + reach
    return (values[step], -values[2 * length + step])
  }

  func contrast(at index: Int) -> Float {
    let step = index / Self.side + length
    return -values[2 * length + step] - values[step]
  }

  func middle(at index: Int) -> Float {
    let step = index / Self.side + length
    return (values[step] - values[2 * length + step]) / 2
  }
}

/// Writes for each place of a list of `count` values the least of `width` values from there on into another list, in steps that
/// double how many are combined.
private func combine(
  _ lists: UnsafeMutableBufferPointer<Float>, _ list: Int, into result: Int, count: Int, width: Int
) {
  let bytes = UnsafeMutableRawBufferPointer(lists)
  var (from, left, span) = (list, count, 1)
  while span < width {
    let ahead = min(span, width - span)
    left -= ahead
    var index = 0
    while index < left {
      let own = bytes.loadUnaligned(fromByteOffset: 4 * (from + index), as: SIMD4<Float>.self)
      let next = bytes.loadUnaligned(fromByteOffset: 4 * (from + index + ahead), as: SIMD4<Float>.self)
      bytes.storeBytes(of: least(own, next), toByteOffset: 4 * (result + index), as: SIMD4<Float>.self)
      index += 4
    }
    span += ahead
    from = result
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
