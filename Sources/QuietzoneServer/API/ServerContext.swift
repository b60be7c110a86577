import Hummingbird
import NIOCore

/// What is known of a request beside itself: who sent it.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    channel = source.channel
  }

  /// The client's address; empty where there is none.
  var client: String { channel.remoteAddress?.ipAddress ?? "" }
}
