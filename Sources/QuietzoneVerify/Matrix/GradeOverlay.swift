/// Grades by what would be left if everything below a grade were damaged (ISO/IEC 15415, 7.8.4).
///
/// For each grade from 4 down, what does not reach it counts as damage, and the damage has a grade of its own; the lower of the
/// two counts for that grade, and the highest of these is the result.
///
/// - Parameters:
///   - levels: The grade, 0 to 4, of each part.
///   - grade: The grade of the damage, 0 to 4, where the parts that are `true` are damaged.
func overlaidLevel(_ levels: [Int], grade: ([Bool]) -> Int) -> Int {
  var best = 0
  for level in stride(from: 4, to: 0, by: -1) where level > best {
    best = max(best, min(level, grade(levels.map { $0 < level })))
  }
  return best
}
