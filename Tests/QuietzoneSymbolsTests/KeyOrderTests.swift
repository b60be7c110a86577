import Testing

@testable import QuietzoneSymbols

@Suite("The order of keys")
struct KeyOrderTests {
  /// Few enough keys that most of them occur many times.
  private static let keys = (0..<500).map { (index: Int) -> Double in Double(index * index % 23) - 11 }

  @Test("Elements come with the least key or the greatest first, equal keys in the order they had")
  func isStable() {
    let elements = Self.keys.enumerated().map { (key: $1, place: $0) }
    let ascending = elements.ascending { $0.key }
    let leastFirst = elements.indices.sorted { (Self.keys[$0], $0) < (Self.keys[$1], $1) }
    #expect(ascending.map { $0.place } == leastFirst)
    let descending = elements.descending { $0.key }
    let greatestFirst = elements.indices.sorted { (-Self.keys[$0], $0) < (-Self.keys[$1], $1) }
    #expect(descending.map { $0.place } == greatestFirst)
  }

  @Test("A key is asked for once an element, and not at all of one alone")
  func asksOnce() {
    var count = 0
    _ = Self.keys.ascending { key in
      count += 1
      return key
    }
    #expect(count == Self.keys.count)
    #expect(["alone"].descending { _ in fatalError() } == ["alone"])
    #expect([Double]().ascending { $0 }.isEmpty)
  }
}
