/// The parts of a mask, row by row, whose places touch each other at a side: the indices of each part's places.
///
/// Complexity: O(places).
func connectedParts(of mask: [Bool], columns: Int) -> [[Int]] {
  var isLeft = mask
  var parts: [[Int]] = []
  for start in isLeft.indices where isLeft[start] {
    var part = [start]
    isLeft[start] = false
    var next = 0
    while next < part.count {
      let place = part[next]
      next += 1
      let column = place % columns
      let neighbours = [
        column > 0 ? place - 1 : -1, column < columns - 1 ? place + 1 : -1, place - columns, place + columns,
      ]
      for neighbour in neighbours where isLeft.indices.contains(neighbour) && isLeft[neighbour] {
        isLeft[neighbour] = false
        part.append(neighbour)
      }
    }
    parts.append(part)
  }
  return parts
}
