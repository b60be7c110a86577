/// A stretch of a symbol's content in one character set.
public struct TextSegment: Hashable, Sendable {
  public var bytes: [UInt8]
  public var characterSet: CharacterSet

  public init(bytes: [UInt8], characterSet: CharacterSet) {
    self.bytes = bytes
    self.characterSet = characterSet
  }
}
