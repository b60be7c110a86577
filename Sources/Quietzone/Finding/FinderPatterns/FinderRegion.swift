import QuietzoneImaging

/// A part of the image that is worth a closer look, and the size of the modules that are expected there.
struct FinderRegion {
  private let area: PixelRectangle
  private let moduleSize: Double
  /// Whether its pixels are so few that they may hide what is there.
  private var mayBeTooFine = false

  /// Where finder patterns have been left over; in a small image in which none was found, where blur may hide some, or modules of
  /// hardly more than a pixel.
  static func regions(around finding: FinderPatternFinding, _ context: inout ReadingContext) -> [FinderRegion]
  {
    let image = context.pyramid.levels[0]
    let unread = finding.unread(context)
    guard unread.count < FinderPatternTuning.manyUnread else { return [] }
    let whole = PixelRectangle(x: 0, y: 0, width: image.width, height: image.height)
    var regions: [FinderRegion] = []
    for finder in unread {
      let size = finder.moduleSize
      let isKnown = regions.contains {
        $0.contains(finder.center) && size < 2 * $0.moduleSize && $0.moduleSize < 2 * size
      }
      guard !isKnown else { continue }
      let reach = Int(FinderPatternTuning.reach * size)
      let area = PixelRectangle(
        x: Int(finder.center.x) - reach, y: Int(finder.center.y) - reach, width: 2 * reach, height: 2 * reach)
      regions.append(FinderRegion(area: area.intersection(whole), moduleSize: size))
    }
    if unread.isEmpty, context.results.isEmpty,
      image.width * image.height < FinderPatternTuning.mostPixelsToSharpen
    {
      for patch in context.evidence.blurredPatches(leastSide: FinderPatternTuning.leastBlurredSide) {
        // What fills a tiny image to its edge is not cut: it has no quiet zone to spare.
        let part = patch.intersection(whole)
        let area = FinderPatternTuning.mayBeOneSymbol(part, in: image) ? whole : part
        regions.append(FinderRegion(area: area, moduleSize: FinderPatternTuning.blurredModule))
      }
      guard FinderPatternTuning.mayBeOneSymbol(whole, in: image) else { return regions }
      for patch in context.evidence.patches(mostSide: FinderPatternTuning.mostFineSide) {
        regions.append(
          FinderRegion(
            area: patch.intersection(whole), moduleSize: FinderPatternTuning.fineModule, mayBeTooFine: true))
      }
    }
    return regions
  }

  private func contains(_ p: Point) -> Bool {
    p.x >= Double(area.x) && p.y >= Double(area.y) && p.x < Double(area.x + area.width)
      && p.y < Double(area.y + area.height)
  }

  /// Calls `body` with the part in one black and white after another until it returns true.
  ///
  /// - Parameter showsPatterns: Whether any pattern was found in the image. Where not one was it is blur that hides them, or
  ///   too few pixels: then sharpening alone helps.
  func forEachCloserPart(
    of pyramid: Pyramid, showsPatterns: Bool, until body: (ThresholdedPart) -> Bool
  ) {
    // Four to eight pixels a module; below that the pixels are doubled, unless it is blur that hides what is there. Of an edge
    // that is sharp where it falls between pixels, sharpening shows on which side it lies. A symbol that fills a tiny image may
    // have no quiet zone: sharpened twice as large its finder patterns come off what is around them.
    var level = 0
    while level + 1 < pyramid.levels.count, moduleSize / Double(2 << level) >= 4 { level += 1 }
    let part = PixelRectangle(
      x: area.x >> level, y: area.y >> level, width: area.width >> level, height: area.height >> level)
    var image = pyramid.levels[level].cropped(to: part)
    let origin = Point(x: Double(part.x << level), y: Double(part.y << level))
    var scale = Double(1 << level)
    if moduleSize < 4, image.width * image.height < FinderPatternTuning.mostPixelsToDouble,
      showsPatterns || mayBeTooFine || FinderPatternTuning.mayBeOneSymbol(area, in: pyramid.levels[0])
    {
      image = image.doubled()
      scale /= 2
    }
    let plain = LocalThreshold(radius: 3, contrast: 12, margin: 0)
    let narrow = LocalThreshold(radius: 2, contrast: 12, margin: 0)
    func closer(_ name: String, _ image: LuminanceImage, _ threshold: LocalThreshold) -> ThresholdedPart {
      ThresholdedPart(name: name, bits: threshold(image), origin: origin, scale: scale, rowStep: 1)
    }
    if showsPatterns,
      body(closer("closer", image, plain)) || body(closer("closer, narrow window", image, narrow))
    {
      return
    }
    _ = body(closer("closer, sharpened", image.sharpened(radius: 4, amount: 2), plain))
  }
}
