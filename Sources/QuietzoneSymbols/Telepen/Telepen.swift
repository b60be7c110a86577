/// Telepen (AIM USS Telepen): ASCII with even parity, bit by bit in narrow and wide bars and spaces; 16 modules a
/// character, and a check character.
package enum Telepen: LinearSymbology {
  /// The margin that is asked for on either side, in modules. The standard has 10, but labels are cut tighter; no
  /// space within a symbol is wider than 3.
  static var quietZone: Float { Symbology.telepen.quietZone }

  package static func decode(_ runs: inout RunCursor) throws(LinearError) -> LinearContent {
    let index = try runs.seek(starts, quietZone: quietZone, tolerance: 0.4)
    var reader = try TelepenReader(runs, stop: stops[index])
    var bytes: [UInt8] = []
    while let byte = try reader.next(in: &runs) { bytes.append(byte) }
    return try content(bytes, mode: modes[index])
  }

  /// What a symbol's characters (0…127) say, the check character included.
  ///
  /// Throws `check` if the check character is wrong, and `content` if there is nothing before it or numbers are no
  /// numbers.
  static func content(_ characters: [UInt8], mode: Mode) throws(LinearError) -> LinearContent {
    guard characters.count >= 2 else { throw .content }
    let data = characters.dropLast()
    guard checkCharacter(of: data) == characters[characters.count - 1] else { throw .check }
    let message = try Message(data, mode: mode)
    return LinearContent(
      .telepen, bytes: message.bytes, symbologyIdentifier: message.symbologyIdentifier)
  }

  /// What brings the sum of all characters to a multiple of 127.
  static func checkCharacter(of data: ArraySlice<UInt8>) -> UInt8 {
    var remainder = 0
    for character in data { remainder = (remainder + Int(character)) % 127 }
    return UInt8((127 - remainder) % 127)
  }
}
