/// Code 128 (ISO/IEC 15417): three bars and three spaces in 11 modules a character, and a check character.
package enum Code128: LinearSymbology {
  /// The margin that is asked for on either side, in modules. The standard has 10, but labels are cut tighter; no
  /// space within a symbol is wider than 4.
  static var quietZone: Float { Symbology.code128.quietZone }
  /// The same where a frame line or the next label stands close, if so many characters are so clean.
  static let framed = (quietZone: Float(1.6), characters: 6, deviation: Float(0.4))

  package static func decode(_ runs: inout RunCursor) throws(LinearError) -> LinearContent {
    let start = try runs.seek(
      starts, quietZone: runs.mayBeFramed ? framed.quietZone : quietZone, tolerance: 0.4)
    let before = runs.widths[runs.symbolStart - 1] / runs.module
    var values = [UInt8(103 + start)]
    while true {
      let value = try runs.nextOfSameModule(in: characters)
      if value == stop { break }
      values.append(UInt8(value))
    }
    try runs.expectLastBar(2)
    let isFramed =
      runs.mayBeFramed && values.count >= framed.characters && runs.meanDeviation <= framed.deviation
    guard isFramed || before >= quietZone else { throw .quietZone(element: runs.symbolStart - 1) }
    try runs.expectQuietZone(isFramed ? framed.quietZone : quietZone)
    return try content(values: values)
  }

  /// What the values of a symbol's characters say, from the start character (103…105) to the check character.
  ///
  /// Throws `check` if the last is not the check character of the others, and `content` if nothing is between them or
  /// together they are no message.
  package static func content(values: [UInt8]) throws(LinearError) -> LinearContent {
    guard values.count >= 3, let set = CodeSet(start: values[0]) else { throw .content }
    let data = values[1..<values.count - 1]
    guard checkCharacter(start: values[0], data: data) == values[values.count - 1] else { throw .check }
    var message = Message(set: set)
    for value in data { try message.append(value) }
    return try message.content()
  }

  /// The start character and each character behind it times its position, modulo 103 (ISO/IEC 15417, annex A).
  static func checkCharacter(start: UInt8, data: ArraySlice<UInt8>) -> UInt8 {
    var remainder = Int(start) % 103
    for (index, value) in data.enumerated() { remainder = (remainder + (index + 1) % 103 * Int(value)) % 103 }
    return UInt8(remainder)
  }
}
