/// Where the guard patterns of an EAN/UPC symbol are: what is the same in all symbols of a kind.
struct EANFrame {
  /// Digits between the start guard and the next one.
  let leftDigits: Int
  /// Digits between the centre guard and the end guard; 0 if the symbol ends with its second guard, as UPC-E does.
  let rightDigits: Int
  /// The margin that is asked for on either side, in modules. The standard has 7 to 11, but packages are printed
  /// tighter; no space within a symbol is wider than 4.
  let quietZone: Float
  /// The same for the narrower of the two, if that is less.
  let leastMargin: Float

  init(leftDigits: Int, rightDigits: Int, quietZone: Float, leastMargin: Float? = nil) {
    self.leftDigits = leftDigits
    self.rightDigits = rightDigits
    self.quietZone = quietZone
    self.leastMargin = leastMargin ?? quietZone
  }

  static let startGuard = 3
  static let centreGuard = 5
  static let endGuard = 3
  /// UPC-E's, which begins with a space.
  static let specialGuard = 6

  private var secondGuard: Int { rightDigits > 0 ? Self.centreGuard : Self.specialGuard }

  /// The number of bars and spaces, guards included.
  var elements: Int {
    Self.startGuard + 4 * leftDigits + secondGuard + (rightDigits > 0 ? 4 * rightDigits + Self.endGuard : 0)
  }

  /// The first element of each digit, in a symbol whose first bar is element `first`.
  func digitStarts(from first: Int) -> [Int] {
    let left = first + Self.startGuard
    let right = left + 4 * leftDigits + secondGuard
    return (0..<leftDigits).map { left + 4 * $0 } + (0..<rightDigits).map { right + 4 * $0 }
  }

  /// The symbol's width.
  var modules: Int {
    Self.startGuard + 7 * leftDigits + secondGuard + (rightDigits > 0 ? 7 * rightDigits + Self.endGuard : 0)
  }

  /// The module's width and by how many modules bars are too wide, if the elements from `first` on have guards in the
  /// right places, of the right widths, and margins around them.
  func measure(_ runs: RunCursor, at first: Int) -> (module: Float, gain: Float)? {
    let start = first..<first + Self.startGuard
    let end = first + elements
    let module = runs.sum(first..<end) / Float(modules)
    let (before, behind) = (runs.widths[first - 1], runs.widths[end])
    guard module > 0, max(before, behind) >= quietZone * module, min(before, behind) >= leastMargin * module
    else { return nil }

    let secondStart = start.upperBound + 4 * leftDigits
    let second = secondStart..<secondStart + secondGuard
    let last = rightDigits > 0 ? end - Self.endGuard..<end : end..<end
    let bars = sumOfBars(start, runs) + sumOfBars(second, runs) + sumOfBars(last, runs)
    let spaces = runs.sum(start) + runs.sum(second) + runs.sum(last) - bars
    let barCount = Float(rightDigits > 0 ? 6 : 5)
    let spaceCount = Float(start.count + second.count + last.count) - barCount
    let gain = (bars / barCount - spaces / spaceCount) / (2 * module)
    guard abs(gain) <= Self.greatestGain,
      isGuard(start, in: runs, module: module, gain: gain),
      isGuard(second, in: runs, module: module, gain: gain),
      isGuard(last, in: runs, module: module, gain: gain)
    else { return nil }
    return (module, gain)
  }

  private static let greatestGain: Float = 0.6
  /// How much wider or narrower a module may be in one place than on average: perspective, and what is bent or folded.
  static let agreement: Float = 0.45
  /// The same where digits are no more like their patterns than any need be: that much alone is seen at a slant.
  static let usualAgreement: Float = 0.25

  private func sumOfBars(_ elements: Range<Int>, _ runs: RunCursor) -> Float {
    var sum: Float = 0
    for element in elements where element & 1 == 1 { sum += runs.widths[element] }
    return sum
  }

  /// Whether elements are one module wide each.
  private func isGuard(_ elements: Range<Int>, in runs: RunCursor, module: Float, gain: Float) -> Bool {
    var sum: Float = 0
    for element in elements {
      let width = runs.widths[element] / module - (element & 1 == 1 ? gain : -gain)
      guard abs(width - 1) <= 0.55 else { return false }
      sum += width
    }
    let count = Float(elements.count)
    return abs(sum - count) <= Self.agreement * count
  }
}

extension RunCursor {
  /// Moves behind the start guard of the next symbol with such guards. Returns the width of a module.
  mutating func seek(_ frame: EANFrame) throws(LinearError) -> Float {
    let elements = frame.elements
    let line = widths
    var first = position | 1
    while first + elements < line.count {
      // The margin decides nearly always, and costs least: at half of what is asked for, as this guard may be wide.
      if line[first - 1] >= frame.leastMargin / 6 * (line[first] + line[first + 1] + line[first + 2]),
        let (module, gain) = frame.measure(self, at: first)
      {
        begin(at: first)
        barGain = gain
        position = first + EANFrame.startGuard
        return module
      }
      first += 2
    }
    throw .noStart
  }

  /// Reads the digit at the cursor: its place in `patterns`. Its modules must be about as wide as `expected`.
  mutating func nextDigit(in patterns: ElementPatterns, module expected: Float) throws(LinearError) -> Int {
    let first = position
    let digit = try next(in: patterns)
    guard abs(module - expected) <= EANFrame.agreement * expected else { throw .noCharacter(element: first) }
    doubts += EANAlikeDigits.doubts(of: digit % 10, change: abs(gainChange))
    return digit
  }

  /// Reads `count` digits of sets A and B, and appends them to `digits`. Returns which are of set B, the first one's
  /// bit highest.
  mutating func readDigits(
    _ count: Int, into digits: inout [UInt8], module: Float
  ) throws(LinearError) -> UInt8 {
    var sets: UInt8 = 0
    for _ in 0..<count {
      let index = try nextDigit(in: EANDigits.setsAB, module: module)
      digits.append(UInt8(index % 10))
      sets = sets << 1 | (index >= 10 ? 1 : 0)
    }
    return sets
  }

  /// Reads `count` digits of set C, and appends them to `digits`.
  mutating func readDigitsOnTheRight(
    _ count: Int, into digits: inout [UInt8], module: Float
  ) throws(LinearError) {
    for _ in 0..<count { digits.append(UInt8(try nextDigit(in: EANDigits.setC, module: module))) }
  }

  /// Checks that the digits were like their patterns on average, not only each one just so; the more so where the scale changes
  /// along the symbol. And that not several of them may as well be others.
  func expectCleanDigits(_ frame: EANFrame, module: Float) throws(LinearError) {
    let isEven = frame.digitStarts(from: symbolStart).allSatisfy {
      abs(sum($0..<$0 + 4) - 7 * module) <= 7 * EANFrame.usualAgreement * module
    }
    guard meanDeviation <= (isEven ? 0.7 : 0.45), doubts < EANAlikeDigits.tooMany else {
      throw .noCharacter(element: symbolStart)
    }
  }
}
