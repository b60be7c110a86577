extension JSONWriter {
  /// Writes the members that say what was read in an image: its size as shown, reading's own time and the symbols,
  /// an array in JSON such as `json(of:)` makes.
  public mutating func reading(width: Int, height: Int, milliseconds: Double, symbols: [UInt8]) {
    key("width")
    integer(width)
    key("height")
    integer(height)
    key("milliseconds")
    hundredths(milliseconds)
    key("symbols")
    value(symbols)
  }
}
