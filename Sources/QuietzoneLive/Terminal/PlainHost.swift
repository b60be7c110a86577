import Foundation
import QuietzoneCards
import QuietzoneConsole
import QuietzoneScanner
import QuietzoneTerminal

/// The scanner in lines of text: for screen readers, for terminals that know no cursor, and where there is none. Codes go to standard
/// output, everything else to standard error.
@MainActor final class PlainHost: KeyedHost {
  let scanner: LiveScanner
  let environment: TerminalEnvironment
  private let session: LineSession
  var model: TerminalModel
  private var line: [UInt8] = []
  private var end: TerminalOutcome.End?
  private var wasReady = false
  private var torch: TorchButton?
  private let news: AsyncStream<TerminalSession.News>
  private let tell: AsyncStream<TerminalSession.News>.Continuation

  init(_ scanner: LiveScanner, _ environment: TerminalEnvironment, words: TerminalWords) throws(TerminalError)
  {
    self.scanner = scanner
    self.environment = environment
    (news, tell) = AsyncStream.makeStream()
    session = try LineSession()
    model = TerminalModel(words: words, isPlain: true)
    scanner.face = self
    scanner.givesHints = true
  }

  /// Runs until the scanner is closed.
  func run() async -> TerminalOutcome {
    say(model.words.plainKeys)
    say(model.words.starting)
    scanner.open()
    listen()
    for await news in news {
      take(news)
      if end != nil { break }
    }
    scanner.send(.terminated)
    session.interrupt()
    await scanner.released()
    return TerminalOutcome(results: model.taken.map { $0.result }, end: end ?? .gone)
  }

  private func listen() {
    let (session, tell) = (session, tell)
    let thread = Thread {
      var (isThere, readsInput) = (true, true)
      while isThere {
        for item in session.news(readsInput: readsInput) + [.input([])] {
          if item == .gone {
            readsInput = false
          } else if case .terminated = tell.yield(item) {
            isThere = false
          }
        }
      }
    }
    thread.name = "lines"
    thread.start()
  }

  func finish(_ end: TerminalOutcome.End) {
    self.end = self.end ?? end
    tell.finish()
  }

  private func say(_ text: String) { print(text, to: .error) }

  private func print(_ text: String, to stream: StandardStream) {
    if !stream.write(visible(text) + "\n") { finish(.gone) }
  }
}

// MARK: What a person does

extension PlainHost {
  private func take(_ news: TerminalSession.News) {
    switch news {
    case .gone, .signal(.resized), .signal(.continued): break
    case .signal(.end(let number)): finish(.signal(number))
    case .signal(.stop): suspend()
    case .input(let bytes):
      for byte in bytes {
        if byte == UInt8(ascii: "\n") {
          takeLine()
        } else if line.count < 64 {
          line.append(byte)
        }
      }
    }
  }

  func suspend() {
    scanner.send(.resignedActive)
    scanner.send(.enteredBackground)
    session.stop()
    scanner.send(.enteredForeground)
  }

  private func takeLine() {
    let text = String(decoding: line.filter { $0 > 0x20 }, as: UTF8.self).lowercased()
    line = []
    guard let key = Key(line: text) else { return say(model.words.plainKeys) }
    press(key)
  }

  private func press(_ key: Key) {
    let before = model.panel
    for action in model.press(key) { carryOut(action) }
    if let news = model.news { say(news) }
    guard model.panel != before else { return }
    switch model.panel {
    case .none: break
    case .card(let card): say(card.dialog(model.words))
    case .history:
      // A list that was said is done with.
      _ = model.press(.escape)
      say(model.words.historyTitle)
      if model.taken.isEmpty { say(model.words.historyEmpty) }
      for (index, code) in model.taken.enumerated() { say("\(index + 1)  \(code.line)") }
    }
  }

  private func say(_ dialog: ScreenContent.Dialog) {
    let keys = (dialog.choices + dialog.keys).map { "\($0.key): \($0.action)" }.joined(separator: ", ")
    let lines = dialog.paragraphs + dialog.rows
    for line in [dialog.title] + (dialog.subject.map { [$0] } ?? []) + lines + [keys] {
      say(line)
    }
  }

  func copy(_ text: String) {
    let words = model.words
    // What is no terminal, or knows no sequences, would show them.
    guard environment.canDraw else { return model.news = words.cannotCopy }
    guard let sequence = clipboardSequence(text, through: environment.multiplexer) else {
      return model.news = words.tooLongToCopy
    }
    StandardStream.output.write(sequence)
    model.news = model.copiedNews(text)
  }
}

extension Key {
  /// The key that a line stands for: its only character, or Enter where it is empty.
  init?(line: String) {
    switch line {
    case "": self = .enter
    case "esc": self = .escape
    default:
      guard line.unicodeScalars.count == 1, let scalar = line.unicodeScalars.first else { return nil }
      self = .character(scalar)
    }
  }
}

// MARK: What the scanner says

extension PlainHost: LiveScannerFace {
  func carryOut(_ effect: Effect) {
    let before = model.taken.last
    model.take(effect)
    switch effect {
    case .presentDialog, .replaceDialog: if let dialog = model.problemDialog { say(dialog) }
    case .dismissDialog: wasReady = false
    case .collect, .deliver:
      guard let code = model.taken.last, code != before else { return }
      print("\(model.taken.count)  \(code.line)", to: .output)
      if let meaning = code.meaning(model.words) { say(meaning) }
    // The line that a screen reader speaks has been printed.
    case .announce: scanner.send(.announcementFinished)
    default: break
    }
  }

  func appearanceChanged(_ appearance: ScannerAppearance?) {
    let torch = appearance?.torchButton
    if self.torch == .off, torch == .on { say(model.words.torchOn) }
    if self.torch == .on, torch == .off { say(model.words.torchOff) }
    self.torch = torch
    model.see(appearance)
  }

  func formatChanged(width: Int, height: Int) {
    if let screen = Screen(wholeFrameOf: width, height) { scanner.send(.screenChanged(screen)) }
  }

  func frameArrived(_ frame: CameraFrame) {
    if !wasReady { say(model.words.ready) }
    wasReady = true
    model.fault = nil
  }

  func frameRead(_ reading: LiveReading) {
    guard scanner.hint != model.hint else { return }
    model.hint = scanner.hint
    if let hint = model.hint { say(model.words.hints[hint]) }
  }

  func cameraFailed(_ fault: CameraFault) {
    model.fault = fault.sentence
  }

  func cameraEnded() { say(model.words.ended) }
}
