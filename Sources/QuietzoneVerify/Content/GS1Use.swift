import QuietzoneSymbols

/// Where a symbol is to be scanned, which says how large GS1 asks it to be (GS1 General Specifications, 5.12.3).
public enum GS1Use: String, CaseIterable, Sendable {
  /// At the till: table 1.
  case retail
  /// In general distribution: table 2.
  case distribution
  /// On logistic units: table 5.
  case logistics
  /// On medicines and devices that are not sold at the till: table 6.
  case healthcare

  /// What symbols of a kind are mostly for.
  init(mostly symbology: Symbology) {
    switch symbology {
    case .itf14, .code128: self = .distribution
    default: self = .retail
    }
  }

  /// The smallest, the target and the largest module, in millimetres; nil where that is not known here.
  func module(of symbology: Symbology) -> (least: Double, target: Double, most: Double)? {
    switch (self, symbology) {
    case (.retail, .ean13), (.retail, .ean8), (.retail, .upcA), (.retail, .upcE), (.retail, .gs1DataBar),
      (.retail, .gs1DataBarExpanded):
      (0.264, 0.330, 0.660)
    case (.retail, .dataMatrix), (.retail, .qrCode): (0.396, 0.495, 0.990)
    case (.distribution, .ean13), (.distribution, .ean8), (.distribution, .upcA), (.distribution, .upcE),
      (.distribution, .gs1DataBar), (.distribution, .gs1DataBarExpanded), (.distribution, .gs1DataBarLimited):
      (0.495, 0.660, 0.660)
    case (.distribution, .itf14), (.distribution, .code128): (0.495, 0.495, 1.016)
    case (.distribution, .dataMatrix), (.distribution, .qrCode), (.logistics, .dataMatrix),
      (.logistics, .qrCode):
      (0.743, 0.743, 1.500)
    case (.logistics, .code128): (0.495, 0.495, 0.940)
    case (.healthcare, .code128): (0.170, 0.495, 0.495)
    case (.healthcare, .dataMatrix): (0.254, 0.380, 0.990)
    default: nil
    }
  }

  /// The least height of the bars in millimetres, for modules of so many millimetres; nil where nothing is asked.
  func height(of symbology: Symbology, module: Double) -> Double? {
    switch (self, symbology) {
    // The target height shrinks and grows with the module, from 0.330 mm.
    case (.healthcare, .code128): 12.70
    case (_, .ean13), (_, .upcA), (_, .upcE): 22.85 * module / 0.330
    case (_, .ean8): 18.23 * module / 0.330
    case (.distribution, .itf14), (.distribution, .code128), (.logistics, .code128): 31.75
    default: nil
    }
  }
}
