import Foundation
import QuietzoneScanner
import QuietzoneTerminal

/// The scanner in a terminal: shows what the camera sees and the scanner says, and makes events of keys.
@MainActor public final class TerminalHost {
  /// How long a picture stays at least, in milliseconds; over a network for longer.
  private static let interval = 75.0
  private static let remoteInterval = 200.0
  /// How long news is shown.
  private static let newsDuration = Duration.seconds(4)

  let scanner: LiveScanner
  let environment: TerminalEnvironment
  let session: TerminalSession
  private let capabilities: TerminalCapabilities
  private(set) var painter: PaintingThread?
  var model: TerminalModel
  var parser = InputParser()
  private var layout: ScreenLayout
  private var screen: Screen?

  /// The newest frame.
  private var frame: LuminanceImage?
  private var flashed: Milliseconds?
  private var lastPainting = -Double.infinity
  private var isPaintingDue = false
  private var isFirstPainting = true
  /// Whether the terminal is another's: the process was stopped, or is in the background.
  private var isAway = false
  private var paintingTask: Task<Void, Never>?
  private var newsTask: Task<Void, Never>?
  private(set) var end: TerminalOutcome.End?
  private let news: AsyncStream<TerminalSession.News>
  private let tell: AsyncStream<TerminalSession.News>.Continuation

  init(_ scanner: LiveScanner, _ environment: TerminalEnvironment, words: TerminalWords) throws(TerminalError)
  {
    self.scanner = scanner
    self.environment = environment
    (news, tell) = AsyncStream.makeStream()
    session = try TerminalSession(restoring: ScreenPainter.clearing)
    model = TerminalModel(words: words, isPlain: false)
    var early: [TerminalInput] = []
    scanner.givesHints = true
    scanner.open()
    capabilities = Self.ask(session, environment, &parser, &early, tell)
    layout = ScreenLayout(session.size, capabilities)
    scanner.face = self
    painter = PaintingThread(session, capabilities) { [weak self] isThere in
      Task { @MainActor [weak self] in self?.painted(isThere) }
    }
    changeLayout()
    for input in early { take(input) }
  }

  /// Runs until the scanner is closed.
  func run() async -> TerminalOutcome {
    listen()
    for await news in news {
      take(news)
      if end != nil { break }
    }
    scanner.send(.terminated)
    painter?.end()
    paintingTask?.cancel()
    newsTask?.cancel()
    session.end()
    session.interrupt()
    await scanner.released()
    return TerminalOutcome(results: model.taken.map { $0.result }, end: end ?? .gone)
  }

  /// Learns what the terminal can show. What else came meanwhile is kept.
  private static func ask(
    _ session: TerminalSession, _ environment: TerminalEnvironment, _ parser: inout InputParser,
    _ early: inout [TerminalInput], _ tell: AsyncStream<TerminalSession.News>.Continuation
  ) -> TerminalCapabilities {
    var inquiry = CapabilityInquiry(environment)
    session.write(inquiry.questions)
    let clock = ContinuousClock()
    let deadline = clock.now + .milliseconds(CapabilityInquiry.patience)
    while !inquiry.isAnswered, clock.now < deadline {
      for news in session.news(within: 50) {
        guard case .input(let bytes) = news else {
          tell.yield(news)
          continue
        }
        for input in parser.take(bytes) {
          if case .report(let report) = input { inquiry.take(report) } else { early.append(input) }
        }
      }
    }
    return inquiry.capabilities
  }

  /// Listens to keys and signals on a thread of its own.
  private func listen() {
    let (session, tell) = (session, tell)
    let thread = Thread {
      var isThere = true
      while isThere {
        let news = session.news(within: nil)
        for item in news {
          // While the process is stopped nobody listens.
          if case .terminated = tell.yield(item) { isThere = false }
          if item == .gone { isThere = false }
        }
        if news.isEmpty, case .terminated = tell.yield(.input([])) { isThere = false }
      }
    }
    thread.name = "keys"
    thread.start()
  }

  func finish(_ end: TerminalOutcome.End) {
    self.end = self.end ?? end
    tell.finish()
  }
}

// MARK: What is seen

extension TerminalHost {
  /// The terminal has another size, or is ours again.
  func changeLayout() {
    layout = ScreenLayout(session.size, capabilities)
    isFirstPainting = true
    screen = Screen(layout)
    if let screen { scanner.send(.screenChanged(screen)) }
    paintSoon()
  }

  /// The place in the preview, in points, that a cell shows.
  func previewPlace(column: Int, row: Int) -> Point? {
    guard let screen, let share = layout.place(column: column, row: row) else { return nil }
    return Point(
      x: share.x * Double(screen.width) / screen.density, y: share.y * Double(screen.height) / screen.density)
  }

  /// There is something else to be seen: it is drawn when the last picture is, and has stood for long enough.
  func paintSoon() {
    isPaintingDue = true
    guard !isAway, end == nil, paintingTask == nil, painter?.isIdle == true else { return }
    let interval = capabilities.isRemote ? Self.remoteInterval : Self.interval
    let delay = max(0, lastPainting + interval - scanner.now)
    paintingTask = Task { [weak self] in
      if delay > 0 { try? await Task.sleep(for: .milliseconds(delay)) }
      guard let self, !Task.isCancelled else { return }
      paintingTask = nil
      paint()
    }
  }

  private func paint() {
    guard !isAway, end == nil, let painter else { return }
    isPaintingDue = false
    lastPainting = scanner.now
    model.zoom = scanner.zoom
    model.hint = scanner.hint
    let marks = PictureMarks(scanner.appearance, on: screen, at: lastPainting, flashed: flashed)
    if marks.flash == 0 { flashed = nil }
    painter.paint(
      PaintingThread.Job(
        content: ScreenContent(model, on: screen), layout: layout,
        picture: screen.flatMap { screen in frame.map { $0.shown(on: screen) } }, marks: marks,
        isFirst: isFirstPainting))
    isFirstPainting = false
  }

  /// A screen was drawn.
  private func painted(_ isThere: Bool) {
    if !isThere { return finish(.gone) }
    if isPaintingDue || flashed != nil { paintSoon() }
  }

  /// News goes after a while.
  func keepNews() {
    newsTask?.cancel()
    paintSoon()
    guard model.news != nil else { return }
    newsTask = Task { [weak self] in
      guard (try? await Task.sleep(for: Self.newsDuration)) != nil, let self else { return }
      model.news = nil
      paintSoon()
    }
  }

  /// Gives the terminal back for as long as the process is stopped.
  func suspend() {
    painter?.rest()
    scanner.send(.resignedActive)
    scanner.send(.enteredBackground)
    isAway = true
    session.stop()
    comeBack()
  }

  /// The process goes on; in the background it waits for the terminal.
  func comeBack() {
    painter?.rest()
    do {
      isAway = try !session.takeAgain()
    } catch {
      return finish(.gone)
    }
    guard !isAway else { return }
    scanner.send(.enteredForeground)
    changeLayout()
  }
}

// MARK: What the scanner says

extension TerminalHost: LiveScannerFace {
  public func carryOut(_ effect: Effect) {
    model.keepSelection { $0.take(effect) }
    switch effect {
    case .flash: flashed = scanner.now
    case .beep: painter?.send([0x07])
    case .announce: scanner.send(.announcementFinished)
    // The camera's memory goes back to it; what it showed last stays in view.
    case .dismiss:
      frame = frame.flatMap { LuminanceImage(width: $0.width, height: $0.height, pixels: $0.pixels) }
    default: break
    }
    paintSoon()
  }

  public func appearanceChanged(_ appearance: ScannerAppearance?) {
    model.see(appearance)
    paintSoon()
  }

  public func formatChanged(width: Int, height: Int) {}

  public func frameArrived(_ frame: CameraFrame) {
    self.frame = frame.image
    model.hasPicture = true
    model.fault = nil
    paintSoon()
  }

  public func frameRead(_ reading: LiveReading) {}

  public func cameraFailed(_ fault: CameraFault) {
    model.fault = fault.sentence
    paintSoon()
  }

  public func cameraEnded() {
    model.hasEnded = true
    paintSoon()
  }
}
