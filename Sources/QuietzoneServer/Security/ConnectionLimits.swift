import NIOCore

/// How much of the server one client may take up, so that there is enough left for the others.
struct ConnectionLimits: Sendable {
  /// The most connections at a time: enough for a building full of phones.
  var connections = 1000
  /// The most bytes of a request's header fields, together.
  var headerSize = 16 * 1024
  /// The most header fields of a request.
  var headerCount = 100
  /// How long a request may take to arrive, from the connection's beginning or the answer before it.
  var arrival = TimeAmount.seconds(20)
  /// How long a client may take to receive an answer.
  var answer = TimeAmount.minutes(5)
  /// How long requests may still run when the server is told to stop.
  var farewell = Duration.seconds(10)
}
