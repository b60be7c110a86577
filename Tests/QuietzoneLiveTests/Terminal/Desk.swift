import QuietzoneScanner
import QuietzoneTerminal

@testable import QuietzoneLive

/// A scanner's behaviour and its terminal, without a camera and without a terminal.
struct Desk {
  var scanner: BarcodeScanner
  var model: TerminalModel
  let layout: ScreenLayout
  let screen: Screen
  private var number: FrameNumber = 0
  private var now: Milliseconds = 0

  /// A scanner that scans on a terminal of 80 × 24 cells.
  init(mode: ScannerSettings.Mode = .oncePerCode, words: TerminalWords = .english, isPlain: Bool = false) {
    var settings = ScannerSettings()
    settings.mode = mode
    settings.waitsForChoice = true
    settings.searchesNumbersAtOnce = false
    scanner = BarcodeScanner(settings: settings)
    model = TerminalModel(words: words, isPlain: isPlain)
    let environment = TerminalEnvironment(["TERM": "xterm-256color", "LANG": "C.UTF-8"], isTerminal: true)
    layout = ScreenLayout(.usual, TerminalCapabilities(environment))
    screen = Screen(layout)!
    send(.screenChanged(screen))
    send(.opened(from: .scanButton, permission: .authorized))
    send(.cameraAvailable(FrameFormat(width: 640, height: 480)!))
    send(.viewportSet)
    model.hasPicture = true
  }

  mutating func send(_ event: Event) {
    for effect in scanner.handle(event) { model.keepSelection { $0.take(effect) } }
    model.see(scanner.appearance)
  }

  /// A frame shows these codes, each of 80 pixels, beside each other in the middle.
  mutating func show(_ codes: [(id: Int, text: String)], _ symbology: Symbology = .qrCode) {
    number += 1
    now += 100
    send(.frameArrived(number, at: now))
    let symbols = codes.enumerated().map { index, code in
      let (x, y) = (220 + 90 * Double(index), 200.0)
      return ReadSymbol(
        symbology: symbology, text: code.text,
        corners: Quadrilateral(
          topLeft: Point(x: x, y: y), topRight: Point(x: x + 80, y: y),
          bottomRight: Point(x: x + 80, y: y + 80), bottomLeft: Point(x: x, y: y + 80)),
        id: code.id)
    }
    send(.frameRead(number, symbols, at: now))
  }

  mutating func show(_ text: String) { show([(1, text)]) }

  mutating func press(_ keys: Key...) -> [TerminalModel.Action] { keys.flatMap { model.press($0) } }

  mutating func type(_ keys: String) -> [TerminalModel.Action] {
    keys.unicodeScalars.flatMap { model.press($0 == "\r" ? .enter : .character($0)) }
  }

  var content: ScreenContent { ScreenContent(model, on: screen) }
}
