import AVFoundation
import PhotosUI
import QuietzoneUI
import Scenes
import SwiftUI
import Testing

@testable import AppModule

@MainActor @Suite(.serialized) struct ModeTests {
  @Test("Live text is shown as long as the code is in sight, and goes by itself")
  func liveText() async {
    let app = RunningApp()
    app.screen.press("Live text")
    await app.see("words", until: "it is shown") { app.screen.texts.contains("blue suede shoes") }
    #expect(UIKitSimulation.vibrations == 0)
    await app.until("it is gone") { !app.screen.texts.contains("blue suede shoes") }
    app.screen.press("Back")
    await app.until("the camera is dark") { !SimulatedCameras.shared.isCapturing }
  }

  @Test("Every type is read with a crosshair; a link opens if the user says so, and scanning goes on")
  func everyType() async {
    let app = RunningApp()
    app.screen.press("Every type")
    await app.see("address", until: "it is shown") { app.screen.button("Open link") != nil }
    #expect(app.screen.texts.contains { $0.contains("https://example.org/menu") && $0.contains("QR Code") })
    #expect(UIKitSimulation.openedURLs == [])
    app.screen.press("Open link")
    #expect(UIKitSimulation.openedURLs.map { $0.absoluteString } == ["https://example.org/menu"])
    for code in ["part", "script-address"] {
      await app.see(code, until: "the next one is shown") { app.screen.button("Cancel") != nil }
      #expect(app.screen.button("Open link") == nil, "\(code) leads nowhere")
      app.screen.press("Cancel")
    }
    app.screen.press("Back")
    await app.until("the camera is dark") { !SimulatedCameras.shared.isCapturing }
  }

  @Test("Start scans and Stop stops; what is read is shown, the scanner gone") func startAndStop() async {
    let app = RunningApp()
    app.screen.press("Start and stop")
    #expect(app.screen.texts.contains("Press Start to scan.") && !SimulatedCameras.shared.isCapturing)
    app.screen.press("Start")
    await app.until("it scans") { SimulatedCameras.shared.isCapturing }
    app.screen.press("Stop")
    await app.until("it is dark") { !SimulatedCameras.shared.isCapturing }
    app.screen.press("Start")
    await app.see("words", until: "it is shown") { app.screen.texts.contains("blue suede shoes") }
    #expect(app.screen.button("Start") != nil && app.screen.controllers(ScannerViewController.self).isEmpty)
  }

  @Test("A photo of the album is read without the camera") func album() async throws {
    let app = RunningApp()
    app.screen.press("Start and stop")
    app.screen.press("Album")
    UIKitSimulation.finishAnimations()
    let picker = try #require(UIKitSimulation.frontController as? PHPickerViewController)
    picker.simulatePick([try Data(contentsOf: Scene.file("article"))])
    await app.until("it is shown") { app.screen.texts.contains("4006381333931") }
    UIKitSimulation.finishAnimations()
    #expect(UIKitSimulation.complaints == [] && !SimulatedCameras.shared.isCapturing)
  }

  @Test("Every word of the app is in the catalogue, in English and Chinese") func words() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../App")
      .resolvingSymlinksInPath()
    let data = try Data(contentsOf: folder.appending(path: "Resources/Localizable.xcstrings"))
    let catalog = try #require(
      (JSONSerialization.jsonObject(with: data) as? [String: Any])?["strings"] as? [String: [String: Any]])
    let calls =
      "Text|Button|TextField|Menu|NavigationLink|Section|navigationTitle|alert|NSLocalizedString|LocalizedStringKey"
    let pattern = try Regex("(?:\(calls))\\(\\s*\"([^\"]+)\"", as: (Substring, Substring).self)
    var used: Set<String> = []
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for file in files where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      for match in source.matches(of: pattern) { used.insert(String(match.output.1)) }
    }
    #expect(used.count > 15)
    for key in used {
      let localizations = catalog[key]?["localizations"] as? [String: Any]
      #expect(localizations?["en"] != nil && localizations?["zh-Hans"] != nil, "\(key)")
    }
  }
}
