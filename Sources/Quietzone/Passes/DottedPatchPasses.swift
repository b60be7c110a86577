import QuietzoneImaging

#if !COMPACT
  extension Pipeline {
    /// Reads patches of dots that do not touch, blurred until they do: what a needle, a laser or a printer's nozzles leave, and what is
    /// drawn so because it looks well.
    ///
    /// Dots hide finder patterns and bullseyes from those who look for runs and edges. The mean of as many pixels as a module is wide
    /// joins them, and leaves of a module what a little blur does.
    mutating func readDottedPatches() {
      for level in 0..<context.evidence.levelCount - 1 where context.goesOn {
        // What shows no crossing edges at one scale shows none at coarser ones.
        if context.evidence.patches(level: level + 1).isEmpty { return }
        let results = context.results
        var budget = context.budget
        /// In pixels of the image.
        func inImage(_ place: PixelRectangle) -> PixelRectangle {
          PixelRectangle(
            x: place.x << level, y: place.y << level, width: place.width << level,
            height: place.height << level)
        }
        let patches = context.evidence.dottedPatches(level: level) { place in
          !results.covers(inImage(place).middle) && budget.spend(DottedPatchTuning.measuringCost)
        }
        context.budget = budget
        for patch in patches where context.goesOn && !context.results.covers(inImage(patch.place).middle) {
          let image = context.evidence.image(level: level).cropped(to: patch.place)
          for radius in patch.radii where context.goesOn {
            let count = context.results.count
            read(
              image.averaged(radius: radius), at: inImage(patch.place), scale: 1 / Double(1 << level),
              for: context.pass.search.symbologies)
            if context.results.count > count { break }
          }
        }
      }
    }
  }
#endif
