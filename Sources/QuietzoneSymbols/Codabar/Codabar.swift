/// Codabar (EN 798): four bars and three spaces a character, two or three of them wide, with gaps between characters.
///
/// It has no check character, and in symbols of the first printers each character has widths of its own. Bars and
/// spaces are therefore judged apart, and how alike they are over the whole symbol.
package enum Codabar: LinearSymbology {
  /// Margins in modules: the standard has 10, but libraries' labels are cut close.
  static var quietZone: Float { Symbology.codabar.quietZone }
  /// Enlarging narrow elements makes them wider, as `Code39Reader` says.
  static let limits = TwoWidths.Limits(narrow: 3.2, wide: 2, ratio: 1.45...3.6, deviation: 0.36)
  /// Characters between start and stop.
  static let fewestCharacters = 3

  package static func decode(_ runs: inout RunCursor) throws(LinearError) -> LinearContent {
    _ = try runs.seek(start, quietZone: quietZone, tolerance: 0.4)
    runs.position = runs.symbolStart
    var (character, elements) = try startCharacter(&runs)
    var bytes = [character.byte]
    repeat {
      try skipGap(&runs)
      character = try nextCharacter(&runs, elements: &elements)
      bytes.append(character.byte)
    } while !character.isStartOrStop
    guard bytes.count >= fewestCharacters + 2 else { throw .content }
    guard let (_, deviation) = elements.fit(limits) else { throw .noCharacter(element: runs.symbolStart) }
    runs.note(deviation: deviation)
    try runs.expectQuietZone(quietZone)
    return LinearContent(.codabar, bytes: bytes, symbologyIdentifier: "]F0")
  }

  /// Reads the start character at the cursor, and learns from it what is wide: one of its bars, two of its spaces.
  private static func startCharacter(_ runs: inout RunCursor) throws(LinearError) -> (Character, TwoWidths) {
    let first = runs.position
    guard let bars = runs.wideElements(4, wide: 1, step: 2) else { throw .noCharacter(element: first) }
    runs.position += 1
    guard let spaces = runs.wideElements(3, wide: 2, step: 2),
      let character = characters.first(where: { $0.wide == interleaved(bars, spaces) })
    else { throw .noCharacter(element: first) }
    runs.position = first + 7
    var elements = TwoWidths()
    elements.add(runs, from: first, character: character)
    return (character, elements)
  }

  /// Reads the character at the cursor.
  private static func nextCharacter(
    _ runs: inout RunCursor, elements: inout TwoWidths
  ) throws(LinearError) -> Character {
    let first = runs.position
    guard first + 7 < runs.widths.count else { throw .truncated(element: first) }
    // All characters measure 9 to 13 modules.
    let width = runs.sum(first..<first + 7)
    guard width >= 7 * runs.module, width <= 17 * runs.module else { throw .noCharacter(element: first) }
    let (bar, space) = (elements.threshold(isBar: true), elements.threshold(isBar: false))
    var wide: UInt8 = 0
    for element in first..<first + 7 {
      wide = wide << 1 | (runs.widths[element] > (element & 1 == 1 ? bar : space) ? 1 : 0)
    }
    guard let character = characters.first(where: { $0.wide == wide }) else {
      throw .noCharacter(element: first)
    }
    elements.add(runs, from: first, character: character)
    runs.position = first + 7
    return character
  }

  /// The bits of four bars and three spaces in the order in which they are printed.
  private static func interleaved(_ bars: Int, _ spaces: Int) -> UInt8 {
    var bits: UInt8 = 0
    for place in 0..<4 {
      bits |= UInt8(bars >> place & 1) << UInt8(2 * place)
      if place < 3 { bits |= UInt8(spaces >> place & 1) << UInt8(2 * place + 1) }
    }
    return bits
  }

  /// Moves over the space between two characters: about one module wide, but that is not prescribed.
  private static func skipGap(_ runs: inout RunCursor) throws(LinearError) {
    guard runs.position < runs.widths.count else { throw .truncated(element: runs.position) }
    let gap = runs.widths[runs.position]
    guard gap >= 0.25 * runs.module, gap <= 4 * runs.module else {
      throw .noCharacter(element: runs.position)
    }
    runs.position += 1
  }
}

extension TwoWidths {
  /// Adds the seven elements of a character from `first` on.
  fileprivate mutating func add(_ runs: RunCursor, from first: Int, character: Codabar.Character) {
    add(runs, from: first, count: 7, step: 1, wide: Int(character.wide), scale: 1)
  }
}
