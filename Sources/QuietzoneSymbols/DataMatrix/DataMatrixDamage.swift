// Nobody asks in a browser, whose module is as small as can be.
#if !UNTRACED
  extension DataMatrix {
    /// What is known of a symbol that `decode` does not take; nil if these modules are hardly a Data Matrix's.
    package static func damage(of modules: ModuleMatrix) -> SymbolDamage? {
      guard let size = SymbolSize(columns: modules.width, rows: modules.height),
        size.borderErrorShare(in: modules) <= mostBorderErrors
      else { return nil }
      do throws(DecodingError) {
        _ = try correct(Codewords(modules, size), size)
      } catch {
        if case .blockBeyondRepair(let block, let count) = error {
          return SymbolDamage(
            block: SymbolDamage.Block(
              number: block, count: count, errorCapacity: size.errorCapacity / size.blockCount))
        }
      }
      return SymbolDamage()
    }

    /// So much of the border may be wrong; of other print about half is.
    private static let mostBorderErrors = 0.15
  }

  extension DataMatrix.SymbolSize {
    /// How much of the border is not as it should be: what lies over the middle of a symbol leaves that.
    fileprivate func borderErrorShare(in modules: ModuleMatrix) -> Double {
      var (wrong, all) = (0, 0)
      for y in 0..<rows {
        for x in 0..<columns {
          let isBorder = x == 0 || y == 0 || x == columns - 1 || y == rows - 1
          guard isBorder, let isDark = patternIsDark(x: x, y: y) else { continue }
          all += 1
          if modules[x, y] != isDark { wrong += 1 }
        }
      }
      return Double(wrong) / Double(all)
    }
  }
#endif
