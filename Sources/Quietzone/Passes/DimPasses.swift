import QuietzoneImaging

#if !COMPACT
  /// Faded print, fog, a display in the sun: what shows few grey values is read with these drawn apart to all there are.
  ///
  /// Elsewhere modules are told from noise by a number of grey values, since noise is hardly known where much is in sight. Here
  /// they are told from it by the noise that the image has.
  extension Pipeline {
    /// Reads the image if it shows few grey values, or else each part of it that does at one of its scales, looks like modules or
    /// bars and stands alone amid even ground.
    ///
    /// Wide modules show as close edges at a coarse scale, where there is less noise, too.
    mutating func readDimParts() {
      var tried: [PixelRectangle] = []
      var isFinest = true
      for level in 0..<context.evidence.levelCount {
        guard context.results.isEmpty, context.goesOn else { return }
        let image = context.evidence.image(level: level)
        guard context.evidence.isMeasuredWhole(image, level: level) else { continue }
        // Blocks that show few grey values, and touch none that shows many.
        let contrasts = context.evidence.contrasts(level: level)
        let dim = contrasts.blocks(of: DimTuning.leastContrast, below: UInt8(DimTuning.mostGreys))
        // Where no more than specks have many grey values, the image is dim as a whole.
        let isWhole = isFinest && dim.count > 0 && Double(dim.others) <= DimTuning.specks * Double(dim.count)
        isFinest = false
        guard isWhole || dim.count >= Islands.fewestBlocks else { continue }
        let blocks = context.evidence.blocks(level: level)
        if isWhole, let greys = dimGreys(of: image, noise: blocks.noiseVariance)?.greys {
          let whole = context.pyramid.levels[0]
          let place = PixelRectangle(x: 0, y: 0, width: whole.width, height: whole.height)
          return read(whole.stretched(from: greys), at: place)
        }
        readDimIslands(
          of: blocks.keeping { dim.areThey[$1 * contrasts.columns + $0] }, level: level,
          calmSlope: blocks.calmSlope,
          noise: blocks.noiseVariance, &tried)
      }
    }

    /// Reads what stands alone amid even ground at a level and shows few grey values there, two of them above all.
    ///
    /// - Parameters:
    ///   - blocks: those that show few grey values.
    ///   - tried: where that was done before, in pixels of the image; what is read is added.
    private mutating func readDimIslands(
      of blocks: GradientBlocks, level: Int, calmSlope: Float, noise: Float, _ tried: inout [PixelRectangle]
    ) {
      let image = context.evidence.image(level: level)
      var last: Float = 0
      for inNoise in DimTuning.leastStrengthsInNoise {
        let leastStrength = max(DimTuning.leastStrength, inNoise * calmSlope)
        // Without noise both are the same.
        if leastStrength == last { return }
        last = leastStrength
        for reach in [IslandTuning.reaches.wide, IslandTuning.reaches.close] where context.results.isEmpty {
          let places = Islands(blocks, reach: reach, leastStrength: leastStrength)
            .places(leastShare: DimTuning.leastShare)
          for place in places where context.goesOn {
            // Beside an island may be what has many grey values.
            let margin = Islands.margin * GradientBlocks.side
            let inside = PixelRectangle(
              x: place.x + margin, y: place.y + margin, width: place.width - 2 * margin,
              height: place.height - 2 * margin)
            guard let dim = dimGreys(of: image.cropped(to: inside), noise: noise),
              dim.greys.count <= DimTuning.mostGreysOfPart, dim.likeness >= DimTuning.leastLikeness
            else { continue }
            let whole = context.pyramid.levels[0]
            let inImage = place.atFullSize(level: level)
              .intersection(PixelRectangle(x: 0, y: 0, width: whole.width, height: whole.height))
            if tried.contains(where: { $0.isAbout(inImage) }) { continue }
            tried.append(inImage)
            read(whole.cropped(to: inImage).stretched(from: dim.greys), at: inImage)
          }
        }
      }
    }

    /// The grey values of an image that shows few, and how near they are to two; nil if it shows many, or hardly more than noise.
    private mutating func dimGreys(
      of image: LuminanceImage, noise: Float
    ) -> (greys: ClosedRange<UInt8>, likeness: Float)? {
      guard context.budget.spend(image.width * image.height / DimTuning.pixelsPerUnit) else { return nil }
      let histogram = GreyHistogram(image)
      guard let greys = histogram.range(leavingOut: DimTuning.specks), greys.count <= DimTuning.mostGreys,
        Float(greys.count) > max(DimTuning.leastGreys, DimTuning.leastGreysInNoise * noise.squareRoot())
      else { return nil }
      return (greys, histogram.likenessToTwo(in: greys, noise: noise))
    }
  }

  extension PixelRectangle {
    /// Whether both are the same but for a margin.
    fileprivate func isAbout(_ other: PixelRectangle) -> Bool {
      let shared = intersection(other)
      return 5 * shared.width * shared.height >= 4 * max(width * height, other.width * other.height)
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
    /// How many a part has at most: what has more is read as it is. Of 540 symbols of 12 to 44 grey values beside print, in any blur
    /// and a little noise, two are read here alone of those that have more; of the parts of photos that look like symbols half have.
    static let mostGreysOfPart = 36
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
