/// Where a profile of grey values changes between light and dark: the widths of bars and spaces, finer than a sample.
///
/// Noise and even ground make no edges: a profile has to rise or fall by a part of the contrast around it before a turn counts,
/// and of the contrast around the peak it comes from: what compression and sharpening raise beside a bar is no edge of the margin
/// behind. Between two extrema the edge is where the profile crosses a level between them. Halfway is right where bars are much
/// wider than the blur. A narrow bar, though, does not reach full darkness, and halfway up it looks too wide; at the level
/// halfway between dark and light of the surroundings it looks too narrow. Between the two levels is best.
struct EdgeFinder {
  /// How much of the contrast around it a rise or a fall has to measure.
  var sensitivity: Float = 0.14
  /// The least rise or fall in grey values.
  var leastStep: Float = 4
  /// 0 puts edges halfway between their own extrema, 1 halfway between the surroundings' extremes.
  var levelBlend: Float = 0.4
  /// Samples to either side that count as surroundings.
  var surroundings = 40

  /// The edges of `profile`: places between samples (0 is the first sample), those into the dark at even indices.
  func edges(in profile: [Float]) -> [Float] {
    guard profile.count > 4 else { return [] }
    return profile.withUnsafeBufferPointer { profile in
      let range = LocalRange(profile, radius: surroundings)
      let extrema = extrema(of: profile, range: range)
      guard extrema.count > 1 else { return [] }
      var edges: [Float] = []
      edges.reserveCapacity(extrema.count)
      // The first edge goes into the dark: a bar that runs off the line begins with it.
      if profile[extrema[1]] >= profile[extrema[0]] { edges.append(0) }
      for index in 1..<extrema.count {
        let (from, to) = (extrema[index - 1], extrema[index])
        if to - from > Self.leastStair, let edge = edgeOfStair(in: profile, extrema, before: index) {
          edges.append(edge)
        } else {
          edges.append(crossing(of: profile, from: from, to: to, range: range))
        }
      }
      return edges
    }
  }

  /// The samples at which the profile extrema between rising and falling.
  private func extrema(of profile: UnsafeBufferPointer<Float>, range: borrowing LocalRange) -> [Int] {
    var extrema: [Int] = []
    extrema.reserveCapacity(160)
    var (low, high) = (0, 0)
    // What is looked for next: 1 where the profile rises to a peak, -1 where it falls, which upside down is the same.
    var sign: Float = 0
    var index = 0
    while sign == 0 {
      index += 1
      guard index < profile.count else { return [] }
      let (value, step) = (profile[index], leastChange(at: index, range))
      if value < profile[low] { low = index }
      if value > profile[high] { high = index }
      if profile[high] - value > step {
        extrema.append(high)
        sign = -1
      } else if value - profile[low] > step {
        extrema.append(low)
        sign = 1
      }
    }
    var (peak, height) = (index, sign * profile[index])
    index += 1
    while index < profile.count {
      let step = leastChange(at: index, range)
      let end = min(profile.count, LocalRange.endOfStep(at: index))
      // Neither higher nor far enough down: even ground.
      let own = range.own(at: index)
      let (least, most) = sign > 0 ? (own.x, -own.y) : (own.y, -own.x)
      if most <= height, height - least <= step {
        index = end
        continue
      }
      while index < end {
        let value = sign * profile[index]
        if value > height {
          (peak, height) = (index, value)
        } else if height - value > step, height - value > leastChange(at: peak, range) {
          extrema.append(peak)
          sign = -sign
          (peak, height) = (index, -value)
        }
        index &+= 1
      }
    }
    extrema.append(peak)
    return extrema
  }

  /// How far the profile has to come down from a peak near a sample for that to be a turn.
  private func leastChange(at index: Int, _ range: borrowing LocalRange) -> Float {
    max(leastStep, sensitivity * range.contrast(at: index))
  }

  /// The least length of a stair with a step in the middle, and of that step, in samples.
  private static let (leastStair, leastTread) = (12, 8)
  /// How far a step's grey values may be apart, in parts of the stair's height.
  private static let mostSlope: Float = 0.1
  /// The least difference between a step and what is above or below it, in grey values: noise makes less.
  private static let leastRise: Float = 24
  /// How many elements in a row, every other one, have to be like the step for it to be the ground that they lie on.
  private static let leastAlike = 4

  /// Where the edge before an extremum is, if the profile comes down or up to it by a stair: from a bright page to a grey label to
  /// a bar. Of its two edges the one that leads to bars on such ground is theirs. Nil if there is no stair.
  private func edgeOfStair(
    in profile: UnsafeBufferPointer<Float>, _ extrema: [Int], before index: Int
  ) -> Float? {
    let (from, to) = (extrema[index - 1], extrema[index])
    let reach = 2 * Self.leastAlike - 1
    let (after, before) = (
      stride(from: index + 1, through: index + reach, by: 2),
      stride(from: index - 2, through: index - 1 - reach, by: -2)
    )
    /// Whether there are such elements, and they are farther from the stair's far end than `limit`.
    func areFar(_ places: StrideThrough<Int>, from end: Int, limit: (Float) -> Float) -> Bool {
      places.allSatisfy { extrema.indices.contains($0) }
        && places.allSatisfy {
          let value = profile[extrema[$0]]
          return abs(value - profile[end]) > limit(value)
        }
    }
    // Beside most edges the next elements tell that there is no stair, before anybody looks for one.
    guard
      areFar(after, from: from, limit: { _ in Self.leastRise / 2 })
        || areFar(before, from: to, limit: { _ in Self.leastRise / 2 }),
      let tread = tread(of: profile, from: from, to: to)
    else { return nil }
    let ground = profile[(tread.lowerBound + tread.upperBound) / 2]
    let first: Int, last: Int
    if areFar(after, from: from, limit: { abs($0 - ground) }) {
      (first, last) = (tread.upperBound, to)
    } else if areFar(before, from: to, limit: { abs($0 - ground) }) {
      (first, last) = (from, tread.lowerBound)
    } else {
      return nil
    }
    let level = (profile[first] + profile[last]) / 2
    for place in first..<last where (profile[place] - level) * (profile[place + 1] - level) <= 0 {
      let (p, q) = (profile[place], profile[place + 1])
      if p != q { return Float(place) + (level - p) / (q - p) }
    }
    return nil
  }

  /// The longest even part of the way from one extremum to another, if it lies about in the middle between them and is longer
  /// than the steps up to it and down from it: those of blur are as long.
  private func tread(of profile: UnsafeBufferPointer<Float>, from: Int, to: Int) -> ClosedRange<Int>? {
    let (a, b) = (profile[from], profile[to])
    let slack = Self.mostSlope * abs(b - a)
    var longest: ClosedRange<Int>?
    var (first, least, most) = (from, a, a)
    for place in from + 1...to {
      let value = profile[place]
      (least, most) = (min(least, value), max(most, value))
      if most - least <= slack { continue }
      let (up, down) = (abs(profile[first] - a), abs(profile[first] - b))
      if place - first > max(Self.leastTread, longest?.count ?? 0),
        min(up, down) > max(Self.leastRise, 2 * slack)
      {
        longest = first...place - 1
      }
      (first, least, most) = (place, value, value)
    }
    guard let tread = longest else { return nil }
    var (start, end) = (tread.lowerBound, tread.upperBound)
    while start > from, abs(profile[start] - a) > slack { start -= 1 }
    while end < to, abs(profile[end] - b) > slack { end += 1 }
    let longestStep = max(tread.lowerBound - start, end - tread.upperBound)
    return longestStep < tread.count ? tread : nil
  }

  /// Where the profile crosses its level between two extrema.
  private func crossing(
    of profile: UnsafeBufferPointer<Float>, from: Int, to: Int, range: borrowing LocalRange
  ) -> Float {
    let (a, b) = (profile[from], profile[to])
    let middle = (from + to) / 2
    let own = (a + b) / 2
    let blended = own + levelBlend * (range.middle(at: middle) - own)
    // Well inside the step, so that there is a crossing.
    let (low, high) = (min(a, b), max(a, b))
    let margin = 0.25 * (high - low)
    let level = max(low + margin, min(blended, high - margin))
    // The steepest crossing: a long slope of shade may come near the level before the edge does.
    var (best, steepest) = (Float(middle), Float(-1))
    var (index, p) = (from, profile[from])
    while true {
      // What stays on one side of the level crosses nothing.
      if p > level {
        while index < to, profile[index &+ 1] > level { index &+= 1 }
      } else if p < level {
        while index < to, profile[index &+ 1] < level { index &+= 1 }
      }
      guard index < to else { return best }
      p = profile[index]
      let q = profile[index &+ 1]
      if p != q, abs(p - q) > steepest {
        steepest = abs(p - q)
        best = Float(index) + (level - p) / (q - p)
      }
      (index, p) = (index &+ 1, q)
    }
  }
}
