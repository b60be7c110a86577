import Glibc

/// Why there is no terminal to draw on.
public struct TerminalError: Error, Equatable, CustomStringConvertible {
  /// In the system's words.
  public let description: String

  /// - Parameter number: As `errno` has it.
  init(_ number: Int32) { description = String(cString: strerror(number)) }
}
