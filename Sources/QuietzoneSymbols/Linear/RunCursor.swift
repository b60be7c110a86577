/// A place in the bars and spaces along one line: what decoders of linear symbologies read from.
///
/// Elements alternate: those with even numbers are light, those with odd ones dark. The first and the last are the light
/// ground before and behind all bars. Their widths may be in any unit; they need not be whole.
///
/// The cursor owns the troubles of print and pixels. Ink spreads: bars come out wider, and spaces narrower, by about the
/// same amount everywhere. How much is learnt from patterns that are known (`barGain`) and taken into account where
/// characters are looked up.
package struct RunCursor: Sendable {
  /// The width of each element.
  package let widths: [Float]
  /// Whether a frame line or another label may stand close to a symbol: narrower margins do where it is clean. Nobody knows before
  /// other ways to read were tried, since looking so costs more.
  package var mayBeFramed = false
  /// The element that is read next.
  package var position: Int
  /// The first bar of the symbol that is being read.
  package private(set) var symbolStart = 1
  /// How much wider than it should be a bar is, in modules; spaces are that much narrower.
  package var barGain: Float = 0
  /// How much more than `barGain` said before it the bars of the last character are too wide, in modules.
  package private(set) var gainChange: Float = 0
  /// How much the symbol's characters are to be doubted that a change of the bars' width makes others, in a unit of the
  /// symbology's own.
  package var doubts = 0
  /// The width of a module, as the last pattern or character showed it.
  package private(set) var module: Float = 1
  /// The sum of all characters' deviations from their patterns so far, and how many there were.
  package private(set) var totalDeviation: Float = 0
  package private(set) var characterCount = 0

  /// A cursor before the first bar. `widths` begins and ends with a light element: an odd count.
  package init(_ widths: [Float]) {
    self.widths = widths
    position = 1
  }

  /// How far the characters were from their patterns, on average: 0 is perfect, 1 as bad as is accepted.
  package var meanDeviation: Float { characterCount == 0 ? 0 : totalDeviation / Float(characterCount) }

  /// Starts again, to search behind the start pattern that was found last.
  package mutating func resume() {
    position = symbolStart + 2
  }

  // MARK: Patterns that are known

  /// Moves behind the next place where the elements are like one of `patterns`, a bar first, with at least
  /// `quietZone` modules of light ground before it. Returns which pattern it was.
  ///
  /// What a start pattern shows is remembered: `module`, `barGain`, `symbolStart`.
  package mutating func seek(
    _ patterns: ElementPatterns, quietZone: Float, tolerance: Float = 0.5
  ) throws(LinearError) -> Int {
    var first = position | 1
    while first + patterns.elements < widths.count {
      defer { first += 2 }
      // The margin decides nearly always, and costs least.
      let total = sum(first..<first + patterns.elements)
      guard widths[first - 1] * Float(patterns.mostModules) >= quietZone * total else { continue }
      guard let (index, deviation, gain) = match(patterns, at: first, gain: nil), deviation < tolerance else {
        continue
      }
      let width = total / Float(patterns.modules(index))
      guard widths[first - 1] >= quietZone * width else { continue }
      begin(at: first)
      module = width
      barGain = gain
      position = first + patterns.elements
      return index
    }
    throw .noStart
  }

  /// Says that the symbol's first bar is element `first`, and how wide a module is, where that is known: for decoders
  /// that search in their own way.
  package mutating func begin(at first: Int, module: Float? = nil) {
    symbolStart = first
    if let module { self.module = module }
    totalDeviation = 0
    characterCount = 0
    doubts = 0
    barGain = 0
  }

  /// Whether the elements at the cursor are like `pattern`; if so, moves behind them.
  package mutating func skip(_ pattern: ElementPatterns, tolerance: Float = 0.5) -> Bool {
    guard position + pattern.elements <= widths.count,
      let (_, deviation, _) = match(pattern, at: position, gain: barGain), deviation < tolerance
    else { return false }
    position += pattern.elements
    return true
  }

  // MARK: Characters

  /// Looks up the character at the cursor, and moves behind it.
  ///
  /// - Parameter tolerance: the worst deviation that is accepted, in modules: the root of the mean of its squares.
  package mutating func next(
    in patterns: ElementPatterns, tolerance: Float = 0.36
  ) throws(LinearError) -> Int {
    guard position + patterns.elements < widths.count else { throw .truncated(element: position) }
    guard let (index, deviation, gain) = match(patterns, at: position, gain: barGain), deviation < tolerance
    else { throw .noCharacter(element: position) }
    module = sum(position..<position + patterns.elements) / Float(patterns.modules(index))
    // Ink spread changes slowly along a symbol, and each character says a little about it.
    gainChange = gain - barGain
    barGain += 0.2 * gainChange
    position += patterns.elements
    note(deviation: deviation / tolerance)
    return index
  }

  /// Adds one character's deviation (0 perfect, 1 as bad as is accepted) to the symbol's account.
  package mutating func note(deviation: Float) {
    totalDeviation += deviation
    characterCount += 1
  }

  /// Which of `count` elements from the cursor on are wide, as a number of `count` bits, the first element's highest:
  /// for symbologies of two widths.
  ///
  /// - Parameters:
  ///   - wide: how many are wide.
  ///   - step: 2 to look at every other element, as in interleaved symbologies.
  /// - Returns: nil if the narrowest of the wide is less than 1.4 times the widest of the narrow.
  package func wideElements(_ count: Int, wide: Int, step: Int = 1) -> Int? {
    guard position + (count - 1) * step + 1 < widths.count else { return nil }
    let gain = barGain * module
    var (inOrder, sorted) = (SIMD16<Float>(), SIMD16<Float>())
    for index in 0..<count {
      let element = position + index * step
      let width = widths[element] + (element & 1 == 1 ? -gain : gain)
      inOrder[index] = width
      var place = index
      while place > 0, sorted[place - 1] > width {
        sorted[place] = sorted[place - 1]
        place -= 1
      }
      sorted[place] = width
    }
    let narrow = count - wide
    guard narrow > 0, narrow < count, sorted[narrow] >= 1.4 * sorted[narrow - 1] else { return nil }
    let threshold = (sorted[narrow - 1] + sorted[narrow]) / 2
    var mask = 0
    for index in 0..<count where inOrder[index] > threshold { mask |= 1 << (count - 1 - index) }
    return mask
  }

  // MARK: Quiet zones and widths

  /// Checks that the element at the cursor, the light one behind the symbol, is at least so many modules wide.
  package func expectQuietZone(_ modules: Float) throws(LinearError) {
    guard position < widths.count, widths[position] >= modules * module else {
      throw .quietZone(element: position)
    }
  }

  /// The width of several elements together.
  package func sum(_ elements: Range<Int>) -> Float {
    var sum: Float = 0
    for index in elements { sum += widths[index] }
    return sum
  }

  /// The pattern that the elements from `first` on are like most, how far they are from it (in modules: the root of the
  /// mean of the squares), and by how much their bars are too wide.
  ///
  /// - Parameter gain: by how much bars are expected to be too wide, in modules; nil if nothing is known.
  package func match(
    _ patterns: ElementPatterns, at first: Int, gain: Float?
  ) -> (index: Int, deviation: Float, gain: Float)? {
    let count = patterns.elements
    guard first + count <= widths.count else { return nil }
    let raw = patterns.own(of: widths, at: first)
    // Behind the last element are zeros.
    return count <= 8
      ? nearest(patterns, to: raw, at: first, gain: gain) { ($0.lowHalf * $1.lowHalf).treeSum }
      : nearest(patterns, to: raw, at: first, gain: gain) { ($0 * $1).treeSum }
  }

  /// The pattern that widths are like most, as `match` tells it.
  ///
  /// - Parameter dot: The sum of the products of two patterns' widths.
  @inline(__always)
  private func nearest(
    _ patterns: ElementPatterns, to raw: ElementPatterns.Widths, at first: Int, gain: Float?,
    _ dot: (ElementPatterns.Widths, ElementPatterns.Widths) -> Float
  ) -> (index: Int, deviation: Float, gain: Float)? {
    let total = dot(raw, ElementPatterns.Widths(repeating: 1))
    guard total > 0 else { return nil }
    // +1 at bars, −1 at spaces.
    let sign: Float = first & 1 == 1 ? 1 : -1
    let excess = dot(raw, patterns.barsFirst)
    let squares = dot(raw, raw)
    let elements = Float(patterns.elements)
    var best = (index: -1, deviation: Float.infinity, gain: Float(0))
    for index in patterns.widths.indices {
      let scale = Float(patterns.modules(index)) / total
      // The sum of the squares of the differences, and by how much bars are wider in all, from sums over raw widths.
      let difference =
        scale * (scale * squares - 2 * dot(raw, patterns.widths[index])) + patterns.squares[index]
      let ownGain = sign * (scale * excess - patterns.excesses[index]) / elements
      // The gain a pattern asks for is free up to half a module from what is expected; the rest counts as deviation.
      let assumed = max(-0.7, min(ownGain, 0.7))
      var deviation = max(0, difference / elements + assumed * (assumed - 2 * ownGain))
      if let gain { deviation += 0.5 * (assumed - gain) * (assumed - gain) }
      if deviation < best.deviation { best = (index, deviation, ownGain) }
    }
    return best.index < 0 ? nil : (best.index, best.deviation.squareRoot(), best.gain)
  }
}

extension SIMD16<Float> {
  /// The sum of all lanes, by halves: one after the other each would wait for the one before.
  @inline(__always)
  fileprivate var treeSum: Float { (lowHalf + highHalf).treeSum }
}

extension SIMD8<Float> {
  /// The same.
  @inline(__always)
  fileprivate var treeSum: Float {
    let four = lowHalf + highHalf
    let two = four.lowHalf + four.highHalf
    return two.x + two.y
  }
}
