import QuietzoneImaging
import QuietzoneSymbols

extension Aztec {
  /// Reads the symbol around a bullseye, if there is one.
  ///
  /// - Parameter scale: Pixels of the image a pixel of what `grey` samples.
  static func read(
    _ bullseye: Bullseye, in grey: GreySampler, scale: Double, _ context: inout ReadingContext
  ) -> Bool {
    guard context.budget.spend(AztecTuning.coreCost), let core = AztecCore(bullseye, in: grey) else {
      return false
    }
    return core.readings(in: grey).contains { read($0, core, in: grey, scale: scale, &context) }
  }

  private static func read(
    _ reading: AztecCore.Reading, _ core: AztecCore, in grey: GreySampler, scale: Double,
    _ context: inout ReadingContext
  ) -> Bool {
    // A rune has little that would notice a mistake: its rings must be beyond doubt.
    if case .rune = reading.ring.modeMessage, core.score < AztecTuning.leastRuneScore { return false }
    var dimension = 11
    if case .symbol(let size, _, _) = reading.ring.modeMessage { dimension = size.dimension }
    guard let grid = core.grid(dimension: dimension, from: reading.ring.view) else { return false }
    let function = FunctionPattern(aztec: dimension, isCompact: reading.isCompact)
    let middle = Double(dimension) / 2
    let ladder = SamplingLadder(
      rungs: context.pass.ladder.intersection(dimension > 11 ? [.deblurred, .warped] : [.deblurred]),
      function: function, anchors: [Point(x: middle, y: middle)], isInverted: core.isInverted)
    var outline = grid.corners
    func isRead(isParallel: Bool) -> Bool {
      var grid = grid
      grid.grow(
        from: reading.isCompact ? 5 : 7, isParallel: isParallel, function, isInverted: core.isInverted,
        in: grey)
      outline = grid.corners
      return ladder.climb(grid, in: grey, &context) { decode($0, $1, reading, core, scale: scale, &$2) }
    }
    // Blur and motion tell a core a perspective that there is not, and is far off at the symbol's edges.
    if isRead(isParallel: false) || dimension > 11 && isRead(isParallel: true) { return true }
    context.unread?.note(.bullseye, outline.map { $0 * scale }, score: core.score)
    return false
  }

  private static func decode(
    _ modules: ModuleMatrix, _ grid: SymbolGrid, _ reading: AztecCore.Reading, _ core: AztecCore,
    scale: Double,
    _ context: inout ReadingContext
  ) -> Bool {
    do throws(DecodingError) {
      var content = try Aztec.decode(modules)
      context.trace?.add(modules, grid, score: core.score, scale: scale, failure: nil)
      // The grid has the mirror in it: what is mirrored once more is another symbol's content.
      guard !content.isMirrored else { return false }
      content.isMirrored = reading.ring.view.isMirrored
      context.results.add(
        Barcode(
          content, dimension: modules.width, corners: grid.corners.map { $0 * scale },
          isInverted: core.isInverted, textDecoder: context.textDecoder))
      return true
    } catch {
      context.trace?.add(modules, grid, score: core.score, scale: scale, failure: error.description)
      return false
    }
  }
}

/// What decides whether a bullseye is taken for an Aztec Code's.
enum AztecTuning {
  /// The least correlation of the rings with what they should be.
  static let leastScore = 0.55
  /// The least correlation of a rune's rings.
  static let leastRuneScore = 0.7
  /// Grey values that fitting a core takes, and what its ring says: rings of modules, two rounds of edges, and the equations of
  /// a perspective from each of them.
  static let coreCost = 4000
}

extension Barcode {
  fileprivate init(
    _ content: Aztec.Content, dimension: Int, corners: Quadrilateral, isInverted: Bool,
    textDecoder: BarcodeReader.TextDecoder?
  ) {
    self.init(
      .aztec, content.message, corners: corners, isInverted: isInverted, isMirrored: content.isMirrored,
      textDecoder: textDecoder)
    details = .aztec(
      layers: content.layers, side: dimension, errorCorrectionPercentage: content.errorCorrectionPercentage)
  }
}

extension SymbolGrid {
  /// Follows a symbol from its core, which reaches `radius` modules from the middle, to its edges.
  ///
  /// - Parameter isParallel: Whether what is parallel in the core is taken to be parallel in the image.
  fileprivate mutating func grow(
    from radius: Double, isParallel: Bool, _ function: FunctionPattern, isInverted: Bool, in grey: GreySampler
  ) {
    let middle = Double(width) / 2
    guard middle > radius + 1 else { return }
    func ring(_ radius: Double) -> [Point] {
      [(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)].map { x, y in
        Point(x: middle + x * radius, y: middle + y * radius)
      }
    }
    let core = ring(radius - 2) + ring(radius)
    var growth = GridGrowth(map, anchors: core)
    if isParallel {
      growth.fitParallel()
      growth.restart(from: core)
    }
    var radius = radius
    repeat {
      // What is off by a hair is off four times as far at twice the distance.
      radius = min(radius * 1.4, middle - 2)
      growth.follow(ring(radius), isInverted: isInverted, in: grey) {
        ModuleWindow(around: $0.x, $0.y, reach: 3, function)
      }
      growth.fitPerspective()
    } while radius < middle - 2
    map = growth.map
  }
}
