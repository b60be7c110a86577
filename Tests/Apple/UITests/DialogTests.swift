import AVFoundation
import Testing
import UIKit

@testable import QuietzoneUI

@MainActor @Suite(.serialized) struct DialogTests {
  nonisolated static let interruptions: [(AVCaptureSession.InterruptionReason, String)] = [
    (.videoDeviceInUseByAnotherClient, "The camera is in use"),
    (.videoDeviceNotAvailableWithMultipleForegroundApps, "The camera is paused"),
    (.videoDeviceNotAvailableDueToSystemPressure, "The camera needs a rest"),
  ]

  @Test("Each error has a dialog of its own, which goes by itself when the camera is available")
  func errors() async {
    let phone = await Phone.scanning()
    for (reason, title) in Self.interruptions {
      phone.cameras.interrupt(reason)
      await phone.until("the dialog comes") { phone.scanner.alert != nil }
      phone.finishAnimations()
      #expect(phone.dialog == title && phone.buttons == ["Cancel"])
      #expect(UIKitSimulation.alert?.message?.isEmpty == false)
      #expect(phone.view.isPreviewHidden)
      phone.cameras.endInterruption()
      await phone.until("it scans again") { phone.scanner.alert == nil && phone.isScanning }
      phone.finishAnimations()
      #expect(phone.dialog == nil && phone.page.presentedViewController === phone.scanner)
    }
    #expect(UIKitSimulation.complaints == [] && phone.log.count(.record(.closedFromError)) == 0)
  }

  @Test("The next error's dialog replaces the last one's") func replaced() async {
    let phone = await Phone.scanning()
    var titles: [String] = []
    for (reason, title) in Self.interruptions {
      phone.cameras.interrupt(reason)
      await phone.until("it is \(title)") { phone.scanner.alert?.title == title }
      phone.finishAnimations()
      titles.append(phone.dialog ?? "")
      #expect(phone.scanner.presentedViewController === phone.scanner.alert)
    }
    #expect(titles == Self.interruptions.map { $0.1 } && UIKitSimulation.complaints == [])
  }

  @Test("Replaced and taken away faster than dialogs come and go, the last state is what is shown")
  func hasty() async {
    let phone = await Phone.scanning()
    let host = phone.scanner.host
    for problem in CameraProblem.allCases { host.send(.cameraFailed(problem)) }
    phone.finishAnimations()
    #expect(phone.dialog == "No camera to scan with")
    host.send(.cameraFailed(.systemPressure))
    host.send(.dialogCancelled)
    phone.finishAnimations()
    #expect(phone.isGone && UIKitSimulation.complaints == [])
  }

  @Test("Cancel dismisses dialog and scanner, and is counted") func cancelled() async {
    let phone = await Phone.scanning()
    phone.cameras.interrupt(.videoDeviceInUseByAnotherClient)
    await phone.until("the dialog comes") { phone.scanner.alert != nil }
    phone.finishAnimations()
    phone.press("Cancel")
    #expect(phone.isGone && phone.log.count(.record(.closedFromError)) == 1)
    #expect(phone.log.entries.contains(.fail(.camera(.inUseByAnotherApplication))))
    #expect(phone.log.count(.record(.closed)) == 0 && UIKitSimulation.complaints == [])
    await phone.until("the light is out") { !phone.cameras.isCapturing }
  }

  @Test("A phone without a camera says so") func none() async {
    let phone = Phone([])
    phone.scanner.open(from: phone.page)
    await phone.until("the dialog comes") { phone.scanner.alert != nil }
    phone.finishAnimations()
    #expect(phone.dialog == "No camera to scan with")
  }

  @Test("A camera that is pulled out is unavailable") func disconnected() async {
    let phone = await Phone.scanning()
    phone.cameras.disconnect(phone.camera)
    await phone.until("the dialog comes") { phone.scanner.alert != nil }
    phone.finishAnimations()
    #expect(phone.dialog == "No camera to scan with")
  }

  @Test("In the background nothing is wrong, and no dialog comes") func background() async {
    let phone = await Phone.scanning()
    UIKitSimulation.post(UIScene.didEnterBackgroundNotification)
    phone.cameras.interrupt(.videoDeviceNotAvailableInBackground)
    await phone.settle()
    #expect(phone.dialog == nil && phone.scanner.alert == nil)
    UIKitSimulation.post(UIScene.willEnterForegroundNotification)
    phone.cameras.endInterruption()
    await phone.until("it scans again") { phone.isScanning && phone.cameras.isCapturing }
  }

  @Test("Another window of the app in the background is nothing to the scanner") func otherWindow() async {
    let phone = await Phone.scanning()
    let other = UIWindowScene()
    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: other)
    await phone.settle()
    #expect(phone.cameras.isCapturing)
    NotificationCenter.default.post(
      name: UIScene.didEnterBackgroundNotification, object: phone.window.windowScene)
    await phone.until("it rests") { !phone.cameras.isCapturing }
  }
}
