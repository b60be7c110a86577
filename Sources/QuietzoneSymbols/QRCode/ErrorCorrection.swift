extension QRCode {
  /// The data codewords of a symbol after error correction.
  struct CorrectedData {
    var codewords: [UInt8] = []
    var repairedCount = 0
    /// Whether doubtful codewords had to be given up as erasures.
    var usedErasures = false

    /// Whether so little needed repair that the codewords are beyond suspicion, whatever an encoder put behind the
    /// message.
    func isSound(_ layout: BlockLayout) -> Bool {
      !usedErasures && repairedCount * 4 <= layout.errorCapacity * layout.blockCount
    }
  }

  /// Repairs a symbol's blocks and puts their data together.
  ///
  /// Each block is tried as it is first. If that fails, its least certain codewords count as erasures, which cost half
  /// of what errors cost.
  static func correct(
    _ codewords: Codewords, layout: BlockLayout
  ) throws(DecodingError) -> CorrectedData {
    let code = ReedSolomon(field: .qrCode, firstRoot: 0, checkCount: layout.checkCount)
    var data = CorrectedData()
    data.codewords.reserveCapacity(layout.dataCount)
    for (index, positions) in layout.positions().enumerated() {
      var block = positions.map { UInt16(codewords.values[$0]) }
      guard
        let (repair, usedErasures) = try? code.repair(
          &block, doubts: positions.map { codewords.doubts[$0] }, reserve: layout.misdecodeProtection,
          erasureReserve: layout.erasureReserve)
      else {
        throw .blockBeyondRepair(block: index + 1, of: layout.blockCount)
      }
      data.repairedCount += repair.errors + repair.erasures
      data.usedErasures = data.usedErasures || usedErasures
      for word in block.prefix(layout.dataCount(ofBlock: index)) { data.codewords.append(UInt8(word)) }
    }
    return data
  }
}

extension QRCode.BlockLayout {
  /// Check codewords that must not be spent when erasures are used.
  ///
  /// A block that took c check codewords to fill its erasures looks sound by chance in one of 256^(all − c) cases.
  /// Where there is just one block, nothing else would notice.
  var erasureReserve: Int { max(misdecodeProtection, blockCount == 1 ? 4 : 3) }
}
