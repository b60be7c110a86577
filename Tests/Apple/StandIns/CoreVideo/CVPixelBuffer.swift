@_exported import CoreGraphics

/// <https://developer.apple.com/documentation/kernel/ostype>: iOS 2.0
public typealias OSType = UInt32
/// <https://developer.apple.com/documentation/corevideo/cvreturn>: iOS 4.0
public typealias CVReturn = Int32
/// <https://developer.apple.com/documentation/corevideo/kcvreturnsuccess>: iOS 4.0
public let kCVReturnSuccess: CVReturn = 0
/// <https://developer.apple.com/documentation/corevideo/kcvreturninvalidpixelformat>: iOS 4.0
public let kCVReturnInvalidPixelFormat: CVReturn = -6680

/// <https://developer.apple.com/documentation/corevideo/cvbuffer>: iOS 4.0
public class CVBuffer {
  let format: OSType
  let width: Int
  let height: Int
  let bytesPerRow: Int
  private let memory: UnsafeMutableRawPointer
  private let giveBack: (UnsafeMutableRawPointer) -> Void
  /// Its base address holds only while it is locked.
  private let lock = NSLock()
  private var lockCount = 0

  init(
    format: OSType, width: Int, height: Int, bytesPerRow: Int, memory: UnsafeMutableRawPointer,
    giveBack: @escaping (UnsafeMutableRawPointer) -> Void
  ) {
    (self.format, self.width, self.height, self.bytesPerRow) = (format, width, height, bytesPerRow)
    (self.memory, self.giveBack) = (memory, giveBack)
  }

  deinit { giveBack(memory) }

  /// How often it is locked.
  public var simulatedLockCount: Int { lock.withLock { lockCount } }

  func changeLock(by change: Int) -> CVReturn {
    lock.withLock {
      guard lockCount + change >= 0 else { return kCVReturnInvalidPixelFormat }
      lockCount += change
      return kCVReturnSuccess
    }
  }

  var address: UnsafeMutableRawPointer? { lock.withLock { lockCount > 0 ? memory : nil } }
}

/// <https://developer.apple.com/documentation/corevideo/cvimagebuffer>: iOS 4.0
public typealias CVImageBuffer = CVBuffer
/// <https://developer.apple.com/documentation/corevideo/cvpixelbuffer>: iOS 4.0
public typealias CVPixelBuffer = CVImageBuffer

/// <https://developer.apple.com/documentation/corevideo/cvpixelbufferlockflags>: iOS 4.0
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// <https://developer.apple.com/documentation/corevideo/cvpixelbufferlockflags/readonly>: iOS 4.0
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// <https://developer.apple.com/documentation/corevideo/cvpixelbufferlockbaseaddress(_:_:)>: iOS 4.0
@discardableResult
public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { pixelBuffer.changeLock(by: 1) }

/// <https://developer.apple.com/documentation/corevideo/cvpixelbufferunlockbaseaddress(_:_:)>: iOS 4.0
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { pixelBuffer.changeLock(by: -1) }

/// <https://developer.apple.com/documentation/corevideo/cvpixelbuffergetpixelformattype(_:)>: iOS 4.0
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }

/// <https://developer.apple.com/documentation/corevideo/cvpixelbuffergetwidth(_:)>: iOS 4.0
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }

/// <https://developer.apple.com/documentation/corevideo/cvpixelbuffergetheight(_:)>: iOS 4.0
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }

/// <https://developer.apple.com/documentation/corevideo/cvpixelbufferisplanar(_:)>: iOS 4.0
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool {
  PixelFormat.of(pixelBuffer.format)?.isPlanar == true
}

/// <https://developer.apple.com/documentation/corevideo/cvpixelbuffergetbaseaddress(_:)>: iOS 4.0
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  pixelBuffer.address
}

/// <https://developer.apple.com/documentation/corevideo/cvpixelbuffergetbytesperrow(_:)>: iOS 4.0
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }

// The planes of luma alone: nobody here asks for colour.

/// <https://developer.apple.com/documentation/corevideo/cvpixelbuffergetbaseaddressofplane(_:_:)>: iOS 4.0
public func CVPixelBufferGetBaseAddressOfPlane(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? { planeIndex == 0 ? pixelBuffer.address : nil }

/// <https://developer.apple.com/documentation/corevideo/cvpixelbuffergetbytesperrowofplane(_:_:)>: iOS 4.0
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  planeIndex == 0 ? pixelBuffer.bytesPerRow : 0
}

/// <https://developer.apple.com/documentation/corevideo/cvpixelbuffergetwidthofplane(_:_:)>: iOS 4.0
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  planeIndex == 0 ? pixelBuffer.width : 0
}

/// <https://developer.apple.com/documentation/corevideo/cvpixelbuffergetheightofplane(_:_:)>: iOS 4.0
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  planeIndex == 0 ? pixelBuffer.height : 0
}
