import Accelerate
import CoreImage
import CoreMedia
import Scenes
import Testing
import UIKit

@testable import QuietzoneCamera

@Suite struct ImageTests {
  /// Three by two pixels, each of another value.
  private let values: [UInt8] = [10, 20, 30, 40, 50, 60]

  private func image(_ bytes: [UInt8], step: Int = 1, alpha: CGImageAlphaInfo = .none) -> CGImage {
    CGImage(
      width: 3, height: 2, bitsPerComponent: 8, bitsPerPixel: 8 * step, bytesPerRow: 3 * step,
      space: step == 1 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue),
      provider: CGDataProvider(data: Data(bytes) as CFData)!,
      decode: nil, shouldInterpolate: false, intent: .defaultIntent)!
  }

  @Test("A grey picture's pixels are its own") func grey() {
    let picture = LuminanceImage(image(values))
    #expect(picture?.width == 3 && picture?.height == 2 && picture?.pixels == values)
  }

  @Test("What is transparent lies over white") func transparent() {
    let bytes: [UInt8] = (0..<6).flatMap { [0, 0, 0, $0 < 3 ? 255 : 0] as [UInt8] }
    #expect(LuminanceImage(image(bytes, step: 4, alpha: .last))?.pixels == [0, 0, 0, 255, 255, 255])
  }

  @Test(
    "A picture is turned as it is shown",
    arguments: [
      (UIImage.Orientation.up, [10, 20, 30, 40, 50, 60], 3), (.down, [60, 50, 40, 30, 20, 10], 3),
      (.left, [30, 60, 20, 50, 10, 40], 2), (.right, [40, 10, 50, 20, 60, 30], 2),
      (.upMirrored, [30, 20, 10, 60, 50, 40], 3), (.downMirrored, [40, 50, 60, 10, 20, 30], 3),
      (.leftMirrored, [10, 40, 20, 50, 30, 60], 2), (.rightMirrored, [60, 30, 50, 20, 40, 10], 2),
    ] as [(UIImage.Orientation, [UInt8], Int)])
  func orientation(_ orientation: UIImage.Orientation, _ shown: [UInt8], _ width: Int) {
    let pictures = [
      LuminanceImage(UIImage(cgImage: image(values), scale: 1, orientation: orientation)),
      LuminanceImage(UIImage(ciImage: CIImage(cgImage: image(values)), scale: 1, orientation: orientation)),
    ]
    for picture in pictures { #expect(picture?.width == width && picture?.pixels == shown) }
  }

  @Test("A picture without bounds, or without anything, is none") func noPicture() {
    #expect(LuminanceImage(CIImage(simulatedWithoutBounds: image(values))) == nil)
    #expect(LuminanceImage(UIImage()) == nil)
  }

  @Test(
    "Luma, or the green of colours, of every pixel format that a camera has",
    arguments: [
      kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange,
      kCVPixelFormatType_420YpCbCr8Planar, kCVPixelFormatType_420YpCbCr10BiPlanarFullRange,
      kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange, kCVPixelFormatType_OneComponent8,
      kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB, kCVPixelFormatType_32RGBA,
      kCVPixelFormatType_24RGB,
    ])
  func pixelFormats(_ format: OSType) {
    let pool = SimulatedBufferPool()
    do {
      let buffer = pool.buffer(width: 3, height: 2, format: format, pixels: values)
      #expect(LuminanceImage.withBorrowed(buffer) { $0.pixels } == values)
      #expect(buffer.simulatedLockCount == 0)
      let sample = CMSampleBuffer(simulated: buffer)
      #expect(LuminanceImage.withBorrowed(sample) { $0.pixels } == values)
      var kept = LuminanceImage(sample)
      #expect(kept?.pixels == values && buffer.simulatedLockCount == 1)
      let part = kept?.cropped(to: PixelRectangle(x: 2, y: 1, width: 1, height: 1))
      kept = nil
      #expect(part?.pixels == [60] && buffer.simulatedLockCount == 1)
    }
    #expect(pool.lentCount == 0)
  }

  @Test("A pixel format without bytes of grey is refused, and so is a sample without a frame") func refused()
  {
    let buffer = SimulatedBufferPool().buffer(
      width: 3, height: 2, format: kCVPixelFormatType_422YpCbCr8, pixels: values)
    #expect(LuminanceImage(buffer) == nil && LuminanceImage.withBorrowed(buffer) { $0.width } == nil)
    let sample = CMSampleBuffer(simulated: nil)
    #expect(LuminanceImage(sample) == nil && LuminanceImage.withBorrowed(sample) { $0.width } == nil)
    #expect(buffer.simulatedLockCount == 0)
  }

  @Test("A buffer of vImage, its rows padded") func vImage() {
    var bytes: [UInt8] = [10, 20, 30, 0, 0, 40, 50, 60, 0, 0]
    bytes.withUnsafeMutableBytes { memory in
      let buffer = vImage_Buffer(data: memory.baseAddress, height: 2, width: 3, rowBytes: 5)
      #expect(LuminanceImage(buffer)?.pixels == values)
      #expect(LuminanceImage.withBorrowed(buffer) { $0.rowStride } == 5)
    }
  }

  @Test("A buffer of vImage that cannot be is refused") func wrongVImage() {
    var byte: UInt8 = 1
    withUnsafeMutableBytes(of: &byte) { memory in
      for (height, width, rowBytes) in [
        (1, 2, 1), (0, 1, 1), (1, 0, 1), (1, 1, -1), (UInt.max, 1, 1), (1, .max, 1),
      ] as [(UInt, UInt, Int)] {
        let buffer = vImage_Buffer(data: memory.baseAddress, height: height, width: width, rowBytes: rowBytes)
        #expect(LuminanceImage(buffer) == nil)
      }
    }
    #expect(LuminanceImage(vImage_Buffer(data: nil, height: 1, width: 1, rowBytes: 1)) == nil)
  }

  @Test("Character sets that the core does not know are Foundation's to decode") func characterSets() {
    #expect(legacyText([0x93, 0xFA, 0x96, 0x7B], .shiftJIS) == "日本")
    #expect(legacyText([0xD6, 0xD0, 0xCE, 0xC4], .gb18030) == "中文")
    #expect(legacyText([0xC7, 0xD1], .eucKR) == "한")
    #expect(legacyText([0xCF, 0xF0], .windows1251) == "Пр")
    #expect(legacyText([0xE1], CodedCharacterSet.iso8859(part: 7)!) == "α")
    #expect(legacyText([1, 2], .binary) == nil)
  }
}
