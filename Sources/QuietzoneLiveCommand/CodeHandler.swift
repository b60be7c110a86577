import QuietzoneLive
import Synchronization

/// Runs a program for codes and types them, behind the camera's back.
final class CodeHandler: Sendable {
  private let queue: CodeQueue?
  private let failure: Failure

  private final class Failure: Sendable {
    let happened = Atomic<Bool>(false)
  }

  init(program: CodeProgram?, keyboard: VirtualKeyboard?) {
    let failure = Failure()
    self.failure = failure
    guard program != nil || keyboard != nil else {
      queue = nil
      return
    }
    queue = CodeQueue { code in
      do throws(KeyboardError) {
        try keyboard?.type(code.barcode.text)
      } catch {
        complain("--keyboard: \(error)")
      }
      do throws(CodeProgramError) {
        try program?.run(for: code)
      } catch {
        failure.happened.store(true, ordering: .relaxed)
        complain("--exec: \(error)")
      }
    }
  }

  /// Whether a program failed.
  var hasFailed: Bool { failure.happened.load(ordering: .relaxed) }

  /// Does what is to be done with a code once those before it are done.
  func take(_ code: LiveCode) {
    if queue?.add(code) == false {
      failure.happened.store(true, ordering: .relaxed)
      complain("\(CodeQueue.capacity) codes wait for the program; this one is left out")
    }
  }

  /// Waits until all is done.
  func finish() async { await queue?.drain() }
}
