@_exported import CoreVideo
@_exported import ImageIO

/// <https://developer.apple.com/documentation/coreimage/ciimage>: iOS 5.0
open class CIImage: NSObject {
  let image: CGImage
  let orientation: CGImagePropertyOrientation
  private let bounds: CGRect?

  /// <https://developer.apple.com/documentation/coreimage/ciimage/init(cgimage:)>: iOS 5.0
  public init(cgImage image: CGImage) {
    (self.image, orientation, bounds) = (image, .up, nil)
  }

  /// A picture without bounds, such as that of one colour.
  public init(simulatedWithoutBounds image: CGImage) {
    (self.image, orientation, bounds) = (image, .up, .infinite)
  }

  private init(_ image: CGImage, _ orientation: CGImagePropertyOrientation) {
    (self.image, self.orientation, bounds) = (image, orientation, nil)
  }

  /// <https://developer.apple.com/documentation/coreimage/ciimage/extent>: iOS 5.0
  open var extent: CGRect {
    let isTurned = orientation.rawValue >= CGImagePropertyOrientation.leftMirrored.rawValue
    let (width, height) = isTurned ? (image.height, image.width) : (image.width, image.height)
    return bounds ?? CGRect(x: 0, y: 0, width: width, height: height)
  }

  /// <https://developer.apple.com/documentation/coreimage/ciimage/oriented(_:)>: iOS 11.0
  ///
  /// Here: of a picture that is not turned yet.
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    precondition(self.orientation == .up, "turned twice")
    return CIImage(image, orientation)
  }
}

/// <https://developer.apple.com/documentation/coreimage/ciformat>: iOS 5.0
public struct CIFormat: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// <https://developer.apple.com/documentation/coreimage/ciformat/l8>: iOS 10.0
  public static let L8 = CIFormat(rawValue: 1)
}

/// <https://developer.apple.com/documentation/coreimage/cicontext>: iOS 5.0
open class CIContext: NSObject {
  /// <https://developer.apple.com/documentation/coreimage/cicontext/init()>: iOS 5.0
  public override init() {}

  /// <https://developer.apple.com/documentation/coreimage/cicontext/render(_:tobitmap:rowbytes:bounds:format:colorspace:)>: iOS 5.0
  ///
  /// Here: all of a picture, as grey. What is turned is drawn by the places that its orientation names (TIFF 6.0, tag 274).
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    precondition(bounds == image.extent && format == .L8, "rendered in a way that is not simulated")
    let picture = image.image
    var upright = [UInt8](repeating: 255, count: picture.width * picture.height)
    let context = CGContext(
      data: &upright, width: picture.width, height: picture.height, bitsPerComponent: 8,
      bytesPerRow: picture.width, space: CGColorSpaceCreateDeviceGray(),
      bitmapInfo: CGImageAlphaInfo.none.rawValue)
    context?.draw(picture, in: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
    let target = data.assumingMemoryBound(to: UInt8.self)
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        let place = image.orientation.place(column, row, of: picture)
        target[place.y * rowBytes + place.x] = upright[row * picture.width + column]
      }
    }
  }
}

extension CGImagePropertyOrientation {
  /// Where a stored pixel is shown: the stored first row is shown at the side that the orientation names, and the first column.
  fileprivate func place(_ column: Int, _ row: Int, of image: CGImage) -> (x: Int, y: Int) {
    let (fromRight, fromBottom) = (image.width - 1 - column, image.height - 1 - row)
    return switch self {
    case .up: (column, row)  // top, left
    case .upMirrored: (fromRight, row)  // top, right
    case .down: (fromRight, fromBottom)  // bottom, right
    case .downMirrored: (column, fromBottom)  // bottom, left
    case .leftMirrored: (row, column)  // left, top
    case .right: (fromBottom, column)  // right, top
    case .rightMirrored: (fromBottom, fromRight)  // right, bottom
    case .left: (row, fromRight)  // left, bottom
    }
  }
}
