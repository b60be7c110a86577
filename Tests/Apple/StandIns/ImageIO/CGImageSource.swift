@_exported import CoreGraphics
import QuietzoneImaging
import QuietzoneMedia

/// <https://developer.apple.com/documentation/imageio/cgimagesource>: iOS 4.0
public final class CGImageSource {
  /// The picture as it is shown; nil where the file holds none.
  fileprivate let picture: LuminanceImage?

  fileprivate init(_ bytes: [UInt8]) {
    picture = try? LuminanceImage(imageFile: bytes, maximumPixels: 1 << 30)
  }
}

/// <https://developer.apple.com/documentation/imageio/cgimagesourcecreatewithurl(_:_:)>: iOS 4.0
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map { CGImageSource([UInt8]($0)) }
}

/// <https://developer.apple.com/documentation/imageio/cgimagesourcecreatewithdata(_:_:)>: iOS 4.0
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource([UInt8](data as Data))
}

/// <https://developer.apple.com/documentation/imageio/cgimagesourcecopypropertiesatindex(_:_:_:)>: iOS 4.0
///
/// Here: the size as it is shown, where Apple's is the size as it is stored.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let picture = isrc.picture else { return nil }
  let properties: [CFString: Any] = [
    kCGImagePropertyPixelWidth: NSNumber(value: picture.width),
    kCGImagePropertyPixelHeight: NSNumber(value: picture.height),
  ]
  return properties as CFDictionary
}

/// <https://developer.apple.com/documentation/imageio/cgimagesourcecreatethumbnailatindex(_:_:_:)>: iOS 4.0
///
/// Here: turned as the file says, and made smaller by halves until it is no longer than asked for.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let options = options as? [CFString: Any] ?? [:]
  guard options[kCGImageSourceCreateThumbnailFromImageAlways] as? Bool == true,
    options[kCGImageSourceCreateThumbnailWithTransform] as? Bool == true,
    let limit = options[kCGImageSourceThumbnailMaxPixelSize] as? Int, var picture = isrc.picture
  else { return nil }
  while max(picture.width, picture.height) > limit { picture = picture.halved() }
  guard let provider = CGDataProvider(data: Data(picture.pixels) as CFData) else { return nil }
  return CGImage(
    width: picture.width, height: picture.height, bitsPerComponent: 8, bitsPerPixel: 8,
    bytesPerRow: picture.width, space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider,
    decode: nil, shouldInterpolate: false, intent: .defaultIntent)
}

// Apple's are immutable, and so is a string that nobody makes a mutable one of.

/// <https://developer.apple.com/documentation/imageio/kcgimagepropertypixelwidth>: iOS 4.0
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// <https://developer.apple.com/documentation/imageio/kcgimagepropertypixelheight>: iOS 4.0
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// <https://developer.apple.com/documentation/imageio/kcgimagesourcecreatethumbnailfromimagealways>: iOS 4.0
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// <https://developer.apple.com/documentation/imageio/kcgimagesourcecreatethumbnailwithtransform>: iOS 4.0
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// <https://developer.apple.com/documentation/imageio/kcgimagesourcethumbnailmaxpixelsize>: iOS 4.0
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString =
  "kCGImageSourceThumbnailMaxPixelSize"

/// <https://developer.apple.com/documentation/imageio/cgimagepropertyorientation>: iOS 8.0
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8
}
