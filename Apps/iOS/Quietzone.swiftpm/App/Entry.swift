import Observation
import QuietzoneUI

/// A scan that was asked for from outside the app's window, which may not be there yet.
@MainActor @Observable final class Entry {
  static let shared = Entry()

  /// What asked for it; nil once somebody has opened the scanner.
  var requested: EntryPoint?

  /// Takes the request, so that it is not followed twice.
  func take() -> EntryPoint? {
    defer { requested = nil }
    return requested
  }
}
