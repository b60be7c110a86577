import Quietzone

/// How results are written.
enum OutputFormat: Sendable {
  /// Lines for people.
  case text
  /// An object a line.
  case json
  /// A table for spreadsheets.
  case csv
}

/// Shows results as they come and keeps the exit status.
struct ResultPrinter {
  private let format: OutputFormat
  private let showsContent: Bool
  private let style: TextStyle
  private var progress: ProgressBar
  private(set) var status = ScanStatus.nothingFound
  /// Whether nobody takes what is printed any more, or it cannot be written.
  private(set) var isOutputClosed = false
  /// The texts of all codes, where they are wanted at the end.
  private(set) var texts: [String]?

  /// - Parameters:
  ///   - showsFile: Whether lines for people begin with the file's name.
  ///   - showsContent: Whether it is told what the symbols mean.
  ///   - keepsTexts: Whether the codes' texts are kept.
  ///   - total: How many inputs there will be.
  init(_ format: OutputFormat, showsFile: Bool, showsContent: Bool, keepsTexts: Bool = false, total: Int) {
    self.format = format
    self.showsContent = showsContent
    style = TextStyle(
      showsFile: showsFile, showsContent: showsContent, usesColor: StandardStream.output.takesColor)
    progress = ProgressBar(total: total)
    texts = keepsTexts ? [] : nil
    if format == .csv { print(csvHeader()) }
  }

  mutating func show(_ results: [ScanResult]) {
    for result in results where !isOutputClosed {
      note(result)
      switch (format, result.outcome) {
      case (.json, _): print(jsonLine(for: result, withContent: showsContent))
      case (.csv, .read(let reading)): print(csvLines(for: result, reading.symbols))
      case (.text, .read(let reading)):
        let lines = style.lines(for: result.file.description, reading.symbols, at: result.place)
        print(lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] })
      case (_, .failure): break
      }
    }
  }

  /// How far a video is read.
  mutating func show(_ video: VideoProgress) { progress.show(video) }

  /// Another input is done.
  mutating func advance() { progress.advance() }

  /// The end of all output.
  mutating func finish() {
    progress.hide()
    if format == .text, status == .nothingFound, StandardStream.error.isTerminal {
      StandardStream.error.write("No code was found.\n")
    }
  }

  /// Says what went wrong with something that is no input.
  mutating func complain(_ problem: String) {
    status = .failed
    progress.hide()
    StandardStream.error.write("quietzone: \(visible(problem))\n")
  }

  private mutating func note(_ result: ScanResult) {
    switch result.outcome {
    case .read(let reading):
      if !reading.symbols.isEmpty, status == .nothingFound { status = .read }
      texts?.append(contentsOf: reading.symbols.map(\.text))
      for problem in reading.problems { complain(about: result, problem) }
    case .failure(let reason):
      status = .failed
      if format != .json { complain(about: result, reason) }
    }
  }

  private mutating func complain(about result: ScanResult, _ problem: String) {
    let place = result.place.map { " \($0.text):" } ?? ""
    complain("\(result.file.description):\(place) \(problem)")
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
