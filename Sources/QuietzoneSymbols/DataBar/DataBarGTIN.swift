/// `01` and the GTIN-14 whose first 13 digits are `number`.
func elementString(gtin number: Int64) -> [UInt8] {
  var digits = [UInt8](repeating: 0, count: 13)
  var rest = number
  for index in digits.indices.reversed() {
    digits[index] = UInt8(rest % 10)
    rest /= 10
  }
  digits.append(GS1.checkDigit(of: digits[...]))
  return [0x30, 0x31] + digits.map { $0 + 0x30 }
}
