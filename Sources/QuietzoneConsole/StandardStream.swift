import Glibc

/// Writes to one of the process's own streams, or another open file, at once and whole.
package struct StandardStream: Sendable {
  package let descriptor: Int32

  package init(descriptor: Int32) { self.descriptor = descriptor }

  package static let output = StandardStream(descriptor: STDOUT_FILENO)
  package static let error = StandardStream(descriptor: STDERR_FILENO)

  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// A terminal whose user has not asked for plain text (https://no-color.org).
  package var takesColor: Bool {
    func value(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
    return isTerminal && value("NO_COLOR").isEmpty && value("TERM") != "dumb"
  }

  /// - Returns: Whether everything was written; not if the reader of a pipe has gone or a disk is full; `errno` says which.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = rest.dropFirst(written)
    }
    return true
  }

  /// What became of something that was printed.
  package enum Delivery {
    case done
    /// Whoever read has seen enough, as head has: no error.
    case notWanted
    /// In the system's words.
    case failed(String)
  }

  package func deliver(_ bytes: [UInt8]) -> Delivery {
    if write(bytes) { return .done }
    return errno == EPIPE ? .notWanted : .failed(String(cString: strerror(errno)))
  }

  @discardableResult
  package func write(_ text: String) -> Bool { write(Array(text.utf8)) }
}
