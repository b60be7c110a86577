import Quietzone
import QuietzoneSymbols

/// Something that a symbol's content or size is to be, beside its print.
public struct ContentCheck: Hashable, Sendable {
  /// The raw values are the names in JSON.
  public enum Kind: String, Sendable {
    case checkDigit, gs1Syntax, moduleSize, height
  }

  public enum Outcome: String, Sendable {
    case passed, failed
    /// What would be needed to tell is not known.
    case unknown
  }

  public var kind: Kind
  public var outcome: Outcome
  /// What was found, for people.
  public var explanation: String
}

/// What there is to check of a symbol beside its print.
func contentChecks(of barcode: Barcode, _ report: VerificationReport, use: GS1Use?) -> [ContentCheck] {
  var checks: [ContentCheck] = []
  if let check = checkDigit(of: barcode) { checks.append(check) }
  if let check = gs1Syntax(of: barcode) { checks.append(check) }
  return checks + sizeChecks(of: barcode, report, use: use)
}

/// The check digit, or the check character, of a symbology that has one.
private func checkDigit(of barcode: Barcode) -> ContentCheck? {
  let digits = barcode.bytes.map { $0 &- 0x30 }
  switch barcode.symbology {
  case .ean13, .ean8, .upcA, .itf14:
    guard digits.count > 1, digits.allSatisfy({ $0 < 10 }) else { return nil }
    let right = GS1.checkDigit(of: digits.dropLast())
    let isRight = right == digits[digits.count - 1]
    return ContentCheck(
      kind: .checkDigit, outcome: isRight ? .passed : .failed,
      explanation: isRight ? "the check digit \(right) is right" : "the check digit should be \(right)")
  case .upcE, .code128, .code93, .code39Mod43, .gs1DataBar, .gs1DataBarExpanded, .gs1DataBarLimited, .telepen,
    .msiPlessey:
    // What is read has passed.
    return ContentCheck(kind: .checkDigit, outcome: .passed, explanation: "the symbol's own check is right")
  case .i2of5, .code39, .codabar:
    return ContentCheck(
      kind: .checkDigit, outcome: .unknown, explanation: "the symbology has none, unless users agree on one")
  default: return nil
  }
}

/// Whether what says that it is a GS1 element string is one.
private func gs1Syntax(of barcode: Barcode) -> ContentCheck? {
  guard barcode.claimsGS1 else { return nil }
  do throws(GS1Error) {
    let elements = try GS1.elements(of: barcode.bytes)
    let names = elements.map { "(\(String(decoding: $0.identifier, as: UTF8.self)))" }
    return ContentCheck(
      kind: .gs1Syntax, outcome: .passed, explanation: "valid elements: " + joined(names, by: " "))
  } catch {
    return ContentCheck(
      kind: .gs1Syntax, outcome: .failed, explanation: "no valid element string: " + error.description)
  }
}

/// Embedded Swift joins no strings.
func joined(_ texts: [String], by separator: String) -> String {
  var result = ""
  for (index, text) in texts.enumerated() { result += index == 0 ? text : separator + text }
  return result
}

extension Barcode {
  /// Whether the symbol says that it holds a GS1 element string, by its symbology identifier (ISO/IEC 15424).
  var claimsGS1: Bool {
    let identifiers: [StaticString] = [
      "]C1", "]e0", "]e1", "]e2", "]d2", "]d5", "]Q3", "]Q4", "]z1", "]z4", "]J1",
    ]
    return identifiers.contains { identifier in
      identifier.withUTF8Buffer { $0.elementsEqual(symbologyIdentifier.utf8) }
    }
  }
}
