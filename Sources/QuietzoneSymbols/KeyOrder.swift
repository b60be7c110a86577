// Order by numbers. Whatever is put in order, the same code compares the numbers: the standard library's sort would be
// compiled anew for each type of element and each comparison, and there are dozens. What is around it is compiled for each type
// but where code is to be compact.

extension Sequence {
  /// The elements by their keys, the least first; those with equal keys stay in their order.
  ///
  /// Complexity: O(n log n) for n elements. `key` is called once for each, unless there is but one.
  #if !COMPACT
    @inlinable
  #endif
  package func ascending(by key: (Element) -> Double) -> [Element] {
    let elements = Array(self)
    guard elements.count > 1 else { return elements }
    var keys: [Double] = []
    #if !COMPACT
      keys.reserveCapacity(elements.count)
    #endif
    for element in elements { keys.append(key(element)) }
    var result: [Element] = []
    #if !COMPACT
      result.reserveCapacity(elements.count)
    #endif
    for index in ascendingOrder(of: keys) { result.append(elements[index]) }
    return result
  }

  /// The elements by their keys, the greatest first; those with equal keys stay in their order.
  ///
  /// Complexity: O(n log n) for n elements. `key` is called once for each.
  #if !COMPACT
    @inlinable
  #endif
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

/// The indices of `keys`, that of the least first: sorted in runs by insertion, which are merged.
///
/// The standard library's sort takes three times as long for the few dozen numbers that there mostly are.
@inline(never)
@usableFromInline
package func ascendingOrder(of keys: [Double]) -> [Int] {
  let count = keys.count
  return [Int](unsafeUninitializedCapacity: count) { order, initialized in
    initialized = count
    for index in 0..<count {
      var place = index
      while place % longestRun > 0, keys[order[place - 1]] > keys[index] {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = index
    }
    guard count > longestRun else { return }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { merged in
      var run = longestRun
      while run < count {
        var place = 0
        while place < count {
          let (middle, end) = (min(count, place + run), min(count, place + 2 * run))
          var (left, right) = (place, middle)
          while place < end {
            // Of equal ones the left one comes first.
            if left < middle, right == end || keys[order[left]] <= keys[order[right]] {
              merged[place] = order[left]
              left += 1
            } else {
              merged[place] = order[right]
              right += 1
            }
            place += 1
          }
        }
        for index in 0..<count { order[index] = merged[index] }
        run *= 2
      }
    }
  }
}

/// How many numbers are sorted by insertion.
private let longestRun = 16
