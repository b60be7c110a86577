// The code of the article ReadAnImage: Scripts/check-article-code compares the two.
import AVFoundation
import CoreImage
import QuietzoneUI
import Scenes
import Testing
import UIKit

private func texts(in photo: UIImage) -> [String] {
  let reader = BarcodeReader(symbologies: [.qrCode, .ean13])
  guard let picture = LuminanceImage(photo) else { return [] }
  return reader.read(picture).map { $0.text }
}

private func pictures(_ scan: CGImage, _ sharpened: CIImage, _ context: CIContext) -> [LuminanceImage?] {
  let upright = LuminanceImage(scan, orientation: .right)
  let filtered = LuminanceImage(sharpened, context: context)
  return [upright, filtered]
}

private final class FrameReader: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate {
  var sequence = SequenceReader()
  var codes: [String] = []

  func found(_ code: Barcode) { codes.append(code.text) }

  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {
    let reading = LuminanceImage.withBorrowed(sampleBuffer) { frame in
      sequence.read(frame, with: BarcodeReader(preset: .live))
    }
    for code in reading?.barcodes ?? [] { found(code) }
  }
}

private func japaneseReader() -> BarcodeReader {
  let reader = BarcodeReader(textDecoder: { bytes, characterSet in
    characterSet == .shiftJIS ? String(bytes: bytes, encoding: .shiftJIS) : nil
  })
  return reader
}

@Suite struct ReadAnImage {
  @Test("A photo is read as the article says") func photo() {
    #expect(texts(in: UIImage(cgImage: Scene.of("words").cgImage)) == ["blue suede shoes"])
    #expect(texts(in: UIImage()) == [])
  }

  @Test("Pictures are turned and rendered as it says") func turned() {
    let image = Scene(width: 30, height: 20).cgImage
    let sizes = pictures(image, CIImage(cgImage: image), CIContext()).map { [$0?.width, $0?.height] }
    #expect(sizes == [[20, 30], [30, 20]])
  }

  @Test("A camera's frames are read as it says") func frames() {
    let reader = FrameReader()
    let frame = CMSampleBuffer(simulated: SimulatedBufferPool().buffer(.of("address")))
    let connection = AVCaptureConnection(simulatedMirrored: false)
    reader.captureOutput(AVCaptureVideoDataOutput(), didOutput: frame, from: connection)
    #expect(reader.codes == ["https://example.org/menu"])
  }

  @Test("Old character sets are decoded as it says") func characterSets() {
    #expect(japaneseReader().textDecoder?([0x93, 0xFA], .shiftJIS) == "日")
  }
}
