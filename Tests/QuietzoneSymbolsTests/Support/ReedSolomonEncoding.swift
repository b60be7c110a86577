@testable import QuietzoneSymbols

/// The textbook's encoder: long division, which shares nothing with the decoder but the field.
extension ReedSolomon {
  /// The product of x − α^`firstRoot` and its successors, the lowest coefficient last.
  var generatorPolynomial: [UInt16] {
    var generator: [UInt16] = [1]
    for exponent in 0..<checkCount {
      let root = field.power(firstRoot + exponent)
      generator = (0...generator.count).map { index in
        (index < generator.count ? generator[index] : 0)
          ^ (index > 0 ? field.product(generator[index - 1], root) : 0)
      }
    }
    return generator
  }

  /// The data words with their check words behind them.
  func block(of data: [UInt16]) -> [UInt16] {
    let generator = generatorPolynomial
    var remainder = data + [UInt16](repeating: 0, count: checkCount)
    for index in data.indices {
      let factor = remainder[index]
      for (offset, coefficient) in generator.enumerated() {
        remainder[index + offset] ^= field.product(factor, coefficient)
      }
    }
    return data + remainder.suffix(checkCount)
  }
}
