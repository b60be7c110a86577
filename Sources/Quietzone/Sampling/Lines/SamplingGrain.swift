#if !COMPACT
  import QuietzoneImaging

  /// How lines are sampled where single pixels show grain: each sample is the mean of a square of them.
  struct SamplingGrain {
    /// The level that is sampled, whose pixels are such means already.
    let level: Int
    /// Of how many pixels of that level to a side each sample is the mean: more than one where no coarser level is there.
    let pixels: Int

    /// - Parameter side: That of the squares, in pixels of the image: a power of two.
    init(side: Int, of pyramid: Pyramid) {
      level = min(side.trailingZeroBitCount, pyramid.levels.count - 1)
      pixels = side >> level
    }

    /// The width of a pixel of the level, in pixels of the image.
    var pixel: Double { Double(1 << level) }
  }

  extension LineSampling {
    /// Grey values that such a probe takes.
    func probeCost(side: Int) -> Int {
      let grain = SamplingGrain(side: side, of: pyramid)
      return grain.pixels * Int(Self.probeLength * region.length / grain.pixel)
    }

    /// The bars on the line at an offset, for a probe whose samples are means of squares.
    ///
    /// - Parameter side: That of the squares, in pixels of the image: a power of two.
    func probe(at offset: Double, side: Int) -> BarLine {
      let grain = SamplingGrain(side: side, of: pyramid)
      let line = probeLine(at: offset, slant: 0, step: grain.pixel)
      let profile = pyramid.withSampler(level: grain.level) {
        line.profile(in: $0, rows: grain.pixels, spacing: grain.pixel)
      }
      return BarLine(line.coarser(by: grain.pixels), profile.means(of: grain.pixels), by: EdgeFinder())
    }
  }
#endif
