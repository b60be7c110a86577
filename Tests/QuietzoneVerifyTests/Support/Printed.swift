import QuietzoneImaging

@testable import QuietzoneVerify

/// A surface whose reflectance is known at each place, in modules, drawn as a camera would see it that gives grey values in
/// proportion to light.
struct Printed {
  /// In modules, margins included.
  var width: Double
  var height: Double
  /// The reflectance at a place, in modules from the upper left corner.
  var reflectance: (_ x: Double, _ y: Double) -> Double

  /// The picture: each pixel is the mean of 16 places in it, or of 36 where pixels are large.
  func image(pixelsPerModule scale: Double) -> LuminanceImage {
    let fineness = scale < 8 ? 6 : 4
    let (columns, rows) = (Int((width * scale).rounded(.up)), Int((height * scale).rounded(.up)))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(columns * rows)
    for y in 0..<rows {
      for x in 0..<columns {
        var sum = 0.0
        for place in 0..<fineness * fineness {
          let dx = (Double(place % fineness) + 0.5) / Double(fineness)
          let dy = (Double(place / fineness) + 0.5) / Double(fineness)
          sum += reflectance((Double(x) + dx) / scale, (Double(y) + dy) / scale)
        }
        pixels.append(UInt8((255 * min(max(sum / Double(fineness * fineness), 0), 1)).rounded()))
      }
    }
    return LuminanceImage(width: columns, height: rows, pixels: pixels)!
  }
}

/// How tests measure: grey values are light, in 255ths.
let linearLight: VerificationOptions = {
  var options = VerificationOptions()
  options.scale = ReflectanceScale(.linear)
  return options
}()

/// Bars, with what may be wrong with them.
struct PrintedBars {
  /// In modules, the first bar first.
  var widths: [Double]
  var bar = 0.1
  var space = 0.8
  /// Modules before the first bar and behind the last.
  var margins = (before: 12.0, behind: 12.0)
  var height = 40.0
  /// By how many modules each edge is off to the right.
  var shifts: [Int: Double] = [:]
  /// Reflectances of single elements, 0 for the first bar.
  var reflectances: [Int: Double] = [:]
  /// Spots: places in modules from the first bar, and their reflectance, over the whole height.
  var spots: [(range: Range<Double>, reflectance: Double)] = []

  var printed: Printed {
    var edges = [0.0]
    for width in widths { edges.append(edges[edges.count - 1] + width) }
    let places = edges.enumerated().map { $1 + (shifts[$0] ?? 0) }
    let total = edges[edges.count - 1]
    return Printed(width: total + margins.before + margins.behind, height: height + 8) { [self] x, y in
      let x = x - margins.before
      if let spot = spots.first(where: { $0.range.contains(x) }), y > 4, y < height + 4 {
        return spot.reflectance
      }
      guard y > 4, y < height + 4, x >= places[0], x < places[places.count - 1] else { return space }
      let element = places.lastIndex { $0 <= x }!
      return reflectances[element] ?? (element & 1 == 0 ? bar : space)
    }
  }
}

/// Modules in a grid, with what may be wrong with them.
struct PrintedModules {
  var columns: Int
  var rows: Int
  var isDark: [Bool]
  var dark = 0.1
  var light = 0.8
  /// The quiet zone, in modules.
  var margin = 4.0
  /// Reflectances of single modules: columns and rows from 0; also in the quiet zone.
  var reflectances: [Place: Double] = [:]
  /// By how much modules are wider than high.
  var stretch = 1.0
  /// By how many modules dark reaches beyond its modules, on each side across.
  var growth = 0.0
  /// Where what is at a place was to be, in modules from the symbol's corner.
  var displaced: (_ x: Double, _ y: Double) -> (x: Double, y: Double) = { ($0, $1) }

  struct Place: Hashable {
    var x: Int
    var y: Int
    init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }
  }

  init(columns: Int, rows: Int, isDark: [Bool]) {
    (self.columns, self.rows, self.isDark) = (columns, rows, isDark)
  }

  private func isDark(_ x: Double, _ y: Double) -> Bool {
    let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    return column >= 0 && row >= 0 && column < columns && row < rows && isDark[row * columns + column]
  }

  /// Inverts modules.
  func flipping(_ places: [Place]) -> PrintedModules {
    var copy = self
    for place in places { copy.isDark[place.y * columns + place.x].toggle() }
    return copy
  }

  var printed: Printed {
    Printed(width: (Double(columns) + 2 * margin) * stretch, height: Double(rows) + 2 * margin) {
      [self] x, y in
      let place = displaced(x / stretch - margin, y - margin)
      let known = Place(Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
      if let reflectance = reflectances[known] { return reflectance }
      let isInk =
        isDark(place.x, place.y)
        || growth > 0 && (isDark(place.x - growth, place.y) || isDark(place.x + growth, place.y))
      return isInk ? dark : light
    }
  }
}
