/// Where a part of a DataBar symbol is on a line, and how well it was read.
package struct DataBarPlace: Hashable, Sendable {
  /// Its elements, without guard patterns.
  package var elements: Range<Int>
  /// The width of a module.
  package var module: Float
  /// How far the elements were from those of the characters, on average: 0 is perfect, 1 as bad as is accepted.
  package var deviation: Float
}

/// A finder pattern of GS1 DataBar Omnidirectional or Expanded: five elements, 15 modules.
struct DataBarFinder {
  /// The first of its elements.
  var first: Int
  /// Which of the patterns it is.
  var index: Int
  var module: Float
  var gain: Float
  /// From 0 to 1.
  var deviation: Float

  /// The worst deviation of a finder's elements from its pattern, and of a character's, in modules.
  static let tolerance: Float = 0.35
  static let characterTolerance: Float = 0.3
}

extension RunCursor {
  /// The finder pattern whose elements begin at `first`, if it is one of `patterns` and an element of one module stands
  /// two pairs on.
  ///
  /// - Parameters:
  ///   - isMirrored: Whether the patterns have their two narrow elements first rather than last.
  ///   - neighbour: The modules of the eight elements before the finder pattern, which are a character.
  func finder(
    of patterns: ElementPatterns, at first: Int, isMirrored: Bool, neighbour: Int
  ) -> DataBarFinder? {
    guard first >= 9, first + 5 < widths.count, mayBeFinder(at: first, isMirrored: isMirrored) else {
      return nil
    }
    let module = sum(first..<first + 5) / 15
    guard isModule(sum(first - 8..<first) / Float(neighbour), like: module),
      let (index, deviation, gain) = match(patterns, at: first, gain: nil),
      deviation < DataBarFinder.tolerance
    else { return nil }
    return DataBarFinder(
      first: first, index: index, module: module, gain: gain, deviation: deviation / DataBarFinder.tolerance)
  }

  /// Whether two of the five elements from `first` on are as wide beside two others as those of a finder pattern: ten to twelve
  /// modules and two. This is what most elements fail.
  @inline(__always)
  func mayBeFinder(at first: Int, isMirrored: Bool) -> Bool {
    let middle = widths[first + 2]
    let narrow = isMirrored ? widths[first] + widths[first + 1] : widths[first + 3] + widths[first + 4]
    let wide = middle + (isMirrored ? widths[first + 3] : widths[first + 1])
    return wide > 3.5 * narrow && wide < 9 * narrow
  }

  /// Whether neighbouring characters can have modules of these widths.
  func isModule(_ width: Float, like other: Float) -> Bool {
    width > 0.8 * other && width < 1.25 * other
  }

  /// Whether the element is about one module wide, as those of guard patterns are.
  func isGuard(_ element: Int, module: Float, gain: Float) -> Bool {
    guard widths.indices.contains(element) else { return false }
    let width = widths[element] / module + (element & 1 == 1 ? -gain : gain)
    return width > 0.4 && width < 1.7
  }

  /// Whether the light element is as wide as a guard pattern's space at least. How wide the first and the last ones of a
  /// line really are nobody knows.
  func isMargin(_ element: Int, module: Float) -> Bool {
    guard widths.indices.contains(element) else { return false }
    return element == 0 || element == widths.count - 1 || widths[element] >= 0.5 * module
  }
}
