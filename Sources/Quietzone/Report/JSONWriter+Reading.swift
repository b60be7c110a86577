extension JSONWriter {
  /// Writes the members that say what was read in an image: its size as shown, reading's own time and the symbols, with
  /// what they mean unless that is not asked for.
  public mutating func reading(
    width: Int, height: Int, milliseconds: Double, symbols: [Barcode], withContent: Bool = true
  ) {
    key("width")
    integer(width)
    key("height")
    integer(height)
    key("milliseconds")
    hundredths(milliseconds)
    key("symbols")
    value(withContent ? json(of: symbols) : jsonWithoutContent(of: symbols))
  }
}
