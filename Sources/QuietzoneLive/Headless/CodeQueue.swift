import Dispatch
import Synchronization

/// Does something with each code, one after the other, on a thread of its own: what takes long keeps no camera waiting.
public final class CodeQueue: Sendable {
  /// More codes than this do not wait.
  public static let capacity = 256

  private let queue = DispatchQueue(label: "quietzone.codes")
  private let waiting = Mutex(0)
  private let work: @Sendable (LiveCode) -> Void

  /// - Parameter work: What is done with each.
  public init(_ work: @escaping @Sendable (LiveCode) -> Void) { self.work = work }

  /// Puts a code at the end; returns false, and nothing is done with it, where too many wait.
  public func add(_ code: LiveCode) -> Bool {
    let hasRoom = waiting.withLock { count in
      guard count < Self.capacity else { return false }
      count += 1
      return true
    }
    guard hasRoom else { return false }
    queue.async { [self] in
      work(code)
      waiting.withLock { $0 -= 1 }
    }
    return true
  }

  /// Waits until everything that was put in is done.
  public func drain() async {
    await withCheckedContinuation { done in queue.async { done.resume() } }
  }
}
