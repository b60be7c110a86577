// Nobody asks in a browser, whose module is as small as can be.
#if !UNTRACED
  extension PDF417 {
    /// What keeps a symbol's codewords from being decoded: what Reed–Solomon can bear if that is less than is wrong.
    package static func damage(
      of codewords: CodewordMatrix, errorCorrectionLevel level: Int
    ) -> SymbolDamage {
      var damage = SymbolDamage()
      do throws(DecodingError) {
        _ = try decode(codewords, errorCorrectionLevel: level, isCompact: false)
      } catch {
        if case .beyondRepair = error {
          damage.block = SymbolDamage.Block(
            number: 1, count: 1, errorCapacity: ((2 << level) - CodewordMatrix.reserve) / 2)
        }
      }
      return damage
    }
  }
#endif
