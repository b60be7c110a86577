import TestSupport

/// Fields with all that formats separate, escape and quote by.
struct HostileFields {
  private var generator: SeededGenerator
  private static let characters = Array("\\;:,\"'=?&%+()[]#@/ aB09éß漢🙂")

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func flag() -> Bool { Bool.random(using: &generator) }

  /// So many characters, without spaces at the ends, which formats do not keep.
  mutating func text(_ counts: ClosedRange<Int>) -> String {
    let count = Int.random(in: counts, using: &generator)
    let ends = Self.characters.filter { $0 != " " }
    return String(
      (0..<count).map { index in
        let isEnd = index == 0 || index == count - 1
        return (isEnd ? ends : Self.characters).randomElement(using: &generator)!
      })
  }
}
