import Quietzone

/// Shows results as they come and keeps the exit status.
struct ResultPrinter {
  private let showsJSON: Bool
  private let showsContent: Bool
  private let style: TextStyle
  private var progress: ProgressBar
  private(set) var status = ScanStatus.nothingFound
  /// Whether nobody takes what is printed any more, or it cannot be written.
  private(set) var isOutputClosed = false

  /// - Parameters:
  ///   - showsFile: Whether lines for people begin with the file's name.
  ///   - showsContent: Whether it is told what the symbols mean.
  ///   - total: How many inputs there will be.
  init(showsJSON: Bool, showsFile: Bool, showsContent: Bool, total: Int) {
    self.showsJSON = showsJSON
    self.showsContent = showsContent
    style = TextStyle(
      showsFile: showsFile, showsContent: showsContent, usesColor: StandardStream.output.takesColor)
    progress = ProgressBar(total: total)
  }

  mutating func show(_ results: [ScanResult]) {
    for result in results where !isOutputClosed {
      note(result)
      if showsJSON {
        print(jsonLine(for: result, withContent: showsContent))
      } else if case .read(let reading) = result.outcome {
        let lines = style.lines(for: result.file.description, reading.symbols)
        print(lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] })
      }
    }
  }

  /// Another input is done.
  mutating func advance() { progress.advance() }

  /// The end of all output.
  mutating func finish() {
    progress.hide()
    if !showsJSON, status == .nothingFound, StandardStream.error.isTerminal {
      StandardStream.error.write("No code was found.\n")
    }
  }

  private mutating func note(_ result: ScanResult) {
    switch result.outcome {
    case .read(let reading):
      if !reading.symbols.isEmpty, status == .nothingFound { status = .read }
      for problem in reading.problems { complain(result.file.description, problem) }
    case .failure(let reason):
      status = .failed
      if !showsJSON { complain(result.file.description, reason) }
    }
  }

  private mutating func complain(_ file: String, _ problem: String) {
    status = .failed
    progress.hide()
    StandardStream.error.write("quietzone: \(visible(file)): \(visible(problem))\n")
  }

  private mutating func print(_ bytes: [UInt8]) {
    if bytes.isEmpty { return }
    progress.hide()
    switch StandardStream.output.deliver(bytes) {
    case .done: return
    case .notWanted: isOutputClosed = true
    case .failed(let reason):
      isOutputClosed = true
      status = .failed
      StandardStream.error.write("quietzone: standard output: \(reason)\n")
    }
  }
}
