import ArgumentParser

extension Duration {
  /// Seconds with three digits behind the point.
  package var secondsText: String {
    let milliseconds = Int((self / .milliseconds(1)).rounded())
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  /// Hours, minutes and seconds, as players show them.
  package var clockText: String {
    let seconds = max(0, Int(self / .seconds(1)))
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let rest = twoDigits(seconds % 60)
    return hours > 0 ? "\(hours):\(twoDigits(minutes)):\(rest)" : "\(minutes):\(rest)"
  }
}

/// A time as seconds, with `s`, `ms`, `m` or `h` behind it or nothing, or as players show it: 1:02:03.5.
@Sendable package func parsedTime(_ argument: String) throws -> Duration {
  let mistake = ValidationError("A time is such as 0.5s, 250ms, 2m or 1:30.")
  let units = [("ms", 0.001), ("s", 1.0), ("m", 60.0), ("h", 3600.0), ("", 1.0)]
  guard let (unit, factor) = units.first(where: { argument.hasSuffix($0.0) }) else { throw mistake }
  let parts = argument.dropLast(unit.count).split(separator: ":", omittingEmptySubsequences: false)
  var seconds = 0.0
  guard (1...3).contains(parts.count), unit.isEmpty || parts.count == 1 else { throw mistake }
  for part in parts {
    guard let number = Double(part), number.isFinite, number >= 0 else { throw mistake }
    seconds = seconds * 60 + number
  }
  guard seconds * factor < 1e9 else { throw mistake }
  return .milliseconds(Int((seconds * factor * 1000).rounded()))
}
