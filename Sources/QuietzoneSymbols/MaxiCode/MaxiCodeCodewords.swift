extension MaxiCode {
  /// A symbol's 144 codewords, repaired message by message as they are needed.
  struct Codewords {
    private var values: [UInt16] = []
    /// For each codeword how likely it is wrong, compared with the others: 0 is no doubt at all.
    private var doubts: [Int] = []
    private(set) var repairedCount = 0

    init(_ modules: ModuleMatrix) {
      for start in stride(from: 0, to: codewordModules.count, by: 6) {
        var value: UInt16 = 0
        var doubt = 0
        for module in codewordModules[start..<start + 6] {
          value = value << 1 | (modules[module.x, module.y] ? 1 : 0)
          doubt += moduleDoubt(modules.confidence[module.y * columns + module.x])
        }
        values.append(value)
        doubts.append(doubt)
      }
    }

    /// The primary message: 10 codewords, and 10 that check them. None is kept in reserve: a mistake passes in one of 75,000
    /// cases, and then the secondary message has still to be right.
    mutating func primary() throws(DecodingError) -> [Int] {
      guard let block = repaired(at: 0..<20, checkCount: 10) else { throw .primaryBeyondRepair }
      return block.prefix(10).map { Int($0) }
    }

    /// The secondary message, whose even and odd codewords are two blocks (ISO/IEC 16023, 4.10).
    mutating func secondary(of mode: Mode) throws(DecodingError) -> [Int] {
      let checkCount = mode == .fullErrorCorrection ? 28 : 20
      guard let even = repaired(at: stride(from: 20, to: 144, by: 2), checkCount: checkCount),
        let odd = repaired(at: stride(from: 21, to: 144, by: 2), checkCount: checkCount)
      else { throw .secondaryBeyondRepair }
      return (0..<even.count - checkCount).flatMap { [Int(even[$0]), Int(odd[$0])] }
    }

    private mutating func repaired(
      at positions: some Sequence<Int>, checkCount: Int
    ) -> [UInt16]? {
      let positions = Array(positions)
      var block = positions.map { values[$0] }
      let code = ReedSolomon(field: .aztec64, firstRoot: 1, checkCount: checkCount)
      guard
        let (repair, _) = try? code.repair(
          &block, doubts: positions.map { doubts[$0] }, reserve: 0, erasureReserve: 3)
      else { return nil }
      repairedCount += repair.errors + repair.erasures
      return block
    }
  }
}
