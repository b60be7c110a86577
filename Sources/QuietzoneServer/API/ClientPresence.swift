import NIOCore
import Synchronization

/// Whether what is being done for a client is still wanted.
final class Cancellation: Sendable {
  private let flag = Atomic(false)
  var isCancelled: Bool { flag.load(ordering: .relaxed) }
  func cancel() { flag.store(true, ordering: .relaxed) }
}

/// Cancels what is being done for a client when its connection ends, or it says that nothing more will come of it.
final class ClientPresence: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  /// What is being done.
  private var current: Cancellation?
  private var isGone = false

  /// Cancels `cancellation` when the client goes, at once if it has gone; the one before it is done with.
  func observe(_ cancellation: Cancellation) {
    current = cancellation
    if isGone { cancellation.cancel() }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case ChannelEvent.inputClosed = event { leave() }
    context.fireUserInboundEventTriggered(event)
  }

  func channelInactive(context: ChannelHandlerContext) {
    leave()
    context.fireChannelInactive()
  }

  private func leave() {
    isGone = true
    current?.cancel()
  }
}
