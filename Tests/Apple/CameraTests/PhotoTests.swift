import Foundation
import Scenes
import Testing
import UIKit

@testable import QuietzoneCamera

@MainActor @Suite(.serialized) struct PhotoTests {
  private func results(of dialog: Dialog?) -> [String] {
    if case .choice(let results) = dialog { results.map { $0.text } } else { [] }
  }

  @Test(
    "A photo with one code goes on as a scanned one, with or without the scanner", arguments: [true, false])
  func one(_ isOpen: Bool) async {
    let device = isOpen ? await TestDevice.scanning() : TestDevice()
    device.host.send(.albumPressed)
    #expect(device.views.effects.last == .choosePhoto)
    device.host.take(.file(Scene.file("words")))
    #expect(device.views.readingChanges == [true])
    await device.until("it is read") { device.views.effects.last == .fillOmnibox("blue suede shoes") }
    #expect(device.views.readingChanges == [true, false] && !device.host.isPresented)
  }

  @Test("Several codes are listed to choose from") func several() async {
    let scene = Scene(.init("words", x: 500), .init("address", x: 1400))
    let device = TestDevice()
    device.host.take(.image(UIImage(cgImage: scene.cgImage)))
    await device.until("they are listed") { device.views.dialog != nil }
    #expect(results(of: device.views.dialog).sorted() == ["blue suede shoes", "https://example.org/menu"])
    let index = results(of: device.views.dialog).firstIndex(of: "blue suede shoes")!
    device.host.send(.resultChosen(index))
    #expect(device.views.effects.last == .fillOmnibox("blue suede shoes"))
  }

  @Test("A photo without a code says so; so does a file that is none, or is not there") func none()
    async throws
  {
    let photos: [ScannerPhoto] = [
      .image(UIImage(cgImage: Scene(width: 64, height: 64).cgImage)), .image(UIImage()),
      .data(Data("no picture".utf8)), .data(Data()), .file(URL(fileURLWithPath: "/nowhere.png")),
      .data(try Data(contentsOf: Scene.file("words")).prefix(60)),
    ]
    for photo in photos {
      let device = TestDevice()
      device.host.take(photo)
      await device.until("it is said") { device.views.dialog == .noCodeInPhoto }
      device.host.send(.dialogCancelled)
      #expect(device.views.dialog == nil)
    }
  }

  @Test("A photo of 200 megapixels is read with the pixels that there is memory for") func huge() throws {
    let picture = try #require(ScannerPhoto.file(Scene.file("huge")).luminance())
    #expect(picture.width * picture.height <= ScannerPhoto.mostPixels && picture.width == 2 * picture.height)
    #expect(BarcodeReader().read(picture).map { $0.text } == ["https://example.org/menu"])
  }

  @Test("No photo chosen: the camera goes on") func cancelled() async {
    let device = await TestDevice.scanning()
    device.host.send(.albumPressed)
    await device.until("the camera rests") { !device.cameras.isCapturing }
    device.host.send(.photoCancelled)
    await device.until("it goes on") { device.cameras.isCapturing }
  }

  @Test("Closed while a photo is read, its result is nobody's") func closedWhileReading() async {
    let device = await TestDevice.scanning()
    device.host.take(.file(Scene.file("words")))
    device.host.send(.closeRequested)
    await device.until("it was read or given up") { device.views.readingChanges == [true, false] }
    #expect(!device.views.effects.contains { if case .fillOmnibox = $0 { true } else { false } })
  }

  @Test("A code without a picture is a result as any other") func simulated() async {
    let device = TestDevice()
    device.host.take(.simulated(text: "4006381333931", symbology: .ean13))
    await device.until("it is there") { device.views.effects.last == .load(.search("4006381333931")) }
  }
}
