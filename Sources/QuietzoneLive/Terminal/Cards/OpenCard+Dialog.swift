import QuietzoneCards
import QuietzoneTerminal

extension OpenCard {
  /// The card as it is shown, or the question before what may harm.
  func dialog(_ words: TerminalWords) -> ScreenContent.Dialog {
    question.map { Self.dialog($0, words) } ?? cardDialog(words)
  }

  private static func dialog(_ question: CardQuestion, _ words: TerminalWords) -> ScreenContent.Dialog {
    var subject: String?
    if case .openDangerousLink(let host?) = question { subject = words.leadsTo.with(host) }
    return ScreenContent.Dialog(
      title: words.secondTitle, subject: subject, paragraphs: [words.secondText],
      keys: [ScreenContent.KeyHint("n", words.cancel), ScreenContent.KeyHint("y", words.open)])
  }

  private func cardDialog(_ words: TerminalWords) -> ScreenContent.Dialog {
    let content = code.content
    let isDangerous = content.linkWarnings.contains { $0.isDangerous }
    var (subject, address): (String?, [String]) = (nil, [])
    if case .link(let link) = content {
      // As it is looked up: letters that look like others would name the host that it is taken for.
      let host = isDangerous ? link.asciiHost ?? link.host : link.host
      subject = words.leadsTo.with(host ?? link.scheme)
      address = [link.url]
    } else if case .appLink(let link) = content {
      address = [link.url]
    }
    let notes = isLinkForOthers ? [words.notOpenedHere] : []
    let keys = [
      opensByEnter ? ScreenContent.KeyHint(words.enterKey, words.open) : nil,
      ScreenContent.KeyHint(words.escapeKey, words.back),
      ScreenContent.KeyHint("c", words.copy),
    ]
    return ScreenContent.Dialog(
      title: isDangerous ? words.dangerTitle : words.name(of: content), subject: subject,
      paragraphs: content.linkWarnings.map { words.warnings[$0] } + notes + address,
      rows: words.rows(of: content).map { $0.line }, skippedRows: skipped,
      choices: actions.enumerated().map { index, action in
        ScreenContent.KeyHint(String(index + 1), words.name(of: action))
      },
      keys: keys.compactMap { $0 })
  }
}

extension TerminalWords {
  /// What kind of thing a code holds.
  func name(of content: BarcodeContent) -> String {
    kinds[content.kind.rawValue] ?? content.kind.rawValue
  }

  /// What an action is called, with what tells it from others of its kind.
  func name(of action: CardAction) -> String {
    let name = actions[action.kind]
    return action.detail.map { "\(name): \($0)" } ?? name
  }
}
