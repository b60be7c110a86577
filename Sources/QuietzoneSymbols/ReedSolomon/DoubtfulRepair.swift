extension ReedSolomon {
  /// Repairs `block` as it is, or, if that fails, with growing shares of its least certain words given up as erasures,
  /// which cost half of what errors cost.
  ///
  /// - Parameters:
  ///   - doubts: How doubtful each word is; 0 for one that is surely no erasure.
  ///   - reserve: Check words that must not be spent on errors alone.
  ///   - erasureReserve: Check words that must not be spent where erasures are used. A block that took c check words to
  ///     fill its erasures looks sound by chance in one of `field.size`^(`checkCount` − c) cases.
  /// - Returns: What was repaired, and whether erasures were needed.
  package func repair(
    _ block: inout [UInt16], doubts: [Int], reserve: Int, erasureReserve: Int
  ) throws(Failure) -> (repair: Repair, usedErasures: Bool) {
    if let repair = try? repair(&block, reserve: reserve) { return (repair, false) }
    let most = checkCount - erasureReserve
    let ranking = doubts.indices.filter { doubts[$0] > 0 }.descending { Double(doubts[$0]) }
    var triedCount = 0
    for share in 1...4 {
      let count = min(most * share / 4, ranking.count)
      guard count > triedCount else { continue }
      triedCount = count
      if let repair = try? repair(&block, erasures: Array(ranking[..<count]), reserve: erasureReserve) {
        return (repair, true)
      }
    }
    throw .beyondRepair
  }
}
