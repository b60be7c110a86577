import Dispatch
import Synchronization
import Testing

@testable import QuietzoneLive

struct CodeQueueTests {
  @Test("Codes are done one after the other, in their order, and all of them before the end")
  func order() async {
    let done = Mutex<[Int]>([])
    let queue = CodeQueue { code in done.withLock { $0.append(code.frame) } }
    for frame in 0..<100 { #expect(queue.add(liveCode("a", frame: frame))) }
    await queue.drain()
    #expect(done.withLock { $0 } == Array(0..<100))
  }

  @Test("No more codes wait than there is room for; there is room again once one is done")
  func room() async {
    let gate = DispatchSemaphore(value: 0)
    let queue = CodeQueue { _ in gate.wait() }
    for _ in 0..<CodeQueue.capacity { #expect(queue.add(liveCode("a"))) }
    #expect(!queue.add(liveCode("a")))
    for _ in 0..<CodeQueue.capacity { gate.signal() }
    await queue.drain()
    gate.signal()
    #expect(queue.add(liveCode("a")))
    await queue.drain()
  }
}
