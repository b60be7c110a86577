#if canImport(UIKit)
  import AVFoundation
  import QuietzoneScanner

  /// What can be set on a camera that is open. Cameras without a torch, focus or zoom are common.
  extension CaptureCamera {
    /// Frames a second when the device is hot.
    private static let easyFrameRate = 15.0
    /// How fast the camera zooms by itself: doublings a second.
    private static let zoomRate: Float = 4

    /// Sets the camera up for codes, and tells what there is to set.
    func prepareControls() {
      queue.async {
        self.device?.configure { device in
          if device.isAutoFocusRangeRestrictionSupported { device.autoFocusRangeRestriction = .near }
          // It is for films: slower, so that one does not see the lens hunt.
          if device.isSmoothAutoFocusSupported { device.isSmoothAutoFocusEnabled = false }
          device.videoZoomFactor = device.startingZoom
        }
        self.focusContinuously()
        self.easePressure()
        self.reportTorch()
        self.reportZoom()
      }
    }

    // MARK: Focus

    /// Keeps this place in focus and well exposed from now on, from 0 to 1 from the frame's top left.
    func aim(at place: CGPoint) {
      queue.async {
        self.aim = place
        self.focusContinuously()
        self.report(.aimed)
      }
    }

    /// Focuses once on a place that the user touched; when what is in view changes, the camera aims as before.
    func focusOnce(at place: CGPoint) {
      queue.async {
        self.device?.configure { device in
          device.focus(.autoFocus, at: place)
          device.expose(at: place)
          device.isSubjectAreaChangeMonitoringEnabled = true
        }
      }
    }

    func focusContinuously() {
      let aim = aim
      device?.configure { device in
        device.focus(.continuousAutoFocus, at: aim)
        device.expose(at: aim)
        device.isSubjectAreaChangeMonitoringEnabled = false
      }
    }

    // MARK: Zoom

    /// Zooms to a factor, or as near to it as the camera can.
    func zoom(to factor: Double) {
      queue.async {
        self.device?.configure { device in
          if device.isRampingVideoZoom { device.cancelVideoZoomRamp() }
          device.videoZoomFactor = device.zoom.clamped(factor)
        }
      }
    }

    /// Enlarges the picture by a factor, gently.
    func approach(by factor: Double) {
      queue.async {
        self.device?.configure { device in
          let zoom = device.zoom
          device.ramp(toVideoZoomFactor: zoom.clamped(zoom.factor * factor), withRate: Self.zoomRate)
        }
      }
    }

    func reportZoom() { if let device { report(.zoom(device.zoom)) } }

    // MARK: Torch

    /// Turns the torch on or off. What came of it is reported, whether or not it did as it was told.
    func setTorch(_ state: TorchState) {
      queue.async {
        self.device?.configure { device in
          let mode: AVCaptureDevice.TorchMode = state == .on ? .on : .off
          if device.hasTorch, device.isTorchModeSupported(mode) { device.torchMode = mode }
        }
        self.reportTorch()
      }
    }

    func reportTorch() {
      guard let device else { return }
      let isThere = device.hasTorch && device.isTorchAvailable
      report(.torch(isThere ? (device.torchLevel > 0 ? .on : .off) : nil))
    }

    // MARK: Pressure

    /// Fewer frames while the device is hot, so that the system need not take the camera away.
    func easePressure() {
      device?.configure { device in
        let level = device.systemPressureState.level
        let isHot = level == .serious || level == .critical
        let isEasy =
          isHot
          && device.activeFormat.videoSupportedFrameRateRanges.contains { range in
            range.minFrameRate <= Self.easyFrameRate && Self.easyFrameRate <= range.maxFrameRate
          }
        device.activeVideoMinFrameDuration =
          isEasy ? CMTime(value: 1, timescale: CMTimeScale(Self.easyFrameRate)) : .invalid
      }
    }
  }

  extension AVCaptureDevice {
    /// More makes a hand's trembling larger than what is looked at.
    private static let mostZoom = 12.0

    fileprivate var zoom: CameraZoom {
      CameraZoom(
        minimum: minAvailableVideoZoomFactor, maximum: min(maxAvailableVideoZoomFactor, Self.mostZoom),
        factor: videoZoomFactor)
    }

    fileprivate func focus(_ mode: FocusMode, at place: CGPoint) {
      if isFocusPointOfInterestSupported, place.isInFrame { focusPointOfInterest = place }
      // The place takes effect when the mode is set.
      if isFocusModeSupported(mode) { focusMode = mode }
    }

    fileprivate func expose(at place: CGPoint) {
      if isExposurePointOfInterestSupported, place.isInFrame { exposurePointOfInterest = place }
      if isExposureModeSupported(.continuousAutoExposure) { exposureMode = .continuousAutoExposure }
    }
  }

  extension CGPoint {
    /// Whether a frame shows it, that reaches from 0 to 1. Anywhere else nothing can be focused on.
    fileprivate var isInFrame: Bool { (0...1).contains(x) && (0...1).contains(y) }
  }
#endif
