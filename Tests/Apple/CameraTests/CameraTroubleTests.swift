import AVFoundation
import Scenes
import Testing

@testable import QuietzoneCamera

@MainActor @Suite(.serialized) struct CameraTroubleTests {
  @Test(
    "An interruption is told by the dialog that names its reason, which goes by itself",
    arguments: [
      (
        AVCaptureSession.InterruptionReason.videoDeviceInUseByAnotherClient,
        CameraProblem.inUseByAnotherApplication
      ),
      (.audioDeviceInUseByAnotherClient, .inUseByAnotherApplication),
      (.videoDeviceNotAvailableWithMultipleForegroundApps, .multipleForegroundApplications),
      (.videoDeviceNotAvailableDueToSystemPressure, .systemPressure),
    ])
  func interruption(_ reason: AVCaptureSession.InterruptionReason, _ problem: CameraProblem) async {
    let device = await TestDevice.scanning()
    device.cameras.interrupt(reason)
    await device.until("a dialog says so") { device.views.dialog == .problem(problem) }
    #expect(device.host.cameraState == .problem(problem))
    await device.settle()
    // Nothing is tried by itself: the system says when.
    device.clock.advance(by: 60_000)
    await device.settle()
    #expect(!device.cameras.isCapturing)
    device.cameras.endInterruption()
    await device.until("the dialog is gone") { device.views.dialog == nil }
    await device.until("the camera runs") { device.cameras.isCapturing }
    #expect(device.host.cameraState == .available)
    await device.see(.of("words"), until: "a code is read") {
      device.views.effects.contains(.fillOmnibox("blue suede shoes"))
    }
    #expect(device.cameras.misuse == [])
  }

  @Test("One interruption after another replaces the dialog") func anotherInterruption() async {
    let device = await TestDevice.scanning()
    device.cameras.interrupt(.videoDeviceInUseByAnotherClient)
    await device.until("a dialog says so") { device.views.dialog == .problem(.inUseByAnotherApplication) }
    device.cameras.interrupt(.videoDeviceNotAvailableDueToSystemPressure)
    await device.until("another says so") { device.views.dialog == .problem(.systemPressure) }
    #expect(device.views.effects.contains(.replaceDialog(.problem(.systemPressure))))
  }

  @Test("The same again is no change") func sameAgain() async {
    let device = await TestDevice.scanning()
    for _ in 0..<3 {
      device.cameras.interrupt(.videoDeviceInUseByAnotherClient)
      await device.settle()
    }
    #expect(
      device.views.effects.filter { $0 == .presentDialog(.problem(.inUseByAnotherApplication)) }.count == 1)
    #expect(!device.views.effects.contains(.replaceDialog(.problem(.inUseByAnotherApplication))))
  }

  @Test("The background alone is no error: capture pauses, and goes on") func background() async {
    let device = await TestDevice.scanning()
    device.host.send(.resignedActive)
    device.host.send(.enteredBackground)
    device.cameras.interrupt(.videoDeviceNotAvailableInBackground)
    await device.until("capture rests") { !device.cameras.isCapturing }
    #expect(device.views.dialog == nil && device.host.cameraState == .available)
    device.cameras.endInterruption()
    device.host.send(.enteredForeground)
    await device.until("capture goes on") { device.cameras.isCapturing }
    await device.see(.of("words"), until: "a code is read") {
      device.views.effects.contains(.fillOmnibox("blue suede shoes"))
    }
  }

  @Test("The system is quicker than the app: interrupted before it knows of the background")
  func quickBackground() async {
    let device = await TestDevice.scanning()
    device.cameras.interrupt(.videoDeviceNotAvailableInBackground)
    await device.settle()
    device.host.send(.enteredBackground)
    await device.settle()
    device.host.send(.enteredForeground)
    device.cameras.endInterruption()
    await device.until("capture goes on") { device.cameras.isCapturing }
    #expect(device.views.dialog == nil && device.host.cameraState == .available)
  }

  @Test("Closed while it is interrupted, nothing starts when that ends") func closedWhileInterrupted() async {
    let device = await TestDevice.scanning()
    device.cameras.interrupt(.videoDeviceInUseByAnotherClient)
    await device.until("a dialog says so") {
      device.views.dialog == .problem(.inUseByAnotherApplication)
    }
    device.host.send(.dialogCancelled)
    await device.until("it is closed") { !device.host.isPresented }
    await device.settle()
    device.cameras.endInterruption()
    await device.settle()
    #expect(!device.cameras.isCapturing && !device.host.isPresented)
  }

  @Test("An interruption that ends behind a photo leaves the camera resting") func endsBehindPhoto() async {
    let device = await TestDevice.scanning()
    device.cameras.interrupt(.videoDeviceInUseByAnotherClient)
    await device.until("a dialog says so") {
      device.views.dialog == .problem(.inUseByAnotherApplication)
    }
    device.host.send(.albumPressed)
    device.cameras.endInterruption()
    await device.until("it is available") { device.host.cameraState == .available }
    await device.settle()
    device.clock.advance(by: CameraHost.idleTime)
    await device.until("its light is out") { !device.cameras.isCapturing }
    device.host.send(.photoCancelled)
    await device.until("it goes on") { device.cameras.isCapturing }
  }

  @Test(
    "A session that fails is unavailable, and tried again",
    arguments: [AVError.Code.mediaServicesWereReset, .unknown])
  func runtimeError(_ code: AVError.Code) async {
    let device = await TestDevice.scanning()
    device.cameras.fail(code)
    await device.until("a dialog says so") { device.views.dialog == .problem(.unavailable) }
    device.clock.advance(by: CameraHost.retryDelay)
    await device.until("the dialog is gone") { device.views.dialog == nil }
    await device.until("the camera runs") { device.cameras.isCapturing }
    #expect(device.cameras.misuse == [])
  }

  @Test("A camera that is pulled out is unavailable; the next one takes its place") func disconnected() async
  {
    let device = await TestDevice.scanning()
    device.cameras.disconnect(device.camera)
    await device.until("a dialog says so") { device.views.dialog == .problem(.unavailable) }
    await device.until("its light is out") { !device.cameras.isCapturing }
    device.clock.advance(by: CameraHost.retryDelay)
    await device.until("the camera runs") { device.cameras.isCapturing }
    #expect(device.camera.position == .front && device.views.dialog == nil)
  }

  @Test("No camera at all is unavailable") func noCamera() async {
    let device = TestDevice([])
    device.host.open(from: .scanButton)
    await device.until("a dialog says so") { device.views.dialog == .problem(.unavailable) }
  }

  @Test(
    "A camera that does not open says why",
    arguments: [
      (AVError.Code.applicationIsNotAuthorizedToUseDevice, CameraProblem.permissionDenied),
      (.deviceInUseByAnotherApplication, .inUseByAnotherApplication),
      (.deviceAlreadyUsedByAnotherSession, .inUseByAnotherApplication),
      (.unknown, .unavailable),
    ])
  func opening(_ code: AVError.Code, _ problem: CameraProblem) async {
    let device = TestDevice()
    device.cameras.openingError = AVError(code)
    device.host.open(from: .scanButton)
    await device.until("a dialog says so") { device.views.dialog == .problem(problem) }
    // It is tried again, but where the user does not want it.
    device.cameras.openingError = nil
    device.clock.advance(by: CameraHost.retryDelay)
    await device.settle()
    await device.until("it runs or not") { device.cameras.isCapturing == (problem != .permissionDenied) }
  }

  @Test("A session that takes no camera, or gives no frames, is unavailable", arguments: [true, false])
  func sessionRefuses(_ takesInputs: Bool) async {
    let device = TestDevice()
    device.cameras.takesInputs = takesInputs
    device.cameras.takesOutputs = !takesInputs
    device.host.open(from: .scanButton)
    await device.until("a dialog says so") { device.views.dialog == .problem(.unavailable) }
    #expect(device.cameras.liveSessions.allSatisfy { $0.inputs.isEmpty && $0.outputs.isEmpty })
  }

  @Test("A camera that delivers no frame for ten seconds is none") func noFrames() async {
    let device = await TestDevice.scanning()
    device.clock.advance(by: CameraHost.patience - 1)
    #expect(device.views.dialog == nil)
    device.clock.advance(by: 1)
    #expect(device.views.dialog == .problem(.unavailable))
    await device.until("the light is out") { !device.cameras.isCapturing }
  }

  @Test("Samples without a frame are none") func emptySamples() async {
    let device = await TestDevice.scanning()
    for _ in 0..<10 { device.cameras.deliver(nil) }
    await device.settle()
    device.clock.advance(by: CameraHost.patience)
    #expect(device.views.dialog == .problem(.unavailable))
  }

  @Test("Frames that the reader cannot read are no use of a camera") func unreadableFrames() async {
    let device = await TestDevice.scanning()
    let pixels = [UInt8](repeating: 90, count: 1920 * 1080)
    await device.until("a dialog says so") {
      if device.pool.lentCount == 0 {
        let frame = device.pool.buffer(
          width: 1920, height: 1080, format: kCVPixelFormatType_422YpCbCr8, pixels: pixels)
        device.cameras.deliver(frame)
      }
      return device.views.dialog == .problem(.unavailable)
    }
  }

  @Test("A hot device gets fewer frames before the system takes the camera away") func pressure() async {
    let device = await TestDevice.scanning()
    #expect(device.camera.activeVideoMinFrameDuration == .invalid)
    for level in [AVCaptureDevice.SystemPressureState.Level.serious, .critical] {
      device.cameras.press(level, on: device.camera)
      await device.settle()
      #expect(device.camera.activeVideoMinFrameDuration == CMTime(value: 1, timescale: 15))
    }
    device.cameras.press(.nominal, on: device.camera)
    await device.settle()
    #expect(device.camera.activeVideoMinFrameDuration == .invalid && device.cameras.misuse == [])
  }

  @Test("A camera that cannot go slower keeps its frame rate when it is hot") func fixedFrameRate() async {
    var camera = SimulatedCamera()
    camera.frameRates = 30...30
    let device = await TestDevice.scanning([camera])
    device.cameras.press(.critical, on: device.camera)
    await device.settle()
    #expect(device.camera.activeVideoMinFrameDuration == .invalid && device.cameras.misuse == [])
  }

  @Test("A warning of short memory forgets earlier frames, and scanning goes on") func memoryWarning() async {
    let device = await TestDevice.scanning()
    await device.see(Scene(), frames: 3)
    device.host.releaseMemory()
    await device.see(.of("words"), until: "a code is read") {
      device.views.effects.contains(.fillOmnibox("blue suede shoes"))
    }
  }

  @Test(
    "In Split View and under Stage Manager the camera goes on where the device can", arguments: [true, false])
  func multitasking(_ isSupported: Bool) async {
    let device = TestDevice()
    device.cameras.allowsMultitasking = isSupported
    await device.open()
    #expect(device.cameras.runningSessions.first?.isMultitaskingCameraAccessEnabled == isSupported)
  }
}
