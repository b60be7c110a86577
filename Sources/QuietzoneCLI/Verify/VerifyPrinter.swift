import Glibc
import Quietzone
import QuietzoneMedia
import QuietzoneVerify

/// Shows grades as they come, keeps the exit status, and writes the page at the end.
struct VerifyPrinter {
  private let options: VerifyOutputOptions
  private let showsFile: Bool
  private var progress: ProgressBar
  private var page = VerifyPage()
  private var gradedCount = 0
  private var foundCount = 0
  private(set) var status = ScanStatus.read
  private(set) var isOutputClosed = false

  /// - Parameter total: How many inputs there will be.
  init(_ options: VerifyOutputOptions, total: Int) {
    self.options = options
    showsFile = total > 1
    progress = ProgressBar(total: total)
  }

  mutating func show(_ results: [VerifyResult]) {
    for result in results where !isOutputClosed {
      note(result)
      if options.json {
        print(verifyLine(for: result))
      } else if case .graded(_, _, let symbols) = result.outcome {
        let name = showsFile ? result.file.description : nil
        let lines = symbols.flatMap { verifyLines(for: $0, in: name) }
        print(lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] })
      }
      if options.html != nil, case .graded(_, _, let symbols) = result.outcome {
        for symbol in symbols { page.add(symbol, of: result.file.description) }
      }
    }
    progress.advance()
  }

  /// The end of all output.
  mutating func finish() {
    progress.hide()
    if foundCount == 0, !options.json, status != .failed {
      StandardStream.error.write("No code was found.\n")
    }
    if gradedCount == 0 { worsen(.nothingFound) }
    if let html = options.html { write(page.text, to: html) }
  }

  private mutating func note(_ result: VerifyResult) {
    switch result.outcome {
    case .failure(let reason):
      worsen(.failed)
      if !options.json {
        progress.hide()
        StandardStream.error.write("quietzone: \(visible(result.file.description)): \(visible(reason))\n")
      }
    case .graded(_, _, let symbols):
      foundCount += symbols.count
      for symbol in symbols {
        guard case .success(let report) = symbol.outcome else {
          worsen(.nothingFound)
          continue
        }
        gradedCount += 1
        // In tenths, as grades are: 1.5 is no other number than itself.
        if let least = options.atLeast,
          report.grade.tenths < Int((10 * least).rounded(.up)) || !report.passesChecks
        {
          worsen(.nothingFound)
        }
      }
    }
  }

  private mutating func worsen(_ other: ScanStatus) {
    if other.rawValue > status.rawValue { status = other }
  }

  private mutating func write(_ text: String, to file: String) {
    let bytes = Array(text.utf8)
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    let isWritten = descriptor >= 0 && StandardStream(descriptor: descriptor).write(bytes)
    let reason = String(cString: strerror(errno))
    if descriptor >= 0, close(descriptor) == 0, isWritten { return }
    worsen(.failed)
    StandardStream.error.write("quietzone: the page \(visible(file)) cannot be written: \(reason)\n")
  }

  private mutating func print(_ bytes: [UInt8]) {
    if bytes.isEmpty { return }
    progress.hide()
    switch StandardStream.output.deliver(bytes) {
    case .done: return
    case .notWanted: isOutputClosed = true
    case .failed(let reason):
      isOutputClosed = true
      worsen(.failed)
      StandardStream.error.write("quietzone: standard output: \(reason)\n")
    }
  }
}

/// A result as a line of JSON, with its line end.
func verifyLine(for result: VerifyResult) -> [UInt8] {
  jsonLine(for: result.file) { writer in
    switch result.outcome {
    case .failure(let reason): writer.failure(reason)
    case .graded(let width, let height, let symbols):
      writer.size(width, height)
      writer.key("symbols")
      writer.array { writer in
        for symbol in symbols {
          switch symbol.outcome {
          case .success(let report): writer.verification(report)
          case .failure(let error): writer.verification(of: symbol.barcode, failed: error)
          }
        }
      }
    }
  }
}
