import QuietzoneCards
import QuietzoneScanner

/// A code that was taken, and what there is to say about it.
struct TakenCode: Equatable, Sendable {
  let result: ScanResult
  let content: BarcodeContent

  init(_ result: ScanResult) {
    self.result = result
    content = BarcodeContent(ContentInput(result))
  }

  /// What is shown of its text: secrets are not.
  var shownText: String { if case .otp = content { "otpauth://…" } else { result.text } }

  /// Whether it is more than a text.
  var hasMeaning: Bool { if case .text = content { false } else { true } }

  /// A line for people: what kind of symbol it is, and what it says.
  var line: String { "\(result.symbology.title)  \(shownText)" }

  /// What it means, on a line; nil of a text and nothing more.
  func meaning(_ words: TerminalWords) -> String? {
    guard hasMeaning else { return nil }
    let warnings = content.linkWarnings.filter { $0.isDangerous }.map { words.warnings[$0] }
    if case .link(let link) = content, let host = link.host {
      return ([words.leadsTo.with(host)] + warnings).joined(separator: " · ")
    }
    let rows = words.rows(of: content).map { $0.line }
    return ([words.name(of: content)] + warnings + rows).joined(separator: " · ")
  }
}
