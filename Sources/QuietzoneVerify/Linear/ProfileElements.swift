/// The bars and spaces of a scan reflectance profile, from the margin before the first bar to the one behind the last
/// (ISO/IEC 15416, 5.3).
struct ProfileElements {
  /// Samples at which elements meet, the first into a bar, the last out of one.
  let edges: [Double]
  /// The samples from where the margin before the first bar begins to where that behind the last one ends.
  let extent: Range<Int>
  /// Of each element, margins included, the highest reflectance of a space, or the lowest of a bar.
  let peaks: [Double]

  /// The elements that the profile shows: what is below the global threshold is a bar. Where two meet is where the profile
  /// crosses the middle between the space's highest and the bar's lowest reflectance.
  ///
  /// A profile that begins or ends in a bar has no margin there; that bar is left out.
  init(_ profile: [Double]) {
    let threshold = ((profile.max() ?? 0) + (profile.min() ?? 0)) / 2
    // First samples of the elements, spaces first.
    var starts = [0]
    var isBar = false
    for (index, value) in profile.enumerated() where (value < threshold) != isBar {
      starts.append(index)
      isBar.toggle()
    }
    // Whichever it is that the profile ends in, a margin before it ends there.
    if !isBar { starts.append(profile.count) }
    if starts.count > 1, starts[1] == 0 { starts.removeFirst(2) }
    guard starts.count > 3 else {
      (edges, peaks, extent) = ([], [], 0..<profile.count)
      return
    }
    extent = starts[0]..<starts[starts.count - 1]
    var peaks: [Double] = []
    for (element, range) in zip(starts, starts.dropFirst()).enumerated() {
      let values = profile[range.0..<range.1]
      peaks.append((element & 1 == 0 ? values.max() : values.min()) ?? 0)
    }
    edges = (1..<starts.count - 1).map { element in
      Self.crossing(
        profile, near: starts[element], level: (peaks[element - 1] + peaks[element]) / 2,
        isFalling: element & 1 == 1)
    }
    self.peaks = peaks
  }

  /// Where the profile crosses a level nearest to where it crosses the threshold.
  private static func crossing(_ profile: [Double], near start: Int, level: Double, isFalling: Bool) -> Double
  {
    var index = start
    func isBehind(_ index: Int) -> Bool { (profile[index] < level) == isFalling }
    // Forward to behind the crossing, or back to the first sample that is behind it.
    while index < profile.count - 1, !isBehind(index) { index += 1 }
    while index > 0, isBehind(index - 1) { index -= 1 }
    guard index > 0 else { return 0 }
    let (before, behind) = (profile[index - 1], profile[index])
    return Double(index - 1) + (before == behind ? 0 : (before - level) / (before - behind))
  }

  /// How many elements there are between the margins.
  var count: Int { max(0, edges.count - 1) }

  /// The width of an element, 0 for the first bar, in samples.
  func width(_ element: Int) -> Double { edges[element + 1] - edges[element] }
}
