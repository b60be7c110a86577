extension BarcodeScanner {
  /// One result that closes the scanner: after it has been spoken where results are announced, at once otherwise.
  mutating func deliver(
    _ result: ScanResult, isRemembered: Bool = false, in session: inout Session
  ) -> Reaction {
    if settings.announcesResults {
      session.activity = .listening(to: result, isRemembered: isRemembered)
      return Reaction(effects: signals + [.announce(result.text)])
    }
    var reaction = leave(with: result, isRemembered: isRemembered)
    reaction.effects = [.flash] + signals + reaction.effects
    return reaction
  }

  mutating func finishAnnouncement(in session: Session) -> Reaction {
    guard case .listening(let result, let isRemembered) = session.activity else { return Reaction() }
    return leave(with: result, isRemembered: isRemembered)
  }

  /// Closes the scanner and sends the result where it leads. Numbers are looked up at once unless the user wants to see
  /// them first, other texts wait for *Go*.
  mutating func leave(with result: ScanResult, isRemembered: Bool) -> Reaction {
    stage = .closed
    let isSearched = result.symbology.isNumeric && settings.searchesNumbersAtOnce
    return Reaction(
      effects: (isRemembered ? [] : memory(of: result)) + [.record(.codeScanned)],
      afterwards: [
        .deliver(result), isSearched ? .load(.search(result.text)) : .fillOmnibox(result.omniboxText),
      ])
  }

  /// One result of several, for which the scanner stays open: its outline is there in place of a flash.
  func collectingEffects(_ result: ScanResult, isRemembered: Bool = false) -> [Effect] {
    let announcement: [Effect] = settings.announcesResults ? [.announce(result.text)] : []
    let memory = isRemembered ? [] : memory(of: result)
    return signals + announcement + [.collect(result)] + memory + [.record(.codeScanned)]
  }

  var signals: [Effect] { (settings.beeps ? [.beep] : []) + (settings.vibrates ? [.vibrate] : []) }

  func memory(of result: ScanResult) -> [Effect] { settings.keepsHistory ? [.remember(result)] : [] }
}
