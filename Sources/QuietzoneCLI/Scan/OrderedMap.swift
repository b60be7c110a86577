import Synchronization

/// Transforms `inputs`, at most `limit` of them at a time, and hands what they give to `body` in the inputs' order, as it comes.
///
/// - Parameters:
///   - transform: Calls its second argument with each output.
///   - body: Returns whether to go on.
func forEachInOrder<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], atATime limit: Int,
  transform: @escaping @Sendable (Input, @Sendable (Output) -> Void) async -> Void, body: (Output) -> Bool
) async {
  let channels = inputs.map { _ in AsyncStream.makeStream(of: Output.self) }
  let next = NextIndex(end: inputs.count)
  await withTaskGroup(of: Void.self) { group in
    for _ in 0..<max(1, min(limit, inputs.count)) {
      group.addTask {
        while !Task.isCancelled, let index = next.take() {
          let output = channels[index].continuation
          await transform(inputs[index]) { output.yield($0) }
          output.finish()
        }
      }
    }
    for channel in channels {
      for await output in channel.stream where !body(output) {
        group.cancelAll()
        return
      }
    }
  }
}

/// Hands out each index once.
private final class NextIndex: Sendable {
  private let next = Mutex(0)
  private let end: Int

  init(end: Int) { self.end = end }

  func take() -> Int? {
    next.withLock { next in
      guard next < end else { return nil }
      defer { next += 1 }
      return next
    }
  }
}
