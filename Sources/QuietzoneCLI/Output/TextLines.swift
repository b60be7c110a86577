import Quietzone

/// How results look to people.
struct TextStyle {
  /// Whether each symbol is shown with its file, as with several inputs.
  var showsFile: Bool
  var usesColor: Bool

  /// A line a symbol, without line ends: its text as it is printed, with its symbology where there are several symbols or inputs.
  func lines(for file: String, _ symbols: [Barcode]) -> [String] {
    symbols.map { symbol in
      var line = ""
      if showsFile { line += colored(visible(file), .file) + ": " }
      if showsFile || symbols.count > 1 { line += colored(symbol.symbology.name, .symbology) + ": " }
      return line + visible(symbol.printedText)
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
