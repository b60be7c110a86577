import QuietzoneImaging

/// What surrounds a symbol must not matter, and in a small picture more is tried than in a large one: so what stands alone is
/// read as if it were all there is.
extension Pipeline {
  /// Reads each part of the image that stands alone amid even ground as a picture of its own.
  mutating func readIslands() {
    let image = context.pyramid.levels[0]
    let all = PixelRectangle(x: 0, y: 0, width: image.width, height: image.height)
    let blocks = context.evidence.blocks(level: 0)
    func worthwhile(_ places: [PixelRectangle]) -> [PixelRectangle] {
      places.map { $0.intersection(all) }.filter {
        Double($0.width * $0.height) <= IslandTuning.mostOfImage * Double(all.width * all.height)
      }
    }
    var places = worthwhile(Islands(blocks, reach: IslandTuning.reaches.close).places())
    // Where nothing stands alone by a little, nothing does by more.
    if !places.isEmpty {
      places = worthwhile(Islands(blocks, reach: IslandTuning.reaches.wide).places()) + places
    }
    // On ground that is not even a symbol is what is steep, and full of it: a label may be hardly larger.
    let steep = Islands(blocks, reach: IslandTuning.reaches.close, leastStrength: IslandTuning.steepStrength)
    places += worthwhile(steep.places(leastShare: IslandTuning.leastSteepShare))
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
  /// Which part of the image an island may fill: of one that fills more, nothing new would come to light.
  static let mostOfImage = 0.6
}
