import QuietzoneImaging
import QuietzoneSymbols

extension RectangularMicroQR {
  /// Reads the rMQR that begins at one of `corners`, if one does.
  static func read(_ corners: [FinderCorner], in grey: GreySampler, _ context: inout ReadingContext) -> Bool {
    for upright in corners {
      for (corner, isMirrored) in [(upright, false), (upright.mirrored, true)] {
        // No rMQR has an alignment pattern left of column 18.
        guard let corner = corner.alignedAlongTop(to: 16, in: grey) else { continue }
        for version in corner.statedVersions(in: grey) where context.goesOn {
          if read(version, at: corner, isMirrored: isMirrored, in: grey, &context) { return true }
        }
      }
    }
    return false
  }

  private static func read(
    _ version: Version, at corner: FinderCorner, isMirrored: Bool, in grey: GreySampler,
    _ context: inout ReadingContext
  ) -> Bool {
    let function = FunctionPattern(version)
    guard let grid = corner.grid(version, function, in: grey, &context.budget),
      context.budget.spend(SamplingLadder.cost(grid))
    else { return false }
    let isInverted = corner.pattern.isInverted
    let samples = ModuleSamples(grid, isInverted: isInverted, in: grey)
    let score = function.agreement(with: samples.binarized(radius: 5), beyond: 8)
    guard score > RectangularMicroQRTuning.leastScore else { return false }
    let ladder = SamplingLadder(
      rungs: context.pass.ladder.intersection([.deblurred, .warped]), function: function,
      anchors: [Point(x: 3.5, y: 3.5)], isInverted: isInverted)
    return ladder.climb(grid, in: grey, &context) { modules, grid, context in
      do throws(QRCode.DecodingError) {
        // The grid lies as the symbol does; its modules lie as a mirror shows them.
        let content = try RectangularMicroQR.decode(isMirrored ? modules.transposed() : modules)
        context.results.add(
          Barcode(content, corners: grid.corners, isInverted: isInverted, textDecoder: context.textDecoder))
        context.trace?.add(modules, grid, score: score, failure: nil)
        return true
      } catch {
        context.trace?.add(modules, grid, score: score, failure: error.description)
        return false
      }
    }
  }
}

extension Barcode {
  fileprivate init(
    _ content: RectangularMicroQR.Content, corners: Quadrilateral, isInverted: Bool,
    textDecoder: BarcodeReader.TextDecoder?
  ) {
    self.init(
      .rectangularMicroQR, content.message, corners: corners, isInverted: isInverted,
      isMirrored: content.isMirrored, textDecoder: textDecoder)
    let version = content.version
    details = .rectangularMicroQR(
      version: version.number, columns: version.width, rows: version.height,
      errorCorrectionLevel: content.level.name)
  }
}
