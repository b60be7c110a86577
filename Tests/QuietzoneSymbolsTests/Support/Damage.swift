@testable import QuietzoneSymbols

/// Where a symbol's codewords are, so that a test can damage the ones it chooses.
struct CodewordMap {
  let layout: QRCode.BlockLayout
  /// For each codeword, in the order of placement, the indices of its eight modules.
  private var modules: [[Int]] = []

  init(version: QRCode.Version, level: QRCode.ErrorCorrectionLevel) {
    layout = QRCode.BlockLayout(version: version, level: level)
    let dimension = version.dimension
    var path: [Int] = []
    for pair in 0..<(dimension - 1) / 2 {
      let right = dimension - 1 - 2 * pair - (2 * pair >= dimension - 7 ? 1 : 0)
      let rows = pair % 2 == 0 ? Array((0..<dimension).reversed()) : Array(0..<dimension)
      for y in rows {
        for x in [right, right - 1] where !QRCode.isFunctionModule(x: x, y: y, version: version) {
          path.append(y * dimension + x)
        }
      }
    }
    modules = (0..<layout.codewordCount).map { Array(path[($0 * 8)..<($0 * 8 + 8)]) }
  }

  /// Inverts some modules of `count` codewords of each block in `blocks`.
  ///
  /// - Parameter confidence: What to say of the damaged modules.
  func damage(
    _ matrix: inout ModuleMatrix, codewords count: Int, inBlocks blocks: Range<Int>, confidence: UInt8 = 255,
    using generator: inout SeededGenerator
  ) {
    let positions = layout.interleavedPositions()
    for block in blocks {
      for codeword in positions[block].shuffled(using: &generator).prefix(count) {
        let pattern = UInt8.random(in: 1...255, using: &generator)
        for (bit, module) in modules[codeword].enumerated() where pattern >> bit & 1 == 1 {
          matrix.isDark[module].toggle()
          matrix.confidence[module] = confidence
        }
      }
    }
  }
}
