import Dispatch

/// <https://developer.apple.com/documentation/avfoundation/avcaptureoutput>: iOS 4.0
open class AVCaptureOutput: NSObject {}

/// <https://developer.apple.com/documentation/avfoundation/avcapturevideodataoutputsamplebufferdelegate>: iOS 4.0
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// <https://developer.apple.com/documentation/avfoundation/avcapturevideodataoutputsamplebufferdelegate/captureoutput(_:didoutput:from:)>: iOS 4.0
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

/// <https://developer.apple.com/documentation/avfoundation/avcapturevideodataoutput>: iOS 4.0
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  private let lock = NSLock()
  private weak var target: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  private var queue: DispatchQueue?
  private var pending = 0
  private let connection = AVCaptureConnection(simulatedMirrored: false)

  /// <https://developer.apple.com/documentation/avfoundation/avcapturevideodataoutput/videosettings>: iOS 4.0
  open var videoSettings: [String: Any]! = [:]

  /// <https://developer.apple.com/documentation/avfoundation/avcapturevideodataoutput/alwaysdiscardslatevideoframes>: iOS 4.0
  open var alwaysDiscardsLateVideoFrames = true

  /// <https://developer.apple.com/documentation/avfoundation/avcapturevideodataoutput/setsamplebufferdelegate(_:queue:)>: iOS 4.0
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    lock.withLock { (target, queue) = (sampleBufferDelegate, sampleBufferCallbackQueue) }
  }

  /// Hands a frame over on the delegate's queue; one that comes while another is handed over is late.
  public func simulateDelivery(of frame: CVPixelBuffer?) {
    let isLate = lock.withLock {
      if pending > 0, alwaysDiscardsLateVideoFrames { return true }
      pending += 1
      return false
    }
    guard !isLate, let queue = lock.withLock({ queue }) else { return }
    let sample = SampleInTransit(buffer: CMSampleBuffer(simulated: frame))
    queue.async { [self] in
      lock.withLock { target }?.captureOutput(self, didOutput: sample.buffer, from: connection)
      lock.withLock { pending -= 1 }
    }
  }
}

/// A sample on its way to the delegate's queue.
private struct SampleInTransit: @unchecked Sendable {
  let buffer: CMSampleBuffer
}
