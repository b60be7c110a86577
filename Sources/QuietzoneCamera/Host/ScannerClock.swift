#if canImport(UIKit)
  import Foundation
  import QuietzoneScanner

  /// The time that a scanner goes by. Tests put one in its place that goes when they say so.
  @MainActor package protocol ScannerClock: AnyObject {
    /// Never runs backwards.
    var now: Milliseconds { get }

    /// Calls `action` once after this time, unless the alarm that is returned is cancelled before.
    func after(_ delay: Milliseconds, _ action: @escaping @MainActor () -> Void) -> ScannerAlarm
  }

  /// Something that will happen unless it is cancelled.
  @MainActor package final class ScannerAlarm {
    private var action: (@MainActor () -> Void)?

    package init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    /// Whether it neither rang nor was cancelled.
    package var isSet: Bool { action != nil }

    /// Does what it is for, once.
    package func ring() {
      let action = action
      self.action = nil
      action?()
    }

    package func cancel() { action = nil }
  }

  /// The system's clock, which stands still while the device sleeps.
  @MainActor package final class SystemScannerClock: ScannerClock {
    package init() {}

    package var now: Milliseconds { ProcessInfo.processInfo.systemUptime * 1000 }

    package func after(_ delay: Milliseconds, _ action: @escaping @MainActor () -> Void) -> ScannerAlarm {
      let alarm = ScannerAlarm(action)
      Task {
        try? await Task.sleep(nanoseconds: UInt64(max(0, delay) * 1_000_000))
        alarm.ring()
      }
      return alarm
    }
  }
#endif
