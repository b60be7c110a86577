import AVFoundation
import Testing

@testable import QuietzoneCamera

@MainActor @Suite(.serialized) struct TorchTests {
  @Test("On and off again, as the camera reports it") func onAndOff() async {
    let device = await TestDevice.scanning()
    #expect(device.host.appearance?.torchButton == .off)
    device.host.send(.torchButtonPressed)
    #expect(device.host.appearance?.torchButton == .off, "asked, not yet reported")
    await device.until("the button shows it") { device.views.appearance?.torchButton == .on }
    #expect(device.cameras.isTorchLit && device.views.effects.last == .record(.torchTurnedOn))
    device.host.send(.torchButtonPressed)
    await device.until("the button shows it") { device.views.appearance?.torchButton == .off }
    #expect(!device.cameras.isTorchLit)
  }

  @Test("The button shows a torch that somebody else lit") func litByAnother() async {
    let device = await TestDevice.scanning()
    device.cameras.light(0.5, of: device.camera)
    await device.until("the button shows it") { device.views.appearance?.torchButton == .on }
  }

  @Test("A camera that another app has stays dark when asked") func staysDark() async {
    let device = await TestDevice.scanning()
    device.cameras.change(\.isHeldByAnother, of: device.camera, to: true)
    device.host.send(.torchButtonPressed)
    await device.settle()
    #expect(device.host.appearance?.torchButton == .off && !device.cameras.isTorchLit)
  }

  @Test("A torch that is too hot is disabled and shows as off; cooled down it is there again") func tooHot()
    async
  {
    let device = await TestDevice.scanning()
    device.host.send(.torchButtonPressed)
    await device.until("it is lit") { device.views.appearance?.torchButton == .on }
    device.cameras.makeTorch(available: false, of: device.camera)
    await device.until("it is disabled") { device.views.appearance?.torchButton == .disabled }
    device.cameras.makeTorch(available: true, of: device.camera)
    await device.until("it is off") { device.views.appearance?.torchButton == .off }
  }

  @Test("A camera without a torch has no button for it") func noTorch() async {
    var camera = SimulatedCamera()
    camera.hasTorch = false
    let device = await TestDevice.scanning([camera])
    await device.settle()
    #expect(device.host.appearance?.torchButton == .disabled && device.cameras.misuse == [])
    device.host.send(.torchButtonPressed)
    await device.settle()
    #expect(device.cameras.misuse == [])
  }

  @Test("Off when the scanner closes, and when it is opened again") func offWhenClosed() async {
    let device = await TestDevice.scanning()
    device.host.send(.torchButtonPressed)
    await device.until("it is lit") { device.cameras.isTorchLit }
    device.host.send(.closeRequested)
    await device.until("it is dark") { !device.cameras.isTorchLit }
    device.views.forget()
    await device.open()
    #expect(device.host.appearance?.torchButton == .off && !device.cameras.isTorchLit)
  }

  @Test("Off when the app resigns active, goes away or loses the camera", arguments: [0, 1, 2])
  func offWhenAway(_ way: Int) async {
    let device = await TestDevice.scanning()
    device.host.send(.torchButtonPressed)
    await device.until("it is lit") { device.views.appearance?.torchButton == .on }
    switch way {
    case 0: device.host.send(.resignedActive)
    case 1: device.host.send(.enteredBackground)
    default: device.cameras.interrupt(.videoDeviceInUseByAnotherClient)
    }
    await device.until("it is dark") { !device.cameras.isTorchLit }
  }
}
