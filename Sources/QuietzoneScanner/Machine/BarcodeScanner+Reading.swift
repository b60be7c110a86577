extension BarcodeScanner {
  /// Reads the frame now, later or never.
  mutating func arrive(_ frame: FrameNumber, at now: Milliseconds, in session: inout Session) -> Reaction {
    guard session.isReading, let mapping = session.mapping else {
      return Reaction(afterwards: [.dropFrame(frame)])
    }
    session.quietTime.frameArrived(at: now)
    let preset = session.ladder.next
    let step = pacing.arrived(frame, preset: preset)
    var effects: [Effect] = step.dropped.map { [.dropFrame($0)] } ?? []
    if step.isNext { effects.append(.readFrame(frame, preset, RegionOfInterest(mapping))) }
    return Reaction(afterwards: effects)
  }

  /// The reader is done with a frame: what counts of its symbols is taken, and the frame that waited is read.
  mutating func finish(_ frame: FrameNumber, _ symbols: [ReadSymbol], at now: Milliseconds) -> Reaction {
    let done = pacing.finished(frame)
    guard let preset = done.preset, case .open(var session) = stage, let mapping = session.mapping else {
      return Reaction()
    }
    let codes = codesInView(symbols, mapping)
    if codes.isEmpty {
      session.ladder.foundNothing()
    } else {
      session.ladder.found(with: preset)
      session.seenCodes.clear()
      session.quietTime.end()
    }
    var reaction = take(codes, at: now, in: &session)
    if isPresented { stage = .open(session) }
    if let waiting = done.waiting {
      if isPresented, session.isReading {
        _ = pacing.arrived(waiting, preset: session.ladder.next)
        reaction.afterwards.append(.readFrame(waiting, session.ladder.next, RegionOfInterest(mapping)))
      } else {
        reaction.effects.append(.dropFrame(waiting))
      }
    }
    return reaction
  }

  /// The codes that count, the one nearest to the viewport's centre first: what lies in the viewport as a whole, is of
  /// a symbology that was asked for and holds text.
  private func codesInView(_ symbols: [ReadSymbol], _ mapping: PreviewMapping) -> [Outline] {
    let region = RegionOfInterest(mapping)
    var codes: [(distance: Double, outline: Outline)] = []
    for symbol in symbols
    where region.contains(symbol.corners) && settings.symbologies.contains(symbol.symbology) {
      guard let result = ScanResult(symbol) else { continue }
      let distance = (symbol.corners.center - region.center).length
      codes.append(
        (
          distance,
          Outline(
            result: result, corners: symbol.corners.map { mapping.screenPoint($0) }, id: symbol.id)
        ))
    }
    return codes.ascending { $0.distance }.map { $0.outline }
  }

  private mutating func take(_ codes: [Outline], at now: Milliseconds, in session: inout Session) -> Reaction
  {
    let interval: Milliseconds?
    switch settings.mode {
    case .oneShot: return takeOne(of: codes, at: now, in: &session)
    case .oncePerCode: interval = nil
    case .continuous(let milliseconds): interval = milliseconds
    }
    session.sightings.see(codes, at: now)
    var reaction = Reaction()
    for code in codes where session.repetition.takes(code.result, interval: interval, at: now) {
      reaction.effects += collectingEffects(code.result)
    }
    reaction.effects += session.wake(after: now)
    return reaction
  }

  /// The outlines of codes that were not seen for a while vanish, and a choice that was not made is made.
  mutating func passTime(_ now: Milliseconds, in session: inout Session) -> Reaction {
    if let choice = session.choice, now >= choice.deadline { return deliver(choice.nearest, in: &session) }
    session.sightings.forget(at: now)
    session.seenCodes.forget(at: now)
    return Reaction(effects: session.wake(after: now))
  }
}

extension Session {
  /// Wakes the scanner when the next outline vanishes, or a choice has to be made.
  func wake(after now: Milliseconds) -> [Effect] {
    let times = [
      sightings.timeToNext(after: now), seenCodes.timeToNext(after: now), choice.map { $0.deadline - now },
    ]
    return times.compactMap { $0 }.min().map { [.wake(after: max(0, $0))] } ?? []
  }
}
