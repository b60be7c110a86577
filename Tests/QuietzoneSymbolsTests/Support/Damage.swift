import TestSupport

@testable import QuietzoneSymbols

/// Where a symbol's codewords are, so that a test can damage the ones it chooses.
struct CodewordMap {
  let layout: QRCode.BlockLayout
  /// For each codeword, in the order of placement, the indices of its eight modules.
  private var modules: [[Int]] = []

  init(version: QRCode.Version, level: QRCode.ErrorCorrectionLevel) {
    let dimension = version.dimension
    self.init(
      layout: QRCode.BlockLayout(version: version, level: level), width: dimension, height: dimension,
      pairs: stride(from: dimension - 1, to: 0, by: -2).map { $0 <= 6 ? $0 - 1 : $0 }
    ) { QRCode.isFunctionModule(x: $0, y: $1, version: version) }
  }

  init(version: MicroQR.Version, level: QRCode.ErrorCorrectionLevel?) {
    let dimension = version.dimension
    let layout = QRCode.BlockLayout(version, level)
    self.init(
      layout: layout, width: dimension, height: dimension,
      pairs: Array(stride(from: dimension - 1, to: 0, by: -2)),
      halfCodeword: version.number % 2 == 1 ? layout.dataCount - 1 : nil
    ) { MicroQR.isFunctionModule(x: $0, y: $1) }
  }

  init(version: RectangularMicroQR.Version, level: QRCode.ErrorCorrectionLevel) {
    let map = RectangularMicroQR.functionModules(version: version)
    self.init(
      layout: QRCode.BlockLayout(version, level), width: version.width, height: version.height,
      pairs: Array(stride(from: version.width - 2, to: 0, by: -2))
    ) { map[$1 * version.width + $0] }
  }

  /// - Parameter pairs: The right columns of the pairs of columns that codewords are placed in.
  private init(
    layout: QRCode.BlockLayout, width: Int, height: Int, pairs: [Int], halfCodeword: Int? = nil,
    isFunctionModule: (Int, Int) -> Bool
  ) {
    self.layout = layout
    var path: [Int] = []
    for (index, right) in pairs.enumerated() {
      for y in index % 2 == 0 ? Array((0..<height).reversed()) : Array(0..<height) {
        for x in [right, right - 1] where !isFunctionModule(x, y) { path.append(y * width + x) }
      }
    }
    var start = 0
    for codeword in 0..<layout.codewordCount {
      let length = codeword == halfCodeword ? 4 : 8
      modules.append(Array(path[start..<start + length]))
      start += length
    }
  }

  /// Inverts some modules of `count` codewords of each block in `blocks`.
  ///
  /// - Parameter confidence: What to say of the damaged modules.
  func damage(
    _ matrix: inout ModuleMatrix, codewords count: Int, inBlocks blocks: Range<Int>, confidence: UInt8 = 255,
    using generator: inout SeededGenerator
  ) {
    let positions = layout.positions()
    for block in blocks {
      for codeword in positions[block].shuffled(using: &generator).prefix(count) {
        let pattern = UInt8.random(in: 1...255, using: &generator) | 1
        for (bit, module) in modules[codeword].enumerated() where pattern >> bit & 1 == 1 {
          matrix.isDark[module].toggle()
          matrix.confidence[module] = confidence
        }
      }
    }
  }
}
