/// Transforms `inputs`, at most `limit` of them at a time, and hands the results to `body` in the inputs' order.
///
/// - Parameter body: Returns whether to go on.
func forEachInOrder<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], atATime limit: Int, transform: @escaping @Sendable (Input) async -> Output,
  body: (Output) -> Bool
) async {
  await withTaskGroup(of: (Int, Output).self) { group in
    var started = 0
    func startNext() {
      guard started < inputs.count else { return }
      let (index, input) = (started, inputs[started])
      started += 1
      group.addTask { (index, await transform(input)) }
    }

    for _ in 0..<max(1, limit) { startNext() }
    var waiting: [Int: Output] = [:]
    var delivered = 0
    while let (index, output) = await group.next() {
      waiting[index] = output
      while let output = waiting.removeValue(forKey: delivered) {
        delivered += 1
        guard body(output) else {
          group.cancelAll()
          return
        }
      }
      startNext()
    }
  }
}
