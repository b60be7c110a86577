import Foundation
import Quietzone

/// A picture to draw symbols on, with smooth edges: each pixel is the mean of 25 places in it.
struct Canvas {
  let width: Int
  let height: Int
  /// 0 black to 255 white, row by row.
  var samples: [Double]

  init(width: Int, height: Int, ground: Double = 220) {
    self.width = width
    self.height = height
    samples = [Double](repeating: ground, count: width * height)
  }

  /// Draws `modules` so that their outer corners lie at `corners`.
  mutating func draw(
    _ modules: ModuleMatrix, _ corners: Quadrilateral, isInverted: Bool = false, dark: Double = 30,
    light: Double = 220
  ) {
    draw(columns: modules.width, rows: modules.height, corners) { place in
      modules[Int(place.x), Int(place.y)] != isInverted ? dark : light
    }
  }

  /// Draws what has so many modules a side, and at each place in it, in modules, the tone that `tone` says.
  mutating func draw(
    columns: Int, rows: Int, _ corners: Quadrilateral, tone: (Point) -> Double
  ) {
    let (columns, rows) = (Double(columns), Double(rows))
    let places = [
      Point(x: 0, y: 0), Point(x: columns, y: 0), Point(x: columns, y: rows), Point(x: 0, y: rows),
    ]
    let toModules = Perspective(from: corners.points, to: places)!
    let (xs, ys) = (corners.points.map(\.x), corners.points.map(\.y))
    let left = max(0, Int(xs.min()!) - 1)
    let top = max(0, Int(ys.min()!) - 1)
    for y in top..<max(top, min(height, Int(ys.max()!) + 2)) {
      for x in left..<max(left, min(width, Int(xs.max()!) + 2)) {
        var sum = 0.0
        for sample in 0..<25 {
          let place = toModules(
            Point(
              x: Double(x) + Double(2 * (sample % 5) + 1) / 10,
              y: Double(y) + Double(2 * (sample / 5) + 1) / 10))
          if place.x >= 0, place.y >= 0, place.x < columns, place.y < rows {
            sum += tone(place)
          } else {
            sum += samples[y * width + x]
          }
        }
        samples[y * width + x] = sum / 25
      }
    }
  }

  /// What is seen of the picture if it is laid around an upright cylinder: what lies at `axis` faces the camera.
  func around(radius: Double, axis: Double) -> Canvas {
    var bent = self
    for x in 0..<width {
      let aside = Double(x) + 0.5 - axis
      let place = abs(aside) < radius ? axis + radius * asin(aside / radius) - 0.5 : -1
      let left = min(max(Int(place), 0), width - 2)
      let part = min(max(place - Double(left), 0), 1)
      for row in stride(from: 0, to: width * height, by: width) {
        bent.samples[row + x] = samples[row + left] * (1 - part) + samples[row + left + 1] * part
      }
    }
    return bent
  }

  /// With a quarter of each pixel's neighbours, along and across, as a lens leaves them.
  var softened: Canvas {
    var softened = self
    softened.samples = [1, width].reduce(samples) { samples, step in
      samples.indices.map { place in
        let (before, after) = (max(0, place - step), min(samples.count - 1, place + step))
        return 0.25 * samples[before] + 0.5 * samples[place] + 0.25 * samples[after]
      }
    }
    return softened
  }

  var image: LuminanceImage {
    LuminanceImage(
      width: width, height: height, pixels: samples.map { UInt8(max(0, min(255, $0.rounded()))) })!
  }

  /// Calls `body` with the picture's grey values at full size.
  func withGrey<R>(_ body: (GreySampler) -> R) -> R {
    Pyramid(image, smallestSide: max(width, height)).withSampler(level: 0, body)
  }

  /// The picture in black and white, by one threshold.
  var bits: BitMatrix {
    var bits = BitMatrix(width: width, height: height)
    for y in 0..<height { for x in 0..<width { bits[x, y] = samples[y * width + x] < 125 } }
    return bits
  }
}

extension Quadrilateral {
  /// The outer corners of `dimension` modules a side around `center`, one module being `across` and `down`.
  init(center: Point, across: Point, down: Point, dimension: Int) {
    let (u, v) = (across * (Double(dimension) / 2), down * (Double(dimension) / 2))
    self.init(
      topLeft: center - u - v, topRight: center + u - v, bottomRight: center + u + v,
      bottomLeft: center - u + v)
  }

  /// An upright square.
  init(x: Double, y: Double, side: Double) {
    self.init(
      topLeft: Point(x: x, y: y), topRight: Point(x: x + side, y: y),
      bottomRight: Point(x: x + side, y: y + side), bottomLeft: Point(x: x, y: y + side))
  }
}

extension Point {
  /// Turned clockwise on the screen.
  func turned(degrees: Double) -> Point {
    let angle = degrees * .pi / 180
    let (cosine, sine) = (cos(angle), sin(angle))
    return Point(x: x * cosine - y * sine, y: x * sine + y * cosine)
  }
}
