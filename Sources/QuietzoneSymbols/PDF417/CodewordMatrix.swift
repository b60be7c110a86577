/// The codewords of a stacked symbol as they were read, row by row, without row indicators or row address patterns.
package struct CodewordMatrix: Sendable {
  package let columns: Int
  package let rows: Int
  /// 0 to 928 each.
  package var values: [UInt16]
  /// In the same order: 0 was not read at all, 255 leaves no doubt.
  package var confidence: [UInt8]

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    values = [UInt16](repeating: 0, count: columns * rows)
    confidence = [UInt8](repeating: 0, count: columns * rows)
  }

  /// Repairs the codewords by the last `checkCount` of them: what was not read is an erasure. If that is not enough, growing
  /// shares of the doubtful ones are, too.
  ///
  /// Two check words are never spent: they tell a repair from a mistake (ISO/IEC 15438, 5.7).
  ///
  /// - Returns: The data codewords, and how many of all were wrong or missing.
  func repaired(checkCount: Int) throws(PDF417.DecodingError) -> (data: [UInt16], repairedCount: Int) {
    let code = PrimeReedSolomon(checkCount: checkCount)
    let missing = confidence.indices.filter { confidence[$0] == 0 }
    let doubtful = confidence.indices.filter { (1..<255).contains(confidence[$0]) }
      .ascending { Double(confidence[$0]) }
    let room = checkCount - Self.reserve - missing.count
    guard room >= 0 else { throw .beyondRepair }
    var triedCount = -1
    for share in 0...4 {
      let count = min(room * share / 4, doubtful.count)
      guard count > triedCount else { continue }
      triedCount = count
      var block = values
      guard
        let repair = try? code.repair(&block, erasures: missing + doubtful[..<count], reserve: Self.reserve)
      else { continue }
      return (Array(block.dropLast(checkCount)), repair.errors + repair.erasures)
    }
    throw .beyondRepair
  }

  static let reserve = 2
}
