import Glibc
import QuietzoneCards
import QuietzoneConsole
import QuietzoneScanner
import QuietzoneTerminal

extension TerminalHost {
  /// Runs a scanner in the terminal until it is closed: with a live picture where there can be one, else in lines.
  ///
  /// - Parameters:
  ///   - source: The camera.
  ///   - torch: The lamp beside it.
  ///   - settings: How many codes are taken, and which. Numbers are never searched for by themselves.
  ///   - isPlain: Whether there are to be lines whatever the terminal can: for a screen reader.
  /// - Throws: What the system says where it has no more descriptors.
  public static func run(
    source: CameraSource, torch: TorchLED?, settings: ScannerSettings, isPlain: Bool
  ) async throws(TerminalError) -> TerminalOutcome {
    var settings = settings
    settings.searchesNumbersAtOnce = false
    settings.vibrates = false
    settings.waitsForChoice = true
    let environment = TerminalEnvironment.current
    let words: TerminalWords =
      environment.prefersChinese && environment.takesUnicode ? .chinese : .english
    if !isPlain, environment.canDraw,
      let host = try? TerminalHost(
        LiveScanner(source: source, torch: torch, settings: settings), environment, words: words)
    {
      let outcome = await host.run()
      // The screen that showed them is gone. Who ends the process from outside may do so because the terminal takes nothing more.
      if outcome.end == .closed || outcome.end == .signal(SIGINT) {
        for result in outcome.results { StandardStream.output.write(visible(TakenCode(result).line) + "\n") }
      }
      return outcome
    }
    let scanner = LiveScanner(source: source, torch: torch, settings: settings)
    return await (try PlainHost(scanner, environment, words: words)).run()
  }
}

extension TerminalWords {
  /// Opens an address, and says what came of it.
  func opening(_ address: String, _ environment: TerminalEnvironment) -> String {
    guard environment.hasDesktop else { return noDesktop }
    return openInBrowser(address).map { notOpened.with($0) } ?? opened.with(address)
  }

  /// Keeps a file in the folder that the scanner was started in, and says what came of it.
  func keeping(_ file: CardFile) -> String {
    do {
      return saved.with(try file.keep())
    } catch {
      return notSaved.with(error.reason)
    }
  }
}
