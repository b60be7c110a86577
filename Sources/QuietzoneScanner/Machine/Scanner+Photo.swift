extension Session {
  /// The camera rests while a photo is chosen and read.
  mutating func choosePhoto() -> Reaction {
    switch activity {
    case .scanning, .choosingPhoto, .learningOfNoCode:
      activity = .choosingPhoto
      return Reaction(afterwards: [.choosePhoto])
    case .readingPhoto, .choosing, .listening: return Reaction()
    }
  }

  /// A photo can also be dropped or pasted without *Album*, and instead of a camera that does not work.
  mutating func readPhoto() -> Reaction {
    switch activity {
    case .scanning, .choosingPhoto, .learningOfNoCode, .choosing:
      activity = .readingPhoto
      return Reaction(afterwards: [.readPhoto])
    case .readingPhoto, .listening: return Reaction()
    }
  }

  mutating func cancelPhoto() -> Reaction {
    if case .choosingPhoto = activity { activity = .scanning }
    return Reaction()
  }
}

extension Scanner {
  /// One result goes its way, several are listed, and that there is none is said.
  mutating func takePhoto(_ symbols: [ReadSymbol], in session: inout Session) -> Reaction {
    guard case .readingPhoto = session.activity else { return Reaction() }
    var results: [ScanResult] = []
    for symbol in symbols {
      guard let result = ScanResult(text: symbol.text, symbology: symbol.symbology) else { continue }
      if !results.contains(result) { results.append(result) }
    }
    switch results.count {
    case 0: session.activity = .learningOfNoCode
    case 1: return take(results[0], in: &session)
    default: session.activity = .choosing(results)
    }
    return Reaction()
  }

  mutating func choose(_ index: Int, in session: inout Session) -> Reaction {
    guard case .choosing(let results) = session.activity, results.indices.contains(index) else {
      return Reaction()
    }
    return take(results[index], in: &session)
  }

  private mutating func take(_ result: ScanResult, in session: inout Session) -> Reaction {
    session.activity = .scanning
    if settings.mode == .oneShot { return deliver(result, in: &session) }
    let isNew = settings.mode != .oncePerCode || session.repetition.takes(result, interval: nil, at: 0)
    return Reaction(effects: isNew ? collectingEffects(result) : [])
  }
}
