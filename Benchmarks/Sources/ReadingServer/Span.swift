#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How long something took, in nanoseconds.
struct Span {
  /// The time that this thread was computing.
  var processor: Int
  /// The time that passed.
  var clock: Int

  static func measure(_ work: () -> Void) -> Span {
    let before = (nanoseconds(CLOCK_THREAD_CPUTIME_ID), nanoseconds(CLOCK_MONOTONIC))
    work()
    let after = (nanoseconds(CLOCK_THREAD_CPUTIME_ID), nanoseconds(CLOCK_MONOTONIC))
    return Span(processor: after.0 - before.0, clock: after.1 - before.1)
  }
}

private func nanoseconds(_ clock: clockid_t) -> Int {
  var time = timespec()
  clock_gettime(clock, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
