import QuietzoneImaging

#if !COMPACT
  /// Faded print, fog, a display in the sun: what shows few grey values is read with these drawn apart to all there are.
  ///
  /// Elsewhere modules are told from noise by a number of grey values, since noise is hardly known where much is in sight. Here
  /// they are told from it by the noise that the image has.
  extension Pipeline {
    /// Reads the image if it shows few grey values, or else each part of it that does, looks like modules or bars and stands alone
    /// amid even ground.
    mutating func readDimParts() {
      let image = context.pyramid.levels[0]
      // Blocks that show few grey values, and touch none that shows many.
      let contrasts = BlockContrasts(image)
      let dim = contrasts.blocks(of: DimTuning.leastContrast, below: UInt8(DimTuning.mostGreys))
      guard dim.count > 0 else { return }
      let all = PixelRectangle(x: 0, y: 0, width: image.width, height: image.height)
      // Where more than specks have many grey values the image has, and parts of it are dim at most.
      let isWhole = Double(dim.others) <= DimTuning.specks * Double(dim.count)
      guard isWhole || dim.count >= Islands.fewestBlocks else { return }
      let blocks = context.evidence.blocks(level: 0)
      let noise = blocks.noiseVariance
      if isWhole, let greys = dimGreys(of: all, noise: noise)?.greys {
        return read(part: all, drawnApartFrom: greys)
      }
      let dimBlocks = blocks.keeping { dim.areThey[$1 * contrasts.columns + $0] }
      var tried: [PixelRectangle] = []
      for inNoise in DimTuning.leastStrengthsInNoise {
        let leastStrength = max(DimTuning.leastStrength, inNoise * blocks.calmSlope)
        for reach in [IslandTuning.reaches.wide, IslandTuning.reaches.close] where context.results.isEmpty {
          let islands = Islands(dimBlocks, reach: reach, leastStrength: leastStrength)
          for place in islands.places(leastShare: DimTuning.leastShare).map({ $0.intersection(all) })
          where context.goesOn && !tried.contains(place) {
            tried.append(place)
            readDimIsland(at: place, noise: noise)
          }
        }
      }
    }

    /// Reads what stands alone at `place` if it shows few grey values, two of them above all.
    private mutating func readDimIsland(at place: PixelRectangle, noise: Float) {
      // Beside an island may be what has many grey values.
      let margin = Islands.margin * GradientBlocks.side
      let inside = PixelRectangle(
        x: place.x + margin, y: place.y + margin, width: place.width - 2 * margin,
        height: place.height - 2 * margin)
      guard let dim = dimGreys(of: inside, noise: noise), dim.likeness >= DimTuning.leastLikeness else {
        return
      }
      read(part: place, drawnApartFrom: dim.greys)
    }

    /// Reads a part of the image, with the grey values that it shows drawn apart to all there are, as if it were all of it.
    private mutating func read(part place: PixelRectangle, drawnApartFrom greys: ClosedRange<UInt8>) {
      let pyramid = context.pyramid
      // A part is cut out of the image itself, the finest level.
      context.pyramid = Pyramid(pyramid.levels[0].stretched(from: greys, in: place), smallestSide: .max)
      read(part: place)
      context.pyramid = pyramid
    }

    /// The grey values of a part of the image that shows few, and how near they are to two; nil if it shows many, or hardly more
    /// than noise.
    private mutating func dimGreys(
      of place: PixelRectangle, noise: Float
    ) -> (greys: ClosedRange<UInt8>, likeness: Float)? {
      let part = context.pyramid.levels[0].cropped(to: place)
      guard context.budget.spend(part.width * part.height / DimTuning.pixelsPerUnit) else { return nil }
      let histogram = GreyHistogram(part)
      guard let greys = histogram.range(leavingOut: DimTuning.specks), greys.count <= DimTuning.mostGreys,
        Float(greys.count) > max(DimTuning.leastGreys, DimTuning.leastGreysInNoise * noise.squareRoot())
      else { return nil }
      return (greys, histogram.likenessToTwo(in: greys, noise: noise))
    }
  }

  /// What decides what is dim.
  enum DimTuning {
    /// The least slope of a block that stands out, in grey values a pixel; and as a multiple of the slope of the calmest blocks, first
    /// what weak edges have, then what no noise has.
    static let leastStrength: Float = 0.75
    static let leastStrengthsInNoise: [Float] = [1.5, 2.25]
    /// How many grey values there are at most, and at least, also in standard deviations of the noise.
    static let mostGreys = 48
    static let (leastGreys, leastGreysInNoise): (Float, Float) = (5, 5)
    /// How far the grey values of a block are apart at least that shows an edge.
    static let leastContrast: UInt8 = 5
    /// How much of its rectangle a part fills at least, and how near its grey values are to two. Of 33 faded symbols beside black
    /// print the least share is 0.68, and two have a likeness of 0.34 and 0.42, all others 0.56 and more; of such parts in 164
    /// photos without a code one in seven has 0.52.
    static let (leastShare, leastLikeness): (Double, Float) = (0.5, 0.5)
    /// The share of pixels at either end that are not taken for these grey values.
    static let specks = 0.03
    /// Pixels whose grey values are counted in the time that sampling one takes.
    static let pixelsPerUnit = 8
  }
#endif
