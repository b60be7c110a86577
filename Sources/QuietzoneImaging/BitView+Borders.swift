extension BitView {
  /// Whether eight dark pixels somewhere in row `y` have nothing but light ones beside them in the row `other`; beyond the picture all
  /// is light.
  ///
  /// Complexity: O(width / 64).
  public func showsBorder(row y: Int, beside other: Int) -> Bool {
    let row = words + y &* wordsPerRow
    let beside = other >= 0 && other < height ? words + other &* wordsPerRow : nil
    var before: UInt64 = 0
    for index in 0..<wordsPerRow {
      let border = beside.map { row[index] & ~$0[index] } ?? row[index]
      defer { before = border }
      guard border != 0 else { continue }
      // Each bit says of itself and the seven before it, which may lie in the word before: of two, of four, of all eight.
      var (run, earlier) = (border, before)
      for shift: UInt64 in [1, 2, 4] {
        run &= run &<< shift | earlier &>> (64 &- shift)
        earlier &= earlier &<< shift
      }
      if run != 0 { return true }
    }
    return false
  }
}
