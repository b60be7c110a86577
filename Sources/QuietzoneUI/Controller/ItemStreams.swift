#if canImport(UIKit)
  import QuietzoneScanner

  /// Tells all that listen which codes are in sight.
  @MainActor final class ItemStreams {
    private let listeners = Listeners()
    private var items: [RecognizedItem] = []

    func makeStream() -> AsyncStream<[RecognizedItem]> {
      let (stream, continuation) = AsyncStream<[RecognizedItem]>.makeStream(
        bufferingPolicy: .bufferingNewest(1))
      continuation.yield(items)
      listeners.list.append(continuation)
      return stream
    }

    func show(_ outlines: [Outline]) {
      let shown = outlines.enumerated().map { index, outline in
        RecognizedItem(id: outline.id ?? -1 - index, result: outline.result, bounds: outline.corners)
      }
      guard shown != items else { return }
      items = shown
      listeners.list.removeAll { listener in
        if case .terminated = listener.yield(shown) { true } else { false }
      }
    }

    /// Ends all streams with the scanner.
    private final class Listeners: @unchecked Sendable {
      var list: [AsyncStream<[RecognizedItem]>.Continuation] = []

      deinit { for listener in list { listener.finish() } }
    }
  }
#endif
