import QuietzoneImaging
import QuietzoneSymbols

/// An Aztec Code that was read.
struct AztecSymbol {
  var content: Aztec.Content
  var corners: Quadrilateral
  var dimension: Int
  var isInverted: Bool
}

extension AztecSymbol {
  /// Reads the symbol around a core.
  ///
  /// - Parameter thoroughly: Try harder where that fails: bend the grid to the symbol, and take blur back.
  static func read(
    _ core: AztecCore, thoroughly: Bool, in grey: GreySampler, trace: inout ReadingTrace?
  ) -> AztecSymbol? {
    for reading in core.readings(in: grey) {
      // A rune has little that would notice a mistake: its rings must be beyond doubt.
      if case .rune = reading.ring.modeMessage, core.resemblance < 0.7 { continue }
      var dimension = 11
      if case .symbol(let size, _, _) = reading.ring.modeMessage { dimension = size.dimension }
      guard var grid = core.grid(dimension: dimension, from: reading.ring.view) else { continue }
      let known = FunctionPattern(aztec: dimension, isCompact: reading.isCompact)
      grid.grow(from: reading.isCompact ? 5 : 7, known, isInverted: core.isInverted, in: grey)
      var looks = [grid]
      if thoroughly, dimension > 11 {
        let middle = Double(dimension) / 2
        grid.refine(by: known, from: [Point(x: middle, y: middle)], isInverted: core.isInverted, in: grey)
        looks.append(grid)
      }
      for grid in looks {
        let samples = ModuleSamples(grid, isInverted: core.isInverted, in: grey)
        var judgements = [samples.binarized(radius: 5)]
        if thoroughly { judgements += ModuleSamples.Blur.steps.map { samples.deblurred($0).binarized(radius: 5) } }
        for modules in judgements {
          do throws(Aztec.DecodingError) {
            var content = try Aztec.decode(modules)
            trace?.add(modules, grid, outcome: nil)
            // The grid has the mirror in it: what is mirrored once more is another symbol's content.
            guard !content.isMirrored else { continue }
            content.isMirrored = reading.ring.view.isMirrored
            return AztecSymbol(
              content: content, corners: grid.corners, dimension: dimension, isInverted: core.isInverted)
          } catch {
            trace?.add(modules, grid, outcome: error.description)
          }
        }
      }
    }
    return nil
  }
}

extension SymbolGrid {
  /// Follows a symbol from its core, which reaches `radius` modules from the middle, to its edges.
  fileprivate mutating func grow(
    from radius: Double, _ known: FunctionPattern, isInverted: Bool, in grey: GreySampler
  ) {
    let middle = Double(width) / 2
    guard middle > radius + 1 else { return }
    func ring(_ radius: Double) -> [Point] {
      [(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)].map { x, y in
        Point(x: middle + x * radius, y: middle + y * radius)
      }
    }
    var growth = GridGrowth(map, anchors: ring(radius - 2) + ring(radius))
    var radius = radius
    repeat {
      // What is off by a hair is off four times as far at twice the distance.
      radius = min(radius * 1.4, middle - 2)
      growth.follow(ring(radius), isInverted: isInverted, in: grey) {
        ModuleWindow(around: $0.x, $0.y, reach: 3, known)
      }
      growth.fitPerspective()
    } while radius < middle - 2
    map = growth.map
  }
}
