/// Text on one line in which nothing can steer a terminal: control characters, line ends and characters that change
/// the direction of writing show as escapes such as `\n`, `\x1B` and `\u{202E}`.
package func visible(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
      result += isJoiner(scalar) ? String(scalar) : escape(scalar)
    default:
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Zero-width joiners shape letters and emoji, and do no harm.
private func isJoiner(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{200C}" || scalar == "\u{200D}" }

private func escape(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  switch scalar {
  case "\n": return "\\n"
  case "\r": return "\\r"
  case "\t": return "\\t"
  default:
    if scalar.value <= 0xFF { return "\\x" + (digits.count < 2 ? "0" : "") + digits }
    return "\\u{\(digits)}"
  }
}
