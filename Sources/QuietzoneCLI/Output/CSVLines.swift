import Quietzone

/// The columns of the table for spreadsheets.
private let columns = [
  "file", "page", "frame", "time", "lastFrame", "lastTime", "symbology", "text", "addOn", "bytes", "left",
  "top",
]

/// The first line, with the names of the columns.
func csvHeader() -> [UInt8] { csvLine(columns) }

/// A line a symbol (RFC 4180): what does not apply to it is left empty. The place is where its outline begins at the
/// left and at the top, in pixels.
func csvLines(for result: ScanResult, _ symbols: [Barcode]) -> [UInt8] {
  symbols.flatMap { symbol in
    let points = symbol.corners.points
    let numbers = [points.map(\.x).min() ?? 0, points.map(\.y).min() ?? 0].map { "\(Int($0.rounded()))" }
    return csvLine(
      [guarded(result.file.description)] + (result.place?.fields ?? ["", "", "", "", ""])
        + [symbol.symbology.name, guarded(symbol.text), symbol.addOn ?? "", hexadecimal(symbol.bytes)]
        + numbers)
  }
}

/// Fields with commas between them. Those with a comma, a quotation mark or a line's end stand in quotation marks.
private func csvLine(_ fields: [String]) -> [UInt8] {
  let line = fields.map { field -> String in
    let needsQuotes = field.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    return needsQuotes
      ? "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
      : field
  }.joined(separator: ",")
  return Array((line + "\r\n").utf8)
}

/// A text that no spreadsheet takes for a formula: a code must not be able to run one. In front of what begins like one, in full
/// width, too, an apostrophe is put; the bytes are there as they are.
private func guarded(_ text: String) -> String {
  let beginnings: [Unicode.Scalar] = ["=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r", "\n"]
  guard let first = text.unicodeScalars.first, beginnings.contains(first) else { return text }
  return "'" + text
}

private func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

extension ScanResult.Place {
  /// What the columns for page, frame and times hold.
  fileprivate var fields: [String] {
    switch self {
    case .page(let page): ["\(page)", "", "", "", ""]
    case .frame(let moment): ["", "\(moment.frame)", moment.time.secondsText, "", ""]
    case .sighting(let first, let last):
      ["", "\(first.frame)", first.time.secondsText, "\(last.frame)", last.time.secondsText]
    }
  }
}
