/// The memory that results are in: many small blocks, freed together.
struct ResultMemory: ~Copyable {
  private var blocks: [UnsafeMutableRawPointer] = []

  deinit {
    for block in blocks { block.deallocate() }
  }

  /// A copy of `elements`, which are plain values; nil if there are none.
  mutating func copy<Element: BitwiseCopyable>(of elements: [Element]) -> UnsafePointer<Element>? {
    elements.isEmpty ? nil : UnsafePointer(copy(of: elements, followedBy: nil))
  }

  mutating func copy<Element: BitwiseCopyable>(of element: Element) -> UnsafePointer<Element> {
    UnsafePointer(copy(of: [element], followedBy: nil))
  }

  /// A text with the null that ends it; it may hold others.
  mutating func text(_ utf8: [UInt8]) -> UnsafePointer<CChar> {
    UnsafeRawPointer(copy(of: utf8, followedBy: 0)).assumingMemoryBound(to: CChar.self)
  }

  mutating func text(_ text: String) -> UnsafePointer<CChar> { self.text(Array(text.utf8)) }

  mutating func text(_ text: String?) -> UnsafePointer<CChar>? {
    guard let text else { return nil }
    return self.text(text)
  }

  private mutating func copy<Element: BitwiseCopyable>(
    of elements: [Element], followedBy last: Element?
  ) -> UnsafeMutablePointer<Element> {
    let block = UnsafeMutablePointer<Element>.allocate(capacity: elements.count + 1)
    for (index, element) in elements.enumerated() { (block + index).initialize(to: element) }
    if let last { (block + elements.count).initialize(to: last) }
    blocks.append(UnsafeMutableRawPointer(block))
    return block
  }
}
