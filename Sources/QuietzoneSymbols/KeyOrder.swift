// Order by numbers. Whatever is put in order, the same code compares the numbers: the standard library's sort would be
// compiled anew for each type of element and each comparison, and there are dozens.

extension Sequence {
  /// The elements by their keys, the least first; those with equal keys stay in their order.
  ///
  /// Complexity: O(n log n) for n elements. `key` is called once for each, unless there is but one.
  package func ascending(by key: (Element) -> Double) -> [Element] {
    let elements = Array(self)
    guard elements.count > 1 else { return elements }
    var keys: [Double] = []
    for element in elements { keys.append(key(element)) }
    var result: [Element] = []
    for index in ascendingOrder(of: keys) { result.append(elements[index]) }
    return result
  }

  /// The elements by their keys, the greatest first; those with equal keys stay in their order.
  ///
  /// Complexity: O(n log n) for n elements. `key` is called once for each.
  package func descending(by key: (Element) -> Double) -> [Element] {
    ascending { -key($0) }
  }
}

extension [Float] {
  /// The numbers, the least first.
  @inline(never)
  package func ascending() -> [Float] { ascending { Double($0) } }
}

extension [Double] {
  /// The numbers, the least first.
  @inline(never)
  package func ascending() -> [Double] { ascending { $0 } }
}

/// The indices of `keys`, that of the least first.
@inline(never)
private func ascendingOrder(of keys: [Double]) -> [Int] {
  keys.indices.sorted { keys[$0] < keys[$1] }
}
