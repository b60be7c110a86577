extension QRCode {
  /// Decodes a symbol's modules, upright or in a mirror.
  ///
  /// - Parameter modules: The whole symbol without its quiet zone, its finder patterns at the top left, top right and
  ///   bottom left.
  /// - Returns: The content, which is never empty.
  /// - Throws: Why not; of several attempts, the reason the likeliest one failed.
  package static func decode(_ modules: ModuleMatrix) throws(DecodingError) -> Content {
    guard modules.width == modules.height, let version = Version(dimension: modules.width) else {
      throw .noSuchDimension(width: modules.width, height: modules.height)
    }
    let transposed = modules.transposed()
    var views = [View(modules, isMirrored: false), View(transposed, isMirrored: true)]
    if views[1].distance < views[0].distance { views.swapAt(0, 1) }
    let (distance, fewestErrors) = (views[0].distance, views[0].fewestErrors)
    // A copy of the format information read without doubt leaves no room for the other view.
    if views[0].isCertain, !views[1].isCertain { views.removeLast() }
    // Model 1 is hardly more than a memory: it comes last, and only where the format information speaks for it.
    if version.number <= Model.one.lastVersion {
      views.append(View(modules, isMirrored: false, model: .one))
      views.append(View(transposed, isMirrored: true, model: .one))
      views.removeAll { $0.model == .one && $0.distance >= distance }
    }

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
    throw firstError ?? .unreadableFormatInformation(errors: fewestErrors)
  }

  private static func decode(
    _ view: View, as format: FormatInformation, _ version: Version, _ functionModules: [Bool]
  ) throws(DecodingError) -> Content {
    let layout = BlockLayout(version: version, level: format.level, model: view.model)
    let mask = DataMask(reference: format.mask)
    let codewords =
      switch view.model {
      case .one: Codewords(model1: view.modules, mask: mask)
      case .two:
        CodewordPath(
          functionModules: functionModules, mask: mask, codewordCount: layout.codewordCount,
          rightmost: version.dimension - 1, skippedColumn: 6
        ).codewords(in: view.modules)
      }
    let data = try correct(codewords, layout: layout)
    let message = try Message(
      data.codewords, format: .qrCode(version, model: view.model), toleratesAnyPadding: data.isSound(layout))
    var content = Content(
      message: message.symbolMessage, model: view.model, version: version, level: format.level,
      mask: format.mask, isMirrored: view.isMirrored, repairedCodewords: data.repairedCount)
    if view.model == .one { content.message.symbologyIdentifier = "]Q0" }
    return content
  }
}

/// A symbol seen directly or in a mirror, with what its format information may be.
private struct View {
  let modules: ModuleMatrix
  let isMirrored: Bool
  let model: QRCode.Model
  private let candidates: [QRCode.FormatInformation.Candidate]

  init(_ modules: ModuleMatrix, isMirrored: Bool, model: QRCode.Model = .two) {
    self.modules = modules
    self.isMirrored = isMirrored
    self.model = model
    candidates = QRCode.FormatInformation.candidates(in: modules, model: model)
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
