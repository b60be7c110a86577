@_exported import CoreVideo

/// <https://developer.apple.com/documentation/coremedia/cmsamplebuffer>: iOS 4.0
public final class CMSampleBuffer {
  fileprivate let pixelBuffer: CVPixelBuffer?

  /// A sample that holds a frame, or none.
  public init(simulated pixelBuffer: CVPixelBuffer?) { self.pixelBuffer = pixelBuffer }
}

/// <https://developer.apple.com/documentation/coremedia/cmsamplebuffergetimagebuffer(_:)>: iOS 4.0
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.pixelBuffer }

/// <https://developer.apple.com/documentation/coremedia/cmvideodimensions>: iOS 4.0
public struct CMVideoDimensions: Sendable {
  public var width: Int32
  public var height: Int32

  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

/// <https://developer.apple.com/documentation/coremedia/cmformatdescription>: iOS 4.0
public final class CMFormatDescription: Sendable {
  fileprivate let dimensions: CMVideoDimensions

  /// The description of frames of this size.
  public init(simulated dimensions: CMVideoDimensions) { self.dimensions = dimensions }
}

/// <https://developer.apple.com/documentation/coremedia/cmvideoformatdescription>: iOS 4.0
public typealias CMVideoFormatDescription = CMFormatDescription

/// <https://developer.apple.com/documentation/coremedia/cmvideoformatdescriptiongetdimensions(_:)>: iOS 4.0
public func CMVideoFormatDescriptionGetDimensions(
  _ videoDesc: CMVideoFormatDescription
) -> CMVideoDimensions { videoDesc.dimensions }

/// <https://developer.apple.com/documentation/coremedia/cmtimevalue>: iOS 4.0
public typealias CMTimeValue = Int64
/// <https://developer.apple.com/documentation/coremedia/cmtimescale>: iOS 4.0
public typealias CMTimeScale = Int32

/// <https://developer.apple.com/documentation/coremedia/cmtime>: iOS 4.0
public struct CMTime: Equatable, Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale

  /// <https://developer.apple.com/documentation/coremedia/cmtime/init(value:timescale:)>: iOS 4.0
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    (self.value, self.timescale) = (value, timescale)
  }

  /// <https://developer.apple.com/documentation/coremedia/cmtime/invalid>: iOS 4.0
  public static let invalid = CMTime(value: 0, timescale: 0)
}
