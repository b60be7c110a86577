import QuietzoneImaging
import QuietzoneSymbols

extension PlaceMeasure {
  /// What tells symbologies that are not read here.
  var unknownSymbology: UnknownSymbology? {
    if directions.parallel > 0.55, isPostal { return .postalBars }
    if hasCode16KRows { return .code16K }
    if hasHanXinCorners { return .hanXin }
    return look == .modules && isDotted ? .dotCode : nil
  }

  /// Postal codes that change their bars' heights, not their widths: where all are, bars and spaces are the same, and elsewhere some
  /// are missing.
  private var isPostal: Bool {
    guard columns.count > 4 * reachingRows.count else { return false }
    let lines = reachingRows.map { barStarts(in: $0) }
    guard let longest = lines.max(by: { $0.count < $1.count }), longest.count >= Self.fewestPostalBars else {
      return false
    }
    // A border of modules that take turns has its bars in one row alone.
    guard lines.count(where: { $0.count * 10 >= longest.count * 9 }) * 8 >= lines.count else { return false }
    let pitches = zip(longest, longest.dropFirst()).map { $1 - $0 }.sorted()
    let pitch = pitches[pitches.count / 2]
    guard pitches.count(where: { abs($0 - pitch) <= max(1, pitch / 6) }) >= pitches.count * 9 / 10 else {
      return false
    }
    // Within an eighth of the height from the top or the bottom.
    let margin = lines.count / 8
    return [lines[margin].count, lines[lines.count - 1 - margin].count].contains {
      $0 > longest.count / 10 && $0 < longest.count * 9 / 10
    }
  }

  /// The fewest bars of a postal code that is told: KIX of three characters has as many.
  private static let fewestPostalBars = 12

  /// Where a row of the patch turns dark.
  private func barStarts(in row: Int) -> [Int] {
    let middle = (light + dark) / 2
    let start = row * patch.width
    return columns.dropFirst().filter {
      patch.values[start + $0 - 1] >= middle && patch.values[start + $0] < middle
    }
  }

  /// Dots on every other place of a grid: beside a dot there is none, diagonally there may be.
  private var isDotted: Bool {
    let dots = darkDots
    guard dots.count >= Self.fewestDots else { return false }
    let areas = dots.map { $0.area }.sorted()
    let usual = areas[areas.count / 2]
    let alike = dots.filter { $0.area * 2 >= usual && $0.area <= usual * 2 }
    guard alike.count * 10 >= dots.count * 9 else { return false }
    let side = Double(usual).squareRoot()
    let cells = CellGrid(alike.map { Point(x: $0.x, y: $0.y) }, reach: Self.neighbourReach * side)
    let diagonal = cells.nearestNeighbours.count { arm in
      arm.map { min(abs($0.x), abs($0.y)) > 0.5 * max(abs($0.x), abs($0.y)) } ?? false
    }
    return diagonal * 10 >= alike.count * 8
  }

  /// The fewest dots that a code has, and how many of a dot's sides its neighbour is away at most: dots are half a module wide at
  /// least, and the next in a diagonal is 1.4 modules away.
  private static let (fewestDots, neighbourReach) = (24, 5.0)

  /// The connected dark parts of the place.
  private var darkDots: [(x: Double, y: Double, area: Int)] {
    let middle = (light + dark) / 2
    return connectedParts(of: values.map { $0 < middle }, columns: columns.count).map { part in
      let sum = part.reduce((0, 0)) { ($0.0 + $1 % columns.count, $0.1 + $1 / columns.count) }
      return (Double(sum.0) / Double(part.count), Double(sum.1) / Double(part.count), part.count)
    }
  }
}
