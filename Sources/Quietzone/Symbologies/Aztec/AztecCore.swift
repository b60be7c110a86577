import QuietzoneImaging
import QuietzoneSymbols

/// The core of an Aztec Code as the image shows it: square rings, and around them the mode message.
struct AztecCore {
  /// From modules about the middle of the bullseye, turned as the image has them, to image pixels.
  private(set) var map: Perspective
  let isInverted: Bool
  /// How well the rings agree with what they should be: their correlation, 1 at best.
  private(set) var score = 0.0

  /// Fits a perspective to the edges of the rings; nil where they are no bullseye.
  init?(_ bullseye: Bullseye, in grey: GreySampler) {
    let (across, down) = (bullseye.across * 3.5, bullseye.down * 3.5)
    let corners = Quadrilateral(
      topLeft: bullseye.center - across - down, topRight: bullseye.center + across - down,
      bottomRight: bullseye.center + across + down, bottomLeft: bullseye.center - across + down)
    guard let rough = Perspective(unitSquareTo: corners) else { return nil }
    map = rough.after(origin: Point(x: -3.5, y: -3.5), scale: 1 / 7)
    isInverted = bullseye.isInverted
    for _ in 0..<2 { fitEdges(in: grey) }
    score = score(rings: 4, in: grey)
    guard score > AztecTuning.leastScore else { return nil }
  }

  /// A symbol's core with what its ring says.
  struct Reading {
    var isCompact: Bool
    var ring: Aztec.CoreRing.Reading
  }

  /// What the ring around the bullseye may say, the likeliest first.
  func readings(in grey: GreySampler) -> [Reading] {
    var readings: [Reading] = []
    for isCompact in [true, false] {
      let dimension = isCompact ? 11 : 15
      guard isCompact || score(rings: 6, in: grey) > AztecTuning.leastScore,
        let grid = grid(dimension: dimension, from: Aztec.CoreRing.View(corner: 0, isMirrored: false))
      else { continue }
      let modules = ModuleSamples(grid, isInverted: isInverted, in: grey).binarized(radius: 3)
      guard let ring = Aztec.CoreRing(in: modules, isCompact: isCompact) else { continue }
      readings += ring.readings().prefix(3).map { Reading(isCompact: isCompact, ring: $0) }
    }
    return readings.ascending { Double($0.doubt) }
  }

  /// The grid of a symbol of `dimension` modules a side that is seen from one of eight sides: its own top left is the
  /// grid's.
  func grid(dimension: Int, from view: Aztec.CoreRing.View) -> SymbolGrid? {
    let middle = Double(dimension) / 2
    let places = [(-5.0, -5.0), (5.0, -5.0), (5.0, 5.0), (-5.0, 5.0)].map { Point(x: $0, y: $1) }
    let images = places.map { place in
      var place = view.isMirrored ? Point(x: place.y, y: place.x) : place
      for _ in 0..<view.corner { place = Point(x: -place.y, y: place.x) }
      return map(place)
    }
    let ownPlaces = places.map { Point(x: $0.x + middle, y: $0.y + middle) }
    guard let map = Perspective(from: ownPlaces, to: images) else { return nil }
    return SymbolGrid(dimension: dimension, map: map)
  }

  /// The grey values at four places, in modules from the middle; dark is low.
  @inline(__always)
  private func values(_ x: SIMD4<Float>, _ y: SIMD4<Float>, in grey: GreySampler) -> SIMD4<Float> {
    let values = grey.values(under: map, x: x, y: y)
    return isInverted ? 255 - values : values
  }

  /// How well the modules of so many rings around the middle agree with a bullseye's: their correlation.
  private func score(rings: Int, in grey: GreySampler) -> Double {
    var score = RingScore()
    score.add(values(.zero, .zero, in: grey)[0], isLight: false)
    for ring in 1...rings {
      // A side of the ring, without its last module, and the other three.
      for along in -ring..<ring {
        let (x, y) = turned(Float(ring), Float(along))
        let values = values(x, y, in: grey)
        for lane in 0..<4 { score.add(values[lane], isLight: ring & 1 == 1) }
      }
    }
    return score.correlation
  }

  /// Moves the perspective to where the rings' edges are.
  private mutating func fitEdges(in grey: GreySampler) {
    var edges: [(place: Point, outward: Point, offset: Double, isLighter: Bool)] = []
    for ring in 1...5 {
      for along in -ring...ring {
        let (x, y) = turned(Float(ring) + 0.5, Float(along))
        let (outwardX, outwardY) = turned(1, 0)
        let offsets = edgeOffsets(ring, along: along, in: grey)
        for turn in 0..<4 {
          guard let offset = offsets[turn] else { continue }
          edges.append(
            (
              Point(x: Double(x[turn]), y: Double(y[turn])),
              Point(x: Double(outwardX[turn]), y: Double(outwardY[turn])), offset, ring & 1 == 0
            ))
        }
      }
    }
    guard edges.count >= 24 else { return }
    // By how much dark has grown, edges from dark to light are too far out and the others too far in.
    var growth = 0.0
    for edge in edges { growth += edge.isLighter ? edge.offset : -edge.offset }
    growth = max(-0.3, min(0.3, growth / Double(edges.count)))
    // An edge says nothing of where along it the place is: one equation each, for the eight unknowns of a perspective
    // from where edges should be to where they are.
    var system = LinearSystem(count: 8)
    for edge in edges {
      let (x, y) = (edge.place.x, edge.place.y)
      let off = edge.offset - (edge.isLighter ? growth : -growth)
      if edge.outward.x != 0 {
        let target = x + edge.outward.x * off
        system.add([x, y, 1, 0, 0, 0, -x * target, -y * target], equals: target)
      } else {
        let target = y + edge.outward.y * off
        system.add([0, 0, 0, x, y, 1, -x * target, -y * target], equals: target)
      }
    }
    guard let k = system.solve() else { return }
    let places = [(-5.0, -5.0), (5.0, -5.0), (5.0, 5.0), (-5.0, 5.0)].map { Point(x: $0, y: $1) }
    let images = places.map { place in
      let depth = k[6] * place.x + k[7] * place.y + 1
      return map(
        Point(
          x: (k[0] * place.x + k[1] * place.y + k[2]) / depth,
          y: (k[3] * place.x + k[4] * place.y + k[5]) / depth))
    }
    if let better = Perspective(from: places, to: images) { map = better }
  }

  /// How far out of their places a ring's edges are on all four sides, in modules; nil where there is none.
  private func edgeOffsets(_ ring: Int, along: Int, in grey: GreySampler) -> [Double?] {
    /// Grey values at places from half a module inside to half a module outside, rising across the edge.
    let steps = (0...5).map { step in
      let (x, y) = turned(Float(ring) + Float(step) * 0.2, Float(along))
      let values = values(x, y, in: grey)
      return ring & 1 == 0 ? values : 255 - values
    }
    return (0..<4).map { side in
      let (first, last) = (steps[0][side], steps[5][side])
      let threshold = (first + last) / 2
      guard last - first > 12, let step = (1...5).first(where: { steps[$0][side] >= threshold }) else {
        return nil
      }
      let (before, after) = (steps[step - 1][side], steps[step][side])
      return Double(step - 1) * 0.2 - 0.5 + 0.2 * Double((threshold - before) / max(1, after - before))
    }
  }
}

/// A place or a direction as it is, and after one, two and three quarter turns.
@inline(__always)
private func turned(_ x: Float, _ y: Float) -> (x: SIMD4<Float>, y: SIMD4<Float>) {
  (SIMD4(x, -y, -x, y), SIMD4(y, x, -y, -x))
}

extension AztecCore.Reading {
  /// How much speaks against it.
  fileprivate var doubt: Int { ring.wrongMarks + 2 * ring.repairedWords }
}
