extension QRCode {
  /// A symbol's codewords in the order in which they are placed, with what is known of their reliability.
  struct Codewords {
    private(set) var values: [UInt8] = []
    /// For each codeword how likely it is wrong, compared with the others: 0 is no doubt at all.
    private(set) var doubts: [Int] = []

    /// Collects the codewords along the columns, two modules wide, from the right, upwards and downwards in turn
    /// (ISO/IEC 18004, 7.7.3), with the mask taken off.
    init(_ modules: ModuleMatrix, version: Version, functionModules: [Bool], mask: DataMask) {
      let dimension = version.dimension
      let count = version.codewordCount
      values.reserveCapacity(count)
      doubts.reserveCapacity(count)
      var value: UInt8 = 0
      var doubt = 0
      var bitCount = 0
      var isUpward = true
      var right = dimension - 1
      while right > 0 {
        // The vertical timing pattern takes a column of its own.
        if right == 6 { right -= 1 }
        for step in 0..<dimension {
          let y = isUpward ? dimension - 1 - step : step
          for x in stride(from: right, to: right - 2, by: -1) {
            let index = y * dimension + x
            guard !functionModules[index] else { continue }
            let isSet = modules.isDark[index] != mask.inverts(x: x, y: y)
            value = value << 1 | (isSet ? 1 : 0)
            // The cube lets the worst module decide, and the others where the worst are alike.
            let moduleDoubt = 255 - Int(modules.confidence[index])
            doubt += moduleDoubt * moduleDoubt * moduleDoubt
            bitCount += 1
            guard bitCount == 8 else { continue }
            values.append(value)
            doubts.append(doubt)
            if values.count == count { return }
            value = 0
            doubt = 0
            bitCount = 0
          }
        }
        isUpward.toggle()
        right -= 2
      }
    }
  }
}
