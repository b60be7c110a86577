/// The lines of a dialog, as many as there is room for.
struct DialogLines {
  typealias Line = (text: String, isBold: Bool)

  /// What stays at the top: the title and the subject.
  private var head: [Line]
  private var body: [Line] = []
  /// Rows that are gone past, for which the paragraphs make room, too.
  private var skipped: [Line] = []
  private var rows: [Line] = []
  /// What stays at the bottom.
  private var choices: [Line]

  private static let blank: Line = ("", false)
  private static let more: Line = ("…", false)

  init(_ dialog: ScreenContent.Dialog, width: Int) {
    func lines(_ text: String, isBold: Bool = false) -> [Line] {
      wrapped(text, width: width).map { ($0, isBold) }
    }
    head = lines(dialog.title, isBold: true)
    if let subject = dialog.subject { head += [Self.blank] + lines(subject, isBold: true) }
    for paragraph in dialog.paragraphs { body += [Self.blank] + lines(paragraph) }
    skipped = dialog.rows.prefix(dialog.skippedRows).flatMap { lines($0) }
    rows = dialog.rows.dropFirst(dialog.skippedRows).flatMap { lines($0) }
    choices = dialog.choices.map { ("\($0.key)  \($0.action)", false) }
  }

  func fitting(_ most: Int) -> [Line] {
    let separator = [Self.blank]
    let hasRows = !skipped.isEmpty || !rows.isEmpty
    let all =
      head + body + (hasRows ? separator : []) + skipped + rows
      + (choices.isEmpty ? [] : separator + choices)
    if all.count <= most { return all }
    // What makes texts easier to read goes first, and then what is last or was gone past; the choices stay.
    let kept = Array(choices.prefix(max(0, most - 2)))
    let room = most - kept.count
    let whole = (head + body + skipped + rows).filter { !$0.text.isEmpty }
    if whole.count <= room { return whole + kept }
    let shown = (head + (skipped.isEmpty ? body : [Self.more]) + rows).filter { !$0.text.isEmpty }
    return (shown.count <= room ? shown : shown.prefix(room - 1) + [Self.more]) + kept
  }
}
