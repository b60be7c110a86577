/// A picture in block characters, two rows of pixels a line. Colours are set, so it is black on white whatever the terminal's own.
func terminalLines(_ raster: Raster) -> String {
  let (start, end) = ("\u{1B}[30;107m", "\u{1B}[0m")
  func isDark(_ x: Int, _ y: Int) -> Bool { y < raster.height && raster.pixels[y * raster.width + x] == 0 }
  return stride(from: 0, to: raster.height, by: 2).map { y in
    let line = (0..<raster.width).map { x in
      switch (isDark(x, y), isDark(x, y + 1)) {
      case (true, true): "█"
      case (true, false): "▀"
      case (false, true): "▄"
      case (false, false): " "
      }
    }
    return start + line.joined() + end + "\n"
  }.joined()
}
