import QuietzoneImaging

/// What surrounds a symbol must not matter, and in a small picture more is tried than in a large one: so what stands alone is
/// read as if it were all there is.
extension Pipeline {
  /// Reads each part of the image that stands alone amid even ground as a picture of its own.
  mutating func readIslands() {
    let image = context.pyramid.levels[0]
    let all = PixelRectangle(x: 0, y: 0, width: image.width, height: image.height)
    let levels = 0..<context.evidence.levelCount
    let level =
      levels.first { context.pass.searches($0, isCoarsest: $0 == levels.upperBound - 1, &context.evidence) }
      ?? 0
    let blocks = context.evidence.blocks(level: level)
    let known = context.results
    func worthwhile(_ places: [PixelRectangle]) -> [PixelRectangle] {
      places.map { $0.atFullSize(level: level).intersection(all) }.filter { place in
        Double(place.width * place.height) <= IslandTuning.mostOfImage * Double(all.width * all.height)
          && !known.covers(place.middle) && !known.areas.contains { place.contains($0.center) }
      }
    }
    /// Those that are steep and full of it.
    func steep(reach: Int, leastStrength: Float) -> [PixelRectangle] {
      worthwhile(
        Islands(blocks, reach: reach, leastStrength: leastStrength)
          .places(leastShare: IslandTuning.leastSteepShare))
    }
    let reaches = IslandTuning.reaches
    var places: [PixelRectangle] = []
    if known.isEmpty {
      places = worthwhile(Islands(blocks, reach: reaches.close).places())
      // Where nothing stands alone by a little, nothing does by more.
      if !places.isEmpty { places = worthwhile(Islands(blocks, reach: reaches.wide).places()) + places }
      // On ground that is not even a symbol is what is steep, and full of it: a label may be hardly larger.
      places += steep(reach: reaches.close, leastStrength: IslandTuning.steepStrength)
    }
    #if !COMPACT
      if !known.isEmpty {
        places = [reaches.wide, reaches.close].flatMap {
          steep(reach: $0, leastStrength: IslandTuning.steepStrengthInCompany)
        }
      }
    #endif
    var tried: [PixelRectangle] = []
    for place in places where context.goesOn && !tried.contains(place) {
      tried.append(place)
      read(part: place)
    }
  }
}

/// What decides which parts of an image are read once more.
enum IslandTuning {
  /// How far apart the blocks of an island may be, in blocks. Wide spaces within a symbol leave three even ones between two; a
  /// label's edge may be as near, and is parted from the symbol by a smaller step.
  static let reaches = (wide: 4, close: 2)
  /// What is steep at least, in grey values a pixel, and how much of its rectangle such an island fills: most textures are less,
  /// lines of text and the edges of things fill less. Of 29 symbols on tight labels in large photos that were read alone and lost
  /// there 9 are read so; photos without a code take 2 % more instructions, at 8 and a half 11 %.
  static let (steepStrength, leastSteepShare): (Float, Double) = (16, 0.6)
  /// What is steep where something was read: there is little work for what is left. Of 458 symbols beside three others 447 are read,
  /// at 16 one fewer.
  static let steepStrengthInCompany: Float = 8
  /// Which part of the image an island may fill: of one that fills more, nothing new would come to light.
  static let mostOfImage = 0.6
}
