/// The codes in sight that could not be read, each until a short time after it was last seen.
struct SeenCodes: Equatable {
  /// How long a code is in sight before the camera zooms in on it.
  static let patience: Milliseconds = 1000

  private struct Code: Equatable {
    var outline: SeenOutline
    var firstSeen: Milliseconds
    var lastSeen: Milliseconds
  }

  private var codes: [Code] = []
  /// Whether the camera was asked to zoom since anything was read.
  private var hasZoomed = false

  var outlines: [SeenOutline] { codes.map { $0.outline } }

  /// These codes are in sight.
  mutating func see(_ outlines: [SeenOutline], at now: Milliseconds) {
    forget(at: now)
    let before = codes
    codes.removeAll { old in outlines.contains { $0.id == old.outline.id } }
    codes += outlines.map { outline in
      guard let old = before.first(where: { $0.outline.id == outline.id }) else {
        return Code(outline: outline, firstSeen: now, lastSeen: now)
      }
      let corners = outline.corners.steadied(after: old.outline.corners)
      return Code(
        outline: SeenOutline(id: outline.id, corners: corners), firstSeen: old.firstSeen, lastSeen: now)
    }
  }

  /// Whether it is time to zoom in on a code that takes up less than half of a width, in points: once, since a zoom that does
  /// not help is in the way.
  mutating func zoomsIn(at now: Milliseconds, width: Double) -> Bool {
    guard !hasZoomed else { return false }
    hasZoomed = codes.contains { code in
      now >= code.firstSeen + Self.patience && code.outline.corners.extent < 0.5 * width
    }
    return hasZoomed
  }

  /// Something was read: these are no longer to be waited for.
  mutating func clear() { self = SeenCodes() }

  /// Where they were they no longer are; that the camera was asked to zoom still holds.
  mutating func forgetPlaces() { codes = [] }

  /// Drops what was last seen too long ago.
  mutating func forget(at now: Milliseconds) {
    codes.removeAll { now >= $0.lastSeen + Sightings.persistence }
  }

  /// How long after `now` the next outline vanishes; nil if there is none.
  func timeToNext(after now: Milliseconds) -> Milliseconds? {
    codes.map { $0.lastSeen + Sightings.persistence - now }.min()
  }
}

extension Quadrilateral {
  /// The longer side of the upright rectangle around it.
  fileprivate var extent: Double {
    let (xs, ys) = (points.map { $0.x }, points.map { $0.y })
    return max(xs.max()! - xs.min()!, ys.max()! - ys.min()!)
  }
}
