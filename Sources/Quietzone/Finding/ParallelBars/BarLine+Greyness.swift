import QuietzoneSymbols

extension BarLine {
  /// How far the line is from what bars and spaces show, however blurred: two tones, and contrast between neighbours. From 1
  /// for shades between to −0.5 for bars.
  ///
  /// How light a sample is between the darkest and the lightest around it, *v*, makes 4 *v* (1 − *v*): 0 for either tone, 1
  /// halfway. From the mean of that half the share is taken off by which an element and the next differ, of what the darkest and
  /// the lightest around them do, as the median of all.
  ///
  /// - Parameter reach: how far from the middle it is measured, in pixels of the image.
  func greyness(within reach: Double) -> Float {
    let half = Int(reach / line.step)
    let (first, end) = (max(0, line.middle - half), min(profile.count, line.middle + half))
    guard first < end else { return 0 }
    return profile.withUnsafeBufferPointer { profile in
      let range = LocalRange(profile, radius: Self.surroundings)
      var (sum, count): (Float, Float) = (0, 0)
      for index in first..<end {
        let contrast = range.contrast(at: index)
        guard contrast > Self.leastContrast else { continue }
        let light = 0.5 + (profile[index] - range.middle(at: index)) / contrast
        sum += 4 * light * (1 - light)
        count += 1
      }
      var shares: [Float] = []
      var last: Int?
      for element in edges.indices.dropFirst() {
        let middle = Int((edges[element - 1] + edges[element]) / 2)
        guard middle >= first, middle < end else { continue }
        if let last {
          shares.append(abs(profile[middle] - profile[last]) / max(1, range.contrast(at: middle)))
        }
        last = middle
      }
      let share = shares.isEmpty ? 0 : shares.ascending()[(shares.count - 1) / 2]
      return sum / max(1, count) - 0.5 * share
    }
  }

  /// Samples to either side that count as around one.
  private static let surroundings = 40
  /// The least contrast around a sample by which it tells anything, in grey values.
  private static let leastContrast: Float = 12
}
