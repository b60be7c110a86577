/// The codes in sight, each until a short time after it was last seen.
struct Sightings: Equatable {
  /// How long the outline of a code stays when the code is no longer seen.
  static let persistence: Milliseconds = 200

  private struct Sighting: Equatable {
    var outline: Outline
    var lastSeen: Milliseconds
  }

  private var sightings: [Sighting] = []

  var outlines: [Outline] { sightings.map { $0.outline } }

  /// These codes are in sight; what was seen before and is not among them fades.
  mutating func see(_ outlines: [Outline], at now: Milliseconds) {
    let seen = outlines.map { $0.result.key }
    sightings.removeAll { seen.contains($0.outline.result.key) }
    sightings += outlines.map { Sighting(outline: $0, lastSeen: now) }
    forget(at: now)
  }

  /// Drops what was last seen too long ago.
  mutating func forget(at now: Milliseconds) {
    sightings.removeAll { now >= $0.lastSeen + Self.persistence }
  }

  mutating func clear() { sightings = [] }

  /// How long after `now` the next outline vanishes; nil if there is none.
  func timeToNext(after now: Milliseconds) -> Milliseconds? {
    sightings.map { $0.lastSeen + Self.persistence - now }.min()
  }
}
