/// Pictures of characters.
extension CellGrid {
  /// Shows a picture, two of its pixels a cell: the upper as the colour of `▀`, the lower as what is behind it.
  mutating func showHalfBlocks(_ picture: InkedPicture, at place: CellRectangle) {
    for row in 0..<min(place.rows, picture.height / 2) {
      for column in 0..<min(place.columns, picture.width) {
        let upper = picture.pixels[2 * row * picture.width + column]
        let lower = picture.pixels[(2 * row + 1) * picture.width + column]
        let style = CellStyle(foreground: Self.colors[Int(upper)], background: Self.colors[Int(lower)])
        self[place.column + column, place.row + row] = Cell(scalar: "▀", style: style)
      }
    }
  }

  /// Shows a picture, a pixel a cell, by how much ink a character has: of the light that it is on a dark terminal.
  mutating func showCharacters(_ picture: InkedPicture, at place: CellRectangle) {
    for row in 0..<min(place.rows, picture.height) {
      for column in 0..<min(place.columns, picture.width) {
        let value = picture.pixels[row * picture.width + column]
        let ink = Ink(rawValue: value)
        let shade = Self.ramp[Int(min(value, Ink.first - 1)) * Self.ramp.count / Int(Ink.first)]
        self[place.column + column, place.row + row] = Cell(
          scalar: ink?.character ?? shade, style: CellStyle(isBold: ink != nil))
      }
    }
  }

  /// From dark to light.
  private static let ramp: [Unicode.Scalar] = [" ", ".", ":", "-", "=", "+", "*", "%", "@"]

  /// The colour of each value of a pixel. Greys are rounded: a picture that hardly changes is then hardly sent again.
  private static let colors: [CellColor] = (UInt8.min...UInt8.max).map { value in
    let isInk = value >= Ink.first
    let color = color(of: isInk ? value : value / 4 * 4)
    return CellColor(red: color.red, green: color.green, blue: color.blue)
  }
}
