#if !COMPACT
  import QuietzoneImaging

  /// Finder patterns that are drawn as a disc in a ring. Seen at a slant they are ellipses, which tell their size and slant, but not
  /// which way the symbol lies: that is for its other patterns to say.
  extension FinderPattern {
    /// The ellipse that points on the edges lie on; nil where they lie on none.
    ///
    /// Parameters are those of the fit to a parallelogram.
    init?(discs edges: [Point], from middle: Point, moduleX: Double, moduleY: Double, isInverted: Bool) {
      guard edges.count >= Self.fewestEdgesOfDiscs, Self.mayBeEllipse(edges),
        let ellipse = EllipseFit(mostOf: edges),
        ellipse.deviation < FinderPatternTuning.mostDeviationOfDiscs,
        Self.isPlausible(ellipse.center, ellipse.across, ellipse.down, moduleX: moduleX, moduleY: moduleY)
      else { return nil }
      self.init(
        center: middle + ellipse.center, across: ellipse.across * (1 / 3.5), down: ellipse.down * (1 / 3.5),
        isInverted: isInverted, distortion: ellipse.deviation)
      isRound = true
    }

    /// Two of three edges on every ray.
    private static let fewestEdgesOfDiscs = 64

    /// Whether most points are about as far out as the others, seen through their own spread: next to no squares are, and a fit
    /// takes ten times as long.
    private static func mayBeEllipse(_ points: [Point]) -> Bool {
      let count = Double(points.count)
      let middle = points.reduce(Point(x: 0, y: 0), +) * (1 / count)
      let offsets = points.map { $0 - middle }
      guard let whitening = Whitening(offsets) else { return false }
      let evenCount = offsets.count { offset in
        let place = whitening.apply(offset)
        // The mean of the squares is one each way.
        return abs(Point.dot(place, place) / 2 - 1) < FinderPatternTuning.unevenness
      }
      return Double(evenCount) >= FinderPatternTuning.leastEvenShare * count
    }

    /// How well places on circles of one, two and three modules agree with discs: their correlation, 1 at best.
    func discScore(in grey: GreySampler) -> Double {
      var agreement = PatternAgreement()
      agreement.add(grey.value(at: center), isLight: false)
      for radius in 1...3 {
        for ray in Self.rays.prefix(16) {
          let (x, y) = (ray.x * Double(radius), ray.y * Double(radius))
          agreement.add(grey.value(at: center + across * x + down * y), isLight: radius == 2)
        }
      }
      return agreement.correlation * (isInverted ? -1 : 1)
    }

    /// The same discs, with `across` along a direction that is given in modules.
    func turned(across direction: Point) -> FinderPattern {
      var pattern = self
      let unit = direction * (1 / direction.length)
      pattern.across = across * unit.x + down * unit.y
      pattern.down = down * unit.x - across * unit.y
      return pattern
    }
  }
#endif
