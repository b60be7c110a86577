/// What a symbol's finder, timing and alignment patterns say of its modules, before anything is read.
package struct FunctionPattern: Sendable {
  /// Columns, in modules.
  package let width: Int
  /// Rows, in modules.
  package let height: Int
  /// Row by row: 1 it is light, -1 it is dark, 0 it holds data.
  package private(set) var signs: [Int8]

  /// Nothing is known yet.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    signs = [Int8](repeating: 0, count: width * height)
  }

  /// The share of the known modules that `modules` agrees with, of those that are in column or row `start` or beyond.
  func agreement(with modules: ModuleMatrix, beyond start: Int) -> Double {
    var (right, all) = (0, 0)
    for index in signs.indices
    where signs[index] != 0 && (index % width >= start || index / width >= start) {
      all += 1
      if modules.isDark[index] == (signs[index] < 0) { right += 1 }
    }
    return Double(right) / Double(max(1, all))
  }

  /// Notes what a module is; outside the symbol nothing is noted.
  mutating func set(_ x: Int, _ y: Int, isDark: Bool) {
    if x >= 0, y >= 0, x < width, y < height { signs[y * width + x] = isDark ? -1 : 1 }
  }
}
