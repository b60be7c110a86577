import TestSupport

@testable import QuietzoneSymbols

extension ModuleMatrix {
  /// Inverts at least one module of each of `count` random codewords.
  ///
  /// - Parameters:
  ///   - codewords: The indices of each codeword's modules.
  ///   - confidence: What to say of the inverted modules.
  mutating func damage(
    _ count: Int, of codewords: [[Int]], confidence: UInt8 = 255, using generator: inout SeededGenerator
  ) {
    for codeword in codewords.shuffled(using: &generator).prefix(count) {
      let pattern = Int.random(in: 1..<1 << codeword.count, using: &generator)
      for (bit, module) in codeword.enumerated() where pattern >> bit & 1 == 1 {
        isDark[module].toggle()
        self.confidence[module] = confidence
      }
    }
  }

  /// Noise on every module, as confident as it is strong.
  mutating func addNoise(_ strength: Double, using generator: inout SeededGenerator) {
    for index in isDark.indices {
      // The sum of four uniform numbers is near enough to a normal distribution.
      let noise = (0..<4).reduce(-2.0) { sum, _ in sum + Double.random(in: 0..<1, using: &generator) }
      let value = 1 + noise * strength
      if value < 0 { isDark[index].toggle() }
      confidence[index] = UInt8(min(255, abs(value) * 255))
    }
  }

  /// Modules and confidences without any sense.
  mutating func randomise(using generator: inout SeededGenerator) {
    for index in isDark.indices {
      let random = generator.next()
      isDark[index] = random & 1 == 1
      confidence[index] = UInt8(truncatingIfNeeded: random >> 8)
    }
  }
}
