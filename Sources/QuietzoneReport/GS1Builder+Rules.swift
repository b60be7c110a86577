import QuietzoneContent

extension GS1Builder {
  /// Elements that keep GS1's rules; throws the one that is broken.
  public init(_ elements: [Element]) throws(ContentError) {
    try self.init(elements, rules: .generalSpecifications)
  }

  /// Elements as people write them, `(01)09501101530003(10)AB-123`, that keep GS1's rules; throws the one that is broken.
  public init(_ text: String) throws(ContentError) { try self.init(text, rules: .generalSpecifications) }
}
