/// Code 93 (AIM USS-93): three bars and three spaces in 9 modules a character, and the check characters C and K.
package enum Code93: LinearSymbology {
  /// The margin that is asked for on either side, in modules. The standard has 10, but labels are cut tighter; no
  /// space within a symbol is wider than 4.
  static var quietZone: Float { Symbology.code93.quietZone }

  package static func decode(_ runs: inout RunCursor) throws(LinearError) -> LinearContent {
    _ = try runs.seek(start, quietZone: quietZone, tolerance: 0.4)
    var values: [UInt8] = []
    while true {
      let value = try runs.nextOfSameModule(in: characters)
      if value == stop { break }
      values.append(UInt8(value))
    }
    try runs.expectLastBar(1)
    try runs.expectQuietZone(quietZone)
    return try content(values: values)
  }

  /// What the values (0…46) of a symbol's characters say, check characters C and K included.
  ///
  /// Throws `check` if C or K is wrong, and `content` if there is nothing before them or a shift character lacks its
  /// letter.
  package static func content(values: [UInt8]) throws(LinearError) -> LinearContent {
    guard values.count >= 3, values.allSatisfy({ $0 < 47 }) else { throw .content }
    let (c, k) = (values.count - 2, values.count - 1)
    guard checkCharacter(of: values[..<c], greatestWeight: 20) == values[c],
      checkCharacter(of: values[..<k], greatestWeight: 15) == values[k]
    else { throw .check }
    return LinearContent(
      .code93, bytes: try fullASCII(values[..<c]), symbologyIdentifier: "]G0")
  }

  /// The sum of all values modulo 47, weighted 1, 2, 3, … from the last one backwards; behind the greatest weight 1
  /// is next.
  static func checkCharacter(of values: ArraySlice<UInt8>, greatestWeight: Int) -> UInt8 {
    var (sum, weight) = (0, 1)
    for value in values.reversed() {
      sum = (sum + weight * Int(value)) % 47
      weight = weight % greatestWeight + 1
    }
    return UInt8(sum)
  }

  private static func fullASCII(_ values: ArraySlice<UInt8>) throws(LinearError) -> [UInt8] {
    var bytes: [UInt8] = []
    var shift: ShiftCharacter?
    for value in values {
      if let pending = shift {
        guard value < firstShift, let byte = pending.ascii(with: alphabet[Int(value)]) else { throw .content }
        bytes.append(byte)
        shift = nil
      } else if value < firstShift {
        bytes.append(alphabet[Int(value)])
      } else {
        shift = shifts[Int(value - firstShift)]
      }
    }
    guard shift == nil else { throw .content }
    return bytes
  }
}
