import Quietzone
import QuietzoneExplain
import QuietzoneMedia

/// Prints explanations, for people or for scripts, and keeps count for the exit status.
struct ExplanationPrinter {
  let showsJSON: Bool
  let showsFile: Bool
  let language: ExplanationLanguage
  private(set) var status = ScanStatus.nothingFound

  init(showsJSON: Bool, showsFile: Bool, language: ExplanationLanguage) {
    (self.showsJSON, self.showsFile, self.language) = (showsJSON, showsFile, language)
  }

  mutating func show(_ result: ExplanationResult) {
    switch result.outcome {
    case .failure(let reason):
      status = .failed
      if !showsJSON {
        StandardStream.error.write("quietzone: \(visible(result.file.description)): \(visible(reason))\n")
      }
    case .explained(let explanation, _, _):
      if status == .nothingFound, !explanation.places.isEmpty { status = .read }
      if !showsJSON { show(explanation, of: result.file) }
    }
    if showsJSON { StandardStream.output.write(line(for: result)) }
  }

  private func show(_ explanation: Explanation, of file: FileName) {
    let prefix = showsFile ? visible(file.description) + ": " : ""
    let lines =
      explanation.places.map { $0.sentences(in: language) }
      + [explanation.summary(in: language)].compactMap(\.self)
    for line in lines { StandardStream.output.write(prefix + visible(line) + "\n") }
  }

  private func line(for result: ExplanationResult) -> [UInt8] {
    jsonLine(for: result.file) { writer in
      switch result.outcome {
      case .failure(let reason): writer.failure(reason)
      case .explained(let explanation, let width, let height):
        writer.size(width, height)
        writer.explanation(explanation, in: language)
      }
    }
  }
}
