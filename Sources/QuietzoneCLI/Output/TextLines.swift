import QuietzoneReport

/// How results look to people.
struct TextStyle {
  /// Whether each symbol is shown with its file, as with several inputs.
  var showsFile: Bool
  /// Whether lines behind a symbol's own tell what it means.
  var showsContent = false
  var usesColor: Bool

  /// A line a symbol, without line ends: its text as it is printed, with its symbology where there are several symbols or inputs, and
  /// with the page, or the time at which a video shows it.
  func lines(for file: String, _ symbols: [Barcode], at place: ScanResult.Place? = nil) -> [String] {
    symbols.flatMap { symbol in
      var line = ""
      if showsFile { line += colored(visible(file), .file) + ": " }
      if let place { line += place.text + ": " }
      if showsFile || place != nil || symbols.count > 1 {
        line += colored(symbol.symbology.name, .symbology) + ": "
      }
      return [line + printedText(of: symbol)] + (showsContent ? symbol.content.lines : [])
    }
  }

  /// The text, unless what it means is shown and there is a secret in it.
  private func printedText(of symbol: Barcode) -> String {
    if showsContent, case .otp = symbol.content { return "otpauth://…" }
    return visible(symbol.printedText)
  }

  private enum Role: String {
    case file = "35"
    case symbology = "36"
  }

  private func colored(_ text: String, _ role: Role) -> String {
    usesColor ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension ScanResult.Place {
  /// For people.
  var text: String {
    switch self {
    case .page(let page): "page \(page)"
    case .frame(let moment): "frame \(moment.frame)"
    case .sighting(let first, let last):
      first.time.clockText == last.time.clockText
        ? first.time.clockText : "\(first.time.clockText)–\(last.time.clockText)"
    }
  }
}
