extension QRCode {
  /// How a symbol's codewords are divided into Reed–Solomon blocks (ISO/IEC 18004, 7.5.1).
  struct BlockLayout {
    /// All codewords of the symbol.
    let codewordCount: Int
    let blockCount: Int
    /// Check codewords in each block.
    let checkCount: Int
    /// Check codewords that must not be spent on repairs: the standard's misdecode protection codewords.
    let misdecodeProtection: Int

    init(version: Version, level: ErrorCorrectionLevel) {
      let row = Int(level.rawValue) * 40 + version.number - 1
      codewordCount = version.codewordCount
      blockCount = Int(blockCountTable[row])
      checkCount = Int(checkCodewordTable[row])
      misdecodeProtection =
        switch (version.number, level) {
        case (1, .l): 3
        case (1, .m), (2, .l): 2
        case (1, .q), (1, .h), (3, .l): 1
        default: 0
        }
    }

    /// Data codewords in block `block`: the last blocks may have one more than the first.
    func dataCount(ofBlock block: Int) -> Int {
      let shortBlockCount = blockCount - codewordCount % blockCount
      return codewordCount / blockCount - checkCount + (block < shortBlockCount ? 0 : 1)
    }

    /// Data codewords in all blocks.
    var dataCount: Int { codewordCount - blockCount * checkCount }

    /// Errors that can be repaired in each block without erasures.
    var errorCapacity: Int { (checkCount - misdecodeProtection) / 2 }

    /// For each block, where in the symbol's sequence its codewords are, data first (ISO/IEC 18004, 7.6).
    func interleavedPositions() -> [[Int]] {
      let shortDataCount = dataCount(ofBlock: 0)
      let shortBlockCount = blockCount - codewordCount % blockCount
      var blocks: [[Int]] = []
      blocks.reserveCapacity(blockCount)
      for block in 0..<blockCount {
        var positions: [Int] = []
        positions.reserveCapacity(shortDataCount + 1 + checkCount)
        for word in 0..<shortDataCount { positions.append(word * blockCount + block) }
        if block >= shortBlockCount {
          positions.append(shortDataCount * blockCount + block - shortBlockCount)
        }
        for word in 0..<checkCount { positions.append(dataCount + word * blockCount + block) }
        blocks.append(positions)
      }
      return blocks
    }
  }
}

extension QRCode.Version {
  /// Data and check codewords together (ISO/IEC 18004, table 1).
  var codewordCount: Int {
    var modules = (16 * number + 128) * number + 64
    if number >= 2 {
      let centers = number / 7 + 2
      modules -= (25 * centers - 10) * centers - 55
    }
    if hasVersionInformation { modules -= 36 }
    return modules / 8
  }
}
