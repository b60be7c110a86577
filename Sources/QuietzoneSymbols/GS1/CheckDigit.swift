/// The GS1 system of identification: what the data in a symbol mean (GS1 General Specifications).
package enum GS1 {
  /// The check digit that belongs behind `digits` (values 0…9): weights 3, 1, 3, … from the right, modulo 10
  /// (GS1 General Specifications, 7.9.1).
  package static func checkDigit(of digits: ArraySlice<UInt8>) -> UInt8 {
    var sum = 0
    var weight = 3
    for digit in digits.reversed() {
      sum += Int(digit) * weight
      weight = 4 - weight
    }
    return UInt8((10 - sum % 10) % 10)
  }
}
