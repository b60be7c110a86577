import AVFoundation
import TestSupport
import Testing

@testable import QuietzoneCamera

@MainActor @Suite(.serialized) struct OpeningTests {
  @Test("A new scanner is closed, and has no camera") func isClosed() async {
    let device = TestDevice()
    await device.settle()
    #expect(
      !device.host.isPresented && device.host.appearance == nil && device.host.cameraState == .notLoaded)
    #expect(device.cameras.runningSessions.isEmpty)
  }

  @Test("Opened with the permission, it shows what the camera sees") func opens() async {
    let device = await TestDevice.scanning()
    #expect(device.host.cameraState == .available)
    #expect(device.views.effects == [.record(.scanButtonPressed), .present, .showPreview])
    #expect(device.host.previewLayer.session === device.cameras.runningSessions.first)
    #expect(device.host.previewLayer.videoGravity == .resizeAspectFill)
    #expect(device.cameras.misuse == [])
  }

  @Test(
    "Refused or restricted, a dialog comes instead of the scanner",
    arguments: [AVAuthorizationStatus.denied, .restricted])
  func isRefused(_ status: AVAuthorizationStatus) async {
    let device = TestDevice()
    device.cameras.authorization = status
    device.host.open(from: .applicationShortcut)
    await device.settle()
    #expect(
      device.views.effects == [
        .record(.applicationShortcutPressed), .presentDialog(.problem(.permissionDenied)),
      ])
    #expect(!device.host.isPresented && device.cameras.runningSessions.isEmpty)
    device.host.send(.settingsLinkPressed)
    #expect(device.views.effects.last == .openSettings)
  }

  @Test("Allowed in the settings meanwhile, the scanner comes when the user is back") func allowedInSettings()
    async
  {
    let device = TestDevice()
    device.cameras.authorization = .denied
    device.host.open(from: .scanButton)
    device.cameras.authorization = .authorized
    device.host.send(.enteredForeground)
    await device.until("the camera runs") { device.cameras.isCapturing }
    #expect(device.views.dialog == nil && device.host.isPresented)
  }

  @Test("Not asked yet: the scanner is presented, and the user says yes") func asksAndIsAllowed() async {
    let device = TestDevice()
    device.cameras.authorization = .notDetermined
    device.host.open(from: .scanButton)
    await device.until("the user is asked") { device.cameras.isAskingUser }
    #expect(device.views.isPresented && device.cameras.runningSessions.isEmpty)
    device.cameras.answer(true)
    await device.until("the camera runs") { device.cameras.isCapturing }
    #expect(device.host.cameraState == .available)
  }

  @Test("Not asked yet: the user says no") func asksAndIsRefused() async {
    let device = TestDevice()
    device.cameras.authorization = .notDetermined
    device.host.open(from: .scanButton)
    await device.until("the user is asked") { device.cameras.isAskingUser }
    device.cameras.answer(false)
    await device.until("a dialog says so") { device.views.dialog == .problem(.permissionDenied) }
    #expect(device.host.isPresented && device.cameras.runningSessions.isEmpty)
    device.host.send(.dialogCancelled)
    #expect(device.views.effects.suffix(3) == [.record(.closedFromError), .dismissDialog, .dismiss])
  }

  @Test("Shown, closed and shown again") func reopens() async {
    let device = await TestDevice.scanning()
    device.host.send(.closeRequested)
    await device.until("the light is out") { !device.cameras.isCapturing }
    #expect(device.views.effects.contains(.record(.closed)) && !device.views.isPresented)
    #expect(device.host.previewLayer.session == nil)
    device.views.forget()
    await device.open()
    #expect(device.host.cameraState == .available && device.cameras.misuse == [])
  }

  @Test("Closed before the camera was there, it is let go of") func closesEarly() async {
    let device = TestDevice()
    device.host.open(from: .scanButton)
    device.host.send(.closeRequested)
    await device.settle()
    #expect(
      device.cameras.runningSessions.isEmpty && device.cameras.liveSessions.allSatisfy { $0.inputs.isEmpty })
    #expect(!device.host.isPresented && device.host.cameraState == .notLoaded)
  }

  @Test("Who forgets the scanner gets the camera back, and its memory") func isFreed() async {
    weak var host: ScannerHost?
    weak var views: Recorder?
    do {
      let device = await TestDevice.scanning()
      device.host.send(.torchButtonPressed)
      await device.until("the torch is lit") { device.cameras.isTorchLit }
      device.cameras.deliver(device.pool.buffer(.of("words")))
      (host, views) = (device.host, device.views)
    }
    _ = await becomesTrue {
      host == nil && !SimulatedCameras.shared.isCapturing && !SimulatedCameras.shared.isTorchLit
    }
    #expect(host == nil && views == nil)
    #expect(!SimulatedCameras.shared.isCapturing && !SimulatedCameras.shared.isTorchLit)
  }
}
