/// A place where a row and a column both cross runs of 1:1:3:1:1 (ISO/IEC 18004, 12 a): it may be a finder pattern.
struct FinderCandidate {
  /// The centre, in pixels of the searched bits.
  var x: Double
  var y: Double
  /// Pixels a module along the row and along the column.
  var moduleX: Double
  var moduleY: Double
  /// Light on dark.
  var isInverted: Bool
  /// How far the runs are from 1:1:3:1:1, in modules.
  var deviation: Float

  /// Whether a row's runs of `module` pixels a module, with their middle at (`x`, `y`), belong to this candidate.
  func isSeenAgain(x: Double, y: Double, module: Double, isInverted: Bool) -> Bool {
    self.isInverted == isInverted && abs(self.x - x) < 1.5 * moduleX + 1
      && abs(self.y - y) < 1.6 * moduleY + 1
      && module < 1.5 * moduleX + 1 && moduleX < 1.5 * module + 1
  }
}

/// Searches black and white for the runs that a finder pattern leaves on a line through its middle, in both polarities.
struct FinderSearch {
  var bits: BitView
  /// Search every so many rows.
  var rowStep: Int
  var findsInverted: Bool
  /// Pixels a module, below which one row may be all that crosses a pattern's inner square.
  static let tiny = 2.2
  /// Pixels a module, below which one row may be all that shows a pattern.
  private let small: Double
  /// Whether outer squares may go over into ground of the same tone.
  #if COMPACT
    private var mayBeOpen: Bool { false }
  #else
    private let mayBeOpen: Bool
  #endif
  /// More candidates than this are not collected: the picture is all pattern.
  var limit: Int

  private(set) var candidates: [FinderCandidate] = []
  /// The last candidate that was seen in each stretch of 16 columns, or -1.
  private var lastSeen: [Int32]
  /// The last row in which something looked right in each stretch of 16 columns.
  private var lastHit: [Int32]
  /// The last place in each stretch of 16 columns that a closer look ruled out.
  private var lastMiss: [(x: Double, y: Int)]

  /// - Parameter isThorough: Miss no pattern however it is turned: by half a right angle rows show one only within a module
  ///   of its middle.
  init(
    bits: BitView, rowStep: Int, findsInverted: Bool, limit: Int, isThorough: Bool = true,
    mayBeOpen: Bool = false
  ) {
    #if !COMPACT
      self.mayBeOpen = mayBeOpen
    #endif
    self.bits = bits
    small = isThorough ? max(Self.tiny, 1.5 * Double(rowStep)) : Self.tiny
    self.rowStep = rowStep
    self.findsInverted = findsInverted
    self.limit = limit
    lastSeen = [Int32](repeating: -1, count: bits.width / 16 + 1)
    lastHit = [Int32](repeating: .min / 2, count: bits.width / 16 + 1)
    lastMiss = [(x: Double, y: Int)](repeating: (-100, -100), count: bits.width / 16 + 1)
  }

  /// Complexity: O(pixels / 64 + edges), and a little for each place that looks right along the row.
  mutating func run() {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: bits.width + 3) { buffer in
      // The light run that a row may begin with starts ahead of the first dark one.
      buffer[0] = 0
      let runs = buffer.baseAddress! + 1
      var y = rowStep / 2
      while y < bits.height, candidates.count < limit {
        let count = bits.runs(ofRow: y, into: runs)
        if !bits.isNoise(runs: count) { search(runs, count: count, y: y) }
        y += rowStep
      }
    }
  }

  private mutating func search(_ runs: UnsafeMutablePointer<Int32>, count: Int, y: Int) {
    var index = runs[0] > 0 ? -1 : 0
    guard index + 5 < count else { return }
    // The first four of five neighbouring runs, and where the fifth one begins: each is measured once.
    var (first, before) = (runs[index + 1] &- runs[index], runs[index + 2] &- runs[index + 1])
    var (middle, after) = (runs[index + 3] &- runs[index + 2], runs[index + 4] &- runs[index + 3])
    var begin = runs[index + 4]
    while index &+ 5 < count {
      let end = runs[index &+ 5]
      let last = end &- begin
      // The middle is the longest of the five: most places are dropped by that.
      if middle > before, middle > after, findsInverted || index & 1 == 0 {
        consider(first, before, middle, after, last, end: end, y: y, isInverted: index & 1 == 1)
      }
      (first, before, middle, after, begin) = (before, middle, after, last, end)
      index &+= 1
    }
  }

  /// Looks closer at five runs of row `y` if they may be 1:1:3:1:1.
  @inline(__always)
  private mutating func consider(
    _ first: Int32, _ before: Int32, _ middle: Int32, _ after: Int32, _ last: Int32, end: Int32, y: Int,
    isInverted: Bool
  ) {
    let sides = before &+ after
    if mayBeOpen {
      // Of eight modules, two and a half of an outer run are five sixteenths.
      let inner = sides &+ 2 &* middle
      guard 16 &* max(first, last) >= 5 &* inner, 4 &* middle >= 3 &* sides else { return }
    } else {
      // It is three sevenths of them all.
      guard 3 &* middle > first &+ sides &+ last, first <= middle, last <= middle else { return }
    }
    let five = FinderRuns(Float(first), Float(before), Float(middle), Float(after), Float(last))
    guard let module = moduleWidth(of: five) else { return }
    let x = Double(2 &* (end &- last &- after) &- middle) / 2
    consider(x: x, y: y, module: Double(module), isInverted: isInverted)
  }

  /// Checks the column through (`x`, `y`), then the row through the middle of what the column showed.
  private mutating func consider(x: Double, y: Int, module: Double, isInverted: Bool) {
    let stretch = Int(x) / 16
    let seen = Int(lastSeen[stretch])
    if seen >= 0, candidates[seen].isSeenAgain(x: x, y: Double(y), module: module, isInverted: isInverted) {
      return
    }
    // The inner square is three modules high: unless it is small, more than one row shows it.
    let isAlone = Int32(y) - lastHit[stretch] > 2 * rowStep
    lastHit[stretch] = Int32(y)
    guard !isAlone || module < small else { return }
    // A column that was no pattern's two modules above is none's here.
    let miss = lastMiss[stretch]
    guard abs(miss.x - x) > module / 2 + 1 || Double(y - miss.y) > 2 * module else { return }
    guard let place = crossing(x: x, y: y, module: module, isDark: !isInverted) else {
      // The first row of a turned pattern is off its middle.
      if !isAlone || module < Self.tiny { lastMiss[stretch] = (x, y) }
      return
    }
    let (centerX, centerY, mx, my, deviation) = place
    let known = candidates.lastIndex {
      $0.isSeenAgain(x: centerX, y: centerY, module: mx, isInverted: isInverted)
    }
    if known == nil {
      candidates.append(
        FinderCandidate(
          x: centerX, y: centerY, moduleX: mx, moduleY: my, isInverted: isInverted, deviation: deviation))
    }
    lastSeen[stretch] = Int32(known ?? candidates.count - 1)
  }

  /// The middle, and the modules' widths along row and column, of the pattern that column, row and a diagonal cross.
  private func crossing(
    x: Double, y: Int, module: Double, isDark: Bool
  ) -> (x: Double, y: Double, moduleX: Double, moduleY: Double, deviation: Float)? {
    if mayBeOpen {
      // Most such places are bars, along which nothing changes.
      let column = bits.runLengths(1, from: Int(x), y, dx: 0, dy: -1, reach: Int(module * 4) + 3)
      guard y < bits.height, column != nil else { return nil }
    }
    // Ground goes on for ever: how far is nothing to walk for.
    let reach = mayBeOpen ? Int(module * 10) + 8 : Int(module * 30) + 12
    guard let column = runsThrough(Int(x), y, dx: 0, dy: 1, isDark: isDark, reach: reach),
      let moduleY = moduleWidth(of: column.runs), !mayBeOpen || column.runs.goesOver(module: moduleY)
    else { return nil }
    let centerY = Double(y) + column.center
    guard let row = runsThrough(Int(x), Int(centerY), dx: 1, dy: 0, isDark: isDark, reach: reach),
      let moduleX = moduleWidth(of: row.runs)
    else { return nil }
    let centerX = Double(Int(x)) + row.center
    if mayBeOpen {
      // Two sides of a symbol meet at its finder pattern: there it goes over into the ground. The inside is beyond the others.
      guard row.runs.goesOver(module: moduleX),
        column.runs.ends(module: moduleY) || row.runs.ends(module: moduleX)
      else { return nil }
    }
    let (mx, my) = (Double(moduleX), Double(moduleY))
    guard mx < 5 * my, my < 5 * mx,
      crossesDiagonally(Int(centerX), Int(centerY), isDark: isDark, reach: reach)
    else { return nil }
    return (
      centerX, centerY, mx, my,
      cut(row.runs).deviation(module: moduleX) + cut(column.runs).deviation(module: moduleY)
    )
  }

  /// Whether at least one diagonal through the middle shows the runs, too.
  private func crossesDiagonally(_ x: Int, _ y: Int, isDark: Bool, reach: Int) -> Bool {
    [1, -1].contains { dy in
      runsThrough(x, y, dx: 1, dy: dy, isDark: isDark, reach: reach).flatMap { moduleWidth(of: $0.runs) }
        != nil
    }
  }

  /// The width of a module of a pattern with these runs, wherever its outer ones end; nil if there is none.
  private func moduleWidth(of runs: FinderRuns) -> Float? { cut(runs).module }

  private func cut(_ runs: FinderRuns) -> FinderRuns { mayBeOpen ? runs.cut : runs }

  /// The five runs through a pixel along one axis, and where their middle's middle is, from that pixel's outer edge.
  private func runsThrough(
    _ x: Int, _ y: Int, dx: Int, dy: Int, isDark: Bool, reach: Int
  ) -> (runs: FinderRuns, center: Double)? {
    guard y < bits.height, x < bits.width, bits.isDark(x, y) == isDark else { return nil }
    guard let back = lengths(from: x, y, dx: -dx, dy: -dy, reach: reach),
      let ahead = lengths(from: x, y, dx: dx, dy: dy, reach: reach)
    else { return nil }
    let middle = back[0] + ahead[0] + 1
    let runs = FinderRuns(Float(back[2]), Float(back[1]), Float(middle), Float(ahead[1]), Float(ahead[2]))
    return (runs, Double(ahead[0] + 1 - back[0]) / 2)
  }

  /// The lengths of the three runs from a pixel on, the last as far as it is looked for.
  private func lengths(from x: Int, _ y: Int, dx: Int, dy: Int, reach: Int) -> SIMD4<Int32>? {
    if let lengths = bits.runLengths(3, from: x, y, dx: dx, dy: dy, reach: reach) { return lengths }
    guard mayBeOpen, var two = bits.runLengths(2, from: x, y, dx: dx, dy: dy, reach: reach) else {
      return nil
    }
    two[2] = Int32(reach)
    return two
  }
}

/// Five neighbouring runs on a line, in pixels.
struct FinderRuns {
  var first: Float
  var second: Float
  var middle: Float
  var fourth: Float
  var last: Float

  init(_ first: Float, _ second: Float, _ middle: Float, _ fourth: Float, _ last: Float) {
    self.first = first
    self.second = second
    self.middle = middle
    self.fourth = fourth
    self.last = last
  }

  /// The same with outer runs no longer than the inner ones let expect: ground of their tone may lie beyond.
  var cut: FinderRuns {
    let module = (second + 2 * middle + fourth) / 8
    return FinderRuns(min(first, 2 * module - second), second, middle, fourth, min(last, 2 * module - fourth))
  }

  /// Whether an outer run goes on for so much longer than a module that it goes over into the ground.
  func goesOver(module: Float) -> Bool { max(first, last) >= 2.5 * module }

  /// Whether an outer run ends after about a module.
  func ends(module: Float) -> Bool { min(first, last) <= 1.8 * module }

  /// The width of a module if these are 1:1:3:1:1, else nil.
  ///
  /// A dark and a light run together are as long as they should be however much blur or ink has moved the edges
  /// between them, so these sums are compared, not the runs.
  var module: Float? {
    let (outer, inner) = (first + second, second + middle)
    let (inner2, outer2) = (middle + fourth, fourth + last)
    let module = (outer + inner + inner2 + outer2) / 12
    let slack = 0.5 * module + 0.5
    guard abs(outer - 2 * module) < slack, abs(outer2 - 2 * module) < slack,
      abs(inner - 4 * module) < 1.3 * slack, abs(inner2 - 4 * module) < 1.3 * slack,
      middle > 1.6 * module, middle < 4.6 * module
    else { return nil }
    return module
  }

  /// How far these are from 1:1:3:1:1, in modules: the same sums, all differences together.
  func deviation(module: Float) -> Float {
    (abs(first + second - 2 * module) + abs(second + middle - 4 * module) + abs(middle + fourth - 4 * module)
      + abs(fourth + last - 2 * module)) / module
  }
}
