import SwiftUI

/// The scanner as a browser's: an address and search field with a scan button, and further scanners in a menu.
@main struct QuietzoneApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  @State private var browser = Browser()

  var body: some Scene {
    WindowGroup { BrowserView(browser: browser) }
  }
}
