#if canImport(UIKit)
  import AVFoundation
  import QuietzoneScanner

  /// What comes of a camera.
  enum CameraReport: Sendable {
    /// `FrameMailbox` holds a frame.
    case frame
    /// There is news of the camera that was opened by this number.
    case camera(Int, CameraNews)
  }

  /// What a camera has to tell.
  enum CameraNews: Sendable {
    /// It was opened, or runs again after an interruption.
    case available(OpenCamera)
    /// It failed to open, failed while it ran, or was taken away.
    case failed(CameraProblem)
    /// The system interrupted it, and will say when it may go on.
    case interrupted(CameraProblem)
    /// Focus and exposure are where they were asked to be.
    case aimed
    /// Whether the torch is lit; nil where there is none, or none that can be lit now.
    case torch(TorchState?)
    /// How far it zooms.
    case zoom(CameraZoom)
  }

  /// A camera that was opened. What is used of its device elsewhere may be used on any thread.
  struct OpenCamera: @unchecked Sendable {
    let device: AVCaptureDevice
    /// The size of its frames as they lie in memory.
    let width: Int
    let height: Int
    let isFront: Bool

    init(_ device: AVCaptureDevice) {
      self.device = device
      (width, height) = device.frameSize
      isFront = device.position == .front
    }
  }
#endif
