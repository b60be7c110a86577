/// How uneven an element of a profile is: the difference of its highest peak and its lowest valley (ISO/IEC 15416, 5.4.6).
struct ElementNonuniformity {
  private(set) var value = 0.0
  /// The samples from the one to the other.
  private(set) var place: Range<Int>?

  /// On which side of the symbol a margin is.
  enum Margin { case before, behind }

  /// - Parameters:
  ///   - start, end: where the element begins and ends, in samples.
  ///   - margin: nil of elements of the symbol.
  init(_ profile: [Double], from start: Double, to end: Double, isBar: Bool, margin: Margin?) {
    let sample = Int(start.rounded(.up))
    let range = (sample..<max(sample, Int(end.rounded(.down)) + 1)).clamped(to: 0..<profile.count)
    guard !range.isEmpty else { return }
    // A bar upside down is a space; and the way to the edge of the picture is always forward.
    let indices = margin == .before ? Array(range.reversed()) : Array(range)
    let values = indices.map { isBar ? -profile[$0] : profile[$0] }
    // Up from the first edge to the first peak, down from the last one to the second: what is between is uneven. A margin goes on
    // to where the profile ends.
    var first = 0
    while first + 1 < values.count, values[first + 1] >= values[first] { first += 1 }
    var last = values.count - 1
    if margin == nil {
      while last > first, values[last - 1] >= values[last] { last -= 1 }
    }
    guard first < last else { return }
    let inner = first...last
    guard let high = inner.max(by: { values[$0] < values[$1] }),
      let low = inner.min(by: { values[$0] < values[$1] })
    else { return }
    value = values[high] - values[low]
    let (a, b) = (indices[high], indices[low])
    if value > 0 { place = min(a, b)..<max(a, b) + 1 }
  }
}
