/// A language that explanations are in.
public enum ExplanationLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case chinese = "zh"
}

/// A number without what nobody wants to read: `2.1`, `12`.
func shown(_ number: Double) -> String {
  let tenths = Int((10 * abs(number)).rounded())
  let sign = number < 0 && tenths > 0 ? "-" : ""
  return tenths >= 100 || tenths % 10 == 0
    ? "\(sign)\((tenths + 5) / 10)" : "\(sign)\(tenths / 10).\(tenths % 10)"
}

/// A part of a whole as a percentage.
func percent(_ share: Double) -> String { "\(Int((100 * share).rounded())) %" }
