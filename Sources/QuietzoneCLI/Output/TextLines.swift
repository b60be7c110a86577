import QuietzoneMedia
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
      return [line + symbol.visibleText(withContent: showsContent)]
        + (showsContent ? symbol.content.lines : [])
    }
  }

  private enum Role: String {
    case file = "35"
    case symbology = "36"
  }

  private func colored(_ text: String, _ role: Role) -> String {
    usesColor ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// A file, or a part of it, for people.
func named(_ file: FileName, _ place: ScanResult.Place?) -> String {
  (file.bytes.isEmpty ? "''" : file.description) + (place.map { ": " + $0.text } ?? "")
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
