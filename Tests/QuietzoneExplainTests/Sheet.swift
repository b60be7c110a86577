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

  /// A Data Matrix that says "123456" (ISO/IEC 16022, annex O), 6 pixels a module.
  static var dataMatrix: Sheet {
    let rows = [
      "1010101010", "1100101101", "1100000100", "1100011101", "1100001000", "1000001111", "1110110000",
      "1111011001", "1001110100", "1111111111",
    ]
    let modules = rows.flatMap { $0.map { $0 == "1" } }
    return Sheet(side: 156) { x, y in
      let (column, row) = (x / 6 - 8, y / 6 - 8)
      return (0..<10).contains(column) && (0..<10).contains(row) && modules[row * 10 + column]
    }
  }

  /// An EAN-13 that says 400638133393 and a last digit, printed with so many dots a module, 3 to 4 pixels each module.
  static func retail(dotsAModule dots: Double, lastDigit: Int = 1) -> Sheet {
    let left = [
      "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111",
      "0001011",
    ]
    let turned = left.map { String($0.map { $0 == "0" ? "1" : "0" }) }
    let even = turned.map { String($0.reversed()) }
    // The first digit, 4, is in which sets the others are: ABAABB.
    let digits = [0, 0, 6, 3, 8, 1, 3, 3, 3, 9, 3, lastDigit]
    let sets = [left, even, left, left, even, even]
    let modules =
      "101" + zip(digits, sets).map { $1[$0] }.joined() + "01010"
      + digits.dropFirst(6).map { turned[$0] }.joined() + "101"
    let line = Array(modules)
    let count = Int((Double(line.count) * dots).rounded())
    let pixels = max(1, Int((3.6 / dots).rounded()))
    let margin = 14 * 4
    return Sheet(side: count * pixels + 2 * margin) { x, y in
      let dot = (x - margin) / pixels
      guard x >= margin, dot < count, (margin..<margin + 120).contains(y) else { return false }
      return line[min(line.count - 1, Int((Double(dot) + 0.4) / Double(count) * Double(line.count)))] == "1"
    }
  }

  /// The same sheet so many times side by side, and one below the other.
  func repeated(_ count: Int) -> Sheet {
    var sheet = self
    (sheet.width, sheet.height) = (width * count, height * count)
    sheet.values = (0..<values.count * count * count).map {
      values[$0 / sheet.width % height * width + $0 % sheet.width % width]
    }
    return sheet
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

  /// The same, a quarter turn on.
  var turned: Sheet {
    var sheet = self
    (sheet.width, sheet.height) = (height, width)
    for y in 0..<height {
      for x in 0..<width { sheet.values[x * height + height - 1 - y] = values[y * width + x] }
    }
    return sheet
  }

  /// The same, with less and less to be seen from the top on.
  var faded: Sheet {
    var sheet = self
    for index in values.indices {
      sheet.values[index] = 210 - (210 - values[index]) * (1 - 0.6 * Double(index / width) / Double(height))
    }
    return sheet
  }

  /// The same with all that is on the right drawn smaller, down to a half, about its middle's height.
  var converging: Sheet {
    let rows = (values.firstIndex { $0 == Self.dark } ?? 0) / width
    let last = (values.lastIndex { $0 == Self.dark } ?? 0) / width
    let middle = Double(rows + last) / 2
    return moved { x, y in (x, middle + (y - middle) / (1 - 0.5 * x / Double(width))) }
  }

  /// The same around an upright cylinder.
  var bent: Sheet {
    let half = Double(width) / 2
    return moved { x, y in
      // The cylinder's angle by its sine, to the fifth power.
      let sine = 0.98 * (x - half) / half
      let angle = sine * (1 + sine * sine * (1.0 / 6 + sine * sine * (0.075 + 0.12 * sine * sine)))
      return (half + half * angle / 1.23, y)
    }
  }

  /// What lies at each place: that at another one.
  private func moved(_ source: (Double, Double) -> (Double, Double)) -> Sheet {
    var sheet = self
    for index in values.indices {
      let (x, y) = source(Double(index % width), Double(index / width))
      let inside = x >= 0 && y >= 0 && Int(x) < width && Int(y) < height
      sheet.values[index] = inside ? values[Int(y) * width + Int(x)] : Self.light
    }
    return sheet
  }

  /// The same with a light line of four pixels' width between two places, in parts of the sheet.
  func scratched(from start: (Double, Double), to end: (Double, Double)) -> Sheet {
    var sheet = self
    let steps = 2 * max(width, height)
    for step in 0...steps {
      let part = Double(step) / Double(steps)
      let x = Int((start.0 + part * (end.0 - start.0)) * Double(width))
      let y = Int((start.1 + part * (end.1 - start.1)) * Double(height))
      for column in max(0, x - 2)..<min(width, x + 2) { sheet.values[y * width + column] = Self.light }
    }
    return sheet
  }

  var image: LuminanceImage {
    LuminanceImage(
      width: width, height: height, pixels: values.map { UInt8(min(255, max(0, $0.rounded()))) })!
  }
}
