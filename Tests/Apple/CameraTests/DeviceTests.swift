import AVFoundation
import Testing

@testable import QuietzoneCamera

@MainActor @Suite(.serialized) struct DeviceTests {
  @Test("The camera that suits codes best: a virtual one before a single lens, the back before the front")
  func choice() async {
    let wide = SimulatedCamera()
    for (cameras, best) in [
      ([.front, wide, .dualWide, .triple], .builtInTripleCamera),
      ([.front, wide, .dualWide], .builtInDualWideCamera),
      ([.front, wide], .builtInWideAngleCamera),
    ] as [([SimulatedCamera], AVCaptureDevice.DeviceType)] {
      SimulatedCameras.shared.reset(cameras)
      let chosen = AVCaptureDevice.forScanning()
      #expect(chosen?.deviceType == best && chosen?.position == .back)
    }
    SimulatedCameras.shared.reset([.front])
    #expect(AVCaptureDevice.forScanning()?.position == .front)
    SimulatedCameras.shared.reset([])
    #expect(AVCaptureDevice.forScanning() == nil)
  }

  @Test("A code of 20 mm is large enough where the camera is just sharp") func startingZoom() {
    // 2 × 150 mm × tan 34.5° = 206 mm are seen at 15 cm; the code is to take 0.15 of that.
    let wide = StartingZoom.factor(focusDistance: 150, fieldOfView: 69, mainLens: 1)
    #expect(abs(wide - 0.15 * 206.2 / 20) < 0.01)
    let width = 2 * 150 * 0.6873 / wide
    #expect(abs(20 / width - StartingZoom.codeShare) < 0.001)
    // Lenses that focus close need nothing but the main lens's picture.
    #expect(StartingZoom.factor(focusDistance: 20, fieldOfView: 106, mainLens: 2) == 2)
    // What is not known, or cannot be, changes nothing.
    #expect(StartingZoom.factor(focusDistance: nil, fieldOfView: 69, mainLens: 2) == 2)
    for angle in [0, -1, 180, 360, Double.nan] {
      #expect(StartingZoom.factor(focusDistance: 150, fieldOfView: angle, mainLens: 1) == 1)
    }
  }

  @Test("Set up for codes: near focus at the viewport, no smooth focus, zoomed in, 420f, late frames dropped")
  func isSetUp() async throws {
    let device = await TestDevice.scanning()
    let session = try #require(device.cameras.runningSessions.first)
    let output = try #require(session.outputs.first as? AVCaptureVideoDataOutput)
    #expect(
      output.videoSettings[kCVPixelBufferPixelFormatTypeKey as String] as? OSType
        == kCVPixelFormatType_420YpCbCr8BiPlanarFullRange)
    #expect(output.alwaysDiscardsLateVideoFrames && session.sessionPreset == .hd1920x1080)
    let camera = device.camera
    #expect(camera.autoFocusRangeRestriction == .near && !camera.isSmoothAutoFocusEnabled)
    #expect(camera.focusMode == .continuousAutoFocus && camera.exposureMode == .continuousAutoExposure)
    #expect(camera.focusPointOfInterest == CGPoint(x: 0.5, y: 0.5))
    #expect(camera.exposurePointOfInterest == CGPoint(x: 0.5, y: 0.5))
    #expect(camera.videoZoomFactor == 2, "the main lens's own picture")
    #expect(device.views.zoom == CameraZoom(minimum: 1, maximum: 12, factor: 2))
    #expect(device.cameras.misuse == [])
  }

  @Test(
    "4K where the picture is enlarged by more than Full HD has pixels for, and the camera has it",
    arguments: [true, false])
  func resolution(_ has4K: Bool) async {
    var camera = SimulatedCamera.dualWide
    camera.has4K = has4K
    let device = await TestDevice.scanning([camera])
    let session = device.cameras.runningSessions.first
    #expect(session?.sessionPreset == (has4K ? .hd4K3840x2160 : .hd1920x1080))
    #expect(abs(device.camera.videoZoomFactor - 2.99) < 0.01 && device.cameras.misuse == [])
  }

  @Test("A camera that can set nothing is left as it is") func simpleCamera() async {
    var camera = SimulatedCamera.front
    camera.zoomRange = 1...1
    let device = await TestDevice.scanning([camera])
    #expect(device.cameras.misuse == [] && device.views.zoom == nil)
    device.host.pinch(by: 2)
    device.host.zoom(to: 3)
    device.host.tap(at: CGPoint(x: 10, y: 10))
    await device.settle()
    #expect(device.cameras.misuse == [])
  }

  @Test("Two fingers zoom as far as the camera goes, and a fader does") func zoom() async {
    let device = await TestDevice.scanning()
    device.host.pinch(by: 1.5)
    device.host.pinch(by: 1.5)
    await device.until("it zooms") { device.camera.videoZoomFactor == 4.5 }
    device.host.pinch(by: 100)
    await device.until("it zooms to the end") { device.camera.videoZoomFactor == 12 }
    device.host.zoom(to: 0)
    await device.until("it zooms out") { device.camera.videoZoomFactor == 1 }
    await device.until("it is told") { device.views.zoom?.factor == 1 }
    #expect(device.cameras.misuse == [])
  }

  @Test("A tap focuses there once; when what is in view changes, the viewport is in focus again")
  func tapToFocus() async {
    let device = await TestDevice.scanning()
    device.host.previewLayer.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    // A quarter down on the screen is a quarter from the left in frames that are turned by 90 degrees.
    device.host.tap(at: CGPoint(x: 195, y: 211))
    await device.until("it focuses") { device.camera.focusMode == .autoFocus }
    #expect(device.camera.focusPointOfInterest == CGPoint(x: 0.25, y: 0.5))
    await device.settle()
    device.cameras.changeSubject(of: device.camera)
    await device.until("it focuses on the viewport") { device.camera.focusMode == .continuousAutoFocus }
    #expect(device.camera.focusPointOfInterest == CGPoint(x: 0.5, y: 0.5) && device.cameras.misuse == [])
  }

  @Test("A tap where the preview shows nothing focuses on nothing") func tapOutside() async {
    let device = await TestDevice.scanning()
    device.host.previewLayer.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    device.host.tap(at: CGPoint(x: 195, y: -5000))
    device.host.tap(at: CGPoint(x: CGFloat.nan, y: 5))
    await device.settle()
    #expect(device.camera.focusPointOfInterest == CGPoint(x: 0.5, y: 0.5) && device.cameras.misuse == [])
  }

  @Test("A camera that another app has is left as it is") func heldByAnother() async {
    let device = await TestDevice.scanning()
    device.cameras.change(\.isHeldByAnother, of: device.camera, to: true)
    device.host.pinch(by: 2)
    device.host.tap(at: CGPoint(x: 10, y: 10))
    await device.settle()
    #expect(device.camera.videoZoomFactor == 2 && device.cameras.misuse == [])
  }

  @Test("A code that is seen but not read for a second is looked at more closely") func approaches() async {
    let device = await TestDevice.scanning()
    // Modules of less than a pixel and a half in blurred print: seen, not read.
    device.host.send(.codesSeen([seen(id: 1)], at: device.clock.now))
    device.clock.advance(by: 150)
    for _ in 0..<10 {
      device.host.send(.codesSeen([seen(id: 1)], at: device.clock.now))
      device.clock.advance(by: 100)
    }
    device.host.send(.codesSeen([seen(id: 1)], at: device.clock.now))
    await device.until("it zooms in") { device.camera.videoZoomFactor == 3 }
  }

  private func seen(id: Int) -> SeenCode {
    let middle = Point(x: 960, y: 540)
    return SeenCode(
      id: id,
      corners: Quadrilateral(
        topLeft: middle + Point(x: -20, y: -20), topRight: middle + Point(x: 20, y: -20),
        bottomRight: middle + Point(x: 20, y: 20), bottomLeft: middle + Point(x: -20, y: 20)))
  }
}
