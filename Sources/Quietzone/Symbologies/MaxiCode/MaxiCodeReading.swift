import QuietzoneImaging
import QuietzoneSymbols

extension MaxiCode {
  /// Reads the symbol around a bullseye of round rings, if there is one.
  ///
  /// - Parameters:
  ///   - stretches: What to try of how much wider and higher than the rings say the modules are.
  ///   - scale: Pixels of the image a pixel of what `grey` samples.
  static func read(
    _ bullseye: Bullseye, stretches: [(across: Double, down: Double)] = [(1, 1)], in grey: GreySampler,
    scale: Double, _ context: inout ReadingContext
  ) -> Bool {
    guard bullseye.score > MaxiCodeTuning.leastScore,
      context.budget.spend(MaxiCodeTuning.orientationCost * stretches.count)
    else { return false }
    let rungs = context.pass.ladder
    let orientations = MaxiCodeOrientation.likeliest(bullseye, stretches: stretches, in: grey)
    for orientation in orientations.prefix(rungs == .none ? 3 : 4) {
      let starts = orientation.starts(by: rungs, isInverted: bullseye.isInverted, in: grey)
      for grid in starts.flatMap({ $0.grown(isInverted: bullseye.isInverted, in: grey) }) {
        guard context.budget.spend(MaxiCodeTuning.gridCost) else { return false }
        let samples = grid.samples(isInverted: bullseye.isInverted, in: grey)
        let isRead = samples.offer(
          to: { decode($0, grid, bullseye, scale: scale, &context) }, by: rungs)
        if isRead { return true }
      }
    }
    return false
  }

  private static func decode(
    _ modules: ModuleMatrix, _ grid: MaxiCodeGrid, _ bullseye: Bullseye, scale: Double,
    _ context: inout ReadingContext
  ) -> Bool {
    do {
      let content = try MaxiCode.decode(modules)
      let corners = grid.corners.map { $0 * scale }
      let isMirrored =
        Point.cross(corners.topRight - corners.topLeft, corners.bottomLeft - corners.topLeft) < 0
      var barcode = Barcode(
        .maxiCode, content.message, corners: corners, isInverted: bullseye.isInverted, isMirrored: isMirrored,
        textDecoder: context.textDecoder)
      barcode.details = .maxiCode(
        mode: content.mode.rawValue, errorCorrectionLevel: content.mode.errorCorrectionName)
      context.results.add(barcode)
      context.trace?.add(modules, grid, score: bullseye.score, scale: scale, failure: nil)
      return true
    } catch {
      context.trace?.add(modules, grid, score: bullseye.score, scale: scale, failure: error.description)
      return false
    }
  }
}

/// What decides whether round rings are taken for a MaxiCode's.
enum MaxiCodeTuning {
  /// The least correlation of the outermost three rings with what they should be.
  static let leastScore = 0.6
  /// Grey values that trying every angle takes: 18 modules at 360 of them.
  static let orientationCost = 6000
  /// Grey values that following a symbol to its edges takes, and sampling it.
  static let gridCost = 40_000
}

extension ReadingTrace {
  /// A grid of hexagonal modules that was sampled; `failure` says why they could not be decoded, nil that they were.
  fileprivate mutating func add(
    _ modules: ModuleMatrix, _ grid: MaxiCodeGrid, score: Double, scale: Double, failure: String?
  ) {
    var candidate = Candidate(
      kind: .grid, outline: grid.corners.map { $0 * scale }, score: score, outcome: failure ?? "read",
      isRead: failure == nil)
    for y in 0..<MaxiCode.rows {
      for x in 0..<MaxiCode.columns {
        candidate.modules.append(
          Module(
            center: grid.map(MaxiCodeGrid.place(x, y)) * scale, isDark: modules[x, y],
            confidence: modules.confidence[y * MaxiCode.columns + x]))
      }
    }
    add(candidate)
  }
}

extension MaxiCodeOrientation {
  /// What to follow the symbol from: with a ladder that warps, also from where all modules around the bullseye stand out most.
  fileprivate func starts(by rungs: RetryLadder, isInverted: Bool, in grey: GreySampler) -> [MaxiCodeGrid] {
    rungs.contains(.warped) ? [grid.settled(isInverted: isInverted, in: grey), grid] : [grid]
  }
}
