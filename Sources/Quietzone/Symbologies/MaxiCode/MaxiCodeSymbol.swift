import QuietzoneImaging
import QuietzoneSymbols

/// A MaxiCode that was read.
struct MaxiCodeSymbol {
  var content: MaxiCode.Content
  var corners: Quadrilateral
  var isInverted: Bool
  var isMirrored: Bool
}

extension MaxiCodeSymbol {
  /// Reads the symbol around a bullseye of round rings.
  static func read(_ bullseye: Bullseye, thoroughly: Bool, in grey: GreySampler) -> MaxiCodeSymbol? {
    guard bullseye.roundResemblance(in: grey) > 0.6 else { return nil }
    for orientation in MaxiCodeOrientation.likeliest(bullseye, in: grey).prefix(thoroughly ? 4 : 3) {
      for start in orientation.starts(thoroughly: thoroughly, isInverted: bullseye.isInverted, in: grey) {
        for grid in start.grown(isInverted: bullseye.isInverted, in: grey) {
          let modules = grid.samples(isInverted: bullseye.isInverted, in: grey).binarized(radius: 5)
          guard let content = try? MaxiCode.decode(modules) else { continue }
          let corners = grid.corners
          let isMirrored =
            Point.cross(corners.topRight - corners.topLeft, corners.bottomLeft - corners.topLeft) < 0
          return MaxiCodeSymbol(
            content: content, corners: corners, isInverted: bullseye.isInverted, isMirrored: isMirrored)
        }
      }
    }
    return nil
  }
}

extension MaxiCodeOrientation {
  /// What to follow the symbol from.
  fileprivate func starts(thoroughly: Bool, isInverted: Bool, in grey: GreySampler) -> [MaxiCodeGrid] {
    thoroughly ? [grid.settled(isInverted: isInverted, in: grey), grid] : [grid]
  }
}

extension Bullseye {
  /// How well the outermost three rings of a MaxiCode's bullseye agree with what they should be: their correlation, 1 at
  /// best. Further in they differ from printer to printer.
  fileprivate func roundResemblance(in grey: GreySampler) -> Double {
    let radii = [(2.65, true), (3.4, false), (4.1, true)]
    // cos and sin of a 16th of a turn.
    let step = Point(x: 0.923_879_532_5, y: 0.382_683_432_4)
    var (sum, squares, light, direction) = (0.0, 0.0, 0.0, Point(x: 1, y: 0))
    for _ in 0..<16 {
      for (radius, isDark) in radii {
        let place = direction * (radius / MaxiCodeGrid.ringWidth)
        let value = Double(grey.value(at: center + across * place.x + down * place.y))
        sum += value
        squares += value * value
        if isDark == isInverted { light += value }
      }
      direction = Point(
        x: direction.x * step.x - direction.y * step.y, y: direction.x * step.y + direction.y * step.x)
    }
    let (count, p) = (48.0, isInverted ? 2.0 / 3 : 1.0 / 3)
    let mean = sum / count
    let variance = squares / count - mean * mean
    return variance > 1 ? (light / count - p * mean) / (variance * p * (1 - p)).squareRoot() : 0
  }
}
