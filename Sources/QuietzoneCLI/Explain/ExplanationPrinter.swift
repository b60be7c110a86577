import Quietzone
import QuietzoneExplain

/// Shows explanations as they come, for people or for scripts, and keeps the exit status.
struct ExplanationPrinter {
  private let showsJSON: Bool
  private let showsFile: Bool
  private let language: ExplanationLanguage
  private var output: ProgressOutput
  private var worst = ScanStatus.nothingFound

  /// - Parameters:
  ///   - showsFile: Whether lines for people begin with the file's name.
  ///   - total: How many inputs there will be.
  init(showsJSON: Bool, showsFile: Bool, language: ExplanationLanguage, total: Int) {
    (self.showsJSON, self.showsFile, self.language) = (showsJSON, showsFile, language)
    output = ProgressOutput(total: total)
  }

  var status: ScanStatus { output.hasFailed ? .failed : worst }

  /// Whether nobody takes what is printed any more, or it cannot be written.
  var isOutputClosed: Bool { output.isClosed }

  mutating func show(_ event: FrameEvent<ExplainedFrame>) {
    guard case .result(let result) = event else { return output.advance() }
    note(result)
    if showsJSON {
      output.print(line(for: result))
    } else if case .success(let frame) = result.outcome {
      let place = showsFile ? named(result.file, result.place) : result.place?.text
      let prefix = place.map { visible($0) + ": " } ?? ""
      let sentences =
        frame.explanation.places.map { $0.sentences(in: language) }
        + [frame.explanation.summary(in: language)].compactMap(\.self)
      output.print(lines: sentences.map { prefix + visible($0) })
    }
  }

  /// The end of all output.
  mutating func finish() { output.finish() }

  private mutating func note(_ result: FrameResult<ExplainedFrame>) {
    switch result.outcome {
    case .failure(let failure):
      worst = .failed
      if !showsJSON { complain(about: result, failure.reason) }
    case .success(let frame):
      if worst == .nothingFound, !frame.explanation.places.isEmpty { worst = .read }
      if let problem = frame.problem {
        worst = .failed
        complain(about: result, problem)
      }
    }
  }

  private mutating func complain(about result: FrameResult<ExplainedFrame>, _ problem: String) {
    output.complain("\(named(result.file, result.place)): \(problem)")
  }

  private func line(for result: FrameResult<ExplainedFrame>) -> [UInt8] {
    jsonLine(for: result.file, at: result.place) { writer in
      switch result.outcome {
      case .failure(let failure): writer.failure(failure.reason)
      case .success(let frame):
        writer.size(frame.width, frame.height)
        writer.explanation(frame.explanation, in: language)
      }
    }
  }
}
