import AVFoundation
import QuietzoneUI
import Scenes
import SwiftUI
import TestSupport
import Testing
import WebKit

@testable import AppModule

/// The app on a phone, from its camera to what its user reads and presses.
@MainActor final class RunningApp {
  let browser: Browser
  let screen: SimulatedScreen
  let field = "Search or enter address"
  private let pool = SimulatedBufferPool()

  init(store: UserDefaults? = nil) {
    SimulatedCameras.shared.reset()
    UIKitSimulation.reset()
    let store = store ?? UserDefaults(suiteName: "quietzone.tests.\(UUID())")!
    let browser = Browser(history: History(store: store))
    self.browser = browser
    screen = SimulatedScreen(BrowserView(browser: browser))
  }

  /// What the address and search field holds.
  var typed: String { screen.textField(field)?.typed ?? "" }

  /// The address of the page that is shown.
  var url: String? { screen.views(WKWebView.self).first?.url?.absoluteString }

  var isScannerOpen: Bool { screen.host.presentedViewController is ScannerViewController }

  func close() {
    UIKitSimulation.finishAnimations()
    (screen.host.presentedViewController as? ScannerViewController)?.close()
    UIKitSimulation.finishAnimations()
    #expect(!isScannerOpen)
  }

  /// The camera sees a code until something is so.
  func see(_ code: String, until what: String, _ condition: () -> Bool) async {
    let scene = Scene.of(code)
    await until(what) {
      if self.pool.lentCount == 0 { SimulatedCameras.shared.deliver(self.pool.buffer(scene)) }
      return condition()
    }
  }

  func until(_ what: String, _ condition: () -> Bool) async {
    let isSo = await becomesTrue {
      UIKitSimulation.finishAnimations()
      screen.update()
      return condition()
    }
    if !isSo {
      Issue.record("waited in vain until \(what): \(screen.texts), \(UIKitSimulation.complaints)")
    }
  }

  func settle() async {
    for _ in 0..<20 {
      UIKitSimulation.finishAnimations()
      screen.update()
      await Task.yield()
    }
  }
}
