// Four characters each, as `OSType` has them.

/// <https://developer.apple.com/documentation/corevideo/kcvpixelformattype_420ypcbcr8biplanarfullrange>: iOS 4.0
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066  // 420f
/// <https://developer.apple.com/documentation/corevideo/kcvpixelformattype_420ypcbcr8biplanarvideorange>: iOS 4.0
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076  // 420v
/// <https://developer.apple.com/documentation/corevideo/kcvpixelformattype_420ypcbcr8planar>: iOS 4.0
public let kCVPixelFormatType_420YpCbCr8Planar: OSType = 0x7934_3230  // y420
/// <https://developer.apple.com/documentation/corevideo/kcvpixelformattype_420ypcbcr8planarfullrange>: iOS 4.0
public let kCVPixelFormatType_420YpCbCr8PlanarFullRange: OSType = 0x6634_3230  // f420
/// <https://developer.apple.com/documentation/corevideo/kcvpixelformattype_420ypcbcr10biplanarfullrange>: iOS 11.0
public let kCVPixelFormatType_420YpCbCr10BiPlanarFullRange: OSType = 0x7866_3230  // xf20
/// <https://developer.apple.com/documentation/corevideo/kcvpixelformattype_420ypcbcr10biplanarvideorange>: iOS 11.0
public let kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3230  // x420
/// <https://developer.apple.com/documentation/corevideo/kcvpixelformattype_onecomponent8>: iOS 4.0
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038  // L008
/// <https://developer.apple.com/documentation/corevideo/kcvpixelformattype_32bgra>: iOS 4.0
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241  // BGRA
/// <https://developer.apple.com/documentation/corevideo/kcvpixelformattype_32rgba>: iOS 4.0
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241  // RGBA
/// <https://developer.apple.com/documentation/corevideo/kcvpixelformattype_32argb>: iOS 4.0
public let kCVPixelFormatType_32ARGB: OSType = 0x0000_0020
/// <https://developer.apple.com/documentation/corevideo/kcvpixelformattype_24rgb>: iOS 4.0
public let kCVPixelFormatType_24RGB: OSType = 0x0000_0018
/// <https://developer.apple.com/documentation/corevideo/kcvpixelformattype_422ypcbcr8>: iOS 4.0
public let kCVPixelFormatType_422YpCbCr8: OSType = 0x3276_7579  // 2vuy

// Apple's are immutable, and so is a string that nobody makes a mutable one of.

/// <https://developer.apple.com/documentation/corevideo/kcvpixelbufferpixelformattypekey>: iOS 4.0
nonisolated(unsafe) public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"

/// How the formats that the stand-in makes are laid out.
struct PixelFormat {
  let isPlanar: Bool
  /// Bytes a pixel, and which of them are written with its grey value.
  let pixelStep: Int
  let written: [Int]

  static func of(_ type: OSType) -> PixelFormat? {
    switch type {
    case kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange,
      kCVPixelFormatType_420YpCbCr8Planar, kCVPixelFormatType_420YpCbCr8PlanarFullRange:
      PixelFormat(isPlanar: true, pixelStep: 1, written: [0])
    case kCVPixelFormatType_OneComponent8: PixelFormat(isPlanar: false, pixelStep: 1, written: [0])
    case kCVPixelFormatType_420YpCbCr10BiPlanarFullRange, kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange:
      PixelFormat(isPlanar: true, pixelStep: 2, written: [1])
    case kCVPixelFormatType_32BGRA, kCVPixelFormatType_32RGBA:
      PixelFormat(isPlanar: false, pixelStep: 4, written: [0, 1, 2])
    case kCVPixelFormatType_32ARGB: PixelFormat(isPlanar: false, pixelStep: 4, written: [1, 2, 3])
    case kCVPixelFormatType_24RGB: PixelFormat(isPlanar: false, pixelStep: 3, written: [0, 1, 2])
    case kCVPixelFormatType_422YpCbCr8: PixelFormat(isPlanar: false, pixelStep: 2, written: [1])
    default: nil
    }
  }
}
