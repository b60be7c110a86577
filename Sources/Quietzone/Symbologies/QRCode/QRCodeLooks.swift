extension QRCodeReading {
  /// One way of looking at an image, or at a part of it.
  private struct Look {
    var name: String
    var bits: BitMatrix
    /// Where `bits` begin, in pixels of the whole image.
    var origin = Point(x: 0, y: 0)
    /// Pixels of the whole image a pixel of `bits`.
    var scale: Double
    /// Search every so many rows.
    var rowStep: Int
  }

  /// The first look at one level of the pyramid: the whole of it, quickly.
  mutating func look(level: Int, bits: BitMatrix) {
    let look = Look(
      name: "level \(level)", bits: bits, scale: Double(1 << level), rowStep: level == 0 ? 3 : 2)
    let patterns = patterns(in: look)
    budget = (effort == .live ? 5_000 : 20_000) + 60 * patterns.count
    read(patterns)
  }

  /// Looks closer around finder patterns whose symbol could not be read: at the scale that suits them, row by row, with
  /// thresholds that keep fine detail.
  mutating func lookCloser() {
    for region in looseRegions() where symbols.count < limit {
      forEachCloserLook(at: region) { look in
        let found = patterns(in: look)
        let known = finders.filter { finder in
          !isRead(finder.center)
            && !found.contains { ($0.center - finder.center).length < 2 * finder.moduleSize }
        }
        budget = 5_000
        let count = symbols.count
        read(found + known)
        lookAgain()
        readSingles(found + known)
        return symbols.count > count
      }
    }
  }

  /// Reads symbols of which two finder patterns are left over and the third is hidden.
  mutating func completePairs() {
    let loose = finders.filter { !isRead($0.center) && !isGivenUp($0) }
    guard wanted.contains(.qrCode), loose.count >= 2, loose.count <= 12, symbols.count < limit else { return }
    let size = loose.reduce(Double.infinity) { min($0, $1.moduleSize) }
    let triples = pyramid.withSampler(level: level(moduleSize: size)) {
      completedTriples(among: loose, in: $0)
    }
    budget = 5_000
    read(triples)
    lookAgain()
  }

  /// A part of the image, and the size of the modules that are expected there.
  private struct Region {
    var area: Rectangle
    var moduleSize: Double

    func contains(_ p: Point) -> Bool {
      p.x >= Double(area.x) && p.y >= Double(area.y) && p.x < Double(area.x + area.width)
        && p.y < Double(area.y + area.height)
    }
  }

  /// Where finder patterns have been left over; the whole image, if it is small and nothing was found in it.
  private func looseRegions() -> [Region] {
    let image = pyramid.levels[0]
    let loose = finders.filter { !isRead($0.center) }
    // Dozens of them are no symbols but stripes that look like finder patterns: a screen's, or a fabric's.
    guard loose.count < 40 else { return [] }
    let whole = Rectangle(x: 0, y: 0, width: image.width, height: image.height)
    var regions: [Region] = []
    for finder in loose where regions.count < 4 {
      let size = finder.moduleSize
      guard
        !regions.contains(where: {
          $0.contains(finder.center) && size < 2 * $0.moduleSize && $0.moduleSize < 2 * size
        })
      else { continue }
      let reach = Int(60 * size)
      let area = Rectangle(
        x: Int(finder.center.x) - reach, y: Int(finder.center.y) - reach, width: 2 * reach, height: 2 * reach)
      regions.append(Region(area: area.intersection(whole), moduleSize: size))
    }
    if regions.isEmpty, symbols.isEmpty, areas.isEmpty, image.width * image.height < 400_000 {
      regions.append(Region(area: whole, moduleSize: 3))
    }
    return regions
  }

  /// Calls `body` with one look after another until it returns true.
  private func forEachCloserLook(at region: Region, until body: (Look) -> Bool) {
    // Four to eight pixels a module; below that the pixels are doubled, of a larger part only if there is a pattern in it.
    var level = 0
    while level + 1 < pyramid.levels.count, region.moduleSize / Double(2 << level) >= 4 { level += 1 }
    let part = Rectangle(
      x: region.area.x >> level, y: region.area.y >> level, width: region.area.width >> level,
      height: region.area.height >> level)
    var image = pyramid.levels[level].cropped(to: part)
    let origin = Point(x: Double(part.x << level), y: Double(part.y << level))
    var scale = Double(1 << level)
    if region.moduleSize < 4, image.width * image.height < (finders.isEmpty ? 100_000 : 1_000_000) {
      image = image.doubled()
      scale /= 2
    }
    let plain = LocalThreshold(radius: 3, contrast: 12, margin: 0)
    let narrow = LocalThreshold(radius: 2, contrast: 12, margin: 0)
    func look(_ name: String, _ image: LuminanceImage, _ threshold: LocalThreshold) -> Look {
      Look(name: name, bits: threshold(image), origin: origin, scale: scale, rowStep: 1)
    }
    // Where not one pattern was found it is blur that hides them: then sharpening alone helps.
    if !finders.isEmpty,
      body(look("closer", image, plain)) || body(look("closer, narrow window", image, narrow))
    {
      return
    }
    _ = body(look("closer, sharpened", image.sharpened(radius: 4, amount: 2), plain))
  }

  /// How many places that may be finder patterns are measured at a level of a live frame, the likeliest first; and how
  /// many more for each that is one.
  private static let liveCandidates = (first: 40, perPattern: 10)

  /// The finder patterns that a look shows, without those of symbols that have been read.
  private mutating func patterns(in look: Look) -> [FinderPattern] {
    // No symbol is smaller than a finder pattern.
    guard look.bits.width >= 7, look.bits.height >= 7 else { return [] }
    var candidates = look.bits.withView { view in
      var search = FinderSearch(
        bits: view, rowStep: look.rowStep, findsInverted: readsInverted, limit: effort == .live ? 120 : 2000,
        isThorough: effort == .full)
      search.run()
      return search.candidates
    }
    if effort == .live { candidates = candidates.ascending { Double($0.deviation) } }
    // A picture of fine stripes looks like finder patterns everywhere; real ones look better than that.
    let least = candidates.count > 200 ? 0.75 : 0.55
    var patterns: [FinderPattern] = []
    for (index, candidate) in candidates.enumerated() {
      if effort == .live, index >= Self.liveCandidates.first + Self.liveCandidates.perPattern * patterns.count
      {
        break
      }
      let center = Point(x: candidate.x, y: candidate.y) * look.scale + look.origin
      guard !isRead(center) else { continue }
      let (moduleX, moduleY) = (candidate.moduleX * look.scale, candidate.moduleY * look.scale)
      pyramid.withSampler(level: level(moduleSize: min(moduleX, moduleY))) { grey in
        guard
          let pattern = FinderPattern(
            near: center, moduleX: moduleX, moduleY: moduleY, isInverted: candidate.isInverted, in: grey),
          pattern.distortion < 0.14
        else { return }
        let resemblance = pattern.resemblance(in: grey)
        guard resemblance > least else { return }
        patterns.append(pattern)
        if resemblance > 0.75 { remember(pattern) }
      }
    }
    trace?.add(look.name, look.bits, origin: look.origin, scale: look.scale, patterns)
    return patterns
  }

  /// Keeps a finder pattern; what a finer level shows takes the place of what a coarser one showed.
  private mutating func remember(_ pattern: FinderPattern) {
    if let known = finders.firstIndex(where: { ($0.center - pattern.center).length < 2 * pattern.moduleSize })
    {
      finders[known] = pattern
    } else {
      finders.append(pattern)
    }
  }
}
