import AVFoundation
import CoreSpotlight
import QuietzoneUI
import Scenes
import SwiftUI
import Testing
import WebKit

@testable import AppModule

@MainActor @Suite(.serialized) struct FlowTests {
  @Test("A scan fills the field and waits for Go; Go opens the page") func address() async throws {
    let app = RunningApp()
    app.screen.press("Scan QR code")
    await app.see("address", until: "it is in the field") { app.typed == "https://example.org/menu" }
    #expect(app.screen.textField(app.field)?.isFocused == true)
    #expect(app.screen.views(WKWebView.self).isEmpty, "nothing loads before Go")
    app.screen.submit(app.field)
    #expect(app.screen.views(WKWebView.self).first?.url?.absoluteString == "https://example.org/menu")
  }

  @Test("Words are searched for when Go is pressed, whatever the user made of them") func words() async {
    let app = RunningApp()
    app.screen.press("Scan QR code")
    await app.see("words", until: "they are in the field") { app.typed == "blue suede shoes" }
    app.screen.type("blue & suède #1", into: app.field)
    app.screen.submit(app.field)
    #expect(app.url == "https://duckduckgo.com/?q=blue%20%26%20su%C3%A8de%20%231")
  }

  @Test("Numbers are searched for at once") func number() async {
    let app = RunningApp()
    app.screen.press("Scan QR code")
    await app.see("article", until: "it is searched for") { app.url != nil }
    #expect(app.url == "https://duckduckgo.com/?q=4006381333931" && app.typed == "")
  }

  @Test("An address that must not be followed is searched for in quotes") func quoted() async {
    let app = RunningApp()
    app.screen.press("Scan QR code")
    await app.see("script-address", until: "it is in the field") { app.typed == "\"javascript:alert(1)\"" }
    app.screen.submit(app.field)
    #expect(app.url == "https://duckduckgo.com/?q=%22javascript%3Aalert%281%29%22")
  }

  @Test("Scans are listed, the newest first, may be used again and cleared, and are there the next time")
  func history() async {
    let store = UserDefaults(suiteName: "quietzone.tests")!
    store.removePersistentDomain(forName: "quietzone.tests")
    let app = RunningApp(store: store)
    #expect(app.screen.texts.contains("Codes you scan are listed here."))
    for (code, text) in [
      ("address", "https://example.org/menu"), ("words", "blue suede shoes"),
      ("address", "https://example.org/menu"),
    ] {
      app.browser.text = ""
      app.screen.press("Scan QR code")
      await app.see(code, until: "it is read") { app.typed == text }
    }
    let next = RunningApp(store: store)
    #expect(next.browser.history.entries.map { $0.text } == ["https://example.org/menu", "blue suede shoes"])
    #expect(next.browser.history.entries.first?.symbology == "QR Code")
    next.screen.press("blue suede shoes")
    #expect(next.typed == "blue suede shoes" && next.url == nil)
    next.screen.press("Clear")
    #expect(RunningApp(store: store).browser.history.entries == [])
  }

  @Test("The Home Screen's quick action opens the scanner, whether or not the app runs") func quickAction()
    async
  {
    let item = UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan QR Code")
    let delegate = AppDelegate()
    // The app is started by it: the request is there before the window.
    _ = delegate.application(
      UIApplication.shared, configurationForConnecting: UISceneSession(simulatedRole: .windowApplication),
      options: UIScene.ConnectionOptions(simulatedShortcutItem: item))
    let app = RunningApp()
    await app.until("the scanner opens") { app.isScannerOpen }
    app.close()
    var isFollowed = false
    SceneDelegate().windowScene(UIWindowScene(), performActionFor: item) { isFollowed = $0 }
    await app.until("the scanner opens again") { app.isScannerOpen }
    #expect(isFollowed)
    app.close()
    let other = UIApplicationShortcutItem(type: "other", localizedTitle: "")
    SceneDelegate().windowScene(UIWindowScene(), performActionFor: other) { isFollowed = $0 }
    #expect(!isFollowed && Entry.shared.requested == nil)
  }

  @Test("The intent for Siri, Shortcuts and the Action Button opens the scanner") func intent() async throws {
    let app = RunningApp()
    _ = try await ScanIntent().perform()
    await app.until("the scanner opens") { app.isScannerOpen }
    #expect(ScanIntent.openAppWhenRun && ScanShortcuts.appShortcuts.count == 1)
    app.close()
  }

  @Test("The system's search finds the scanner, and opens it") func spotlight() async {
    CSSearchableIndex.default().simulatedItems = []
    let app = RunningApp()
    let item = CSSearchableIndex.default().simulatedItems.first
    #expect(item?.attributeSet.title == "Scan QR Code")
    let activity = NSUserActivity(activityType: CSSearchableItemActionType)
    activity.userInfo = [CSSearchableItemActivityIdentifier: "something else"]
    app.screen.resume(activity)
    await app.settle()
    #expect(!app.isScannerOpen)
    activity.userInfo = [CSSearchableItemActivityIdentifier: item?.uniqueIdentifier ?? ""]
    app.screen.resume(activity)
    await app.until("the scanner opens") { app.isScannerOpen }
    app.close()
  }

  @Test("An image that another app shares is read; what is no image is said to hold nothing") func shared()
    async
  {
    let app = RunningApp()
    app.screen.open(Scene.file("words"))
    await app.until("it is in the field") { app.typed == "blue suede shoes" }
    app.screen.open(URL(filePath: "/nowhere/at/all.png"))
    await app.until("it is said") { UIKitSimulation.alert?.title == "No code found" }
    UIKitSimulation.alert?.simulatePress("Cancel")
    UIKitSimulation.finishAnimations()
  }
}
