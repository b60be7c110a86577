/// Several codes are in view of a scanner that takes one, and the user may tap it.
struct PendingChoice: Sendable {
  /// How long the user has.
  static let duration: Milliseconds = 1200

  /// When the nearest is taken.
  let deadline: Milliseconds
  /// The one nearest to the viewport's centre, in the newest frame that showed any.
  var nearest: ScanResult
}

extension BarcodeScanner {
  /// One code of those in view: the one that the user taps, or else the nearest to the viewport's centre.
  mutating func takeOne(of codes: [Outline], at now: Milliseconds, in session: inout Session) -> Reaction {
    guard let nearest = codes.first else { return Reaction() }
    if let choice = session.choice, now >= choice.deadline { return deliver(nearest.result, in: &session) }
    let begins = codes.count > 1 && settings.waitsForChoice && !settings.announcesResults
    guard let deadline = session.choice?.deadline ?? (begins ? now + PendingChoice.duration : nil) else {
      return deliver(nearest.result, in: &session)
    }
    session.choice = PendingChoice(deadline: deadline, nearest: nearest.result)
    session.sightings.see(codes, at: now)
    return Reaction(effects: session.wake(after: now))
  }

  /// A code that is tapped is taken, in every mode.
  mutating func tap(_ place: Point, in session: inout Session) -> Reaction {
    guard session.isReading, let result = session.sightings.code(at: place) else { return Reaction() }
    return deliver(result, in: &session)
  }

  /// Codes in view that could not be read are outlined, and after a while looked at more closely. Those of a frame that was in
  /// flight when all was laid out anew are not where it shows them.
  mutating func see(_ codes: [SeenCode], at now: Milliseconds, in session: inout Session) -> Reaction {
    guard session.isReading, !pacing.isAbandoned, let mapping = session.mapping else { return Reaction() }
    let region = RegionOfInterest(mapping)
    let outlines = codes.filter { region.contains($0.corners) }.map { code in
      SeenOutline(id: code.id, corners: code.corners.map { mapping.screenPoint($0) })
    }
    session.seenCodes.see(outlines, at: now)
    let width = screen.map { OverlayLayout($0).viewportSide } ?? 0
    let zoom: [Effect] = session.seenCodes.zoomsIn(at: now, width: width) ? [.zoomIn] : []
    return Reaction(effects: zoom + session.wake(after: now))
  }
}
