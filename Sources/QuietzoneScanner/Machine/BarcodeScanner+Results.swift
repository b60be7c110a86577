extension BarcodeScanner {
  /// One result that closes the scanner: after it has been spoken where results are announced, at once otherwise.
  mutating func deliver(_ result: ScanResult, in session: inout Session) -> Reaction {
    if settings.announcesResults {
      session.activity = .listening(to: result)
      return Reaction(effects: signals + [.announce(result.text)])
    }
    var reaction = leave(with: result)
    reaction.effects = [.flash] + signals + reaction.effects
    return reaction
  }

  mutating func finishAnnouncement(in session: Session) -> Reaction {
    guard case .listening(let result) = session.activity else { return Reaction() }
    return leave(with: result)
  }

  /// Closes the scanner and sends the result where it leads. Numbers are looked up at once, other texts wait for *Go*.
  mutating func leave(with result: ScanResult) -> Reaction {
    stage = .closed
    return Reaction(
      effects: memory(of: result) + [.record(.codeScanned)],
      afterwards: [
        result.symbology.isNumeric ? .load(.search(result.text)) : .fillOmnibox(result.omniboxText)
      ])
  }

  /// One result of several, for which the scanner stays open: its outline is there in place of a flash.
  func collectingEffects(_ result: ScanResult) -> [Effect] {
    let announcement: [Effect] = settings.announcesResults ? [.announce(result.text)] : []
    return signals + announcement + [.collect(result)] + memory(of: result) + [.record(.codeScanned)]
  }

  var signals: [Effect] { (settings.beeps ? [.beep] : []) + (settings.vibrates ? [.vibrate] : []) }

  private func memory(of result: ScanResult) -> [Effect] { settings.keepsHistory ? [.remember(result)] : [] }
}
