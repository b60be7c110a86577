/// The parts of a mask, row by row, whose places touch each other at a side: the indices of each part's places.
///
/// Complexity: O(places).
func connectedParts(of mask: [Bool], columns: Int) -> [[Int]] {
  var isLeft = mask
  var parts: [[Int]] = []
  let count = mask.count
  for start in isLeft.indices where isLeft[start] {
    var part = [start]
    isLeft[start] = false
    var next = 0
    while next < part.count {
      let place = part[next]
      next += 1
      let column = place % columns
      func take(_ neighbour: Int) {
        guard isLeft[neighbour] else { return }
        isLeft[neighbour] = false
        part.append(neighbour)
      }
      if column > 0 { take(place - 1) }
      if column < columns - 1 { take(place + 1) }
      if place >= columns { take(place - columns) }
      if place + columns < count { take(place + columns) }
    }
    parts.append(part)
  }
  return parts
}
