/// An entry of a calendar: a VEVENT of iCalendar (RFC 5545 §3.6.1) or of vCalendar 1.0, in a VCALENDAR or alone.
public struct CalendarEvent: Hashable, Sendable {
  public private(set) var summary: String?
  public private(set) var start: EventTime
  /// Nil if it is not said.
  public private(set) var end: EventTime?
  /// In seconds, where that is said in place of an end.
  public private(set) var duration: Int?
  public private(set) var location: String?
  public private(set) var details: String?
  public private(set) var organizer: String?
  public private(set) var url: String?
  public private(set) var identifier: String?
  /// The rule by which it recurs, as written (RFC 5545 §3.3.10).
  public private(set) var recurrence: String?

  init(_ text: Bytes) throws(ContentError) {
    let lines = try CalendarEvent.eventLines(try ContentLine.all(of: text))
    guard let startLine = lines.first(where: { "DTSTART" ~= $0.name }) else { throw .missing("DTSTART") }
    guard let start = EventTime(startLine) else { throw .malformed("DTSTART") }
    self.start = start
    var seen: [[UInt8]] = []
    for line in lines where !line.value.isEmpty { try read(line, seen: &seen) }
    if end != nil, duration != nil { throw .contradiction("DURATION") }
    if let end, end.isDay != start.isDay || end.isBefore(start) { throw .contradiction("DTEND") }
  }

  /// The properties of the one event, without those of alarms and other components in it.
  private static func eventLines(_ lines: [ContentLine]) throws(ContentError) -> [ContentLine] {
    var open: [Bytes] = []
    var (result, count): ([ContentLine], Int) = ([], 0)
    for (index, line) in lines.enumerated() {
      let component = line.value.trimmed
      switch line.name {
      case "BEGIN":
        // Deeper than alarms in events in calendars nothing is.
        guard index == 0 || !open.isEmpty else { throw .trailing }
        guard open.count < 4 else { throw .malformed("BEGIN") }
        open.append(component.uppercased[...])
        if "VEVENT" ~= component { count += 1 }
      case "END":
        guard let begun = open.popLast(), begun == component.uppercased[...] else { throw .malformed("END") }
      default:
        guard let innermost = open.last else { throw .trailing }
        if "VEVENT" ~= innermost { result.append(line) }
      }
    }
    guard open.isEmpty else { throw .notEnded }
    guard count > 0 else { throw .missing("VEVENT") }
    guard count == 1 else { throw .repeated("VEVENT") }
    return result
  }

  private mutating func read(_ line: ContentLine, seen: inout [[UInt8]]) throws(ContentError) {
    switch line.name {
    case "SUMMARY", "DTSTART", "DTEND", "DURATION", "LOCATION", "DESCRIPTION", "ORGANIZER", "URL", "UID":
      guard !seen.contains(line.name.uppercased) else { throw .repeated(line.name.text) }
      seen.append(line.name.uppercased)
    default: break
    }
    switch line.name {
    case "SUMMARY": summary = try line.text
    case "LOCATION": location = try line.text
    case "DESCRIPTION": details = try line.text
    case "URL": url = try line.text
    case "UID": identifier = try line.text
    case "RRULE": recurrence = line.value.text
    case "ORGANIZER": organizer = (line.value.after("mailto:") ?? line.value).text
    case "DTEND":
      guard let time = EventTime(line) else { throw .malformed("DTEND") }
      end = time
    case "DURATION":
      guard let seconds = CalendarEvent.seconds(line.value.trimmed) else { throw .malformed("DURATION") }
      duration = seconds
    default: return
    }
  }

  /// `P15DT5H0M20S`, `P7W` (RFC 5545 §3.3.6), in seconds; nil of what is none, and of what does not go forward.
  private static func seconds(_ text: Bytes) -> Int? {
    guard var rest = (text.after("+") ?? text).after("P"), !rest.isEmpty else { return nil }
    var (total, isTime): (Int64, Bool) = (0, false)
    var units = Bytes("WDHMS")
    while !rest.isEmpty {
      if !isTime, let time = rest.after("T") {
        (rest, isTime) = (time, true)
        if rest.isEmpty { return nil }
      }
      let digits = rest.prefix(while: { $0.isDigit })
      rest = rest.dropFirst(digits.count)
      // Each unit once, the larger before the smaller.
      guard let number = digits.number(upTo: 9_999_999), let unit = rest.popFirst()?.uppercased,
        let place = units.firstIndex(of: unit)
      else { return nil }
      units = units[(place + 1)...]
      switch unit {
      case "W" where !isTime: total += Int64(number) * 604_800
      case "D" where !isTime: total += Int64(number) * 86_400
      case "H" where isTime: total += Int64(number) * 3600
      case "M" where isTime: total += Int64(number) * 60
      case "S" where isTime: total += Int64(number)
      default: return nil
      }
    }
    return total <= 999_999_999 ? Int(total) : nil
  }
}

extension CalendarEvent: ContentDescribing {
  func describe(to fields: inout ContentFields) {
    fields.add("summary", summary)
    fields.add("start", start.description)
    fields.add("end", end?.description)
    fields.add("duration", duration)
    fields.add("timeZone", start.timeZone)
    fields.add("location", location)
    fields.add("description", details)
    fields.add("organizer", organizer)
    fields.add("url", url)
    fields.add("identifier", identifier)
    fields.add("recurrence", recurrence)
  }
}
