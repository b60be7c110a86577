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
    for orientation in MaxiCodeOrientation.likeliest(bullseye, in: grey).prefix(thoroughly ? 8 : 3) {
      var grid = orientation.grid
      grid.grow(isInverted: bullseye.isInverted, in: grey)
      let modules = grid.tones(isInverted: bullseye.isInverted, in: grey).judged(radius: 5)
      guard let content = try? MaxiCode.decode(modules) else { continue }
      let corners = grid.corners
      let isMirrored = Point.cross(corners.topRight - corners.topLeft, corners.bottomLeft - corners.topLeft) < 0
      return MaxiCodeSymbol(
        content: content, corners: corners, isInverted: bullseye.isInverted, isMirrored: isMirrored)
    }
    return nil
  }
}
