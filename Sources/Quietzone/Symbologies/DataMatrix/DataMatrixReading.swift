import QuietzoneImaging
import QuietzoneSymbols

/// Reads the Data Matrix symbols of one image: corners of solid borders, level by level from coarse to fine, each symbol where
/// it is first seen.
struct DataMatrixReading {
  /// What looked like a symbol but could not be read at first sight.
  var unread: [SymbolFit] = []
  /// Corners that have been looked at.
  var tried: [SolidCorner] = []

  /// A second look at what could not be read: without the blur, then with the grid warped to the symbol.
  mutating func retry(_ context: inout ReadingContext) {
    let pyramid = context.pyramid
    for fit in unread.descending(by: { $0.significance })
    where context.goesOn && fit.significance > DataMatrixTuning.leastSignificanceAgain
      && !context.results.covers(fit.corners.center)
    {
      guard let grid = fit.grid else { continue }
      var rungs = context.pass.ladder
      if fit.border.share <= DataMatrixTuning.leastBorderToDeblur { rungs.remove(.deblurred) }
      let ladder = SamplingLadder(
        rungs: rungs, function: FunctionPattern(fit), anchors: fit.borderPlaces, isInverted: fit.isInverted,
        skipsFirst: true)
      pyramid.withSampler(level: pyramid.samplingLevel(moduleSize: fit.moduleSize)) { grey in
        func isWorthwhile(_ grid: SymbolGrid) -> Bool {
          var warped = fit
          warped.grid = grid
          return BorderAgreement(warped, in: grey).share > DataMatrixTuning.leastWarpedBorder
        }
        _ = ladder.climb(grid, in: grey, &context, isWorthwhile: isWorthwhile) { decode($0, $1, fit, &$2) }
      }
    }
    unread = []
  }

  /// Decodes the modules of a fit's grid, and adds what they hold to the results.
  func decode(
    _ modules: ModuleMatrix, _ grid: SymbolGrid, _ fit: SymbolFit, _ context: inout ReadingContext
  ) -> Bool {
    var failure: String?
    do {
      let agreement = FunctionPattern(fit).agreement(with: modules)
      if agreement <= leastAgreement(modules) {
        failure = "too few modules of a finder pattern"
      } else {
        let content = try DataMatrix.decode(modules)
        if agreement <= content.leastAgreement {
          failure = "too many repairs for so few modules of a finder pattern"
        } else {
          context.results.add(
            Barcode(content, grid.corners, isInverted: fit.isInverted, textDecoder: context.textDecoder))
        }
      }
    } catch {
      failure = error.description
    }
    context.trace?.add(modules, grid, score: Double(fit.border.share), failure: failure)
    return failure == nil
  }
}

/// What decides how much is tried for a Data Matrix.
enum DataMatrixTuning {
  /// Grey values that tracing the edges of a block of 8 × 8 pixels takes.
  static let tracingCost = 60
  /// Grey values that fitting a grid to a corner takes: lines for counts, for tracks, and for the sizes that suit them.
  static let fittingCost = 12_000
  /// Grey values that a symbol earns the search for the next.
  static let refundPerSymbol = 12_000
  /// How many edges of a region are paired, and how many corners of theirs are looked at: the longest first.
  static let (mostEdges, mostCorners) = (160, 40)
  /// The least share of the border's modules that are as the finder pattern says, before anything is decoded.
  static let leastBorder: Float = 0.75
  /// The least share before blur is taken back, and after the grid was warped.
  static let (leastBorderToDeblur, leastWarpedBorder): (Float, Float) = (0.8, 0.85)
  /// How far that share is from chance at least, in standard deviations, halved; and the same before trying again.
  static let (leastSignificance, leastSignificanceAgain) = (1.6, 1.5)
}

extension Barcode {
  fileprivate init(
    _ content: DataMatrix.Content, _ corners: Quadrilateral, isInverted: Bool,
    textDecoder: BarcodeReader.TextDecoder?
  ) {
    var corners = corners
    if content.isMirrored { swap(&corners.topLeft, &corners.bottomRight) }
    self.init(
      .dataMatrix, content.message, corners: corners, isInverted: isInverted, isMirrored: content.isMirrored,
      textDecoder: textDecoder)
    details = .dataMatrix(columns: content.size.columns, rows: content.size.rows)
  }
}

/// How much of the finder pattern, 0 to 1, has to be right before anything is repaired.
private func leastAgreement(_ modules: ModuleMatrix) -> Double {
  modules.width * modules.height < 250 ? 0.87 : 0.75
}

extension DataMatrix.Content {
  /// How much of the finder pattern, 0 to 1, is enough for what was repaired.
  ///
  /// The few check codewords of the smallest sizes let noise pass now and then.
  fileprivate var leastAgreement: Double {
    size.columns * size.rows < 250 && repairedCodewords * 2 > size.errorCapacity ? 0.95 : 0
  }
}
