// Nobody asks in a browser, whose module is as small as can be.
#if !UNTRACED
  extension Aztec {
    /// What is known of a symbol that `decode` does not take; nil if its core does not say that it is one as large. Runes, which
    /// are nothing but a core, are none.
    package static func damage(of modules: ModuleMatrix) -> SymbolDamage? {
      guard modules.width == modules.height else { return nil }
      var likeliest: (reading: CoreRing.Reading, size: Size, dataCount: Int)?
      for size in Size.sizes(dimension: modules.width) {
        guard let ring = CoreRing(in: modules, isCompact: size.isCompact) else { continue }
        for isMirrored in [false, true] {
          guard let reading = ring.reading(from: .init(corner: 0, isMirrored: isMirrored)),
            case .symbol(size, let dataCount, _) = reading.modeMessage,
            likeliest.map({ reading.wrongCount < $0.reading.wrongCount }) ?? true
          else { continue }
          likeliest = (reading, size, dataCount)
        }
      }
      guard let (reading, size, dataCount) = likeliest else { return nil }
      let protection = MisdecodeProtection(size: size, dataCount: dataCount)
      var damage = SymbolDamage()
      do throws(DecodingError) {
        _ = try decode(
          reading.view.isMirrored ? modules.transposed() : modules, size, dataCount: dataCount)
      } catch {
        if case .beyondRepair = error {
          damage.block = SymbolDamage.Block(
            number: 1, count: 1, errorCapacity: max(0, protection.checkCount - protection.reserve) / 2)
        }
      }
      return damage
    }
  }

  extension Aztec.CoreRing.Reading {
    fileprivate var wrongCount: Int { wrongMarks + repairedWords }
  }
#endif
