import Quietzone
import QuietzoneVerify

/// What people read of a code's grades: a line for the whole, then one a parameter and a check, in which nothing can steer a
/// terminal.
func verifyLines(for symbol: GradedSymbol, in file: String?) -> [String] {
  let name =
    (file.map { visible($0) + ": " } ?? "") + symbol.barcode.symbology.title + " "
    + visible(shortened(symbol.barcode.printedText, to: 80))
  switch symbol.outcome {
  case .failure(let error): return ["\(name): not graded: \(error.description)"]
  case .success(let report):
    let whole =
      "\(name): \(report.notation) (\(report.grade.letter)), \(report.standard.rawValue)"
      + (report.isIndicative ? ", \(indicativeNote)" : "")
    return [whole] + report.parameters.map { parameterLine($0) }
      + report.checks.map { "  \(checkTitle($0.kind)): \($0.outcome.rawValue), \(visible($0.explanation))" }
      + [
        "  measured at \(oneDecimal(report.modulePixels)) pixels a module"
          + (report.moduleMillimetresText.map { " of \($0)" } ?? "") + " through \(apertureText(report))"
      ]
  }
}

/// The beginning of a text, where it is longer; JSON has all of it.
func shortened(_ text: String, to count: Int) -> String {
  text.count > count ? text.prefix(count) + "…" : text
}

/// Why a grade is no verifier's.
let indicativeNote = "indicative: reflectances are not calibrated"

private func parameterLine(_ parameter: GradedParameter) -> String {
  let value = parameter.value.map { percent($0) } ?? ""
  let grade = parameter.grade.map { "\($0.text) \($0.letter)" } ?? "-"
  var line = "  " + padded(parameter.parameter.title, to: 26) + padded(value, to: 10) + grade
  let poor = parameter.parts.filter { $0.grade < .best && $0.grade <= (parameter.grade ?? .best) }
  if !poor.isEmpty, poor.count < parameter.parts.count || parameter.parameter == .fixedPatternDamage {
    line += "  (" + poor.map { "\($0.name) \($0.grade.text)" }.joined(separator: ", ") + ")"
  }
  return line
}

private func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(1, width - text.count))
}

/// A share as per cent with one decimal: `71.4 %`.
func percent(_ share: Double) -> String { oneDecimal(100 * share) + " %" }

func oneDecimal(_ value: Double) -> String {
  let tenths = Int((10 * min(max(value, -1e9), 1e9)).rounded())
  return (tenths < 0 ? "-" : "") + "\(abs(tenths) / 10).\(abs(tenths) % 10)"
}

func checkTitle(_ kind: ContentCheck.Kind) -> String {
  switch kind {
  case .checkDigit: "check digit"
  case .gs1Syntax: "GS1 syntax"
  case .moduleSize: "module size"
  case .height: "height"
  }
}

/// `an aperture of 0.8 X`, with millimetres where they are known.
func apertureText(_ report: VerificationReport) -> String {
  let modules = "an aperture of \(twoDecimals(report.aperture)) X"
  return report.apertureMillimetres.map { "\(modules), \(twoDecimals($0)) mm" } ?? modules
}

func twoDecimals(_ value: Double) -> String {
  let hundredths = Int((100 * min(max(value, 0), 1e9)).rounded())
  let digits = String(hundredths % 100)
  return "\(hundredths / 100).\(digits.count < 2 ? "0" : "")\(digits)"
}

extension VerificationReport {
  /// The width of a module, if it is known: `0.33 mm`.
  var moduleMillimetresText: String? { moduleMillimetres.map { "\(twoDecimals($0)) mm" } }
}
