import AVFoundation
import Testing
import UIKit

@testable import QuietzoneUI

@MainActor @Suite(.serialized) struct TorchTests {
  private func isOn(_ phone: Phone) -> Bool { phone.view.torchButton.isSelected }

  @Test("The torch goes on and off, and the button shows and says so") func onAndOff() async {
    let phone = await Phone.scanning()
    let button = phone.view.torchButton
    #expect(button.isEnabled && !isOn(phone) && button.accessibilityValue == "Off")
    #expect(button.simulatePress())
    #expect(!isOn(phone), "asked for, not yet reported")
    await phone.until("it is lit") { self.isOn(phone) }
    #expect(phone.cameras.isTorchLit && button.accessibilityValue == "On")
    #expect(button.configuration?.image?.simulatedSystemName == "flashlight.on.fill")
    #expect(phone.log.count(.record(.torchTurnedOn)) == 1)
    button.simulatePress()
    await phone.until("it is dark") { !self.isOn(phone) }
    #expect(!phone.cameras.isTorchLit && button.accessibilityValue == "Off")
  }

  @Test("Lit by somebody else, the button shows it") func reports() async {
    let phone = await Phone.scanning()
    phone.cameras.light(1, of: phone.camera)
    await phone.until("the button shows it") { self.isOn(phone) }
    #expect(phone.log.count(.record(.torchTurnedOn)) == 0)
  }

  @Test("Lit when the scanner closes, it is off when it opens again") func reopened() async {
    let phone = await Phone.scanning()
    phone.view.torchButton.simulatePress()
    await phone.until("it is lit") { self.isOn(phone) }
    phone.scanner.close()
    phone.finishAnimations()
    await phone.until("it is dark") { !phone.cameras.isTorchLit }
    await phone.open()
    #expect(!isOn(phone) && phone.view.torchButton.isEnabled && !phone.cameras.isTorchLit)
  }

  @Test("The button is disabled while the torch is unavailable, and shows as off") func unavailable() async {
    let phone = await Phone.scanning()
    phone.view.torchButton.simulatePress()
    await phone.until("it is lit") { self.isOn(phone) }
    phone.cameras.makeTorch(available: false, of: phone.camera)
    await phone.until("the button rests") { !phone.view.torchButton.isEnabled }
    #expect(!isOn(phone) && !phone.view.torchButton.simulatePress())
    #expect(phone.view.torchButton.accessibilityTraits.contains(.notEnabled))
    phone.cameras.makeTorch(available: true, of: phone.camera)
    await phone.until("it can be pressed") { phone.view.torchButton.isEnabled }
    #expect(!isOn(phone))
  }

  @Test("A camera without a torch has a button that is disabled") func none() async {
    var camera = SimulatedCamera()
    camera.hasTorch = false
    let phone = await Phone.scanning([camera])
    #expect(!phone.view.torchButton.isEnabled)
  }

  @Test("The torch goes off with the user's attention, in the background and when the camera is interrupted")
  func interruptions() async {
    let phone = await Phone.scanning()
    let losses: [() -> Void] = [
      { UIKitSimulation.post(UIScene.willDeactivateNotification) },
      { UIKitSimulation.post(UIScene.didEnterBackgroundNotification) },
      { phone.cameras.interrupt(.videoDeviceInUseByAnotherClient) },
    ]
    for lose in losses {
      await phone.until("there is a torch, and it shows as off") {
        phone.view.torchButton.isEnabled && !self.isOn(phone)
      }
      phone.view.torchButton.simulatePress()
      await phone.until("it is lit") { phone.cameras.isTorchLit }
      lose()
      await phone.until("it is dark") { !phone.cameras.isTorchLit }
      UIKitSimulation.post(UIScene.willEnterForegroundNotification)
      await phone.settle()
    }
  }

  @Test("An app turns the torch on and off, too") func byTheApp() async {
    let phone = await Phone.scanning()
    phone.scanner.setTorch(false)
    await phone.settle()
    #expect(phone.scanner.torchButton == .off)
    phone.scanner.setTorch(true)
    await phone.until("it is lit") { phone.scanner.torchButton == .on }
    phone.scanner.setTorch(true)
    await phone.settle()
    #expect(phone.cameras.isTorchLit)
  }
}
