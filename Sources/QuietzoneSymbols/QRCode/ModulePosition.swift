extension QRCode {
  /// A module's place: columns from the left and rows from the top, from 0.
  public struct ModulePosition: Hashable, Sendable {
    public var x: Int
    public var y: Int

    public init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }
}
