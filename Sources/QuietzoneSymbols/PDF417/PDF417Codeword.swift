/// A codeword as it is printed: four bars and four spaces on 17 modules (ISO/IEC 15438, 5.1).
package struct PDF417Codeword: Hashable, Sendable {
  /// Which of the three sets of patterns it is from: 0, 1 or 2 for the clusters that the standard calls 0, 3 and 6. Rows
  /// take them in turn.
  package let cluster: Int
  /// 0 to 928.
  package let value: Int

  package init(cluster: Int, value: Int) {
    precondition((0..<3).contains(cluster) && (0...928).contains(value), "There is no such codeword")
    self.cluster = cluster
    self.value = value
  }

  /// How many values there are.
  package static let count = 929
  /// Modules of a codeword.
  package static let modules = 17

  /// The modules, a bit each, the first bar's first module the highest of 17.
  package var pattern: UInt32 { UInt32(Self.patterns[cluster * Self.count + value]) << 1 }

  /// The codeword with this pattern; nil if there is none.
  package init?(pattern: UInt32) {
    guard pattern >> 16 == 1, pattern & 1 == 0 else { return nil }
    let index = Int(Self.indices[Int(pattern >> 1 & 0x7FFF)])
    guard index >= 0 else { return nil }
    self.init(cluster: index / Self.count, value: index % Self.count)
  }

  /// The codeword whose bars and spaces, from the first bar on, are so many modules wide.
  package init?(elements: SIMD8<UInt8>) {
    guard elements.wrappedSum() == 17, elements.min() >= 1, elements.max() <= 6 else { return nil }
    var pattern: UInt32 = 0
    for index in 0..<8 {
      let width = UInt32(elements[index])
      pattern = pattern << width | (index & 1 == 0 ? 1 << width - 1 : 0)
    }
    self.init(pattern: pattern)
  }

  /// Where in `patterns` each pattern is, by the 15 modules that differ; −1 for those that are none.
  private static let indices: [Int16] = {
    var indices = [Int16](repeating: -1, count: 1 << 15)
    for (index, pattern) in patterns.enumerated() { indices[Int(pattern & 0x7FFF)] = Int16(index) }
    return indices
  }()
}
