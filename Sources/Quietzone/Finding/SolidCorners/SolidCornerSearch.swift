import QuietzoneImaging

/// The solid corners of one level: edges that meet, and look like the borders of a symbol.
struct SolidCornerSearch {
  /// Those that look most like one first.
  private(set) var corners: [SolidCorner] = []

  /// Pixels of the image a pixel of the level.
  private let scale: Double

  /// - Parameter level: which of the evidence's levels; one beyond the pyramid is sampled in the pyramid's last.
  init(level: Int, _ context: inout ReadingContext) {
    scale = Double(1 << level)
    let image = context.evidence.image(level: level)
    let blocks = DenseBlocks(
      context.evidence.blocks(level: level), context.evidence.crossings(level: level), in: image,
      scale: scale,
      except: context.results.areas)
    var segments: [EdgeSegment] = []
    for region in blocks.regions {
      guard context.budget.spend(SolidCornerTuning.tracingCost * region.blockCount) else { break }
      segments += EdgeTracing(region, of: blocks, in: image, scale: scale).segments
    }
    let finest = context.pyramid.levels.count - 1
    let samplingLevel = max(0, min(level, finest) - 1)
    let pixel = level > 0 ? scale / 2 : scale
    let pyramid = context.pyramid
    pyramid.withSampler(level: samplingLevel) { grey in
      forEachPair(of: segments) { first, second in
        guard let corner = SolidCorner(first, second, slack: 2.5 * scale),
          context.readsInverted || !corner.isInverted, context.budget.spend(SolidCornerTuning.cornerCost)
        else { return }
        // A part of a solid border is solid, too.
        let contrast = BorderContrast(corner, pixel: pixel, in: grey)
        guard contrast.isSolid else { return }
        let whole = corner.extended(pixel: pixel, in: grey)
        // What goes on beyond an edge may be no part of the symbol.
        let isPart = max((whole.top - corner.top).length, (whole.right - corner.right).length) > 1.5 * scale
        if isPart { add(whole, BorderContrast(whole, pixel: pixel, in: grey), in: grey) }
        add(isPart ? corner : whole, contrast, in: grey)
      }
    }
    corners = corners.descending { $0.score }
  }

  private mutating func add(_ corner: SolidCorner, _ contrast: BorderContrast, in grey: GreySampler) {
    guard contrast.isSolid, let score = contrast.score(detail: contrast.detail(inside: corner, in: grey)),
      score >= SolidCornerTuning.leastScore
    else { return }
    var corner = corner
    corner.score = score
    corners.append(corner)
  }

  /// Calls `body` with each two edges of which one begins about where the other ends.
  ///
  /// Edges are sorted into squares by where they begin, so that each meets those around its end alone.
  private func forEachPair(of segments: [EdgeSegment], _ body: (EdgeSegment, EdgeSegment) -> Void) {
    guard !segments.isEmpty else { return }
    let side = 16 * scale
    func square(_ place: Double) -> Int { max(0, Int(place / side)) }
    let columns = square(segments.reduce(0) { max($0, $1.start.x) }) + 1
    let rows = square(segments.reduce(0) { max($0, $1.start.y) }) + 1
    // The first of each square's edges, and behind each edge the next one.
    var first = [Int32](repeating: -1, count: columns * rows)
    var next = [Int32](repeating: -1, count: segments.count)
    for (index, segment) in segments.enumerated() {
      let place = square(segment.start.y) * columns + square(segment.start.x)
      next[index] = first[place]
      first[place] = Int32(index)
    }
    for segment in segments {
      let reach = SolidCorner.reach(segment.length, slack: 2.5 * scale)
      let (left, right) = (square(segment.end.x - reach), min(columns - 1, square(segment.end.x + reach)))
      let (top, bottom) = (square(segment.end.y - reach), min(rows - 1, square(segment.end.y + reach)))
      guard left <= right, top <= bottom else { continue }
      for row in top...bottom {
        for column in left...right {
          var index = first[row &* columns &+ column]
          while index >= 0 {
            body(segment, segments[Int(index)])
            index = next[Int(index)]
          }
        }
      }
    }
  }
}
