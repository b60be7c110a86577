import Quietzone
import QuietzoneImaging
import Testing

@testable import QuietzoneVerify

/// Reads the one symbol that a picture has, and grades it.
func graded(
  _ printed: Printed, pixelsPerModule scale: Double = 12, _ options: VerificationOptions = linearLight
) throws -> VerificationReport {
  let image = printed.image(pixelsPerModule: scale)
  let barcode = try #require(BarcodeReader(symbologies: every).read(image).first)
  return try Verifier(options).verify(barcode, in: image)
}

/// Also those that have to be asked for.
private let every = SymbologySet(mask: .max)

extension VerificationReport {
  subscript(_ parameter: QualityParameter) -> GradedParameter? {
    parameters.first { $0.parameter == parameter }
  }

  /// The grade of a parameter: `4.0`; empty if it was not measured.
  func grade(_ parameter: QualityParameter) -> String { self[parameter]?.grade?.text ?? "" }

  /// The grade of a part of the fixed patterns.
  func segment(_ name: String) -> String {
    self[.fixedPatternDamage]?.parts.first { $0.name == name }?.grade.text ?? ""
  }
}

/// An EAN-13.
func printedEAN() throws -> PrintedBars { PrintedBars(widths: try widths("ean", "ean13 1817682870314")) }

/// A Data Matrix of 14 × 14 modules.
func printedDataMatrix() throws -> PrintedModules {
  PrintedModules(
    columns: 14, rows: 14, isDark: try modules("datamatrix", "14 x 14, full", columns: 14, rows: 14))
}

/// A QR Code of version 2, level M: 28 data codewords and 16 check codewords in one block.
func printedQRCode(_ name: String = "2-M", version: Int = 2) throws -> PrintedModules {
  let side = 17 + 4 * version
  return PrintedModules(
    columns: side, rows: side, isDark: try modules("qrcode", name, columns: side, rows: side))
}
