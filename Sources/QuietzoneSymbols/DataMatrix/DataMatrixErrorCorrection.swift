extension DataMatrix {
  /// The data codewords of a symbol after error correction.
  struct CorrectedData {
    var codewords: [UInt8]
    var repairedCount = 0
    /// Whether doubtful codewords had to be given up as erasures.
    var usedErasures = false
  }

  /// Repairs a symbol's blocks and puts their data together (ISO/IEC 16022, 5.7 and annex A).
  ///
  /// Codewords belong to the blocks in turn, data and check codewords alike. In the largest size the data do not divide
  /// evenly, and some encoders begin again with the first block at the check codewords: that is tried, too.
  static func correct(_ codewords: Codewords, _ size: SymbolSize) throws(DecodingError) -> CorrectedData {
    do throws(DecodingError) {
      return try correct(codewords, size, checkShift: 0)
    } catch {
      let shift = size.dataCount % size.blockCount
      guard shift != 0 else { throw error }
      guard let data = try? correct(codewords, size, checkShift: shift) else { throw error }
      return data
    }
  }

  /// - Parameter checkShift: By how many blocks the check codewords are off their turn.
  private static func correct(
    _ codewords: Codewords, _ size: SymbolSize, checkShift: Int
  ) throws(DecodingError) -> CorrectedData {
    let code = ReedSolomon(field: .dataMatrix, firstRoot: 1, checkCount: size.checkCount)
    var data = CorrectedData(codewords: [UInt8](repeating: 0, count: size.dataCount))
    for index in 0..<size.blockCount {
      let positions = size.positions(ofBlock: index, checkShift: checkShift)
      var block = positions.map { UInt16(codewords.values[$0]) }
      guard
        let (repair, usedErasures) = try? code.repair(
          &block, doubts: positions.map { codewords.doubts[$0] }, reserve: 0,
          erasureReserve: size.erasureReserve)
      else {
        throw .blockBeyondRepair(block: index + 1, of: size.blockCount)
      }
      data.repairedCount += repair.errors + repair.erasures
      data.usedErasures = data.usedErasures || usedErasures
      for (position, word) in zip(positions.dropLast(size.checkCount), block) {
        data.codewords[position] = UInt8(word)
      }
    }
    return data
  }
}

extension DataMatrix.SymbolSize {
  /// Where the codewords of a block are in the symbol's sequence, data first.
  ///
  /// - Parameter checkShift: By how many blocks the check codewords are off their turn.
  func positions(ofBlock block: Int, checkShift: Int = 0) -> [Int] {
    let firstCheck = dataCount + (block + blockCount + checkShift - dataCount % blockCount) % blockCount
    return Array(stride(from: block, to: dataCount, by: blockCount))
      + stride(from: firstCheck, to: codewordCount, by: blockCount)
  }

  /// Check codewords that must not be spent when erasures are used.
  ///
  /// A block that took c check codewords to fill its erasures looks sound by chance in one of 256^(all − c) cases.
  /// Where there is just one block, nothing else would notice.
  var erasureReserve: Int { blockCount == 1 ? 4 : 3 }

  /// Errors that can be repaired in all blocks together without erasures.
  package var errorCapacity: Int { checkCount / 2 * blockCount }
}
