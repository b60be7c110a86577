extension Sequence {
  /// The elements by their keys, the least first; those with equal keys stay in their order.
  ///
  /// Every element type has its numbers put in order by the same code. The standard library's sort would be compiled
  /// anew for each of them, and there are dozens.
  ///
  /// Complexity: O(n log n) for n elements. `key` is called once for each.
  func ascending(by key: (Element) -> Double) -> [Element] {
    let elements = Array(self)
    guard elements.count > 1 else { return elements }
    return ascendingOrder(of: elements.map(key)).map { elements[$0] }
  }

  /// The elements by their keys, the greatest first; those with equal keys stay in their order.
  ///
  /// Complexity: O(n log n) for n elements. `key` is called once for each.
  func descending(by key: (Element) -> Double) -> [Element] {
    ascending { -key($0) }
  }
}

/// The indices of `keys`, that of the least first.
private func ascendingOrder(of keys: [Double]) -> [Int] {
  keys.indices.sorted { keys[$0] < keys[$1] }
}
