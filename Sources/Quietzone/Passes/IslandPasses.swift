import QuietzoneImaging

/// What surrounds a symbol must not matter, and in a small picture more is tried than in a large one: so what stands alone is
/// read as if it were all there is.
extension Pipeline {
  /// Reads each part of the image that stands alone amid even ground as a picture of its own.
  mutating func readIslands() {
    let image = context.pyramid.levels[0]
    let all = PixelRectangle(x: 0, y: 0, width: image.width, height: image.height)
    var level = context.pyramid.levels.count - 1
    while level > 0, context.pass.searches(level - 1, isCoarsest: false, &context.evidence) { level -= 1 }
    var tried: [PixelRectangle] = []
    for reach in IslandTuning.reaches {
      let islands = Islands(context.evidence.blocks(level: level), reach: reach)
      for island in islands.places(scale: 1 << level) where context.goesOn {
        let place = island.intersection(all)
        guard Double(place.width * place.height) <= IslandTuning.mostOfImage * Double(all.width * all.height),
          !tried.contains(place)
        else { continue }
        tried.append(place)
        read(place)
      }
    }
  }

  /// Reads a part of the image as if it were all of it.
  private mutating func read(_ place: PixelRectangle) {
    var island = Pipeline(island: place, of: self)
    island.run()
    let origin = Point(x: Double(place.x), y: Double(place.y))
    for barcode in island.context.results.barcodes {
      var barcode = barcode
      barcode.corners = barcode.corners.map { $0 + origin }
      context.results.add(barcode)
    }
    context.trace?.add(island.context.trace, movedBy: origin)
    if island.context.results.isEmpty { _ = context.budget.spend(island.context.budget.spent) }
  }
}

/// What decides which parts of an image are read once more.
enum IslandTuning {
  /// How far apart the blocks of an island may be, in blocks. Wide spaces within a symbol leave three even ones between two; a
  /// label's edge may be as near, and is parted from the symbol by a smaller step.
  static let reaches = [4, 2]
  /// Which part of the image an island may fill: of one that fills more, nothing new would come to light.
  static let mostOfImage = 0.6
}
