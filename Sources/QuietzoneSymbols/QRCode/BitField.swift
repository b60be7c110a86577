/// A word spread over a symbol's modules, with the confidence of each bit.
struct BitField {
  var word = 0
  private var confidence: [Int] = []

  /// - Parameter positions: The modules of the bits, the lowest first.
  init(_ positions: [QRCode.ModulePosition], in modules: ModuleMatrix) {
    confidence.reserveCapacity(positions.count)
    for (bit, position) in positions.enumerated() {
      let index = position.y * modules.width + position.x
      if modules.isDark[index] { word |= 1 << bit }
      // Even a guess is worth a little, or a wholly doubtful copy would match everything.
      confidence.append(Int(modules.confidence[index]) + 1)
    }
  }

  /// The confidence, added up, of the modules that say otherwise than `other`.
  func distance(to other: Int) -> Int {
    var differences = word ^ other
    var distance = 0
    while differences != 0 {
      distance += confidence[differences.trailingZeroBitCount]
      differences &= differences - 1
    }
    return distance
  }

  /// How many modules say otherwise than `other`.
  func errors(to other: Int) -> Int { (word ^ other).nonzeroBitCount }
}

/// A data word with its check bits appended: the remainder of the division by `generator`.
func bchCodeword(_ data: Int, generator: Int, checkBits: Int) -> Int {
  var remainder = data << checkBits
  while remainder >> checkBits != 0 {
    let degree = Int.bitWidth - 1 - remainder.leadingZeroBitCount
    remainder ^= generator << (degree - checkBits)
  }
  return data << checkBits | remainder
}

/// Five data bits with ten check bits: BCH (15, 5) over x¹⁰ + x⁸ + x⁵ + x⁴ + x² + x + 1, the code of the format
/// information of QR Code and Micro QR Code (ISO/IEC 18004, annex C).
func bchCodeword15(_ data: Int) -> Int { bchCodeword(data, generator: 0b101_0011_0111, checkBits: 10) }

/// Six data bits with twelve check bits: BCH (18, 6) over x¹² + x¹¹ + x¹⁰ + x⁹ + x⁸ + x⁵ + x² + 1, the code of QR Code's
/// version information and of rMQR's format information (ISO/IEC 18004, annex D).
func bchCodeword18(_ data: Int) -> Int { bchCodeword(data, generator: 0b1_1111_0010_0101, checkBits: 12) }
