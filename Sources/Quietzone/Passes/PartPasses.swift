import QuietzoneImaging
import QuietzoneSymbols

extension Pipeline {
  /// Reads a part of the image as if it were all of it.
  ///
  /// - Parameters:
  ///   - enlargement: By how much it is enlarged first.
  ///   - symbologies: Which of those that are wanted it is read for.
  mutating func read(
    part place: PixelRectangle, enlargedBy enlargement: Double = 1, for symbologies: SymbologySet = .all
  ) {
    let part = context.pyramid.levels[0].cropped(to: place)
    read(part.enlarged(by: enlargement), at: place, scale: enlargement, for: symbologies)
  }

  /// Reads what a part of the image has become as if it were all of it.
  ///
  /// - Parameter scale: How many of its own pixels it has for each of the image's.
  // Inlined, it takes less room in the browser's module.
  @inline(__always)
  mutating func read(
    _ image: LuminanceImage, at place: PixelRectangle, scale: Double = 1,
    for symbologies: SymbologySet = .all
  ) {
    var part = Pipeline(image, at: place, of: self, scale: scale, for: symbologies)
    part.run()
    let barcodes = part.barcodes
    for barcode in barcodes { context.results.add(barcode) }
    context.trace?.add(part.context.trace, movedBy: part.inImage)
    if barcodes.isEmpty { _ = context.budget.spend(part.context.budget.spent) }
  }

  #if !COMPACT
    /// Reads what patches of crossing edges look like in other ways, level by level from the finest on, where nothing was read yet.
    ///
    /// - Parameters:
    ///   - cost: The work that measuring a patch takes.
    ///   - find: The patches of a level that are worth it, in its pixels, of those that may be measured.
    ///   - pictures: What is read of a patch, given as the level shows it: one after the other until one shows a symbol.
    mutating func readPatches<Finding, Pictures: Sequence<LuminanceImage>>(
      cost: Int,
      find: (inout Evidence, Int, (PixelRectangle) -> Bool) -> [(place: PixelRectangle, finding: Finding)],
      pictures: (Finding, LuminanceImage) -> Pictures
    ) {
      for level in 0..<context.evidence.levelCount - 1 where context.goesOn {
        // What shows no crossing edges at one scale shows none at coarser ones.
        if context.evidence.patches(level: level + 1).isEmpty { return }
        /// In pixels of the image.
        func inImage(_ place: PixelRectangle) -> PixelRectangle {
          PixelRectangle(
            x: place.x << level, y: place.y << level, width: place.width << level,
            height: place.height << level)
        }
        let results = context.results
        var budget = context.budget
        let found = find(&context.evidence, level) {
          !results.covers(inImage($0).middle) && budget.spend(cost)
        }
        context.budget = budget
        for (place, finding) in found where !context.results.covers(inImage(place).middle) {
          let part = context.evidence.image(level: level).cropped(to: place)
          let count = context.results.count
          for picture in pictures(finding, part) where context.goesOn && context.results.count == count {
            read(
              picture, at: inImage(place), scale: 1 / Double(1 << level), for: context.pass.search.symbologies
            )
          }
        }
      }
    }
  #endif
}

#if !COMPACT
  enum PatchTuning {
    /// What a patch is looked through for once what hid it is gone.
    static let searches: [Pass.Search] = [
      .finderPatterns, .singleFinderPatterns, .bullseyes, .solidCorners, .unreadCorners,
    ]
  }
#endif
