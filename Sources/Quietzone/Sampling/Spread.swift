extension Array {
  /// As many elements as `most` at most, evenly spread over all of them.
  func spread(atMost most: Int) -> [Element] {
    // Not every so manyth: elements may come in rows, of which that would always take the same.
    count > most ? (0..<most).map { self[$0 * count / most] } : self
  }
}
