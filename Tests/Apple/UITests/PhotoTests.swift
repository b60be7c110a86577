import AVFoundation
import PhotosUI
import Scenes
import Testing
import UIKit

@testable import QuietzoneUI

@MainActor @Suite(.serialized) struct PhotoTests {
  private static let somewhere = Quadrilateral(
    topLeft: Point(x: 0, y: 0), topRight: Point(x: 9, y: 0), bottomRight: Point(x: 9, y: 9),
    bottomLeft: Point(x: 0, y: 9))

  private func data(_ code: String) throws -> Data { try Data(contentsOf: Scene.file(code)) }

  private func picker(_ phone: Phone) throws -> PHPickerViewController {
    try #require(UIKitSimulation.frontController as? PHPickerViewController)
  }

  @Test("A photo's one code goes its way, without asking for the photo library") func one() async throws {
    let phone = await Phone.scanning()
    #expect(phone.view.albumButton.simulatePress())
    phone.finishAnimations()
    let picker = try picker(phone)
    #expect(picker.configuration.filter == .images && picker.configuration.selectionLimit == 1)
    await phone.until("the camera rests") { !phone.cameras.isCapturing }
    picker.simulatePick([try data("address")])
    phone.finishAnimations()
    await phone.until("it is read") { phone.log.count(.fill("https://example.org/menu")) == 1 }
    phone.finishAnimations()
    #expect(phone.isGone && UIKitSimulation.complaints == [])
  }

  @Test("A photo that is being read is said to be") func reading() async throws {
    let phone = await Phone.scanning()
    phone.view.albumButton.simulatePress()
    phone.finishAnimations()
    #expect(phone.view.reading.isHidden && phone.view.reading.simulatedAppearances == 0)
    try picker(phone).simulatePick([try data("address")])
    await phone.until("it is read") { phone.log.count(.fill("https://example.org/menu")) == 1 }
    #expect(phone.view.reading.isHidden && phone.view.reading.simulatedAppearances == 1)
    phone.finishAnimations()
  }

  @Test("Chosen none, or the picker swiped away, the camera goes on", arguments: [true, false])
  func cancelled(_ isSwiped: Bool) async throws {
    let phone = await Phone.scanning()
    phone.view.albumButton.simulatePress()
    phone.finishAnimations()
    if isSwiped { phone.scanner.simulateSwipeDown() } else { try picker(phone).simulatePick([]) }
    phone.finishAnimations()
    await phone.until("it scans again") { phone.isScanning && phone.cameras.isCapturing }
    #expect(UIKitSimulation.complaints == [])
    phone.view.albumButton.simulatePress()
    phone.finishAnimations()
    _ = try picker(phone)
  }

  @Test("No code, no picture at all, and a picture that cannot be had: it is said plainly")
  func nothing() async throws {
    let phone = await Phone.scanning()
    for data in [Data("no picture".utf8), nil, Data()] {
      phone.view.albumButton.simulatePress()
      phone.finishAnimations()
      try picker(phone).simulatePick([data])
      phone.finishAnimations()
      await phone.until("it is said") { phone.scanner.alert != nil }
      phone.finishAnimations()
      #expect(phone.dialog == "No code found")
      phone.press("Cancel")
      await phone.until("it scans again") { phone.isScanning && phone.cameras.isCapturing }
    }
    #expect(UIKitSimulation.complaints == [])
  }

  @Test("Several codes are listed to choose from") func several() async throws {
    let phone = await Phone.scanning()
    let codes = ["words", "address", "article"].map {
      ReadSymbol(symbology: $0 == "article" ? .ean13 : .qrCode, text: $0, corners: Self.somewhere)
    }
    phone.scanner.host.send(.photoChosen)
    phone.scanner.host.send(.photoRead(codes))
    phone.finishAnimations()
    #expect(phone.dialog == "Several codes were found")
    #expect(phone.buttons == ["words (QR Code)", "address (QR Code)", "article (EAN-13)", "Cancel"])
    phone.press("address (QR Code)")
    #expect(phone.isGone && phone.log.count(.fill("address")) == 1 && UIKitSimulation.complaints == [])
  }

  @Test("Photos are read without the camera, on the page") func withoutScanner() async throws {
    let phone = Phone()
    phone.cameras.authorization = .denied
    phone.scanner.choosePhoto(from: phone.page)
    phone.finishAnimations()
    #expect(phone.page.presentedViewController is PHPickerViewController)
    try picker(phone).simulatePick([try data("words")])
    phone.finishAnimations()
    await phone.until("it is read") { phone.log.count(.fill("blue suede shoes")) == 1 }
    phone.scanner.readPhoto(Data(), from: phone.page)
    await phone.until("it is said") { phone.scanner.alert != nil }
    phone.finishAnimations()
    #expect(phone.dialog == "No code found")
    phone.press("Cancel")
    #expect(phone.isGone && UIKitSimulation.complaints == [])
    #expect(!phone.cameras.isCapturing)
  }

  @Test("Where there is no camera, what would be seen can be pressed: in previews and simulators")
  func simulated() async throws {
    var options = ScannerOptions()
    options.simulatedData = ["https://example.org", "4711"]
    let phone = Phone([], options: options)
    phone.scanner.open(from: phone.page)
    await phone.until("buttons come") { !phone.view.simulatedCodes.isHidden }
    phone.finishAnimations()
    #expect(phone.dialog == nil)
    let buttons = phone.view.simulatedCodes.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map { $0.configuration?.title } == options.simulatedData)
    #expect(buttons.allSatisfy { phone.view.bounds.contains($0.convert($0.bounds, to: phone.view)) })
    #expect(buttons[0].simulatePress())
    await phone.until("it is taken") { phone.log.count(.fill("https://example.org")) == 1 }
    phone.finishAnimations()
    #expect(phone.isGone)
  }
}
