import QuietzoneImaging

/// A picture's reflectances, as light sees them that is gathered through a round opening.
///
/// For the length of a closure, as the pixels it looks at.
struct ReflectanceView {
  private let pixels: PixelView
  private let table: UnsafePointer<Float>
  /// Light symbols on a dark ground: what is returned and what is not change places (ISO/IEC 15415, 7.2).
  private let isReversed: Bool

  var width: Int { pixels.width }
  var height: Int { pixels.height }

  init(_ pixels: PixelView, table: UnsafePointer<Float>, isReversed: Bool) {
    self.pixels = pixels
    self.table = table
    self.isReversed = isReversed
  }

  /// The same picture in the other polarity or as it is.
  func reversed(_ isReversed: Bool) -> ReflectanceView {
    ReflectanceView(pixels, table: table, isReversed: isReversed)
  }

  /// Whether a place lies in the picture.
  func contains(_ place: Point) -> Bool {
    place.x >= 0 && place.y >= 0 && place.x <= Double(width) && place.y <= Double(height)
  }

  /// The mean reflectance in a circle; beyond the edge it is the edge's.
  ///
  /// A pixel counts by how much of it lies in the circle: along rows exactly, across them by lines that are at most a sixteenth
  /// of the circle apart, or a pixel.
  func mean(around center: Point, diameter: Double) -> Double {
    guard center.x.isFinite, center.y.isFinite, width > 0, height > 0 else { return 0 }
    let radius = max(diameter, 0.05) / 2
    let count = max(16, Int(min(2 * radius, 4096).rounded(.up)))
    let step = 2 * radius / Double(count)
    var (sum, weight) = (0.0, 0.0)
    for line in 0..<count {
      let offset = (Double(line) + 0.5) * step - radius
      let half = max(0, radius * radius - offset * offset).squareRoot()
      sum += integral(row: center.y + offset, from: center.x - half, to: center.x + half)
      weight += 2 * half
    }
    let mean = sum / weight
    return isReversed ? 1 - mean : mean
  }

  /// Reflectance added up along a piece of a row, in pixels.
  @inline(__always)
  private func integral(row: Double, from start: Double, to end: Double) -> Double {
    let pixelsOfRow = pixels.row(index(row, of: height))
    let (first, last) = (index(start, of: width), index(end, of: width))
    func value(_ x: Int) -> Double { Double(table[Int(pixelsOfRow[x])]) }
    if first == last { return value(first) * (end - start) }
    var sum = value(first) * (Double(first + 1) - start) + value(last) * (end - Double(last))
    var x = first + 1
    while x < last {
      sum += value(x)
      x += 1
    }
    return sum
  }

  /// The pixel that a coordinate lies in, or the nearest.
  @inline(__always)
  private func index(_ coordinate: Double, of count: Int) -> Int {
    Int(min(max(coordinate, 0), Double(count) - 0.5))
  }
}

extension LuminanceImage {
  /// Calls `body` with the picture's reflectances.
  func withReflectances<Result>(_ scale: ReflectanceScale, _ body: (ReflectanceView) -> Result) -> Result {
    withPixels { pixels in
      scale.table.withUnsafeBufferPointer { table in
        body(ReflectanceView(pixels, table: table.baseAddress!, isReversed: false))
      }
    }
  }
}
