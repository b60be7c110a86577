import Quietzone
import QuietzoneVerify

/// A page of HTML with a sheet of A4 for each code. It needs nothing but itself, runs nothing, and whatever a code or a file's name
/// says stays text in it.
struct VerifyPage {
  private var sheets = ""

  mutating func add(_ symbol: GradedSymbol, of file: String) {
    sheets += "<section>\n<h1>\(escaped(symbol.barcode.symbology.title))</h1>\n"
    if let picture = symbol.picture {
      sheets += "<img class=\"symbol\" src=\"\(picture.address)\" alt=\"The code\">\n"
    }
    sheets += "<p class=\"content\">\(escaped(shortened(symbol.barcode.printedText, to: most)))</p>\n"
    sheets += "<p class=\"file\">\(escaped(shortened(file, to: most)))</p>\n"
    switch symbol.outcome {
    case .failure(let error): sheets += "<p class=\"whole\">Not graded: \(escaped(error.description))</p>\n"
    case .success(let report): add(report)
    }
    sheets += "</section>\n"
  }

  private mutating func add(_ report: VerificationReport) {
    sheets += """
      <p class="whole \(gradeClass(report.grade))"><b>\(report.notation)</b> \(report.grade.letter) \
      <span>\(report.standard.rawValue)</span></p>
      <p>\(escaped(conditions(report)))</p>

      """
    if report.isIndicative {
      sheets += """
        <p class="note">Indicative: the picture's reflectances are not calibrated. This is no report of a verifier that \
        conforms to ISO/IEC 15426.</p>

        """
    }
    sheets += "<table>\n<tr><th>parameter<th>value<th>grade<th>parts<th>clause\n"
    for parameter in report.parameters { sheets += row(parameter) }
    sheets += "</table>\n"
    if !report.checks.isEmpty {
      sheets += "<ul>\n"
      for check in report.checks {
        sheets += """
          <li class="\(check.outcome.rawValue)">\(checkTitle(check.kind)): \(check.outcome.rawValue), \
          \(escaped(check.explanation))

          """
      }
      sheets += "</ul>\n"
    }
    if let modules = report.modules {
      sheets += modulePicture(modules, isDirectMark: report.standard == .directMark)
    }
    if !report.profiles.isEmpty {
      sheets += "<div class=\"profiles\">\n"
      for (index, profile) in report.profiles.enumerated() {
        sheets += profilePicture(profile, number: index + 1)
      }
      sheets += "</div>\n" + profileLegend
    }
  }

  private func conditions(_ report: VerificationReport) -> String {
    var text = "\(oneDecimal(report.modulePixels)) pixels a module"
    if let size = report.moduleMillimetresText { text += " of \(size)" }
    text += ", " + apertureText(report)
    return text + (report.wavelength.map { ", light of \($0) nm" } ?? "")
  }

  private func row(_ parameter: GradedParameter) -> String {
    let parts = parameter.parts.filter { $0.grade < .best }.map { "\($0.name): \($0.grade.text)" }
    let grade = parameter.grade.map { "\($0.text) \($0.letter)" } ?? "–"
    return """
      <tr class="\(parameter.grade.map { gradeClass($0) } ?? "")"><td>\(parameter.parameter.title)\
      <td>\(parameter.value.map { percent($0) } ?? "")<td>\(grade)\
      <td>\(escaped(shortened(parts.joined(separator: ", "), to: most)))<td>\(parameter.clause)

      """
  }

  /// The whole page.
  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
    <meta name="viewport" content="width=device-width">
    <title>Print quality</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    \(sheets.isEmpty ? "<p>No code was found.</p>\n" : sheets)</body>
    </html>

    """
  }
}

/// Text in which nothing is markup, and nothing steers how text is written.
func escaped(_ text: String) -> String {
  var result = ""
  for scalar in visible(text).unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Characters of a text that fit on the sheet.
private let most = 300

/// By the letter: `grade-a`.
private func gradeClass(_ grade: Grade) -> String { "grade-\(grade.letter.lowercased())" }

private let style = """
  @page { size: A4; margin: 14mm }
  body { font: 9.5pt/1.35 system-ui, sans-serif; color: #111; background: #fff; max-width: 182mm; margin: auto }
  section { break-after: page; overflow: hidden }
  h1 { font-size: 14pt; margin: 0 0 2mm }
  p { margin: 0 0 1.5mm }
  .symbol { float: right; max-width: 46mm; max-height: 40mm; margin: 0 0 3mm 5mm; border: .2mm solid #bbb }
  .content { font: 9pt ui-monospace, monospace; overflow-wrap: anywhere }
  .file { color: #555; overflow-wrap: anywhere }
  .whole { font-size: 13pt } .whole span { font-size: 9.5pt; color: #555 }
  .note { border-left: 1mm solid #c80; padding-left: 2mm }
  table { clear: both; border-collapse: collapse; width: 100%; margin: 2mm 0 }
  td, th { text-align: left; border-bottom: .2mm solid #ddd; padding: .3mm 2mm .3mm 0; vertical-align: top }
  td:nth-child(2), td:nth-child(3) { white-space: nowrap; font-variant-numeric: tabular-nums }
  td:last-child { color: #555; white-space: nowrap }
  tr.grade-f td:nth-child(3), tr.grade-d td:nth-child(3), li.failed, .whole.grade-f b, .whole.grade-d b { color: #b00020; font-weight: bold }
  ul { margin: 0 0 2mm; padding-left: 5mm }
  .modules { display: block; max-width: 150mm; max-height: 110mm; margin: 2mm auto }
  .profiles { display: grid; grid-template-columns: 1fr 1fr; gap: 1.5mm 4mm; break-inside: avoid }
  .profiles svg { width: 100%; height: 19mm; border: .2mm solid #ccc }
  figcaption { font-size: 8pt; color: #555 } figure { margin: 0; break-inside: avoid }
  """
