/// When an event begins or ends: a whole day, or a time in some zone (RFC 5545 §3.3.4 and §3.3.5).
public struct EventTime: Hashable, Sendable {
  public let date: CalendarDate
  /// Nil of a whole day.
  public let time: ClockTime?
  /// Whether the time is in UTC.
  public let isUTC: Bool
  /// The zone's name where one is given: `Europe/Berlin`. Otherwise the time is that of where one is. A day has none.
  public let timeZone: String?

  /// Nil if the line's value is none.
  init?(_ line: ContentLine) {
    let value = line.value.trimmed
    guard let (day, rest) = value.cut(at: "T") else {
      guard value.count == 8, let date = CalendarDate(value) else { return nil }
      self.date = date
      (time, isUTC, timeZone) = (nil, false, nil)
      return
    }
    timeZone = line.parameter("TZID")?.trimmed.textIfAny
    isUTC = rest.last?.uppercased == UInt8(ascii: "Z")
    let digits = isUTC ? rest.dropLast() : rest
    guard day.count == 8, digits.count == 6, let date = CalendarDate(day), let time = ClockTime(digits),
      !(isUTC && timeZone != nil)
    else { return nil }
    self.date = date
    self.time = time
  }

  public var isDay: Bool { time == nil }

  /// Whether it is before `other`, which can be told where both are told in the same zone.
  func isBefore(_ other: EventTime) -> Bool {
    guard isUTC == other.isUTC, (timeZone ?? "").utf8.elementsEqual((other.timeZone ?? "").utf8) else {
      return false
    }
    return key.lexicographicallyPrecedes(other.key)
  }

  private var key: [Int] {
    [date.year ?? 0, date.month, date.day ?? 0, time?.hour ?? 0, time?.minute ?? 0, time?.second ?? 0]
  }
}

extension EventTime: CustomStringConvertible {
  /// ISO 8601: `2026-12-31`, `2026-12-31T18:30:00Z`.
  public var description: String {
    guard let time else { return date.description }
    return date.description + "T" + time.description + (isUTC ? "Z" : "")
  }
}
