import Foundation
import Quietzone
import TestSupport

/// A code in front of a camera that a hand holds: frame after frame somewhere else, a little turned, nearer or farther.
struct FrameScene {
  /// What lies over what the camera sees.
  enum Trouble {
    /// Of such a standard deviation, in grey values.
    case noise(Double)
    /// A highlight over such a share of the code's longer side, which goes round over it.
    case highlight(Double)
  }

  let modules: ModuleMatrix
  /// Pixels a module.
  var size = 3.0
  /// Clockwise.
  var degrees = 12.0
  var trouble = Trouble.noise(3)
  /// The same noise and the same hand in every run.
  var seed: UInt64 = 1

  private static let (width, height) = (320, 240)

  init(_ modules: ModuleMatrix, _ trouble: Trouble, seed: UInt64 = 1) {
    (self.modules, self.trouble, self.seed) = (modules, trouble, seed)
  }

  /// Bars of such a height, in modules.
  init(_ bars: BarSymbol, height: Int = 40, _ trouble: Trouble, seed: UInt64 = 1) {
    let row = bars.rows[0].isDark
    var modules = ModuleMatrix(width: row.count, height: height)
    for y in 0..<height { for x in row.indices { modules[x, y] = row[x] } }
    self.init(modules, trouble, seed: seed)
    size = 2.2
  }

  /// Where the code is in a frame.
  func corners(in frame: Int) -> Quadrilateral {
    func sway(_ speed: Double) -> Double { sin(speed * Double(frame) + Double(seed)) }
    let scale = size * (1 + 0.01 * sway(0.9))
    let turn = degrees + 1.2 * sway(0.7)
    let (x, y) = (scale * Double(modules.width) / 2, scale * Double(modules.height) / 2)
    let center = Point(
      x: Double(Self.width) / 2 + 4 * sway(0.6) + 2 * sway(1.7),
      y: Double(Self.height) / 2 + 4 * sway(0.8) + 2 * sway(1.3))
    return Quadrilateral(
      topLeft: Point(x: -x, y: -y), topRight: Point(x: x, y: -y), bottomRight: Point(x: x, y: y),
      bottomLeft: Point(x: -x, y: y)
    ).map { $0.turned(degrees: turn) + center }
  }

  /// What the camera sees.
  func image(_ frame: Int) -> LuminanceImage {
    var canvas = Canvas(width: Self.width, height: Self.height, ground: 200)
    canvas.draw(modules, corners(in: frame), dark: 40, light: 200)
    var deviation = 3.0
    switch trouble {
    case .noise(let sigma): deviation = sigma
    case .highlight(let share): shine(over: share, in: frame, &canvas)
    }
    canvas.addNoise(deviation, seed: seed &* 1000 &+ UInt64(frame))
    return canvas.image
  }

  /// A round highlight, beside which the ground is a little lighter, too.
  private func shine(over share: Double, in frame: Int, _ canvas: inout Canvas) {
    let corners = corners(in: frame)
    let along = corners.topRight - corners.topLeft
    let down = corners.bottomLeft - corners.topLeft
    let turn = 0.45 * Double(frame) + Double(seed)
    let center = corners.center + along * (0.3 * cos(turn)) + down * (0.3 * sin(turn))
    let radius = 0.5 * share * max(along.length, down.length)
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let distance = (Point(x: Double(x) + 0.5, y: Double(y) + 0.5) - center).length / radius
        let cover = max(0, min(1, (1.15 - distance) / 0.3))
        canvas.samples[y * Self.width + x] += cover * (255 - canvas.samples[y * Self.width + x])
      }
    }
  }
}
