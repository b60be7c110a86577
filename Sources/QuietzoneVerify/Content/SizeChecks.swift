import Quietzone
import QuietzoneSymbols

/// Whether a GS1 symbol's modules and bars are as large as GS1 asks.
func sizeChecks(of barcode: Barcode, _ report: VerificationReport, use: GS1Use?) -> [ContentCheck] {
  guard barcode.isGS1Symbol else { return [] }
  let use = use ?? GS1Use(mostly: barcode.symbology)
  guard let module = report.moduleMillimetres else {
    return [
      ContentCheck(
        kind: .moduleSize, outcome: .unknown,
        explanation: "the module's size is known with the picture's resolution alone")
    ]
  }
  guard let range = use.module(of: barcode.symbology) else {
    return [
      ContentCheck(
        kind: .moduleSize, outcome: .unknown,
        explanation:
          "\(millimetres(module)); what GS1 asks of the symbology for \(use.rawValue) is not known here")
    ]
  }
  // A hundredth is within what pixels can tell.
  let fits = module >= 0.99 * range.least && module <= 1.01 * range.most
  var checks = [
    ContentCheck(
      kind: .moduleSize, outcome: fits ? .passed : .failed,
      explanation: "\(millimetres(module)); for \(use.rawValue) GS1 asks for \(millimetres(range.least)) to "
        + millimetres(range.most))
  ]
  if let least = use.height(of: barcode.symbology, module: module), let pixels = report.heightPixels {
    let height = pixels / report.modulePixels * module
    checks.append(
      ContentCheck(
        kind: .height, outcome: height >= 0.98 * least ? .passed : .failed,
        explanation: "\(millimetres(height)); for \(use.rawValue) GS1 asks for \(millimetres(least))"))
  }
  return checks
}

/// With three decimals: `0.330 mm`.
private func millimetres(_ value: Double) -> String {
  let thousandths = Int((1000 * min(max(value, 0), 1e6)).rounded())
  let digits = "\(1000 + thousandths % 1000)"
  return "\(thousandths / 1000).\(digits.dropFirst()) mm"
}

extension Barcode {
  /// Whether the symbol is one of the GS1 system, whose sizes GS1 rules.
  fileprivate var isGS1Symbol: Bool {
    switch symbology {
    case .ean13, .ean8, .upcA, .upcE, .itf14, .gs1DataBar, .gs1DataBarExpanded, .gs1DataBarLimited: true
    default: claimsGS1
    }
  }
}
