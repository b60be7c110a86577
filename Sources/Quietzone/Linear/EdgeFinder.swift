/// Where a profile of grey values changes between light and dark: the widths of bars and spaces, finer than a sample.
///
/// Noise and even ground make no edges: a profile has to rise or fall by a part of the contrast around it before a turn
/// counts. Between two turns the edge is where the profile crosses a level between them. Halfway is right where bars are
/// much wider than the blur. A narrow bar, though, does not reach full darkness, and halfway up it looks too wide; at the
/// level halfway between dark and light of the surroundings it looks too narrow. Between the two levels is best.
struct EdgeFinder {
  /// How much of the contrast around it a rise or a fall has to measure.
  var sensitivity: Float = 0.14
  /// The least rise or fall in grey values.
  var leastStep: Float = 4
  /// 0 puts edges halfway between their own turns, 1 halfway between the surroundings' extremes.
  var levelBlend: Float = 0.4
  /// Samples to either side that count as surroundings.
  var surroundings = 40

  /// The edges of `profile`: places between samples (0 is the first sample), those into the dark at even indices.
  func edges(in profile: [Float]) -> [Float] {
    guard profile.count > 4 else { return [] }
    let range = LocalRange(profile, radius: surroundings)
    let turns = turns(of: profile, range: range)
    guard turns.count > 1 else { return [] }
    var edges: [Float] = []
    for (from, to) in zip(turns, turns.dropFirst()) {
      let falls = profile[to] < profile[from]
      // The first edge goes into the dark: a bar that runs off the line begins with it.
      if edges.isEmpty, !falls { edges.append(0) }
      edges.append(crossing(of: profile, from: from, to: to, range: range))
    }
    return edges
  }

  /// The samples at which the profile turns between rising and falling.
  private func turns(of profile: [Float], range: LocalRange) -> [Int] {
    var turns: [Int] = []
    var (low, high) = (0, 0)
    var rises: Bool?
    for index in 1..<profile.count {
      let value = profile[index]
      let step = max(leastStep, sensitivity * range.contrast(at: index))
      switch rises {
      case nil:
        if value < profile[low] { low = index }
        if value > profile[high] { high = index }
        if profile[high] - value > step {
          turns.append(high)
          (rises, low) = (false, index)
        } else if value - profile[low] > step {
          turns.append(low)
          (rises, high) = (true, index)
        }
      case true?:
        if value > profile[high] {
          high = index
        } else if profile[high] - value > step {
          turns.append(high)
          (rises, low) = (false, index)
        }
      case false?:
        if value < profile[low] {
          low = index
        } else if value - profile[low] > step {
          turns.append(low)
          (rises, high) = (true, index)
        }
      }
    }
    if let rises { turns.append(rises ? high : low) }
    return turns
  }

  /// Where the profile crosses its level between two turns.
  private func crossing(of profile: [Float], from: Int, to: Int, range: LocalRange) -> Float {
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
    for index in from..<to {
      let (p, q) = (profile[index], profile[index + 1])
      if (p - level) * (q - level) <= 0, p != q, abs(p - q) > steepest {
        steepest = abs(p - q)
        best = Float(index) + (level - p) / (q - p)
      }
    }
    return best
  }
}

/// The darkest and the lightest value around each place of a profile, in steps of a few samples.
private struct LocalRange {
  private static let side = 8
  private var low: [Float]
  private var high: [Float]

  init(_ profile: [Float], radius: Int) {
    let count = (profile.count + Self.side - 1) / Self.side
    var (blockLow, blockHigh) = ([Float](), [Float]())
    blockLow.reserveCapacity(count)
    blockHigh.reserveCapacity(count)
    for block in 0..<count {
      var (least, most) = (Float.infinity, -Float.infinity)
      for index in block * Self.side..<min(profile.count, (block + 1) * Self.side) {
        least = min(least, profile[index])
        most = max(most, profile[index])
      }
      blockLow.append(least)
      blockHigh.append(most)
    }
    let reach = max(1, radius / Self.side)
    (low, high) = (blockLow, blockHigh)
    for block in 0..<count {
      for near in max(0, block - reach)...min(count - 1, block + reach) {
        low[block] = min(low[block], blockLow[near])
        high[block] = max(high[block], blockHigh[near])
      }
    }
  }

  func contrast(at index: Int) -> Float { high[index / Self.side] - low[index / Self.side] }

  func middle(at index: Int) -> Float { (high[index / Self.side] + low[index / Self.side]) / 2 }
}
