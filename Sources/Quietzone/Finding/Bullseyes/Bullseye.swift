import QuietzoneImaging

/// A bullseye, measured: nested rings, square ones about the middle of an Aztec Code or round ones about that of a
/// MaxiCode, as the image shows them.
struct Bullseye {
  /// The middle, in image pixels.
  let center: Point
  /// The width of a ring along one axis, in image pixels: of square rings along one pair of sides.
  let across: Point
  /// The width of a ring along the other axis: clockwise from `across` on the screen.
  let down: Point
  let isRound: Bool
  let hasDarkCenter: Bool
  /// How well the rings agree with what they should be, 1 at best.
  private(set) var score = 0.0

  /// The width of a ring whose scale is the same along both axes, in pixels.
  var ringWidth: Double { Point.cross(across, down).squareRoot() }

  /// Light on dark. The middle of an Aztec Code is dark, that of a MaxiCode light.
  var isInverted: Bool { hasDarkCenter == isRound }

  /// Follows rays from the candidate's middle across its edges in the grey image, and fits a parallelogram or an ellipse
  /// to them; then again from the middle that this gives.
  ///
  /// - Parameters:
  ///   - ringX, ringY: the width of a ring along the row and along the column, in image pixels.
  ///   - ignoresMiddle: Take the very middle to be as it should be, whatever is seen there.
  /// - Returns: The likelier of the two first; both where that is not clear, none where there is no bullseye after all.
  static func fits(
    near middle: Point, ringX: Double, ringY: Double, hasDarkCenter: Bool, ignoresMiddle: Bool = false,
    in grey: GreySampler
  ) -> [Bullseye] {
    func found(around middle: Point) -> [BullseyeRay]? {
      BullseyeRay.rays(
        around: middle, ringX: ringX, ringY: ringY, hasDarkCenter: hasDarkCenter,
        ignoresMiddle: ignoresMiddle, in: grey)
    }
    guard let rays = found(around: middle),
      let ellipse = EllipseFit(rays.map { $0.fourthEdge })
    else { return [] }
    let lag = rays.map { $0.middleLag }.ascending()[rays.count / 2]
    // Square rings leave an ellipse by an eighth; a MaxiCode's middle is half a ring wider than an Aztec Code's.
    let roundness = (lag - 1.62) / 0.12 - (ellipse.deviation - 0.065) / 0.05
    let shapes = abs(roundness) > 2 ? [roundness > 0] : [roundness > 0, roundness <= 0]
    return shapes.compactMap { isRound in
      guard let rough = Bullseye(rays, around: middle, isRound: isRound, hasDarkCenter: hasDarkCenter),
        (rough.center - middle).length < 1.5 * max(ringX, ringY),
        rough.ringScore(in: grey) > BullseyeTuning.leastRoughScore(isRound: isRound),
        let again = found(around: rough.center),
        var fine = Bullseye(again, around: rough.center, isRound: isRound, hasDarkCenter: hasDarkCenter)
      else { return nil }
      // A fit to edges that form no rings can lie anywhere and be of any size.
      let (small, large) = (min(ringX, ringY), max(ringX, ringY))
      guard (fine.center - middle).length < 1.5 * large, fine.across.length < 3 * large,
        fine.down.length < 3 * large, Point.cross(fine.across, fine.down) > 0.2 * small * small
      else { return nil }
      fine.score = fine.ringScore(in: grey)
      return fine.score > BullseyeTuning.leastScore(isRound: isRound) ? fine : nil
    }
  }

  private init?(_ rays: [BullseyeRay], around middle: Point, isRound: Bool, hasDarkCenter: Bool) {
    if isRound {
      // Inner rings may be drawn thicker than they should be; where the last one ends is as the standard says.
      guard let fit = EllipseFit(mostOf: rays.compactMap { $0.outermostEdge }) else { return nil }
      center = middle + fit.center
      across = fit.across * (1 / 5.75)
      down = fit.down * (1 / 5.75)
    } else {
      var edges = rays.flatMap { $0.squareEdges }
      guard let fit = SquareFit(&edges), fit.distortion < 0.16 else { return nil }
      center = middle + fit.center
      across = fit.across * (1 / 3.5)
      down = fit.down * (1 / 3.5)
    }
    self.isRound = isRound
    self.hasDarkCenter = hasDarkCenter
  }
}
