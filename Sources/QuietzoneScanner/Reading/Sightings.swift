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
    let seen = outlines.map { outline in
      var outline = outline
      if let before = sightings.first(where: { $0.outline.isSameCode(as: outline) }) {
        outline.corners = outline.corners.steadied(after: before.outline.corners)
      }
      return Sighting(outline: outline, lastSeen: now)
    }
    sightings.removeAll { old in outlines.contains { $0.isSameCode(as: old.outline) } }
    sightings += seen
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

  /// The code whose outline a place on the screen lies in: of several, the one whose middle is nearest.
  func code(at place: Point) -> ScanResult? {
    let touched = sightings.map { $0.outline }.filter { $0.corners.contains(place) }
    return touched.min { ($0.corners.center - place).length < ($1.corners.center - place).length }?.result
  }
}

extension Outline {
  /// Whether both are frames of one code: by what the reader says, or else by what the code holds.
  fileprivate func isSameCode(as other: Outline) -> Bool {
    if let id, let otherID = other.id { id == otherID } else { result == other.result }
  }
}

extension Quadrilateral {
  /// How far corners may be off from frame to frame though nothing moves, in points.
  private static let jitter = 4.0

  /// The corners, halfway to where they were if they have hardly moved: frames stay put, and follow what moves at once.
  func steadied(after before: Quadrilateral) -> Quadrilateral {
    let isStill = zip(points, before.points).allSatisfy { ($0 - $1).length < Self.jitter }
    guard isStill else { return self }
    return Quadrilateral(
      topLeft: (topLeft + before.topLeft) * 0.5, topRight: (topRight + before.topRight) * 0.5,
      bottomRight: (bottomRight + before.bottomRight) * 0.5,
      bottomLeft: (bottomLeft + before.bottomLeft) * 0.5)
  }
}
