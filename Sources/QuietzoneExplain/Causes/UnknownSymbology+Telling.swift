import QuietzoneImaging
import QuietzoneSymbols

extension PlaceMeasure {
  /// What tells symbologies that are not read here.
  var unknownSymbology: UnknownSymbology? {
    if directions.parallel > 0.55, isPostal { return .postalBars }
    return look == .modules && isDotted ? .dotCode : nil
  }

  /// Postal codes that change their bars' heights, not their widths: in the middle all bars and spaces are the same.
  private var isPostal: Bool {
    guard columns.count > 4 * rows.count else { return false }
    let row = rows.count / 2
    let middle = (light + dark) / 2
    var starts: [Int] = []
    for column in 1..<columns.count {
      let (before, here) = (values[row * columns.count + column - 1], values[row * columns.count + column])
      if before >= middle, here < middle { starts.append(column) }
    }
    guard starts.count >= 20 else { return false }
    let pitches = zip(starts, starts.dropFirst()).map { $1 - $0 }.sorted()
    let pitch = pitches[pitches.count / 2]
    guard pitches.count(where: { abs($0 - pitch) <= max(1, pitch / 6) }) >= pitches.count * 9 / 10 else {
      return false
    }
    // At the top a part of the bars is missing.
    let top = rows.count / 8
    let tall = starts.count { values[top * columns.count + min(columns.count - 1, $0 + pitch / 4)] < middle }
    return tall > starts.count / 10 && tall < starts.count * 9 / 10
  }

  /// Dots on every other place of a grid: beside a dot there is none, diagonally there may be.
  private var isDotted: Bool {
    let dots = darkDots
    // Thousands are grain.
    guard (24...3000).contains(dots.count) else { return false }
    let areas = dots.map { $0.area }.sorted()
    let usual = areas[areas.count / 2]
    let alike = dots.filter { $0.area * 2 >= usual && $0.area <= usual * 2 }
    guard alike.count * 10 >= dots.count * 9 else { return false }
    let side = Double(usual).squareRoot()
    // To its nearest neighbour, of each dot.
    let nearest = alike.map { dot in
      alike.lazy.map { other in
        let (x, y) = (abs(dot.x - other.x), abs(dot.y - other.y))
        return x + y > 0 ? (distance: x + y, isDiagonal: min(x, y) > 0.5 * max(x, y)) : (.infinity, false)
      }.min { $0.distance < $1.distance }!
    }
    return nearest.count { $0.isDiagonal && $0.distance < 5 * side } * 10 >= nearest.count * 8
  }

  /// The connected dark parts of the place.
  private var darkDots: [(x: Double, y: Double, area: Int)] {
    let middle = (light + dark) / 2
    return connectedParts(of: values.map { $0 < middle }, columns: columns.count).map { part in
      let sum = part.reduce((0, 0)) { ($0.0 + $1 % columns.count, $0.1 + $1 / columns.count) }
      return (Double(sum.0) / Double(part.count), Double(sum.1) / Double(part.count), part.count)
    }
  }
}
