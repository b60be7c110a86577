import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes a connection on which a request takes too long to arrive, or its answer to be taken: a slow client must not hold
/// a place for hours.
///
/// An idle timeout is not enough against it, since every byte that trickles in ends the idleness.
final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart

  private let arrival: TimeAmount
  private let answer: TimeAmount
  private var deadline: Scheduled<Void>?

  /// - Parameters:
  ///   - arrival: How long a request may take to arrive, from the connection's beginning or the answer before it.
  ///   - answer: How long its answer may take from then on.
  init(arrival: TimeAmount, answer: TimeAmount) {
    self.arrival = arrival
    self.answer = answer
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { closeUnlessDone(within: arrival, context) }
  }

  func handlerRemoved(context: ChannelHandlerContext) { stop() }

  func channelActive(context: ChannelHandlerContext) {
    closeUnlessDone(within: arrival, context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    stop()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .end = unwrapInboundIn(data) { closeUnlessDone(within: answer, context) }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { closeUnlessDone(within: arrival, context) }
    context.write(data, promise: promise)
  }

  private func closeUnlessDone(within time: TimeAmount, _ context: ChannelHandlerContext) {
    stop()
    let channel = context.channel
    deadline = context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }

  private func stop() {
    deadline?.cancel()
    deadline = nil
  }
}
