#if canImport(UIKit)
  /// Presents and dismisses one after another: while UIKit is at one, it refuses the next.
  @MainActor final class PresentationQueue {
    /// Calls what it is given when it is done.
    typealias Step = @MainActor (_ done: @escaping @MainActor () -> Void) -> Void

    private var steps: [Step] = []
    private var isBusy = false

    func add(_ step: @escaping Step) {
      steps.append(step)
      next()
    }

    private func next() {
      guard !isBusy, !steps.isEmpty else { return }
      isBusy = true
      let step = steps.removeFirst()
      step { [weak self] in
        self?.isBusy = false
        self?.next()
      }
    }
  }
#endif
