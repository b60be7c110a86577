import CQREncode

/// A QR Code of `text` in block characters, two rows of modules a line, light on a terminal's dark ground or dark on a
/// light one: colours are set, so it reads on both. Nil if `text` is too long for one.
func terminalQRCode(of text: String) -> String? {
  guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
  defer { QRcode_free(code) }
  let width = Int(code.pointee.width)
  let quietZone = 4
  guard let modules = code.pointee.data else { return nil }
  func isDark(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < width && y < width && modules[y * width + x] & 1 != 0
  }
  // Black on white, whatever the terminal's own colours.
  let (start, end) = ("\u{1B}[30;107m", "\u{1B}[0m")
  var lines: [String] = []
  for y in stride(from: -quietZone, to: width + quietZone, by: 2) {
    var line = ""
    for x in -quietZone..<width + quietZone {
      switch (isDark(x, y), isDark(x, y + 1)) {
      case (true, true): line += "█"
      case (true, false): line += "▀"
      case (false, true): line += "▄"
      case (false, false): line += " "
      }
    }
    lines.append(start + line + end)
  }
  return lines.joined(separator: "\n")
}
