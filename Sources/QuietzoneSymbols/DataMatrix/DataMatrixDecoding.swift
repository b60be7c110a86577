extension DataMatrix {
  /// Decodes a symbol's modules, upright or in a mirror.
  ///
  /// - Parameter modules: The whole symbol without its quiet zone, the solid borders of its finder pattern at the left
  ///   and below. The finder pattern itself is not looked at.
  /// - Returns: The content, which is never empty.
  /// - Throws: Why not; of the two ways to see the symbol, the reason the first one failed.
  package static func decode(_ modules: ModuleMatrix) throws(DecodingError) -> Content {
    do throws(DecodingError) {
      return try decode(modules, isMirrored: false)
    } catch {
      guard let content = try? decode(modules.mirrored(), isMirrored: true) else { throw error }
      return content
    }
  }

  private static func decode(
    _ modules: ModuleMatrix, isMirrored: Bool
  ) throws(DecodingError) -> Content {
    guard let size = SymbolSize(columns: modules.width, rows: modules.height) else {
      throw .noSuchSize(columns: modules.width, rows: modules.height)
    }
    let data = try correct(Codewords(modules, size), size)
    // A symbol that needed little repair is beyond suspicion, whatever its encoder put behind the message.
    let isSound = !data.usedErasures && data.repairedCount * 4 <= size.errorCapacity
    let message = try MessageReader.message(data.codewords, size, toleratesAnyPadding: isSound)
    return Content(
      message: message, size: size, isMirrored: isMirrored, repairedCodewords: data.repairedCount)
  }
}

extension ModuleMatrix {
  /// Reflected on the diagonal from the bottom left to the top right, which keeps a finder pattern's solid borders at
  /// the left and below.
  fileprivate func mirrored() -> ModuleMatrix {
    var result = transposed()
    result.isDark.reverse()
    result.confidence.reverse()
    return result
  }
}
