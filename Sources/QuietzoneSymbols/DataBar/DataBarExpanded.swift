/// GS1 DataBar Expanded and Expanded Stacked (ISO/IEC 24724, 7): up to 74 digits or 41 letters with their application
/// identifiers.
///
/// A symbol is a sequence of segments, each a finder pattern with a character before it and, save perhaps in the last
/// one, another behind it. `decode` reads symbols of one row. The rows of stacked symbols are found with `forEachRow` and
/// put together with `content(rows:)`. Everything reads from left to right only; in stacked symbols every other row may
/// need to be read the other way round.
package enum DataBarExpanded: LinearSymbology {
  package static func decode(_ runs: inout RunCursor) throws(LinearError) -> LinearContent {
    // Before the first finder pattern there are a guard bar and the check character.
    var first = (runs.position | 1) + 9
    while first + 28 < runs.widths.count {
      if runs.mayBeFinder(at: first, isMirrored: first & 1 == 1),
        let (segment, place) = segment(at: first, in: runs), segment.finder == 0,
        let length = Length(check: segment.left),
        runs.isGuard(first - 9, module: place.module, gain: 0),
        runs.isMargin(first - 10, module: place.module)
      {
        runs.begin(at: first - 9)
        runs.position = first
        _ = try runs.next(in: forwardFinders, tolerance: 0.5)
        return try row(segment, place, length, &runs)
      }
      first += 2
    }
    throw .noStart
  }

  /// Reads the other segments of a symbol in one row, and leaves the cursor behind its guard pattern.
  private static func row(
    _ segment: Segment, _ place: DataBarPlace, _ length: Length, _ runs: inout RunCursor
  ) throws(LinearError) -> LinearContent {
    var segments = [segment]
    var (first, module) = (runs.position - 5, place.module)
    runs.note(deviation: place.deviation)
    while segments.count < length.finders.count {
      first += 21
      guard let (segment, place) = Self.segment(at: first, in: runs),
        segment.finder == length.finders[segments.count], runs.isModule(place.module, like: module)
      else { throw .noCharacter(element: first) }
      segments.append(segment)
      module = place.module
      runs.note(deviation: place.deviation)
    }
    let end = first + (length.endsWithFinder ? 5 : 13)
    // A guard pattern is a bar and a space, or a space and a bar: what it ends with lies before light ground.
    let bar = end | 1
    guard runs.isGuard(bar, module: module, gain: 0),
      bar == end || runs.isGuard(end, module: module, gain: 0), runs.isMargin(bar + 1, module: module)
    else { throw .quietZone(element: end) }
    runs.position = bar + 1
    return try content(of: segments, length)
  }
}
