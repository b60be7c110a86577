/// A number as SVG and PDF write it, to the ten-thousandth.
func decimal(_ number: Double) -> String {
  let units = Int((number * 10_000).rounded())
  var fraction = String(units.magnitude % 10_000 + 10_000).dropFirst()
  while fraction.last == "0" { fraction.removeLast() }
  let sign = units < 0 ? "-" : ""
  return sign + String(units.magnitude / 10_000) + (fraction.isEmpty ? "" : "." + fraction)
}
