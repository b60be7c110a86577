extension QRCode {
  /// A module's place: columns from the left and rows from the top, from 0.
  package struct ModulePosition: Hashable, Sendable {
    package var x: Int
    package var y: Int

    package init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }
}
