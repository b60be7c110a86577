/// Lets so many readings run at a time and so many wait, in the order in which they came; sends others away at once.
actor ReadingGate {
  private let waiting: Int
  private let ofOneClient: Int
  private var free: Int
  private var queue: [CheckedContinuation<Void, Never>] = []
  private var clients: [String: Int] = [:]

  init(_ options: APIOptions) {
    waiting = options.maximumWaiting
    ofOneClient = options.maximumOfOneClient
    free = max(1, options.readers)
  }

  /// How many readings wait.
  var waitingCount: Int { queue.count }

  /// Returns when there is a place, which is to be left again.
  func enter(_ client: String) async throws(APIError) {
    guard clients[client, default: 0] < ofOneClient else { throw .tooManyRequests }
    guard free > 0 || queue.count < waiting else { throw .busy }
    clients[client, default: 0] += 1
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { queue.append($0) }
    }
  }

  func leave(_ client: String) {
    clients[client]! -= 1
    if clients[client] == 0 { clients[client] = nil }
    if queue.isEmpty {
      free += 1
    } else {
      queue.removeFirst().resume()
    }
  }
}
