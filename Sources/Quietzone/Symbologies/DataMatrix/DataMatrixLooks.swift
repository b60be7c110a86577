import QuietzoneImaging
import QuietzoneSymbols

extension DataMatrixReading {
  /// The first look: at halves of the coarsest level, where wide modules are a few pixels, then at the levels themselves.
  ///
  /// The outside of a symbol shows where a module is one pixel: the finest level of a large image is not needed to find
  /// it.
  mutating func look(_ levels: inout ImageLevels) {
    for (index, image) in coarserImages.enumerated().reversed() where symbols.count < limit {
      look(
        at: image, GradientBlocks(image), level: pyramid.levels.count - 1,
        scale: Double(1 << (pyramid.levels.count + index)))
    }
    let mostPixels = effort == .live ? 1_000_000 : 3_500_000
    for level in pyramid.levels.indices.reversed() where symbols.count < limit {
      let image = pyramid.levels[level]
      guard image.width * image.height <= mostPixels || level + 1 == pyramid.levels.count else { continue }
      let scale = Double(1 << level)
      trace?.looks.append(
        ReadingTrace.Look(
          name: "Data Matrix, level \(level)", bits: levels.bits(level: level), origin: Point(x: 0, y: 0),
          scale: scale))
      look(at: image, levels.blocks(level: level), level: level, scale: scale)
    }
  }

  /// Halves of the pyramid's last level.
  private var coarserImages: [LuminanceImage] {
    var images: [LuminanceImage] = []
    var image = pyramid.levels[pyramid.levels.count - 1]
    while min(image.width, image.height) >= 48, images.count < 3 {
      image = image.halved()
      images.append(image)
    }
    return images
  }

  /// Reads the symbols whose corner shows in `image`.
  ///
  /// - Parameters:
  ///   - level: the level of the pyramid that `image` is, or the nearest there is.
  ///   - scale: pixels of the whole image a pixel of `image`.
  private mutating func look(
    at image: LuminanceImage, _ gradients: GradientBlocks, level: Int, scale: Double
  ) {
    let blocks = DenseBlocks(gradients, scale: scale, except: areas + symbols.map { $0.corners })
    var (blockBudget, attempts) = effort == .live ? (600, 3) : (2_500, 8)
    // What is too large to be traced here is small enough at a coarser level, if it is a symbol.
    for region in blocks.regions where symbols.count < limit && region.blockCount <= blockBudget {
      blockBudget -= region.blockCount
      let edges = EdgeTracing(region, of: blocks, in: image, scale: scale)
      let longest = edges.segments.descending { $0.length }.prefix(effort == .live ? 60 : 160)
      let corners = solidCorners(among: Array(longest), slack: 2.5 * scale, readsInverted: readsInverted)
      for corner in corners.prefix(effort == .live ? 10 : 40) where symbols.count < limit && attempts > 0 {
        for candidate in candidates(corner, level: level, scale: scale) where !isRead(candidate.center) {
          guard !tried.contains(where: { $0.isLike(candidate) }) else { continue }
          tried.append(candidate)
          if read(candidate, level: level) { break }
          attempts -= 1
        }
      }
    }
  }

  /// A corner with its borders followed to their ends, and as it was found: those that look like borders.
  private func candidates(_ corner: SolidCorner, level: Int, scale: Double) -> [SolidCorner] {
    pyramid.withSampler(level: max(0, level - 1)) { grey in
      let pixel = level > 0 ? scale / 2 : scale
      let whole = corner.extended(pixel: pixel, in: grey)
      let isPart = max((whole.top - corner.top).length, (whole.right - corner.right).length) > 1.5 * scale
      return (isPart ? [whole, corner] : [whole]).filter {
        BorderContrast($0, pixel: pixel, in: grey).isPlausible
      }
    }
  }

  /// Reads the symbol of a corner.
  private mutating func read(_ corner: SolidCorner, level: Int) -> Bool {
    // As fine as the edges were found, or finer; a symbol's side is at most a few hundred pixels.
    var fine = max(0, level - 1)
    while fine < level, max(corner.left.length, corner.lower.length) / Double(1 << fine) > 400 { fine += 1 }
    guard let counts = pyramid.withSampler(level: fine, { ModuleCounts(corner, in: $0) }) else {
      return false
    }
    let moduleSize = min(corner.left.length / counts.rows, corner.lower.length / counts.columns)
    return pyramid.withSampler(level: samplingLevel(moduleSize: moduleSize)) { grey in
      let outlines = TimingTracks(corner: corner, counts: counts).outlines(in: grey)
      let fits = outlines.flatMap { SymbolFit.fits($0, isInverted: corner.isInverted, in: grey) }
      return fits.descending { $0.plausibility }.prefix(4).contains { read($0, in: grey) }
    }
  }

  private mutating func read(_ fit: SymbolFit, in grey: GreySampler) -> Bool {
    var fit = fit
    if fit.border.share > 0.75, fit.plausibility > 1.6 {
      fit.settle(in: grey)
      if let grid = fit.grid {
        let samples = ModuleSamples(grid, isInverted: fit.isInverted, in: grey)
        if decode(samples, fit, grid) { return true }
      }
    }
    unread.append(fit)
    return false
  }

  /// A picture of no more pixels may be a symbol that was cut out.
  private static let mostPixelsForMargin = 100_000

  /// Looks once more at a small picture that a symbol may fill to its edge, with a margin around it.
  mutating func lookBeyondTheEdge() {
    let image = pyramid.levels[0]
    guard image.width * image.height <= Self.mostPixelsForMargin, !image.pixels.isEmpty else { return }
    var (darkest, lightest) = (UInt8.max, UInt8.min)
    for pixel in image.pixels { (darkest, lightest) = (min(darkest, pixel), max(lightest, pixel)) }
    // So small a picture may have modules of a single pixel.
    let isTiny = max(image.width, image.height) < 200
    let (scale, margin) = (isTiny ? 0.5 : 1, 16)
    // A symbol without a margin has a solid border or a clock track near an edge of the picture.
    let shares = image.darkShares(threshold: UInt8((Int(darkest) + Int(lightest)) / 2))
    let isDark = shares.reduce(0, +) > 0.5 * Double(shares.count)
    var samples: [UInt8] = []
    if isTiny && !isDark || shares.contains(where: { $0 > 0.25 }) { samples.append(lightest) }
    let mayBeInverted = shares.contains { $0 < 0.75 } && shares.contains { $0 > 0.1 }
    if readsInverted, isTiny && isDark || mayBeInverted { samples.append(darkest) }
    for tone in samples where symbols.isEmpty {
      let framed = Pyramid(
        (isTiny ? image.doubled() : image).framed(by: margin, tone: tone), smallestSide: 480)
      var levels = ImageLevels(framed)
      var reading = DataMatrixReading(framed, effort: .live, readsInverted: readsInverted)
      reading.limit = limit
      reading.lookQuickly(&levels)
      symbols = reading.symbols.map { symbol in
        var symbol = symbol
        symbol.corners = symbol.corners.map { ($0 - Point(x: Double(margin), y: Double(margin))) * scale }
        return symbol
      }
    }
  }
}

extension LuminanceImage {
  /// The part of the pixels of each line near an edge, up to four pixels inside, that is darker than `threshold`.
  fileprivate func darkShares(threshold: UInt8) -> [Double] {
    let (columns, rows) = (0..<width, 0..<height)
    let lines = (0..<min(5, width, height)).flatMap { inset in
      let (right, bottom) = (width - 1 - inset, height - 1 - inset)
      return [
        columns.map { self[$0, inset] }, columns.map { self[$0, bottom] }, rows.map { self[inset, $0] },
        rows.map { self[right, $0] },
      ]
    }
    return lines.map { line in Double(line.count { $0 < threshold }) / Double(line.count) }
  }

  /// The picture with a margin of one tone around it.
  fileprivate func framed(by margin: Int, tone: UInt8) -> LuminanceImage {
    let (width, height, pixels) = (width, height, pixels)
    let stride = width + 2 * margin
    return LuminanceImage(width: stride, height: height + 2 * margin) { target in
      target.initialize(repeating: tone, count: stride * (height + 2 * margin))
      pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<height {
          (target + (y + margin) * stride + margin).update(
            from: pixels.baseAddress! + y * width, count: width)
        }
      }
    }
  }
}
