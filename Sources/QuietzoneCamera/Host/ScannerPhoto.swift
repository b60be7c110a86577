#if canImport(UIKit)
  import Foundation
  import ImageIO
  import QuietzoneScanner
  import UIKit

  /// A photo to read codes in, as the system hands it over.
  package enum ScannerPhoto: Sendable {
    /// An image file.
    case file(URL)
    /// An image file's bytes.
    case data(Data)
    /// A picture in memory.
    case image(UIImage)
    /// A code without a picture: what a camera would see, where there is none.
    case simulated(text: String, symbology: Symbology)
  }

  extension ScannerPhoto {
    /// The most pixels that a photo is read with: a larger one is made smaller while it is decoded. More than any iPhone's camera
    /// has, and a quarter of the memory that iOS lets an app have on the oldest that it runs on.
    static let mostPixels = 50_000_000

    /// The codes in the photo, read with every effort; none where it is no picture.
    func read(with reader: BarcodeReader, isCancelled: () -> Bool) -> [ReadSymbol] {
      if case .simulated(let text, let symbology) = self {
        let corners = Quadrilateral(
          topLeft: Point(x: 0, y: 0), topRight: Point(x: 1, y: 0), bottomRight: Point(x: 1, y: 1),
          bottomLeft: Point(x: 0, y: 1))
        return [ReadSymbol(symbology: symbology, text: text, corners: corners)]
      }
      guard let picture = luminance(), !isCancelled() else { return [] }
      return withoutActuallyEscaping(isCancelled) { isCancelled in
        reader.read(picture, isCancelled: isCancelled).map { ReadSymbol($0) }
      }
    }

    /// The photo in grey; nil where it is no picture.
    func luminance() -> LuminanceImage? {
      switch self {
      case .simulated: nil
      case .file(let url): CGImageSourceCreateWithURL(url as CFURL, nil).flatMap { picture(in: $0) }
      case .data(let data): CGImageSourceCreateWithData(data as CFData, nil).flatMap { picture(in: $0) }
      case .image(let image): LuminanceImage(image)
      }
    }

    /// The first picture of a file, turned as it says.
    private func picture(in source: CGImageSource) -> LuminanceImage? {
      guard let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
        let width = (properties[kCGImagePropertyPixelWidth] as? NSNumber)?.doubleValue,
        let height = (properties[kCGImagePropertyPixelHeight] as? NSNumber)?.doubleValue,
        width >= 1, height >= 1
      else { return nil }
      let scale = min(1, (Double(Self.mostPixels) / (width * height)).squareRoot())
      let options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceThumbnailMaxPixelSize: max(1, Int(max(width, height) * scale)),
      ]
      return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary).flatMap {
        LuminanceImage($0)
      }
    }
  }
#endif
