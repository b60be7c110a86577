extension Activity {
  /// The camera rests while a photo is chosen and read.
  mutating func choosePhoto() -> Reaction {
    switch self {
    case .scanning, .choosingPhoto, .learningOfNoCode:
      self = .choosingPhoto
      return Reaction(afterwards: [.choosePhoto])
    case .readingPhoto, .choosing, .listening: return Reaction()
    }
  }

  /// A photo can also be dropped or pasted without *Album*, and instead of a camera that does not work.
  mutating func readPhoto() -> Reaction {
    switch self {
    case .scanning, .choosingPhoto, .learningOfNoCode, .choosing:
      self = .readingPhoto
      return Reaction(afterwards: [.readPhoto])
    case .readingPhoto, .listening: return Reaction()
    }
  }

  @discardableResult
  mutating func cancelPhoto() -> Reaction {
    switch self {
    case .choosingPhoto, .readingPhoto: self = .scanning
    case .scanning, .choosing, .learningOfNoCode, .listening: break
    }
    return Reaction()
  }
}

extension BarcodeScanner {
  /// One result goes its way, several are listed, and that there is none is said.
  mutating func takePhoto(_ symbols: [ReadSymbol], in session: inout Session) -> Reaction {
    let results = differentResults(symbols)
    guard case .readingPhoto = session.activity else { return takeLate(results, in: &session.activity) }
    if results.count == 1 { return take(results[0], isRemembered: false, in: &session) }
    session.activity = Activity(results)
    return Reaction(effects: results.flatMap { memory(of: $0) })
  }

  mutating func choose(_ index: Int, in session: inout Session) -> Reaction {
    guard let result = session.activity.result(at: index) else { return Reaction() }
    return take(result, isRemembered: true, in: &session)
  }

  private mutating func take(_ result: ScanResult, isRemembered: Bool, in session: inout Session) -> Reaction
  {
    session.activity = .scanning
    if settings.mode == .oneShot { return deliver(result, isRemembered: isRemembered, in: &session) }
    let isNew = settings.mode != .oncePerCode || session.repetition.takes(result, interval: nil, at: 0)
    return Reaction(effects: isNew ? collectingEffects(result, isRemembered: isRemembered) : [])
  }

  /// A photo was read that nobody waits for any more: what it holds is listed, since nothing that was read gets lost.
  fileprivate func takeLate(_ results: [ScanResult], in activity: inout Activity) -> Reaction {
    guard !results.isEmpty else { return Reaction() }
    switch activity {
    case .listening: break
    case .choosing(let others): activity = .choosing(others + results.filter { !others.contains($0) })
    case .scanning, .choosingPhoto, .readingPhoto, .learningOfNoCode: activity = .choosing(results)
    }
    return Reaction(effects: results.flatMap { memory(of: $0) })
  }
}

/// A photo without the scanner: it is read as in the scanner, and its one result goes its way in every mode.
extension BarcodeScanner {
  mutating func react(to event: Event, withPhoto activity: Activity) -> Reaction {
    var activity = activity
    var reaction = Reaction()
    switch event {
    case .albumPressed: reaction = activity.choosePhoto()
    case .photoChosen: reaction = activity.readPhoto()
    case .photoCancelled: activity.cancelPhoto()
    case .dialogCancelled: activity = .scanning
    case .photoRead(let symbols):
      let results = differentResults(symbols)
      if case .readingPhoto = activity {
        if results.count == 1 { return deliver(results[0], isRemembered: false) }
        activity = Activity(results)
        reaction.effects = results.flatMap { memory(of: $0) }
      } else {
        reaction = takeLate(results, in: &activity)
      }
    case .resultChosen(let index):
      if let result = activity.result(at: index) { return deliver(result, isRemembered: true) }
    case .announcementFinished:
      if case .listening(let result, let isRemembered) = activity {
        return leave(with: result, isRemembered: isRemembered)
      }
    default:
      if case .opened = event { stage = .closed }
      if case .terminated = event { stage = .closed }
      return reactWhileClosed(to: event)
    }
    stage = activity.isScanning ? .closed : .photo(activity)
    return reaction
  }

  private mutating func deliver(_ result: ScanResult, isRemembered: Bool) -> Reaction {
    guard settings.announcesResults else {
      var reaction = leave(with: result, isRemembered: isRemembered)
      reaction.effects = signals + reaction.effects
      return reaction
    }
    stage = .photo(.listening(to: result, isRemembered: isRemembered))
    return Reaction(effects: signals + [.announce(result.text)])
  }
}

extension Activity {
  /// What follows a photo with these results, of which there are none or several.
  fileprivate init(_ results: [ScanResult]) {
    self = results.isEmpty ? .learningOfNoCode : .choosing(results)
  }

  /// The result at this index of those in the list; nil where there is none.
  fileprivate func result(at index: Int) -> ScanResult? {
    if case .choosing(let results) = self, results.indices.contains(index) { results[index] } else { nil }
  }
}

/// What the symbols hold, each result once.
private func differentResults(_ symbols: [ReadSymbol]) -> [ScanResult] {
  var results: [ScanResult] = []
  for symbol in symbols {
    guard let result = ScanResult(symbol) else { continue }
    if !results.contains(result) { results.append(result) }
  }
  return results
}
