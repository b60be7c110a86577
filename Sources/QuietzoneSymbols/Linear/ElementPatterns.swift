/// Patterns of bars and spaces, by the widths of their elements in modules: a start pattern, or all characters.
package struct ElementPatterns: Sendable {
  package typealias Widths = SIMD16<Float>

  /// Elements a pattern: at most 16.
  package private(set) var elements = 0
  /// Each pattern's widths, zeros behind its last element.
  private(set) var widths: [Widths] = []
  private var totals: [Int] = []
  /// Of each pattern the sum of its widths' squares, and by how much its even elements are wider than its odd ones in all.
  private(set) var squares: [Float] = []
  private(set) var excesses: [Float] = []
  /// +1 at each even element of a pattern, −1 at each odd one, 0 behind the last.
  private(set) var barsFirst = Widths()
  /// The modules of the widest pattern.
  private(set) var mostModules = 0

  /// Patterns written as digits, as tables do, with white space between: `"212222 222122"`, all of the same length.
  ///
  /// One text, because a list would be code for each of its elements.
  package init(_ text: StaticString) {
    // Embedded Swift inlines what makes a constant wherever there is one, but not what changes it.
    text.withUTF8Buffer { read($0) }
  }

  @inline(never)
  private mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    var (pattern, count) = (Widths(), 0)
    for index in 0...text.count {
      if index < text.count, text[index] > 0x20 {
        pattern[count] = Float(text[index] - 0x30)
        count += 1
      } else if count > 0 {
        precondition(widths.isEmpty || count == elements)
        elements = count
        widths.append(pattern)
        totals.append(Int(pattern.sum()))
        (pattern, count) = (Widths(), 0)
      }
    }
    mostModules = totals.reduce(0, max)
    for index in 0..<elements { barsFirst[index] = index & 1 == 0 ? 1 : -1 }
    squares = widths.map { ($0 * $0).sum() }
    excesses = widths.map { ($0 * barsFirst).sum() }
  }

  package var count: Int { widths.count }

  /// The widths of each pattern's elements, in modules.
  var allWidths: [[Int]] { widths.map { pattern in (0..<elements).map { Int(pattern[$0]) } } }

  /// As many widths as a pattern has elements, from `first` on, with zeros behind them.
  func own(of row: [Float], at first: Int) -> Widths {
    #if !COMPACT
      if first + Widths.scalarCount <= row.count {
        // All at once: what is written number by number cannot be read together before it is in memory.
        let some = row.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: MemoryLayout<Float>.stride * first, as: Widths.self)
        }
        return some * (barsFirst * barsFirst)
      }
    #endif
    var own = Widths()
    for index in 0..<elements { own[index] = row[first + index] }
    return own
  }

  /// The modules that pattern `index` measures.
  func modules(_ index: Int) -> Int { totals[index] }
}
