import Synchronization

/// How many bytes of requests there may be in memory, all together.
final class ByteBudget: Sendable {
  private let left: Mutex<Int>

  init(_ bytes: Int) { left = Mutex(bytes) }

  /// Takes `count` bytes; false if there are not as many.
  func take(_ count: Int) -> Bool {
    left.withLock { left in
      guard left >= count else { return false }
      left -= count
      return true
    }
  }

  func give(_ count: Int) { left.withLock { $0 += count } }
}
