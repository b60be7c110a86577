extension QRCode {
  /// A symbol's codewords in the order in which they are placed, with what is known of their reliability.
  struct Codewords {
    private(set) var values: [UInt8] = []
    /// For each codeword how likely it is wrong, compared with the others: 0 is no doubt at all.
    private(set) var doubts: [Int] = []

    private let modules: ModuleMatrix
    private let mask: DataMask
    private var value: UInt8 = 0
    private var doubt = 0
    private(set) var bitCount = 0

    /// None yet.
    init(of modules: ModuleMatrix, mask: DataMask, capacity: Int) {
      self.modules = modules
      self.mask = mask
      values.reserveCapacity(capacity)
      doubts.reserveCapacity(capacity)
    }

    /// Adds the bit of a module, with the mask taken off, to the codeword that is under way.
    mutating func appendBit(x: Int, y: Int) {
      let index = y * modules.width + x
      value = value << 1 | (modules.isDark[index] != mask.inverts(x: x, y: y) ? 1 : 0)
      // The cube lets the worst module decide, and the others where the worst are alike.
      let moduleDoubt = 255 - Int(modules.confidence[index])
      doubt += moduleDoubt * moduleDoubt * moduleDoubt
      bitCount += 1
    }

    /// Ends the codeword that is under way. If it has fewer than eight bits they are its highest.
    mutating func endCodeword() {
      values.append(value << UInt8(8 - bitCount))
      doubts.append(doubt)
      value = 0
      doubt = 0
      bitCount = 0
    }
  }

  /// The way along which codewords are placed: columns two modules wide, from the right, upwards and downwards in turn,
  /// past the function modules (ISO/IEC 18004, 7.7.3).
  struct CodewordPath {
    /// For every module, row by row, whether it belongs to anything but the codewords.
    var functionModules: [Bool]
    var mask: DataMask
    /// Where the last codeword ends.
    var codewordCount: Int
    /// The column that the way begins in.
    var rightmost: Int
    /// A column that the pairs of columns leave out: the vertical timing pattern.
    var skippedColumn: Int?
    /// The codeword that has just four bits, if there is one.
    var halfCodeword: Int?

    /// The codewords along the way.
    func codewords(in modules: ModuleMatrix) -> Codewords {
      var codewords = Codewords(of: modules, mask: mask, capacity: codewordCount)
      forEachModule(columns: modules.width, rows: modules.height) { x, y in
        codewords.appendBit(x: x, y: y)
        let length = codewords.values.count == halfCodeword ? 4 : 8
        guard codewords.bitCount == length else { return true }
        codewords.endCodeword()
        return codewords.values.count < codewordCount
      }
      return codewords
    }

    /// Calls `body` with each module along the way, for as long as it asks for more.
    @inline(__always)
    func forEachModule(columns: Int, rows: Int, _ body: (_ x: Int, _ y: Int) -> Bool) {
      var isUpward = true
      var right = rightmost
      while right > 0 {
        if right == skippedColumn { right -= 1 }
        for step in 0..<rows {
          let y = isUpward ? rows - 1 - step : step
          for x in stride(from: right, to: right - 2, by: -1) {
            guard !functionModules[y * columns + x] else { continue }
            guard body(x, y) else { return }
          }
        }
        isUpward.toggle()
        right -= 2
      }
    }
  }
}
