extension RectangularMicroQR {
  /// Decodes a symbol's modules, upright or in a mirror.
  ///
  /// - Parameter modules: The whole symbol without its quiet zone, its finder pattern at the top left. Where it has more
  ///   rows than columns it was seen in a mirror.
  /// - Returns: The content, which is never empty.
  /// - Throws: Why not; of several attempts, the reason the likeliest one failed.
  package static func decode(_ modules: ModuleMatrix) throws(QRCode.DecodingError) -> Content {
    let isMirrored = modules.height > modules.width
    let upright = isMirrored ? modules.transposed() : modules
    guard let version = Version(width: upright.width, height: upright.height) else {
      throw .noSuchDimension(width: modules.width, height: modules.height)
    }
    let candidates = Candidate.candidates(in: upright, version: version)
    let functionModules = functionModules(version: version)
    var firstError: QRCode.DecodingError?
    for candidate in candidates
    where candidate.isWithinReach && candidate.distance <= 2 * candidates[0].distance {
      do throws(QRCode.DecodingError) {
        var content = try decode(upright, as: candidate.information, functionModules)
        content.isMirrored = isMirrored
        return content
      } catch {
        firstError = firstError ?? error
      }
    }
    let fewestErrors = candidates.reduce(18) { min($0, $1.errors.finder, $1.errors.subPattern) }
    throw firstError ?? .unreadableFormatInformation(errors: fewestErrors)
  }

  private static func decode(
    _ modules: ModuleMatrix, as format: FormatInformation, _ functionModules: [Bool]
  ) throws(QRCode.DecodingError) -> Content {
    let layout = QRCode.BlockLayout(format.version, format.level)
    let codewords = QRCode.CodewordPath(
      functionModules: functionModules, mask: .rectangularMicroQR, codewordCount: layout.codewordCount,
      // The timing pattern has the last column for itself.
      rightmost: format.version.width - 2
    ).codewords(in: modules)
    let data = try QRCode.correct(codewords, layout: layout)
    let message = try QRCode.Message(
      data.codewords, format: .rectangularMicroQR(format.version), toleratesAnyPadding: data.isSound(layout))
    return Content(
      message: message.symbolMessage, version: format.version, level: format.level, isMirrored: false,
      repairedCodewords: data.repairedCount)
  }
}
