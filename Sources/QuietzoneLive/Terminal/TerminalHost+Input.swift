import Glibc
import QuietzoneCards
import QuietzoneScanner
import QuietzoneTerminal

// MARK: What a person does

extension TerminalHost: KeyedHost {
  func take(_ news: TerminalSession.News) {
    switch news {
    case .gone: finish(.gone)
    case .signal(.end(let number)): finish(.signal(number))
    case .signal(.stop): suspend()
    case .signal(.continued): comeBack()
    case .signal(.resized): changeLayout()
    case .input(let bytes): take(bytes)
    }
  }

  /// How long an Escape may be the beginning of a sequence.
  private static let escapeDelay = Duration.milliseconds(60)

  private func take(_ bytes: [UInt8]) {
    for input in parser.take(bytes) { take(input) }
    guard parser.isUndecided else { return }
    Task { [weak self] in
      try? await Task.sleep(for: Self.escapeDelay)
      guard let self else { return }
      for input in parser.pause() { take(input) }
    }
  }

  func take(_ input: TerminalInput) {
    switch input {
    case .key(let key):
      let end = key == .control("c") ? TerminalOutcome.End.signal(SIGINT) : .closed
      for action in model.press(key) { carryOut(action, end: end) }
    case .click(let column, let row):
      guard let place = previewPlace(column: column, row: row) else { return }
      for action in model.click(place) { carryOut(action) }
    // An answer that comes late is no use, and a text that is pasted means nothing here.
    case .paste, .report: return
    }
    keepNews()
  }

  func copy(_ text: String) {
    guard let sequence = clipboardSequence(text, through: environment.multiplexer) else {
      model.news = model.words.tooLongToCopy
      return
    }
    painter?.send(sequence)
    model.news = model.copiedNews(text)
  }
}

extension LiveScanner {
  /// Does what keys ask for.
  func send(_ request: TerminalModel.ScannerRequest) {
    switch request {
    case .close: send(.closeRequested)
    case .cancelDialog: send(.dialogCancelled)
    case .torch: send(.torchButtonPressed)
    case .scanAgain: open()
    case .tap(let place): send(.previewTapped(place))
    }
  }
}
