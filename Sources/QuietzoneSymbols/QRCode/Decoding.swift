extension QRCode {
  /// Decodes a symbol's modules, upright or in a mirror.
  ///
  /// - Parameter modules: The whole symbol without its quiet zone, its finder patterns at the top left, top right and
  ///   bottom left.
  /// - Returns: The content, which is never empty.
  /// - Throws: Why not; of several attempts, the reason the likeliest one failed.
  public static func decode(_ modules: ModuleMatrix) throws(DecodingError) -> Content {
    guard modules.width == modules.height, let version = Version(dimension: modules.width) else {
      throw .noSuchDimension(width: modules.width, height: modules.height)
    }
    var views = [View(modules, isMirrored: false), View(modules.transposed(), isMirrored: true)]
    if views[1].distance < views[0].distance { views.swapAt(0, 1) }
    // A copy of the format information read without doubt leaves no room for the other view.
    if views[0].isCertain, !views[1].isCertain { views.removeLast() }

    let functionModules = functionModules(version: version)
    var firstError: DecodingError?
    for view in views {
      for candidate in view.plausibleCandidates {
        do throws(DecodingError) {
          return try decode(view, as: candidate.information, version, functionModules)
        } catch {
          firstError = firstError ?? error
        }
      }
    }
    throw firstError ?? .unreadableFormatInformation(errors: views[0].fewestErrors)
  }

  private static func decode(
    _ view: View, as format: FormatInformation, _ version: Version, _ functionModules: [Bool]
  ) throws(DecodingError) -> Content {
    let codewords = Codewords(
      view.modules, version: version, functionModules: functionModules, mask: DataMask(reference: format.mask)
    )
    let data = try correct(codewords, version: version, level: format.level)
    // A symbol that needed little repair is beyond suspicion, whatever its encoder put behind the message.
    let layout = BlockLayout(version: version, level: format.level)
    let isSound = !data.usedErasures && data.repairedCount * 4 <= layout.errorCapacity * layout.blockCount
    let message = try Message(data.codewords, version: version, toleratesAnyPadding: isSound)
    return Content(
      version: version, level: format.level, mask: format.mask, isMirrored: view.isMirrored,
      bytes: message.parts.flatMap { $0.bytes }, segments: TextSegment.segments(of: message.parts),
      symbologyIdentifier: message.symbologyIdentifier, structuredAppend: message.structuredAppend,
      repairedCodewords: data.repairedCount)
  }
}

/// A symbol seen directly or in a mirror, with what its format information may be.
private struct View {
  let modules: ModuleMatrix
  let isMirrored: Bool
  private let candidates: [QRCode.FormatInformation.Candidate]

  init(_ modules: ModuleMatrix, isMirrored: Bool) {
    self.modules = modules
    self.isMirrored = isMirrored
    candidates = QRCode.FormatInformation.candidates(in: modules)
  }

  var distance: Int { candidates[0].distance }

  var fewestErrors: Int { candidates.reduce(15) { min($0, $1.cornerErrors, $1.edgeErrors) } }

  /// Whether one copy is without error and the other within the reach of its code.
  var isCertain: Bool {
    min(candidates[0].cornerErrors, candidates[0].edgeErrors) == 0
      && max(candidates[0].cornerErrors, candidates[0].edgeErrors) <= 3
  }

  /// The likeliest, and up to two more that doubtful modules leave nearly as likely.
  var plausibleCandidates: [QRCode.FormatInformation.Candidate] {
    let limit = 2 * distance
    return candidates.prefix(3).filter { $0.isWithinReach && $0.distance <= limit }
  }
}
