import Glibc
import QuietzoneCards
import QuietzoneScanner
import QuietzoneTerminal

// MARK: What a person does

extension TerminalHost {
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
      let actions = model.press(key)
      for action in actions { carryOut(action, key) }
    case .click(let column, let row):
      guard let place = previewPlace(column: column, row: row) else { return }
      for action in model.click(place) { carryOut(action, nil) }
    // An answer that comes late is no use, and a text that is pasted means nothing here.
    case .paste, .report: return
    }
    keepNews()
  }

  private func carryOut(_ action: TerminalModel.Action, _ key: Key?) {
    switch action {
    case .ask(let request): scanner.send(request)
    case .copy(let text): copy(text)
    case .open(let address): model.news = model.words.opening(address, environment)
    case .save(let file): model.news = model.words.keeping(file)
    case .zoom:
      scanner.zoom.goOn()
      model.news = model.words.zoomed.with(shown(scanner.zoom.factor))
    case .finish: finish(key == .control("c") ? .signal(SIGINT) : .closed)
    case .suspend: suspend()
    }
  }

  private func copy(_ text: String) {
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
