/// A day of the Gregorian calendar, perhaps without its year (birthdays) or its day (the month counts).
public struct CalendarDate: Hashable, Sendable {
  public let year: Int?
  public let month: Int
  public let day: Int?

  /// Nil if there is no such day.
  public init?(year: Int?, month: Int, day: Int?) {
    guard (0...9999).contains(year ?? 0), (1...12).contains(month) else { return nil }
    guard (1...CalendarDate.days(of: month, year: year)).contains(day ?? 1) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Eight digits, `YYYYMMDD`, or `YYYY-MM-DD`.
  init?(_ text: Bytes) {
    let parts = text.parts(at: "-")
    let digits = parts.count == 3 && parts.map({ $0.count }) == [4, 2, 2] ? Array(parts.joined())[...] : text
    guard digits.count == 8, let number = digits.number() else { return nil }
    self.init(year: number / 10000, month: number / 100 % 100, day: number % 100)
  }

  /// The day of the year, from 1 on; nil if the year has no such day.
  init?(year: Int, dayOfYear: Int) {
    var (month, day) = (1, dayOfYear)
    while month <= 12, day > CalendarDate.days(of: month, year: year) {
      day -= CalendarDate.days(of: month, year: year)
      month += 1
    }
    self.init(year: year, month: month, day: day)
  }

  private static func days(of month: Int, year: Int?) -> Int {
    switch month {
    case 2:
      guard let year else { return 29 }
      return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }
}

extension CalendarDate: CustomStringConvertible {
  /// ISO 8601: `2026-12-31`, `2026-12`, `--12-31`.
  public var description: String {
    let year = self.year.map { padded($0, 4) } ?? "-"
    return year + "-" + padded(month, 2) + (day.map { "-" + padded($0, 2) } ?? "")
  }
}

/// A time of day, to the second.
public struct ClockTime: Hashable, Sendable {
  public let hour: Int
  public let minute: Int
  /// 60 is a leap second.
  public let second: Int

  /// Nil if there is no such time.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second) else { return nil }
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// Two, four or six digits: `hh`, `hhmm`, `hhmmss`.
  init?(_ text: Bytes) {
    guard [2, 4, 6].contains(text.count), let number = text.number() else { return nil }
    let seconds = text.count == 6 ? number : text.count == 4 ? number * 100 : number * 10000
    self.init(hour: seconds / 10000, minute: seconds / 100 % 100, second: seconds % 100)
  }
}

extension ClockTime: CustomStringConvertible {
  public var description: String { padded(hour, 2) + ":" + padded(minute, 2) + ":" + padded(second, 2) }
}

/// A number with zeros in front.
func padded(_ number: Int, _ digits: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
