// iCalendar (RFC 5545): what calendars of all kinds take in.
extension CalendarEvent {
  /// The event as a file of its own: what it says, and nothing else that its code held. Throws the rule that a field breaks.
  public func calendar() throws(ContentError) -> String {
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Quietzone//EN", "BEGIN:VEVENT"]
    lines.append("UID:" + (try (identifier ?? uniqueName).asContentValue("UID")))
    // When it was made is not known, and has to be told in UTC.
    lines.append("DTSTAMP:" + start.date.digits + "T" + (start.time?.digits ?? "000000") + "Z")
    lines.append(try CalendarEvent.line("DTSTART", start))
    if let end { lines.append(try CalendarEvent.line("DTEND", end)) }
    if let duration { lines.append("DURATION:PT\(duration)S") }
    for (name, value) in [
      ("SUMMARY", summary), ("LOCATION", location), ("DESCRIPTION", details), ("URL", url),
    ] {
      if let value { lines.append(name + ":" + (try value.asContentValue(name))) }
    }
    if let recurrence { lines.append("RRULE:" + (try recurrence.oneLine("RRULE"))) }
    var text = ""
    for line in lines + ["END:VEVENT", "END:VCALENDAR"] { text += CalendarEvent.folded(line) }
    return try BarcodeContent.checked(text, as: .event)
  }

  private static func line(_ name: String, _ time: EventTime) throws(ContentError) -> String {
    guard let clock = time.time else { return name + ";VALUE=DATE:" + time.date.digits }
    let zone = try time.timeZone.map { (zone) throws(ContentError) in ";TZID=" + (try parameter(zone)) } ?? ""
    return name + zone + ":" + time.date.digits + "T" + clock.digits + (time.isUTC ? "Z" : "")
  }

  /// In quotation marks, within which all but these may be (RFC 5545 §3.1).
  private static func parameter(_ text: String) throws(ContentError) -> String {
    guard !text.utf8.contains(UInt8(ascii: "\"")) else { throw .malformed("TZID") }
    return "\"" + (try text.oneLine("TZID")) + "\""
  }

  /// A name that the same event has each time: FNV-1a of what tells it from others.
  private var uniqueName: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let text = start.description + "\n" + (summary ?? "") + "\n" + (location ?? "")
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return "quietzone-" + String(hash, radix: 16)
  }

  /// Lines of at most 75 bytes, each but the first of which begins with a space (RFC 5545 §3.1), and their ends.
  private static func folded(_ line: String) -> String {
    var text = ""
    var room = 75
    for scalar in line.unicodeScalars {
      let count = UTF8.encode(scalar)!.count
      if count > room {
        text += "\r\n "
        room = 74
      }
      room -= count
      text.unicodeScalars.append(scalar)
    }
    return text + "\r\n"
  }
}

extension CalendarDate {
  /// `YYYYMMDD`.
  fileprivate var digits: String { padded(year ?? 0, 4) + padded(month, 2) + padded(day ?? 1, 2) }
}

extension ClockTime {
  /// `hhmmss`.
  fileprivate var digits: String { padded(hour, 2) + padded(minute, 2) + padded(second, 2) }
}
