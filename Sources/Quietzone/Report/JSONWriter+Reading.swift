extension JSONWriter {
  /// Writes the members that say what was read in an image: its size as shown, reading's own time and the symbols.
  public mutating func reading(width: Int, height: Int, milliseconds: Double, symbols: [Barcode]) {
    key("width")
    integer(width)
    key("height")
    integer(height)
    key("milliseconds")
    hundredths(milliseconds)
    key("symbols")
    value(json(of: symbols))
  }
}
