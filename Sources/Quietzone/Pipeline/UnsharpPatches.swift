import QuietzoneImaging

#if !COMPACT
  extension Evidence {
    /// Where a matrix symbol may be that motion or a lens out of focus blurs, and how: patches of crossing edges whose grey values are
    /// nearer to two without a blur than as they are.
    ///
    /// Complexity: O(pixels) of a window for each patch, a hundred times that where the blur is looked for.
    ///
    /// - Parameters:
    ///   - level: Not the last one.
    ///   - isWanted: Whether a place may be looked at, in pixels of the level.
    mutating func unsharpPatches(
      level: Int, where isWanted: (PixelRectangle) -> Bool
    ) -> [HiddenPatch<PointSpread>] {
      let edges = CrossingEdges(blocks(level: level + 1), mostAgreement: UnsharpPatchTuning.mostAgreement)
      let patches = edges.patches().filter { $0.blocks.count >= UnsharpPatchTuning.leastBlocks }
      guard !patches.isEmpty else { return [] }
      let image = image(level: level)
      let all = PixelRectangle(x: 0, y: 0, width: image.width, height: image.height)
      return patches.compactMap { patch in
        let place = rectangle(around: patch)
        let window = image.cropped(to: place.window(UnsharpPatchTuning.window))
        guard min(window.width, window.height) >= UnsharpPatchTuning.leastSide,
          place.width * place.height <= UnsharpPatchTuning.mostPixels, isWanted(place),
          let spread = PointSpread(of: window)
        else { return nil }
        let margin = 2 * GradientBlocks.side
        let around = PixelRectangle(
          x: place.x - margin, y: place.y - margin, width: place.width + 2 * margin,
          height: place.height + 2 * margin)
        return HiddenPatch(
          place: around.intersection(all), patches: [place.intersection(all)], finding: spread)
      }
    }
  }

  extension PixelRectangle {
    /// Its middle, so many pixels wide and high at most.
    fileprivate func window(_ side: Int) -> PixelRectangle {
      let (width, height) = (min(width, side), min(height, side))
      return PixelRectangle(
        x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width, height: height)
    }
  }

  extension PointSpread {
    /// The blur without which the grey values of `image` are nearest to two, if that is nearer than they are.
    ///
    /// A stroke leaves the edges along it alone: most of the edges that are left run that way.
    fileprivate init?(of image: LuminanceImage) {
      let margin = max(8, min(image.width, image.height) * 9 / 40)
      let middle = PixelRectangle(
        x: margin, y: margin, width: image.width - 2 * margin, height: image.height - 2 * margin)
      let distance = image.cropped(to: middle).distanceFromTwo
      guard distance <= UnsharpPatchTuning.mostDistance else { return nil }
      let changes = GreyChanges(image)
      var spreads: [PointSpread] = []
      if changes.parallel > UnsharpPatchTuning.leastParallel,
        changes.growth(along: changes.calmest) > UnsharpPatchTuning.leastGrowth
      {
        spreads += UnsharpPatchTuning.lengths.map { .stroke(changes.calmest * $0) }
      }
      if changes.parallel < UnsharpPatchTuning.mostParallel, changes.growth > UnsharpPatchTuning.leastGrowth {
        spreads += UnsharpPatchTuning.lengths.map { .disk(radius: 0.4 * $0) }
      }
      guard !spreads.isEmpty else { return nil }
      let waves = Deconvolution(image)
      func best(of spreads: [PointSpread]) -> (spread: PointSpread, distance: Float) {
        let distances = waves.distancesFromTwo(
          without: spreads, noise: UnsharpPatchTuning.noise.much, margin: margin)
        let least = distances.indices.reduce(0) { distances[$1] < distances[$0] ? $1 : $0 }
        return (spreads[least], distances[least])
      }
      var found = best(of: spreads)
      // What is not blurred is hardly nearer to two without any of them.
      guard found.distance <= UnsharpPatchTuning.mostOfDistanceAtFirst * distance else { return nil }
      let nearest = best(of: found.spread.neighbors)
      if nearest.distance < found.distance { found = nearest }
      guard
        found.distance
          <= min(UnsharpPatchTuning.mostDistanceWithout, UnsharpPatchTuning.mostOfDistance * distance)
      else { return nil }
      self = found.spread
    }

    /// Those a little shorter and longer, and turned a little one way and the other.
    private var neighbors: [PointSpread] {
      let factor = UnsharpPatchTuning.factor
      switch self {
      case .disk(let radius): return [.disk(radius: radius / factor), .disk(radius: radius * factor)]
      case .stroke(let way):
        let across = SIMD2(-way.y, way.x) * UnsharpPatchTuning.turn
        return [way / factor, way * factor, way - across, way + across].map { .stroke($0) }
      }
    }
  }

  /// What decides which patches are taken for blurred, and by what.
  enum UnsharpPatchTuning {
    /// How many blocks of twice the size a patch has at least.
    static let leastBlocks = 4
    /// How well the edges around a block may agree on one direction: motion leaves hardly any but those along it.
    static let mostAgreement: Float = 0.92
    /// The side of the window in the middle of a patch in which its blur is looked for, in pixels, and of the smallest one.
    static let (window, leastSide) = (128, 32)
    /// How far from two the grey values of such a window are at most, as they are and without the blur: see
    /// `LuminanceImage.distanceFromTwo`.
    static let (mostDistance, mostDistanceWithout): (Float, Float) = (4.5, 3)
    /// How far they are without the blur at most, of as far as they are; and without the best of the first few that are tried.
    static let (mostOfDistance, mostOfDistanceAtFirst): (Float, Float) = (0.93, 0.97)
    /// How much of all change is in one direction, at least where motion is looked for, and at most where focus is.
    static let (leastParallel, mostParallel): (Float, Float) = (0.3, 0.4)
    /// How many times as large changes over twice the distance are at least, squared: along a motion, or in all directions.
    static let leastGrowth: Float = 2.6
    /// The lengths of strokes that are tried first, in pixels; disks are 0.8 times as wide.
    static let lengths: [Float] = [3.2, 4, 5, 6.4, 8, 10, 12.7, 16]
    /// How many times as short and as long as the best of those, and how far turned, as a tangent, others are that are tried then.
    static let (factor, turn): (Float, Float) = (1.12, 0.084)
    /// How much of the strength of all waves noise is taken to have, much and little.
    static let noise: (much: Float, little: Float) = (0.03, 0.005)
    /// Grey values sampled in the time that looking for the blur of a patch takes.
    static let measuringCost = 10_000
    /// And for each pixel of a patch in the time that reading its waves and making two pictures of them takes.
    static let costOfPixel = 8
    /// How many pixels a patch has at most: waves take memory. What is larger is blurred at half the size, too.
    static let mostPixels = 1 << 20
  }
#endif
