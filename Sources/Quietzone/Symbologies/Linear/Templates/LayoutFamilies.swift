import QuietzoneSymbols

extension SymbolLayout {
  /// The layouts of the symbologies that are wanted, those together that are looked for together: likelier ones first.
  static func families(_ wanted: SymbologySet) -> [[SymbolLayout]] {
    var families: [[SymbolLayout]] = []
    let retail =
      (wanted.contains(.ean13) || wanted.contains(.upcA) ? [SymbolLayout.ean13] : [])
      + (wanted.contains(.ean8) ? [.ean8] : []) + (wanted.contains(.upcE) ? [.upcE] : [])
    families.append(retail)
    #if !COMPACT
      if wanted.contains(.code128) { families.append(code128) }
      if wanted.contains(.code39) || wanted.contains(.code39Mod43) { families.append(code39) }
      if wanted.contains(.code93) { families.append(code93) }
    #endif
    return families.filter { !$0.isEmpty }
  }
}
