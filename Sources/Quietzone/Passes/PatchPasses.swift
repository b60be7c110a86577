import QuietzoneImaging

#if !COMPACT
  /// Patches of crossing edges that something hides from all others, read without it: dots that do not touch, a shadow's edge, a blur.
  extension Pipeline {
    /// Reads patches of dots that do not touch, blurred until they do: what a needle, a laser or a printer's nozzles leave, and what is
    /// drawn so because it looks well.
    ///
    /// Dots hide finder patterns and bullseyes from those who look for runs and edges. The mean of as many pixels as a module is wide
    /// joins them, and leaves of a module what a little blur does.
    mutating func readDottedPatches() {
      readPatches(cost: DottedPatchTuning.measuringCost) {
        $0.dottedPatches(level: $1, where: $2)
      } pictures: {
        pitch, part in
        // About as wide as two dots, which a module has that has several, and no finer than that; as one; then, since ground beside a
        // symbol makes the pitch seem wider, the next smaller one.
        let radius = max(1, Int((0.5 * pitch - 0.1).rounded()))
        return [(radius, 0.5), (radius, 1), (max(1, radius - 1), 1)].lazy.map { radius, scale in
          ((scale < 1 ? part.halved() : part).averaged(radius: radius), scale)
        }
      }
    }

    /// Reads patches across which the light changes as if it did not: a shadow's edge is steeper than many of a symbol's, and finder
    /// patterns and borders that it crosses are all dark or all light to those who look for one threshold.
    mutating func readUnevenPatches() {
      readPatches(cost: UnevenPatchTuning.measuringCost) {
        $0.unevenPatches(level: $1, where: $2)
      } pictures: {
        light, _ in
        CollectionOfOne((light.flattened, 1))
      }
    }

    /// Reads patches that motion or a lens out of focus blurs, without that blur: where it is wider than a module, finder patterns and
    /// borders are gone, while what made them is still there in the waves that the patch consists of.
    mutating func readUnsharpPatches() {
      readPatches(cost: UnsharpPatchTuning.measuringCost) {
        $0.unsharpPatches(level: $1, where: $2)
      } pictureCost: {
        UnsharpPatchTuning.costOfPixel * $0
      } pictures: {
        spread, part in
        let images = Deconvolution(part).images(
          without: spread, noise: (UnsharpPatchTuning.noise.much, UnsharpPatchTuning.noise.little))
        return [(images.0, 1.0), (images.1, 1.0)]
      }
    }

    /// Reads what patches of crossing edges look like in other ways, level by level from the finest on, where nothing was read yet.
    ///
    /// - Parameters:
    ///   - cost: The work that measuring a patch takes.
    ///   - find: The patches of a level that are worth it, in its pixels, of those that may be measured.
    ///   - pictureCost: The work that the pictures of a patch of so many pixels take, beside their reading.
    ///   - pictures: What is read of a patch, given as the level shows it, and how many of its own pixels that has for each of the
    ///     level's: one after the other until symbols cover all of its patches.
    private mutating func readPatches<Finding, Pictures: Sequence<(LuminanceImage, Double)>>(
      cost: Int,
      find: (inout Evidence, Int, (PixelRectangle) -> Bool) -> [HiddenPatch<Finding>],
      pictureCost: (_ pixels: Int) -> Int = { _ in 0 },
      pictures: (Finding, LuminanceImage) -> Pictures
    ) {
      for level in 0..<context.evidence.levelCount - 1 where context.goesOn {
        let results = context.results
        var budget = context.budget
        let found = find(&context.evidence, level) {
          !results.covers($0.atFullSize(level: level).middle) && budget.spend(cost)
        }
        context.budget = budget
        /// Whether a part of it has not been read, by the pictures of another one.
        func isLeft(_ patch: HiddenPatch<Finding>) -> Bool {
          patch.patches.contains { !context.results.covers($0.atFullSize(level: level).middle) }
        }
        for patch in found where isLeft(patch) {
          let part = context.evidence.image(level: level).cropped(to: patch.place)
          let (known, spent) = (context.results.count, context.budget.spent)
          guard context.budget.spend(pictureCost(part.width * part.height)) else { return }
          var pictures = pictures(patch.finding, part).makeIterator()
          // None is made of what is read already.
          while context.goesOn, isLeft(patch), let (picture, scale) = pictures.next() {
            read(
              picture, at: patch.place.atFullSize(level: level), scale: scale / Double(1 << level),
              for: context.pass.search.symbologies)
          }
          // Where there is one there may be many.
          if context.results.count > known { context.budget.refund(context.budget.spent - spent) }
        }
      }
    }
  }

  enum PatchTuning {
    /// What a patch is looked through for once what hid it is gone.
    static let searches: [Pass.Search] = [
      .finderPatterns, .singleFinderPatterns, .bullseyes, .barRegions, .stackedRows, .bars, .solidCorners,
      .unreadCorners,
    ]
  }
#endif
