extension ReadingTrace.Candidate {
  /// What all lines said together.
  mutating func conclude(_ symbols: [Barcode]) {
    isRead = !symbols.isEmpty
    if isRead {
      outcome =
        "read " + symbols.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: ", ")
    } else if let most = lines.map({ $0.elements }).max(), most < 20 {
      outcome = "no line shows more than \(most) edges"
    } else if lines.contains(where: { $0.isRead }) {
      outcome = "too few lines agree"
    }
  }
}
