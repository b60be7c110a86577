import Testing

@testable import QuietzoneContent

@Suite("Events")
struct CalendarEventTests {
  @Test("An event in a calendar with an alarm, as RFC 5545's examples have it")
  func calendar() {
    let text = """
      BEGIN:VCALENDAR\r
      VERSION:2.0\r
      BEGIN:VEVENT\r
      UID:19970901T130000Z-123401@example.com\r
      DTSTART:19970903T163000Z\r
      DTEND:19970903T190000Z\r
      SUMMARY:Annual\\, Employee\r
        Review\r
      LOCATION:Room 1\r
      DESCRIPTION:Bring\\nslides\r
      ORGANIZER;CN="Smith: John":mailto:jsmith@example.com\r
      URL:https://example.com/a\r
      RRULE:FREQ=YEARLY\r
      BEGIN:VALARM\r
      DESCRIPTION:Not this\r
      END:VALARM\r
      END:VEVENT\r
      END:VCALENDAR\r

      """
    #expect(
      shown(text)
        == "event | summary=Annual, Employee Review | start=1997-09-03T16:30:00Z | end=1997-09-03T19:00:00Z"
        + " | location=Room 1 | description=Bring\nslides | organizer=jsmith@example.com | url=https://example.com/a"
        + " | identifier=19970901T130000Z-123401@example.com | recurrence=FREQ=YEARLY")
  }

  @Test(
    "Days, times of where one is, zones and durations",
    arguments: [
      ("DTSTART;VALUE=DATE:20261231", "start=2026-12-31"),
      ("DTSTART:20261231T180000\nSUMMARY:x", "summary=x | start=2026-12-31T18:00:00"),
      ("DTSTART;TZID=Europe/Berlin:20261231T180000", "start=2026-12-31T18:00:00 | timeZone=Europe/Berlin"),
      ("DTSTART;TZID=Europe/Berlin:20261231", "start=2026-12-31"),
      ("DTSTART;TZID=\" UTC \":20261231T180000", "start=2026-12-31T18:00:00 | timeZone=UTC"),
      ("DTSTART:20260101T000000Z\nDURATION:P15DT5H0M20S", "start=2026-01-01T00:00:00Z | duration=1314020"),
      ("DTSTART:20260101T000000Z\nDURATION:P7W", "start=2026-01-01T00:00:00Z | duration=4233600"),
      (
        "DTSTART:20260101T000000Z\nDTEND:20260101T000000Z",
        "start=2026-01-01T00:00:00Z | end=2026-01-01T00:00:00Z"
      ),
    ])
  func times(_ lines: String, _ fields: String) {
    #expect(shown("BEGIN:VEVENT\n\(lines)\nEND:VEVENT") == "event | " + fields)
  }

  @Test(
    "What breaks a rule is no event",
    arguments: [
      ("BEGIN:VEVENT\nSUMMARY:x\nEND:VEVENT", "DTSTART is missing"),
      ("BEGIN:VEVENT\nDTSTART:20260230T000000\nEND:VEVENT", "DTSTART is not valid"),
      ("BEGIN:VEVENT\nDTSTART:20260228T250000\nEND:VEVENT", "DTSTART is not valid"),
      ("BEGIN:VEVENT\nDTSTART;TZID=UTC:20260228T000000Z\nEND:VEVENT", "DTSTART is not valid"),
      ("BEGIN:VEVENT\nDTSTART:20260101\nDTSTART:20260101\nEND:VEVENT", "DTSTART occurs more than once"),
      ("BEGIN:VEVENT\nDTSTART:20260102\nDTEND:20260101\nEND:VEVENT", "DTEND contradicts the rest"),
      ("BEGIN:VEVENT\nDTSTART:20260102\nDTEND:20260103T000000\nEND:VEVENT", "DTEND contradicts the rest"),
      (
        "BEGIN:VEVENT\nDTSTART:20260102\nDTEND:20260103\nDURATION:P1D\nEND:VEVENT",
        "DURATION contradicts the rest"
      ),
      ("BEGIN:VEVENT\nDTSTART:20260102\nDURATION:P\nEND:VEVENT", "DURATION is not valid"),
      ("BEGIN:VEVENT\nDTSTART:20260102\nDURATION:PT1M2H\nEND:VEVENT", "DURATION is not valid"),
      ("BEGIN:VEVENT\nDTSTART:20260102\nDURATION:-P1D\nEND:VEVENT", "DURATION is not valid"),
      ("BEGIN:VEVENT\nDTSTART:20260102", "it breaks off before its end"),
      ("BEGIN:VCALENDAR\nEND:VCALENDAR", "VEVENT is missing"),
      ("BEGIN:VCALENDAR\nEND:VEVENT", "END is not valid"),
      ("BEGIN:VEVENT\nDTSTART:20260102\nEND:VEVENT\nX:y", "there is something behind its end"),
      (
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260102\nEND:VEVENT\nBEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR",
        "VEVENT occurs more than once"
      ),
      (String(repeating: "BEGIN:VEVENT\n", count: 5000), "BEGIN is not valid"),
    ])
  func faults(_ text: String, _ problem: String) { #expect(shown(text) == note(.event, problem)) }
}
