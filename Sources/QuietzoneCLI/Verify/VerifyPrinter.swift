import Glibc
import Quietzone
import QuietzoneMedia
import QuietzoneVerify

/// Shows grades as they come, keeps the exit status, and writes the page at the end.
struct VerifyPrinter {
  private let options: VerifyOutputOptions
  private let showsFile: Bool
  private var output: ProgressOutput
  private var page = VerifyPage()
  private var gradedCount = 0
  private var foundCount = 0
  private var worst = ScanStatus.read

  /// - Parameter total: How many inputs there will be.
  init(_ options: VerifyOutputOptions, total: Int) {
    self.options = options
    showsFile = total > 1
    output = ProgressOutput(total: total)
  }

  var status: ScanStatus { output.hasFailed ? .failed : worst }

  /// Whether nobody takes what is printed any more, or it cannot be written.
  var isOutputClosed: Bool { output.isClosed }

  mutating func show(_ event: FrameEvent<GradedFrame>) {
    guard case .result(let result) = event else { return output.advance() }
    note(result)
    if options.json {
      output.print(verifyLine(for: result))
    } else if case .success(let frame) = result.outcome {
      let name = showsFile ? named(result.file, result.place) : result.place?.text
      output.print(lines: frame.symbols.flatMap { verifyLines(for: $0, in: name) })
    }
    if options.html != nil, case .success(let frame) = result.outcome {
      for symbol in frame.symbols { page.add(symbol, of: named(result.file, result.place)) }
    }
  }

  /// The end of all output.
  mutating func finish() {
    output.finish()
    if foundCount == 0, !options.json, worst != .failed {
      StandardStream.error.write("No code was found.\n")
    }
    if gradedCount == 0 { worsen(.nothingFound) }
    if let html = options.html { write(page.text, to: html) }
  }

  private mutating func note(_ result: FrameResult<GradedFrame>) {
    switch result.outcome {
    case .failure(let failure):
      worsen(.failed)
      if !options.json { output.complain("\(named(result.file, result.place)): \(failure.reason)") }
    case .success(let frame):
      foundCount += frame.symbols.count
      for symbol in frame.symbols {
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
    if other.rawValue > worst.rawValue { worst = other }
  }

  private mutating func write(_ text: String, to file: String) {
    let bytes = Array(text.utf8)
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    let isWritten = descriptor >= 0 && StandardStream(descriptor: descriptor).write(bytes)
    let reason = String(cString: strerror(errno))
    if descriptor >= 0, close(descriptor) == 0, isWritten { return }
    worsen(.failed)
    output.complain("the page \(file) cannot be written: \(reason)")
  }
}

/// A result as a line of JSON, with its line end.
func verifyLine(for result: FrameResult<GradedFrame>) -> [UInt8] {
  jsonLine(for: result.file, at: result.place) { writer in
    switch result.outcome {
    case .failure(let failure): writer.failure(failure.reason)
    case .success(let frame):
      writer.size(frame.width, frame.height)
      writer.key("symbols")
      writer.array { writer in
        for symbol in frame.symbols {
          switch symbol.outcome {
          case .success(let report): writer.verification(report)
          case .failure(let error): writer.verification(of: symbol.barcode, failed: error)
          }
        }
      }
    }
  }
}
