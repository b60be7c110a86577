import QuietzoneImaging

/// An image at all its scales, with what more than one symbology needs to know of each: made when it is first asked for.
struct ImageLevels {
  let pyramid: Pyramid
  private var bits: [BitMatrix?]
  private var blocks: [GradientBlocks?]

  init(_ pyramid: Pyramid) {
    self.pyramid = pyramid
    bits = [BitMatrix?](repeating: nil, count: pyramid.levels.count)
    blocks = [GradientBlocks?](repeating: nil, count: pyramid.levels.count)
  }

  /// A level in black and white. The finest level is most of the pixels: it is light wherever the one before it shows no
  /// detail.
  mutating func bits(level: Int) -> BitMatrix {
    if let known = bits[level] { return known }
    let detail = level == 0 && pyramid.levels.count > 1 ? DetailMap(bits(level: 1)) : nil
    let made = LocalThreshold()(pyramid.levels[level], where: detail)
    bits[level] = made
    return made
  }

  /// Which way the grey values run at a level.
  mutating func blocks(level: Int) -> GradientBlocks {
    if let known = blocks[level] { return known }
    let made = GradientBlocks(pyramid.levels[level])
    blocks[level] = made
    return made
  }
}
