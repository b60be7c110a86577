import QuietzoneImaging
import TestSupport

/// A sheet of paper with something on it that looks like a code but is none: modules at random, or bars.
struct Sheet {
  var width: Int
  var height: Int
  var values: [Double]

  private static let (light, dark) = (210.0, 40.0)

  /// Modules at random, `pixels` wide each, `margin` modules from the edges.
  static func modules(_ count: Int = 24, pixels: Int = 5, margin: Int = 8, seed: UInt64 = 1) -> Sheet {
    var generator = SeededGenerator(seed: seed)
    let modules = (0..<count * count).map { _ in Bool.random(using: &generator) }
    return Sheet(side: (count + 2 * margin) * pixels) { x, y in
      let (column, row) = (x / pixels - margin, y / pixels - margin)
      guard (0..<count).contains(column), (0..<count).contains(row) else { return false }
      return modules[row * count + column]
    }
  }

  /// Bars and spaces of one to four modules at random.
  static func bars(_ count: Int = 30, pixels: Int = 3, seed: UInt64 = 1) -> Sheet {
    var generator = SeededGenerator(seed: seed)
    var isDark: [Bool] = []
    for bar in 0..<2 * count {
      isDark += [Bool](repeating: bar % 2 == 0, count: Int.random(in: 1...4, using: &generator) * pixels)
    }
    let margin = 14 * pixels
    return Sheet(side: isDark.count + 2 * margin) { x, y in
      guard (0..<isDark.count).contains(x - margin), (0..<30 * pixels).contains(y - margin) else {
        return false
      }
      return isDark[x - margin]
    }
  }

  init(side: Int, isDark: (Int, Int) -> Bool) {
    (width, height) = (side, side)
    values = (0..<side * side).map { isDark($0 % side, $0 / side) ? Self.dark : Self.light }
  }

  /// The same with each grey value changed.
  func map(_ change: (Double) -> Double) -> Sheet {
    var sheet = self
    sheet.values = values.map(change)
    return sheet
  }

  /// The same with the mean of so many values on each side, along rows and, unless it only moved, along columns.
  func blurred(_ reach: Int, onlyAlongRows: Bool = false) -> Sheet {
    let rows = averaged(reach, step: 1, count: width)
    return onlyAlongRows ? rows : rows.averaged(reach, step: width, count: height)
  }

  private func averaged(_ reach: Int, step: Int, count: Int) -> Sheet {
    var sheet = self
    for index in values.indices {
      let place = index / step % count
      let range = max(-reach, -place)...min(reach, count - 1 - place)
      sheet.values[index] = range.reduce(0) { $0 + values[index + $1 * step] } / Double(range.count)
    }
    return sheet
  }

  /// The same with a spot of one level, its corners in parts of the sheet.
  func covered(from start: (Double, Double), to end: (Double, Double), level: Double) -> Sheet {
    var sheet = self
    for y in Int(start.1 * Double(height))..<Int(end.1 * Double(height)) {
      for x in Int(start.0 * Double(width))..<Int(end.0 * Double(width)) {
        sheet.values[y * width + x] = level
      }
    }
    return sheet
  }

  var image: LuminanceImage {
    LuminanceImage(
      width: width, height: height, pixels: values.map { UInt8(min(255, max(0, $0.rounded()))) })!
  }
}
