#if canImport(UIKit)
  import AVFoundation

  /// Holds the newest frame until somebody has time for it. Any older one goes back to the camera's pool: however many come
  /// while one is read, none piles up.
  final class FrameMailbox: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var isOpen = false
    private var newest: CVPixelBuffer?
    private let announce: @Sendable () -> Void

    /// - Parameter announce: Called on the camera's thread when there is a frame where there was none.
    init(announce: @escaping @Sendable () -> Void) { self.announce = announce }

    /// Takes frames in from now on.
    func open() { lock.withLock { isOpen = true } }

    /// Takes no more frames in, and drops the one that is here.
    func close() {
      lock.withLock {
        isOpen = false
        newest = nil
      }
    }

    /// The newest frame that nobody has taken yet.
    func take() -> CVPixelBuffer? {
      lock.withLock {
        let frame = newest
        newest = nil
        return frame
      }
    }

    func captureOutput(
      _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {
      guard let frame = CMSampleBufferGetImageBuffer(sampleBuffer) else { return }
      let isNews = lock.withLock {
        guard isOpen else { return false }
        let wasEmpty = newest == nil
        newest = frame
        return wasEmpty
      }
      if isNews { announce() }
    }
  }
#endif
