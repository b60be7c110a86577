/// A black-and-white picture, 64 pixels a word: a set bit is a dark pixel.
///
/// Each row starts a new word; bit 0 of a row's first word is its leftmost pixel; the bits after the last pixel are clear.
public struct BitMatrix: Sendable {
  public let width: Int
  public let height: Int
  /// Words a row.
  public let wordsPerRow: Int
  /// `wordsPerRow * height` words.
  public internal(set) var words: [UInt64]

  /// All light.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
    wordsPerRow = (width + 63) / 64
    words = [UInt64](repeating: 0, count: wordsPerRow * height)
  }

  /// Whether the pixel `x` columns from the left and `y` rows from the top is dark.
  public subscript(x: Int, y: Int) -> Bool {
    get { words[y * wordsPerRow + x >> 6] >> UInt64(x & 63) & 1 != 0 }
    set {
      let bit = UInt64(1) << UInt64(x & 63)
      if newValue { words[y * wordsPerRow + x >> 6] |= bit } else { words[y * wordsPerRow + x >> 6] &= ~bit }
    }
  }
}
