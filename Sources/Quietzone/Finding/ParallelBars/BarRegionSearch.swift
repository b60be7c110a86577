import QuietzoneImaging

/// The places with parallel edges that an image's blocks show, those with most edges first.
///
/// Complexity: O(blocks).
///
/// - Parameter scale: pixels of the image a pixel of what the blocks were measured on.
func findBarRegions(in blocks: GradientBlocks, scale: Double) -> [BarRegion] {
  var search = BlockFlooding(blocks)
  var regions: [BarRegion] = []
  #if !COMPACT
    var loose: [Int] = []
  #endif
  search.forEachGroup { members in
    let region = BarRegion(of: members, in: blocks, scale: scale, leastFilled: leastFilled)
    if let region { regions.append(region) }
    #if !COMPACT
      if members.count >= fewestOfWhole, region?.isFilled(by: members.count, scale: scale) != true {
        loose += members
      }
    #endif
  }
  let whole = joiningPieces(of: regions.descending { $0.weight }, block: scale * Double(GradientBlocks.side))
  #if COMPACT
    return whole
  #else
    guard !loose.isEmpty else { return whole }
    // Bars may hang together with what lies beside them and runs a little otherwise.
    var parts: [BarRegion] = []
    search.release(loose)
    search.forEachGroup(alike: BlockFlooding.strictLikeness) { members in
      guard members.count >= fewestOfWhole else { return }
      if var region = BarRegion(of: members, in: blocks, scale: scale, leastFilled: wholeFilled) {
        region.isPart = true
        parts.append(region)
      }
    }
    return parts.isEmpty ? whole : (whole + parts).descending { $0.weight }
  #endif
}

/// Which part of what they span blocks that belong together fill at least, and those of all of a symbol; and how many these are: the
/// bars of an EAN-13 of a pixel a module, 16 pixels high. With 0.7 and 16 one label more of 238 in photos is read, and six codes fewer of
/// 4,001 in other surroundings.
private let (leastFilled, wholeFilled, fewestOfWhole) = (0.25, 0.6, 24)

/// The blocks that lie in groups of so many at least, whatever these amount to: by block, row by row.
///
/// Complexity: O(blocks).
func blocksInGroups(of fewest: Int, in blocks: GradientBlocks) -> [Bool] {
  var search = BlockFlooding(blocks)
  var result = [Bool](repeating: false, count: blocks.columns * blocks.rows)
  search.forEachGroup { members in
    guard members.count >= fewest else { return }
    for member in members { result[member] = true }
  }
  return result
}

/// Gathers neighbouring blocks whose edges run alike.
private struct BlockFlooding {
  /// The least slope that counts, in grey values a pixel.
  private static let leastStrength: Float = 3
  /// How well the edges of one block have to agree on a direction.
  private static let leastAgreement: Float = 0.5
  /// The cosine of twice the angle that neighbours may differ by: 15°; and 5°, of what runs no one way as a whole.
  static let (likeness, strictLikeness): (Float, Float) = (0.866, 0.985)

  /// The number of blocks in a row, and of those in a row with one more at either end, so that each has eight neighbours.
  private let columns: Int
  private let stride: Int
  /// With a block more at every side, each block's direction as a unit vector.
  private var directions: [SIMD2<Float>]
  private var isTaken: [Bool]

  init(_ blocks: GradientBlocks) {
    (columns, stride) = (blocks.columns, blocks.columns + 2)
    directions = [SIMD2<Float>](repeating: .zero, count: stride * (blocks.rows + 2))
    isTaken = [Bool](repeating: true, count: directions.count)
    for row in 0..<blocks.rows {
      for column in 0..<columns {
        let index = row * columns + column
        let direction = blocks.direction[index]
        let square = (direction * direction).sum()
        guard blocks.strength[index] >= Self.leastStrength,
          square >= Self.leastAgreement * Self.leastAgreement
        else { continue }
        let place = (row + 1) * stride + column + 1
        directions[place] = direction / square.squareRoot()
        isTaken[place] = false
      }
    }
  }

  #if !COMPACT
    /// Lets blocks be gathered again.
    mutating func release(_ members: [Int]) {
      for member in members { isTaken[(member / columns + 1) * stride + member % columns + 1] = false }
    }
  #endif

  /// Calls `body` with the blocks of each group of those that no group has yet.
  ///
  /// - Parameter likeness: The cosine of twice the angle that neighbours may differ by.
  mutating func forEachGroup(alike likeness: Float = Self.likeness, _ body: ([Int]) -> Void) {
    let (columns, stride) = (columns, stride)
    // One group's members follow another's: each place belongs to one.
    withUnsafeTemporaryAllocation(of: Int.self, capacity: isTaken.count) { members in
      directions.withUnsafeBufferPointer { directions in
        isTaken.withUnsafeMutableBufferPointer { isTaken in
          var end = 0
          for seed in isTaken.indices where !isTaken[seed] {
            let start = end
            isTaken[seed] = true
            members[end] = seed
            end += 1
            var next = start
            while next < end {
              let place = members[next]
              let direction = directions[place]
              next += 1
              for row in -1...1 {
                let middle = place + row * stride
                for near in middle - 1...middle + 1 where !isTaken[near] {
                  guard (direction * directions[near]).sum() > likeness else { continue }
                  isTaken[near] = true
                  members[end] = near
                  end += 1
                }
              }
            }
            guard end - start >= Self.fewestBlocks else { continue }
            body(members[start..<end].map { ($0 / stride - 1) * columns + $0 % stride - 1 })
          }
        }
      }
    }
  }

  private static let fewestBlocks = 4
}

extension BarRegion {
  /// Whether so many blocks fill it as the bars of a symbol do.
  fileprivate func isFilled(by count: Int, scale: Double) -> Bool {
    let side = scale * Double(GradientBlocks.side)
    return Double(count) * side * side > wholeFilled * length * height
  }

  /// The most of the rectangle along its bars that a strip of leaning bars takes. With 0.55 all of 240
  /// drawn ones are read, but one of three around cans is not; from 0.75 on what stacked symbols side by side leave looks like one.
  private static let mostOfRectangle = 0.67

  /// What blocks that belong together amount to; nil unless they fill a stretch that bars would.
  ///
  /// - Parameter leastFilled: Which part of it they fill at least.
  fileprivate init?(of members: [Int], in blocks: GradientBlocks, scale: Double, leastFilled: Double) {
    var (twice, sum, weight) = (SIMD2<Double>.zero, SIMD2<Double>.zero, 0.0)
    func place(_ index: Int) -> SIMD2<Double> {
      SIMD2(Double(index % blocks.columns) + 0.5, Double(index / blocks.columns) + 0.5)
    }
    for index in members {
      let strength = Double(blocks.strength[index])
      let direction = blocks.direction[index]
      twice += SIMD2(Double(direction.x), Double(direction.y)) * strength
      sum += place(index) * strength
      weight += strength
    }
    let agreement = (twice * twice).sum().squareRoot() / weight
    guard agreement > 0.5 else { return nil }
    let across = halved(twice)
    let along = SIMD2(-across.y, across.x)
    let middle = sum / weight
    let places = members.map { place($0) - middle }
    // The direction as a function of the place across, and that of the strip: straight lines through the blocks' own directions, and
    // through their places.
    var (spread, turn, rise) = (0.0, 0.0, 0.0)
    for (index, place) in zip(members, places) {
      let (u, v) = ((place * across).sum(), (place * along).sum())
      let direction = blocks.direction[index]
      let own = halved(SIMD2(Double(direction.x), Double(direction.y)))
      let parallel = (own * across).sum()
      let turned = (own * along).sum() * (parallel < 0 ? -1 : 1)
      let strength = Double(blocks.strength[index])
      spread += u * u * strength
      turn += u * turned * strength
      rise += u * v * strength
    }
    let rectangle = BarStrip(across: across, lean: 0, around: middle, places)
    let leaning = BarStrip(
      across: across, lean: spread > 0 ? rise / spread : 0, around: middle, places)
    let strip = leaning.area < Self.mostOfRectangle * rectangle.area ? leaning : rectangle
    guard rectangle.size.x >= 3, Double(members.count) > leastFilled * strip.area else { return nil }
    let pixels = scale * Double(GradientBlocks.side)
    let center = strip.center * pixels
    self.init(
      center: Point(x: center.x, y: center.y), across: Point(x: strip.across.x, y: strip.across.y),
      length: strip.size.x * pixels, height: strip.size.y * pixels,
      curvature: spread > 0 && rectangle.size.x >= 8 ? turn / spread / pixels : 0,
      weight: weight * scale * scale)
    lean = strip.lean
    self.scale = scale
  }
}

/// The parallelogram around blocks of which two sides run along the bars, and the others as the strip that the bars stand in.
private struct BarStrip {
  /// Along the strip: a unit vector.
  let across: SIMD2<Double>
  /// By how much bars move along the strip with each block across it.
  let lean: Double
  /// The middle; how long the strip is, and how wide.
  let center: SIMD2<Double>
  let size: SIMD2<Double>

  var area: Double { size.x * size.y }

  /// - Parameters:
  ///   - square: The way at right angles to the bars: a unit vector.
  ///   - lean: By how much the strip rises along the bars with each block across them, which is as much as they lean in it.
  ///   - middle: The place that the others are counted from.
  init(
    across square: SIMD2<Double>, lean: Double, around middle: SIMD2<Double>, _ places: [SIMD2<Double>]
  ) {
    let way = square + SIMD2(-square.y, square.x) * lean
    let across = lean == 0 ? square : way / (way * way).sum().squareRoot()
    let normal = SIMD2(-across.y, across.x)
    var (low, high) = (SIMD2<Double>(repeating: .infinity), SIMD2<Double>(repeating: -.infinity))
    for place in places {
      let along = (place * normal).sum()
      let coordinates = SIMD2((place * across).sum() - lean * along, along)
      low = pointwiseMin(low, coordinates)
      high = pointwiseMax(high, coordinates)
    }
    let offset = (low + high) / 2
    center = middle + across * (offset.x + lean * offset.y) + normal * offset.y
    // A block reaches half its side beyond its middle.
    size = high - low + 1
    (self.across, self.lean) = (across, lean)
  }
}
