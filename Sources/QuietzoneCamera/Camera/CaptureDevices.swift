#if canImport(UIKit)
  import AVFoundation
  import QuietzoneScanner

  extension AVCaptureDevice {
    /// Cameras that suit codes, the best first: virtual ones change to the lens that is sharp, however near the code is.
    private static let scanningTypes: [DeviceType] = [
      .builtInTripleCamera, .builtInDualWideCamera, .builtInWideAngleCamera,
    ]

    /// The back camera that suits codes best, or where there is none any other; nil where there is no camera.
    static func forScanning() -> AVCaptureDevice? {
      best(of: scanningTypes, at: .back) ?? best(of: otherTypes, at: .unspecified)
    }

    private static var otherTypes: [DeviceType] {
      if #available(iOS 17, *) { scanningTypes + [.external] } else { scanningTypes }
    }

    private static func best(of types: [DeviceType], at position: Position) -> AVCaptureDevice? {
      let found = DiscoverySession(deviceTypes: types, mediaType: .video, position: position).devices
      return types.lazy.compactMap { type in found.first { $0.deviceType == type } }.first
    }

    /// The zoom factor from which on a virtual camera prefers its main lens.
    var mainLensFactor: Double {
      virtualDeviceSwitchOverVideoZoomFactors.first?.doubleValue ?? 1
    }

    /// What the camera should zoom to when it is opened.
    var startingZoom: Double {
      let distance = minimumFocusDistance
      let factor = StartingZoom.factor(
        focusDistance: distance > 0 ? Double(distance) : nil,
        fieldOfView: Double(activeFormat.videoFieldOfView), mainLens: mainLensFactor)
      return max(minAvailableVideoZoomFactor, min(maxAvailableVideoZoomFactor, factor))
    }

    /// The width and height of its frames as they lie in memory.
    var frameSize: (width: Int, height: Int) {
      let size = CMVideoFormatDescriptionGetDimensions(activeFormat.formatDescription)
      return (Int(size.width), Int(size.height))
    }

    /// Changes settings that need the device's lock; without it, as when another app has the camera, nothing changes.
    func configure(_ change: (AVCaptureDevice) -> Void) {
      guard (try? lockForConfiguration()) != nil else { return }
      change(self)
      unlockForConfiguration()
    }
  }

  extension CameraPermission {
    /// How the permission stands.
    static var current: CameraPermission {
      switch AVCaptureDevice.authorizationStatus(for: .video) {
      case .notDetermined: .notDetermined
      case .authorized: .authorized
      case .denied: .denied
      case .restricted: .restricted
      @unknown default: .restricted
      }
    }
  }
#endif
