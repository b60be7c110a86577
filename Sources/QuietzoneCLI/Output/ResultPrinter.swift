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
  private var output: ProgressOutput
  private var worst = ScanStatus.nothingFound
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
    output = ProgressOutput(total: total)
    texts = keepsTexts ? [] : nil
    if format == .csv { output.print(csvHeader()) }
  }

  var status: ScanStatus { output.hasFailed ? .failed : worst }

  /// Whether nobody takes what is printed any more, or it cannot be written.
  var isOutputClosed: Bool { output.isClosed }

  mutating func show(_ results: [ScanResult]) {
    for result in results where !output.isClosed {
      note(result)
      switch (format, result.outcome) {
      case (.json, _): output.print(jsonLine(for: result, withContent: showsContent))
      case (.csv, .read(let reading)): output.print(csvLines(for: result, reading.symbols))
      case (.text, .read(let reading)):
        output.print(lines: style.lines(for: result.file.description, reading.symbols, at: result.place))
      case (_, .failure): break
      }
    }
  }

  /// How far a video is read.
  mutating func show(_ video: VideoProgress) { output.show(video) }

  /// Another input is done.
  mutating func advance() { output.advance() }

  /// The end of all output.
  mutating func finish() {
    output.finish()
    if format == .text, status == .nothingFound, StandardStream.error.isTerminal {
      StandardStream.error.write("No code was found.\n")
    }
  }

  /// Says what went wrong with something that is no input.
  mutating func complain(_ problem: String) {
    worst = .failed
    output.complain(problem)
  }

  private mutating func note(_ result: ScanResult) {
    switch result.outcome {
    case .read(let reading):
      if !reading.symbols.isEmpty, worst == .nothingFound { worst = .read }
      texts?.append(contentsOf: reading.symbols.map(\.text))
      for problem in reading.problems { complain(about: result, problem) }
    case .failure(let reason):
      worst = .failed
      if format != .json { complain(about: result, reason) }
    }
  }

  private mutating func complain(about result: ScanResult, _ problem: String) {
    complain("\(named(result.file, result.place)): \(problem)")
  }
}
