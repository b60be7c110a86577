// Nobody asks in a browser, whose module is as small as can be.
#if !UNTRACED
  extension QRCode {
    /// What is known of a symbol that `decode` does not take; nil if these modules are hardly a QR Code's.
    package static func damage(of modules: ModuleMatrix) -> SymbolDamage? {
      guard let version = Version(dimension: modules.width), modules.height == modules.width else {
        return nil
      }
      let views = [modules, modules.transposed()]
      let found = views.compactMap { view in
        FormatInformation.candidates(in: view).first.map { (view: view, format: $0) }
      }
      guard let likeliest = found.min(by: { $0.format.distance < $1.format.distance }),
        likeliest.format.isEvidence
      else { return nil }
      let information = likeliest.format.information
      let layout = BlockLayout(version: version, level: information.level)
      let path = CodewordPath(
        functionModules: functionModules(version: version), mask: DataMask(reference: information.mask),
        codewordCount: layout.codewordCount, rightmost: version.dimension - 1, skippedColumn: 6)
      var damage = SymbolDamage(version: version.number)
      do throws(DecodingError) {
        _ = try correct(path.codewords(in: likeliest.view), layout: layout)
      } catch {
        if case .blockBeyondRepair(let block, let count) = error {
          damage.block = SymbolDamage.Block(number: block, count: count, errorCapacity: layout.errorCapacity)
        }
      }
      return damage
    }
  }

  extension QRCode.FormatInformation.Candidate {
    /// Whether so little of it is wrong that it is no chance: of modules without any meaning two in a hundred come so near.
    fileprivate var isEvidence: Bool {
      min(cornerErrors, edgeErrors) <= 1 || cornerErrors + edgeErrors <= 6
    }
  }
#endif
