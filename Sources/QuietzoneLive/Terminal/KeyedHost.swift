import QuietzoneTerminal

/// What carries out what keys ask for: both faces of the terminal do so alike, but for how they copy, end and stop.
@MainActor protocol KeyedHost: AnyObject {
  var scanner: LiveScanner { get }
  var environment: TerminalEnvironment { get }
  var model: TerminalModel { get set }

  func copy(_ text: String)
  func finish(_ end: TerminalOutcome.End)
  /// Gives the terminal back for as long as the process is stopped.
  func suspend()
}

extension KeyedHost {
  /// - Parameter end: What it is called if the action ends the scanner.
  func carryOut(_ action: TerminalModel.Action, end: TerminalOutcome.End = .closed) {
    switch action {
    case .ask(let request): scanner.send(request)
    case .copy(let text): copy(text)
    case .open(let address): model.news = model.words.opening(address, environment)
    case .save(let file): model.news = model.words.keeping(file)
    case .zoom:
      scanner.zoom.goOn()
      model.news = model.words.zoomed.with(shown(scanner.zoom.factor))
    case .finish: finish(end)
    case .suspend: suspend()
    }
  }
}
