import QuietzoneCamera

/// A clock that goes when a test says so.
@MainActor package final class TestClock: ScannerClock {
  package private(set) var now: Milliseconds = 0
  private var alarms: [(time: Milliseconds, alarm: ScannerAlarm)] = []

  package init() {}

  package func after(_ delay: Milliseconds, _ action: @escaping @MainActor () -> Void) -> ScannerAlarm {
    let alarm = ScannerAlarm(action)
    alarms.append((now + delay, alarm))
    return alarm
  }

  /// Alarms that are due ring, the earliest first, each at its time.
  package func advance(by duration: Milliseconds) {
    let end = now + duration
    alarms.removeAll { !$0.alarm.isSet }
    while let next = alarms.indices.filter({ alarms[$0].time <= end }).min(by: {
      alarms[$0].time < alarms[$1].time
    }) {
      let (time, alarm) = alarms.remove(at: next)
      now = max(now, time)
      alarm.ring()
    }
    now = end
  }
}
