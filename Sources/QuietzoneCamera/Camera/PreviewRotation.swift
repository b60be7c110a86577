#if canImport(UIKit)
  import AVFoundation
  import QuietzoneScanner
  import UIKit

  /// Keeps a preview level, and knows how far it turns the camera's frames for that.
  @MainActor final class PreviewRotation {
    /// How far the preview turns frames, clockwise.
    private(set) var rotation = Rotation.none
    private let layer: AVCaptureVideoPreviewLayer
    private let isFront: Bool
    private let changed: @MainActor () -> Void
    private var orientation: UIInterfaceOrientation
    /// An `AVCaptureDevice.RotationCoordinator`, where the system has it.
    private var coordinator: AnyObject?
    private var observation: NSKeyValueObservation?

    /// - Parameter changed: Called when the preview turned.
    init(
      _ camera: OpenCamera, layer: AVCaptureVideoPreviewLayer, orientation: UIInterfaceOrientation,
      changed: @escaping @MainActor () -> Void
    ) {
      self.layer = layer
      self.isFront = camera.isFront
      self.orientation = orientation
      self.changed = changed
      if #available(iOS 17, *) {
        follow(AVCaptureDevice.RotationCoordinator(device: camera.device, previewLayer: layer))
      }
      apply()
    }

    /// The interface turned. A coordinator notices by itself.
    func turn(to orientation: UIInterfaceOrientation) {
      self.orientation = orientation
      if coordinator == nil { apply() }
    }

    /// Turns the preview as it has to be turned now: again when it was attached, which gives it a connection to turn.
    func apply() {
      if #available(iOS 17, *), let coordinator = coordinator as? AVCaptureDevice.RotationCoordinator {
        return turn(by: coordinator.videoRotationAngleForHorizonLevelPreview)
      }
      let video = AVCaptureVideoOrientation(orientation)
      if let connection = layer.connection, connection.isVideoOrientationSupported {
        connection.videoOrientation = video
      }
      take(video.rotation(isFront: isFront))
    }

    @available(iOS 17, *)
    private func follow(_ coordinator: AVCaptureDevice.RotationCoordinator) {
      self.coordinator = coordinator
      observation = coordinator.observe(\.videoRotationAngleForHorizonLevelPreview) {
        [weak self] coordinator, _ in
        let angle = coordinator.videoRotationAngleForHorizonLevelPreview
        // The coordinator reports on the main queue.
        MainActor.assumeIsolated { self?.turn(by: angle) }
      }
    }

    @available(iOS 17, *)
    private func turn(by angle: CGFloat) {
      if let connection = layer.connection, connection.isVideoRotationAngleSupported(angle) {
        connection.videoRotationAngle = angle
      }
      take(Rotation(rawValue: Int(angle)) ?? .none)
    }

    private func take(_ new: Rotation) {
      guard new != rotation else { return }
      rotation = new
      changed()
    }
  }

  extension AVCaptureVideoOrientation {
    init(_ orientation: UIInterfaceOrientation) {
      switch orientation {
      case .landscapeRight: self = .landscapeRight
      case .landscapeLeft: self = .landscapeLeft
      case .portraitUpsideDown: self = .portraitUpsideDown
      default: self = .portrait
      }
    }

    /// How far frames are turned for it. A back camera's frames are upright with the device's lower edge at the right, a front
    /// camera's with it at the left.
    func rotation(isFront: Bool) -> Rotation {
      switch self {
      case .portraitUpsideDown: .threeQuarters
      case .landscapeRight: isFront ? .half : .none
      case .landscapeLeft: isFront ? .none : .half
      default: .quarter
      }
    }
  }
#endif
