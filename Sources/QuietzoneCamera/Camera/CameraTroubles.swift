#if canImport(UIKit)
  import AVFoundation
  import QuietzoneScanner

  extension CameraProblem {
    /// The problem that an error names which came up while a camera was opened or ran.
    init(_ error: any Error) {
      switch (error as? AVError)?.code {
      case .applicationIsNotAuthorizedToUseDevice: self = .permissionDenied
      case .deviceAlreadyUsedByAnotherSession, .deviceInUseByAnotherApplication:
        self = .inUseByAnotherApplication
      default: self = .unavailable
      }
    }

    /// The problem of a session that the system interrupted; nil where nothing is wrong: in the background a camera rests.
    init?(_ reason: AVCaptureSession.InterruptionReason?) {
      switch reason {
      case .videoDeviceNotAvailableInBackground: return nil
      case .videoDeviceInUseByAnotherClient, .audioDeviceInUseByAnotherClient:
        self = .inUseByAnotherApplication
      case .videoDeviceNotAvailableWithMultipleForegroundApps: self = .multipleForegroundApplications
      case .videoDeviceNotAvailableDueToSystemPressure: self = .systemPressure
      default: self = .unavailable
      }
    }
  }

  /// Watches for what happens to a session and its camera, from when it is made until it is gone.
  final class CameraWatch {
    private var tokens: [any NSObjectProtocol] = []
    private var observations: [NSKeyValueObservation] = []

    /// What is watched for. All are called on whichever thread the system likes.
    struct Handlers: Sendable {
      var interrupted: @Sendable (AVCaptureSession.InterruptionReason?) -> Void
      var interruptionEnded: @Sendable () -> Void
      var failed: @Sendable (CameraProblem) -> Void
      var subjectChanged: @Sendable () -> Void
      var torchChanged: @Sendable () -> Void
      var zoomChanged: @Sendable () -> Void
      var pressureChanged: @Sendable () -> Void
    }

    init(_ session: AVCaptureSession, _ device: AVCaptureDevice, _ handlers: Handlers) {
      listen(AVCaptureSession.wasInterruptedNotification, session) { note in
        let number = note.userInfo?[AVCaptureSessionInterruptionReasonKey] as? NSNumber
        handlers.interrupted(number.flatMap { AVCaptureSession.InterruptionReason(rawValue: $0.intValue) })
      }
      listen(AVCaptureSession.interruptionEndedNotification, session) { _ in handlers.interruptionEnded() }
      listen(AVCaptureSession.runtimeErrorNotification, session) { note in
        let error = note.userInfo?[AVCaptureSessionErrorKey] as? any Error
        handlers.failed(error.map { CameraProblem($0) } ?? .unavailable)
      }
      listen(AVCaptureDevice.wasDisconnectedNotification, device) { _ in handlers.failed(.unavailable) }
      listen(AVCaptureDevice.subjectAreaDidChangeNotification, device) { _ in handlers.subjectChanged() }
      observations = [
        device.observe(\.torchLevel) { _, _ in handlers.torchChanged() },
        device.observe(\.isTorchAvailable) { _, _ in handlers.torchChanged() },
        device.observe(\.videoZoomFactor) { _, _ in handlers.zoomChanged() },
        device.observe(\.systemPressureState) { _, _ in handlers.pressureChanged() },
      ]
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    private func listen(
      _ name: Notification.Name, _ object: AnyObject, _ body: @escaping @Sendable (Notification) -> Void
    ) {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil, using: body))
    }
  }
#endif
