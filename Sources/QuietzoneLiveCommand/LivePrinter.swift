import QuietzoneConsole
import QuietzoneLive
import QuietzoneReport

/// Prints codes as they come.
struct LivePrinter {
  private let isJSON: Bool
  private let showsContent: Bool
  /// Whether there will be more than one.
  private let showsSymbology: Bool
  private(set) var hasPrinted = false
  /// Whether nobody takes what is printed any more, or it cannot be written.
  private(set) var isOutputClosed = false
  private(set) var hasFailed = false

  init(_ options: LiveOutputOptions) {
    isJSON = options.json
    showsContent = options.showsContent
    showsSymbology = !options.once
  }

  mutating func show(_ code: LiveCode) {
    hasPrinted = true
    switch StandardStream.output.deliver(isJSON ? code.jsonLine(withContent: showsContent) : lines(for: code))
    {
    case .done: break
    case .notWanted: isOutputClosed = true
    case .failed(let reason):
      isOutputClosed = true
      hasFailed = true
      complain("standard output: \(reason)")
    }
  }

  private func lines(for code: LiveCode) -> [UInt8] {
    let barcode = code.barcode
    let line =
      (showsSymbology ? "\(barcode.symbology.name): " : "") + barcode.visibleText(withContent: showsContent)
    return ([line] + (showsContent ? barcode.content.lines : [])).flatMap {
      Array($0.utf8) + [UInt8(ascii: "\n")]
    }
  }
}
