/// Reads a symbol's characters, and sees to it that their elements and the gaps between them are alike.
struct Code39Reader {
  /// How far the elements of a character may be from the mean of the narrow ones or of the wide ones: the root of the
  /// mean of the squares, in narrow elements; where wide ones are less than 1.6 of these, as much less as they are nearer.
  private static let tolerance: Float = 0.33
  /// How many times as wide as the widest narrow element the narrowest wide one is at least. With this and the ratios
  /// below 49 of 60 enlarged pictures of a pixel a module are read, with 1.2 and ratios from 1.4 on 40.
  private static let leastContrast: Float = 1.08
  /// Wide elements to narrow ones in a character. The standard has 2 to 3; few pixels an element make more of it, and
  /// less where they were enlarged: what is narrower than the interpolation's own width comes out as wide as that.
  private static let ratios: ClosedRange<Float> = 1.32...4.5

  /// The width of a narrow element in the character before.
  private var narrow: Float
  private var gap: Float?
  /// The gap between the last two characters, in narrow elements.
  var gapWidth: Float { (gap ?? 0) / narrow }

  /// A reader of what follows the start character that `runs` is behind.
  init(_ runs: RunCursor) {
    // Three of its narrow elements are bars and three spaces: ink spread takes as much as it gives.
    narrow = [0, 2, 3, 5, 7, 8].reduce(0) { $0 + runs.widths[runs.symbolStart + $1] } / 6
  }

  /// Checks that the light ground at an element before or behind the symbol is so many narrow elements wide.
  func expectMargin(_ width: Float, at element: Int, in runs: RunCursor) throws(LinearError) {
    guard runs.widths[element] >= width * narrow else { throw .quietZone(element: element) }
  }

  /// The next character, or nil for the stop character; the cursor is moved behind it.
  mutating func next(in runs: inout RunCursor) throws(LinearError) -> UInt8? {
    guard runs.position + Code39.elements + 1 < runs.widths.count else {
      throw .truncated(element: runs.position)
    }
    try expectGap(in: runs)
    runs.position += 1
    let mask = widestElements(in: runs)
    let index = Code39.characters.firstIndex(of: UInt16(mask))
    guard index != nil || mask == Code39.stop else { throw .noCharacter(element: runs.position) }
    try expectLikeElements(mask, in: &runs)
    runs.position += Code39.elements
    return index.map { Code39.alphabet[$0] }
  }

  /// Checks that the gap at the cursor is not wider than the standard allows, and about as wide as the one before.
  private mutating func expectGap(in runs: RunCursor) throws(LinearError) {
    let width = runs.widths[runs.position] + runs.barGain * runs.module
    guard width >= 0.3 * narrow, width <= 5.3 * narrow,
      abs(width - (gap ?? width)) <= 0.7 * narrow + 0.2 * width
    else { throw .noCharacter(element: runs.position) }
    gap = width
  }

  /// Which three elements at the cursor are the widest, the first one's bit highest.
  private func widestElements(in runs: RunCursor) -> Int {
    var mask = 0
    for _ in 0..<Code39.wideElements {
      var widest = (bit: 0, width: -Float.infinity)
      for index in 0..<Code39.elements {
        let bit = 1 << (Code39.elements - 1 - index)
        let width = Self.width(of: runs.position + index, in: runs)
        if mask & bit == 0, width > widest.width { widest = (bit, width) }
      }
      mask |= widest.bit
    }
    return mask
  }

  /// Checks the elements at the cursor, of which `mask` says which are wide, against each other and those before.
  private mutating func expectLikeElements(_ mask: Int, in runs: inout RunCursor) throws(LinearError) {
    var (narrow, wide) = (ElementKind(), ElementKind())
    for index in 0..<Code39.elements {
      let element = runs.position + index
      let width = Self.width(of: element, in: runs)
      if mask >> (Code39.elements - 1 - index) & 1 == 1 {
        wide.add(width, isBar: element & 1 == 1)
      } else {
        narrow.add(width, isBar: element & 1 == 1)
      }
    }
    let module = narrow.mean
    let gain = (narrow.gain + wide.gain) / Float(Code39.elements)
    // Half of what ink spread explains that was not expected is forgiven.
    let variance = (narrow.squares + wide.squares) / Float(Code39.elements) - gain * gain / 2
    let ratio = wide.mean / module
    let deviation = max(0, variance).squareRoot() / (module * Self.tolerance * min(1, (ratio - 1) / 0.6))
    guard RunCursor.isSteady(module, after: self.narrow), Self.ratios.contains(ratio),
      wide.least >= Self.leastContrast * narrow.greatest, deviation <= 1
    else { throw .noCharacter(element: runs.position) }
    runs.note(deviation: deviation)
    runs.barGain += 0.2 * gain / runs.module
    self.narrow = module
  }

  /// The width of an element without ink spread. Bars are at odd elements.
  private static func width(of element: Int, in runs: RunCursor) -> Float {
    let gain = runs.barGain * runs.module
    return runs.widths[element] + (element & 1 == 1 ? -gain : gain)
  }
}

/// The narrow elements of a character, or the wide ones.
private struct ElementKind {
  private(set) var least = Float.infinity
  private(set) var greatest: Float = 0
  private var count: Float = 0
  private var sum: Float = 0
  private var sumOfSquares: Float = 0
  private var signedSum: Float = 0
  private var bars: Float = 0

  var mean: Float { sum / count }
  /// The sum of the squares of the differences from the mean.
  var squares: Float { max(0, sumOfSquares - sum * mean) }
  /// By how much bars are above the mean and spaces below it, all together: ink spread.
  var gain: Float { signedSum - (2 * bars - count) * mean }

  mutating func add(_ width: Float, isBar: Bool) {
    least = min(least, width)
    greatest = max(greatest, width)
    count += 1
    sum += width
    sumOfSquares += width * width
    signedSum += isBar ? width : -width
    bars += isBar ? 1 : 0
  }
}
