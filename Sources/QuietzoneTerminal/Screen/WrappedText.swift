/// The lines of a text that is `width` cells wide at most: broken between words, or within one that is longer, and between
/// characters that are two cells wide.
func wrapped(_ text: String, width: Int) -> [String] {
  let width = max(2, width)
  var lines: [String] = []
  var line = ""
  var lineWidth = 0
  /// Where the line may end, and how wide it is up to there: behind the last space, or the last wide character.
  var lastBreak: (index: String.Index, width: Int)?
  for (scalar, cells) in shownScalars(text, ascii: false) {
    if lineWidth + cells.rawValue > width {
      if scalar == " " {
        (line, lineWidth, lastBreak) = (finish(line, &lines), 0, nil)
        continue
      }
      if let (index, cellsBefore) = lastBreak, cellsBefore > 0 {
        let rest = String(line[index...])
        lines.append(trimmed(line[..<index]))
        (line, lineWidth, lastBreak) = (rest, lineWidth - cellsBefore, nil)
      } else {
        (line, lineWidth, lastBreak) = (finish(line, &lines), 0, nil)
      }
    }
    line.unicodeScalars.append(scalar)
    lineWidth += cells.rawValue
    if scalar == " " || cells == .two { lastBreak = (line.endIndex, lineWidth) }
  }
  if !line.isEmpty { lines.append(trimmed(line[...])) }
  return lines
}

private func finish(_ line: String, _ lines: inout [String]) -> String {
  lines.append(trimmed(line[...]))
  return ""
}

private func trimmed(_ line: Substring) -> String {
  var line = line.unicodeScalars
  while line.last == " " { line.removeLast() }
  return String(line)
}
