// Tests for Apple's own frameworks, in a simulator; Tests/Apple runs them against the stand-ins, too.
import CoreImage
import CoreVideo
import QuietzoneUI
import Testing
import UIKit

/// A Data Matrix of 10 × 10 modules that says "A1", eight pixels a module, its quiet zone around it.
private enum Drawing {
  static let rows = [
    "1010101010", "1000011001", "1110011010", "1010101011", "1011010000", "1010101011",
    "1111101010", "1101010011", "1100000100", "1111111111",
  ]
  static let scale = 8
  static let side = (rows.count + 4) * scale

  static var pixels: [UInt8] {
    var pixels = [UInt8](repeating: 255, count: side * side)
    for (row, modules) in rows.enumerated() {
      for (column, module) in modules.enumerated() where module == "1" {
        for y in 0..<scale {
          let start = ((row + 2) * scale + y) * side + (column + 2) * scale
          for x in 0..<scale { pixels[start + x] = 0 }
        }
      }
    }
    return pixels
  }

  /// An image file: BMP of 24 bits a pixel, its rows from the bottom.
  static var file: Data {
    func bytes(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 255) } }
    let header = [UInt8]("BM".utf8) + bytes(54 + 3 * side * side, 4) + bytes(0, 4) + bytes(54, 4)
    let info = bytes(40, 4) + bytes(side, 4) + bytes(side, 4) + bytes(1, 2) + bytes(24, 2) + bytes(0, 24)
    let pixels = pixels
    let rows = (0..<side).reversed().flatMap { y in
      pixels[y * side..<(y + 1) * side].flatMap { [$0, $0, $0] }
    }
    return Data(header + info + rows)
  }

  static func image() -> CGImage? {
    guard let provider = CGDataProvider(data: Data(pixels) as CFData) else { return nil }
    return CGImage(
      width: side, height: side, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: side,
      space: CGColorSpaceCreateDeviceGray(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue),
      provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
  }
}

@Suite struct PictureTests {
  private func texts(_ picture: LuminanceImage?) -> [String] {
    picture.map { BarcodeReader().read($0).map { $0.text } } ?? []
  }

  @Test("A picture of Core Graphics is read") func coreGraphics() throws {
    #expect(texts(LuminanceImage(try #require(Drawing.image()))) == ["A1"])
  }

  @Test("A picture of Core Image is read, its rows from the top") func coreImage() throws {
    let image = CIImage(cgImage: try #require(Drawing.image()))
    let picture = try #require(LuminanceImage(image))
    #expect(texts(picture) == ["A1"])
    // The solid bar is at the left and at the bottom.
    #expect(picture[2 * Drawing.scale + 4, 3 * Drawing.scale + 4] < 64)
    #expect(picture[Drawing.side - 2 * Drawing.scale - 4, Drawing.side - 2 * Drawing.scale - 4] < 64)
  }

  @Test(
    "A picture of UIKit is read as it is shown", arguments: [UIImage.Orientation.up, .right, .downMirrored])
  func uiKit(_ orientation: UIImage.Orientation) throws {
    let image = UIImage(cgImage: try #require(Drawing.image()), scale: 1, orientation: orientation)
    #expect(texts(LuminanceImage(image)) == ["A1"])
  }

  @Test("A pixel buffer is read where it is") func pixelBuffer() throws {
    var buffer: CVPixelBuffer?
    let side = Drawing.side
    CVPixelBufferCreate(nil, side, side, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, nil, &buffer)
    let frame = try #require(buffer)
    CVPixelBufferLockBaseAddress(frame, [])
    let stride = CVPixelBufferGetBytesPerRowOfPlane(frame, 0)
    let plane = try #require(CVPixelBufferGetBaseAddressOfPlane(frame, 0))
    let pixels = Drawing.pixels
    for y in 0..<side {
      for x in 0..<side {
        plane.storeBytes(of: pixels[y * side + x], toByteOffset: y * stride + x, as: UInt8.self)
      }
    }
    CVPixelBufferUnlockBaseAddress(frame, [])
    #expect(LuminanceImage.withBorrowed(frame) { BarcodeReader().read($0).map { $0.text } } == ["A1"])
    #expect(texts(LuminanceImage(frame)) == ["A1"])
  }
}

@MainActor @Suite(.serialized) struct WithoutCameraTests {
  /// Remembers what it is told.
  private final class Log: ScannerViewControllerDelegate {
    var results: [String] = []

    func scanner(_ scanner: ScannerViewController, didScan result: ScanResult) { results.append(result.text) }
  }

  @Test("A photo goes through the scanner without a camera") func photo() async {
    let scanner = ScannerViewController()
    let log = Log()
    scanner.delegate = log
    scanner.readPhoto(Drawing.file)
    let limit = ContinuousClock.now + .seconds(30)
    while log.results.isEmpty, ContinuousClock.now < limit { await Task.yield() }
    #expect(log.results == ["A1"])
  }
}
