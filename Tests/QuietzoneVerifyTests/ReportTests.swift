import Quietzone
import QuietzoneImaging
import QuietzoneSymbols
import Testing

@testable import QuietzoneVerify

@Suite("Reports of print quality")
struct ReportTests {
  @Test("What is not known of aperture and light stays open")
  func notation() throws {
    var options = linearLight
    var symbol = try printedDataMatrix()
    symbol.light = 0.9
    let image = symbol.printed.image(pixelsPerModule: 10)
    let barcode = try #require(BarcodeReader().read(image).first)
    #expect(try Verifier(options).verify(barcode, in: image).notation == "4.0/-/-")
    options.wavelength = 660
    #expect(try Verifier(options).verify(barcode, in: image).notation == "4.0/-/660")
    options.moduleMillimetres = 0.25
    #expect(try Verifier(options).verify(barcode, in: image).notation == "4.0/08/660")
    options.aperture = .reference(5)
    #expect(try Verifier(options).verify(barcode, in: image).notation == "4.0/05/660")
  }

  @Test(
    "The aperture follows the module of bars by table 1 of ISO/IEC 15416",
    arguments: [
      (0.15, 0.075), (0.25, 0.125), (0.4, 0.25), (0.7, 0.5),
    ])
  func aperture(module: Double, millimetres: Double) throws {
    let modules = try #require(Aperture.standard.modules(module: module, isMatrix: false))
    #expect(abs(modules * module - millimetres) < 1e-12)
  }

  @Test("Two known reflectances make a report that is not indicative")
  func calibrated() throws {
    let scale = try #require(ReflectanceScale(dark: (26, 0.05), light: (204, 0.85), transfer: .linear))
    var options = VerificationOptions()
    options.scale = scale
    let report = try graded(try printedDataMatrix().printed, options)
    #expect(!report.isIndicative)
    #expect(abs((report[.symbolContrast]?.value ?? 0) - 0.80) < 0.005)
    #expect(try graded(try printedDataMatrix().printed, linearLight).isIndicative)
  }

  @Test("Two fields that are alike, or the wrong way round, calibrate nothing")
  func notCalibrated() {
    #expect(ReflectanceScale(dark: (100, 0.05), light: (105, 0.85)) == nil)
    #expect(ReflectanceScale(dark: (200, 0.05), light: (50, 0.85)) == nil)
    #expect(ReflectanceScale(dark: (50, 0.85), light: (200, 0.05)) == nil)
  }

  @Test(
    "Grey values of pictures stand for light as sRGB says",
    arguments: [
      (0, 0.0), (10, 0.003035), (128, 0.215861), (188, 0.502886), (255, 1.0),
    ])
  func sRGB(grey: Int, light: Double) {
    #expect(abs(Double(ReflectanceScale().table[grey]) - light) < 1e-5)
  }

  @Test("An aperture averages pixels by how much of them lies in it")
  func aperture() {
    // Half black, half white: a circle on the edge sees half of each, one a radius away none.
    let image = LuminanceImage(width: 40, height: 40, pixels: (0..<1600).map { $0 % 40 < 20 ? 0 : 255 })!
    image.withReflectances(ReflectanceScale(.linear)) { view in
      #expect(abs(view.mean(around: Point(x: 20, y: 20), diameter: 7.3) - 0.5) < 1e-9)
      #expect(view.mean(around: Point(x: 16.3, y: 20), diameter: 7.3) < 1e-6)
      // A quarter of the diameter to the right: 1/2 + (½ √3/2 + π/6) / π of the circle is white.
      #expect(abs(view.mean(around: Point(x: 22, y: 20), diameter: 8) - 0.80450) < 0.002)
    }
  }

  @Test("A symbol too small to measure is not graded, and says what to do")
  func tooSmall() throws {
    let image = try printedDataMatrix().printed.image(pixelsPerModule: 2)
    let barcode = try #require(BarcodeReader().read(image).first)
    #expect(throws: VerificationError.tooFewPixels(tenths: 20)) { try Verifier().verify(barcode, in: image) }
  }

  @Test(
    "Corners that span nothing, or lie outside the picture, are no reason to stop",
    arguments: [
      [(5.0, 5.0), (5, 5), (5, 5), (5, 5)], [(-900, -900), (-500, -900), (-500, -500), (-900, -500)],
      [(.nan, 0), (100, 0), (100, 100), (0, 100)], [(1e300, 0), (1e301, 0), (1e301, 1e300), (0, 1e300)],
    ])
  func strangeCorners(corners: [(Double, Double)]) throws {
    for printed in [try printedDataMatrix().printed, try printedEAN().printed] {
      let image = printed.image(pixelsPerModule: 6)
      var barcode = try #require(BarcodeReader().read(image).first)
      let points = corners.map { Point(x: $0.0, y: $0.1) }
      barcode.corners = Quadrilateral(
        topLeft: points[0], topRight: points[1], bottomRight: points[2], bottomLeft: points[3])
      let grade = (try? Verifier().verify(barcode, in: image))?.grade
      #expect(grade == nil || grade == .failed)
    }
  }

  @Test("Half of a symbol, covered after it was read, has the worst grade")
  func half() throws {
    for printed in [try printedDataMatrix().printed, try printedQRCode().printed] {
      let image = printed.image(pixelsPerModule: 8)
      let barcode = try #require(BarcodeReader().read(image).first)
      var pixels = image.pixels
      for index in pixels.indices where index % image.width > image.width / 2 { pixels[index] = 204 }
      let half = LuminanceImage(width: image.width, height: image.height, pixels: pixels)!
      let report = try Verifier(linearLight).verify(barcode, in: half)
      #expect(report.grade == .failed)
      #expect(report.grade(.decode) == "0.0")
    }
  }

  @Test("Symbologies without a method are not graded")
  func noMethod() throws {
    var barcode = try #require(
      BarcodeReader().read(try printedDataMatrix().printed.image(pixelsPerModule: 8)).first)
    barcode.symbology = .maxiCode
    barcode.details = .maxiCode(mode: 4, errorCorrectionLevel: "SEC")
    let image = LuminanceImage(width: 9, height: 9, pixels: [UInt8](repeating: 0, count: 81))!
    #expect(throws: VerificationError.noMethod(.maxiCode)) { try Verifier().verify(barcode, in: image) }
  }
}
