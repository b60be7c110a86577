/// Reads characters of 12 bits bit by bit, the highest bit of each first.
struct DataBarBits {
  private let characters: [Int]
  private var position = 0

  init(_ characters: [Int]) { self.characters = characters }

  var remaining: Int { 12 * characters.count - position }

  /// The next `count` bits as a number; nil if fewer are left.
  mutating func read(_ count: Int) -> Int? {
    guard let value = peek(count) else { return nil }
    position += count
    return value
  }

  /// The same, but they stay there.
  func peek(_ count: Int) -> Int? {
    guard count <= remaining else { return nil }
    var value = 0
    for bit in position..<position + count {
      value = value << 1 | characters[bit / 12] >> (11 - bit % 12) & 1
    }
    return value
  }
}
