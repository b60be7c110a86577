extension MicroQR {
  /// Decodes a symbol's modules, upright or in a mirror.
  ///
  /// - Parameter modules: The whole symbol without its quiet zone, its finder pattern at the top left.
  /// - Returns: The content, which is never empty.
  /// - Throws: Why not; of several attempts, the reason the likeliest one failed.
  package static func decode(_ modules: ModuleMatrix) throws(QRCode.DecodingError) -> Content {
    guard modules.width == modules.height, let version = Version(dimension: modules.width) else {
      throw .noSuchDimension(width: modules.width, height: modules.height)
    }
    let candidates = Candidate.candidates(in: modules, version: version)
    let limit = 2 * candidates[0].distance
    var firstError: QRCode.DecodingError?
    for candidate in candidates.prefix(3)
    where candidate.errors <= FormatInformation.errorLimit(version) && candidate.distance <= limit {
      do throws(QRCode.DecodingError) {
        return try decode(candidate.isMirrored ? modules.transposed() : modules, as: candidate)
      } catch {
        firstError = firstError ?? error
      }
    }
    let fewestErrors = candidates.reduce(15) { min($0, $1.errors) }
    throw firstError ?? .unreadableFormatInformation(errors: fewestErrors)
  }

  private static func decode(
    _ modules: ModuleMatrix, as candidate: Candidate
  ) throws(QRCode.DecodingError) -> Content {
    let format = candidate.information
    let version = format.version
    let layout = QRCode.BlockLayout(version, format.level)
    let side = version.dimension
    let codewords = QRCode.CodewordPath(
      functionModules: (0..<side * side).map { isFunctionModule(x: $0 % side, y: $0 / side) },
      mask: QRCode.DataMask(microReference: format.mask), codewordCount: layout.codewordCount,
      rightmost: side - 1, halfCodeword: version.hasHalfCodeword ? layout.dataCount - 1 : nil
    ).codewords(in: modules)
    var data = try QRCode.correct(codewords, layout: layout)
    var bitCount = 8 * data.codewords.count
    if version.hasHalfCodeword {
      // A repair of the half that is not there means that the encoder checked another codeword than it placed, as some
      // do. What it placed is what counts.
      let last = data.codewords.count - 1
      if data.codewords[last] & 0xF != 0 { data.codewords[last] = codewords.values[last] }
      bitCount -= 4
    }
    // Padding is a check too, and there are few others.
    let message = try QRCode.Message(
      data.codewords, bitCount: bitCount, format: .microQR(version), toleratesAnyPadding: false)
    return Content(
      message: message.symbolMessage, version: version, level: format.level, mask: format.mask,
      isMirrored: candidate.isMirrored, repairedCodewords: data.repairedCount)
  }
}
