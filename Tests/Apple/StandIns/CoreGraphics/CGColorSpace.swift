/// <https://developer.apple.com/documentation/coregraphics/cgcolorspace>: iOS 2.0
public final class CGColorSpace: Sendable {
  /// How many values a pixel has without alpha.
  let componentCount: Int

  init(componentCount: Int) { self.componentCount = componentCount }
}

/// <https://developer.apple.com/documentation/coregraphics/cgcolorspacecreatedevicegray()>: iOS 2.0
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(componentCount: 1) }

/// <https://developer.apple.com/documentation/coregraphics/cgcolorspacecreatedevicergb()>: iOS 2.0
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(componentCount: 3) }

/// <https://developer.apple.com/documentation/coregraphics/cgimagealphainfo>: iOS 2.0
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}

/// <https://developer.apple.com/documentation/coregraphics/cgbitmapinfo>: iOS 2.0
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// <https://developer.apple.com/documentation/coregraphics/cgcolorrenderingintent>: iOS 2.0
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
}
