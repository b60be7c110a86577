import AVFoundation
import Clocks
import Scenes
import Testing
import UIKit

@testable import QuietzoneCamera
@testable import QuietzoneUI

/// A phone with a page and a scanner that is opened from it: from its cameras to what is to be seen and pressed.
@MainActor final class Phone: TestedDevice {
  let clock = TestClock()
  let pool = SimulatedBufferPool()
  let page = UIViewController()
  let log = Log()
  let scanner: ScannerViewController
  var cameraQueue: DispatchQueue { scanner.host.camera.camera.queue }
  var frames: FrameHost { scanner.host.frames }
  var latest: String { "\(log.entries.suffix(8))" }
  var window: UIWindow { UIKitSimulation.window! }
  var view: ScannerView { scanner.scannerView }

  static let size = CGSize(width: 393, height: 852)

  init(
    _ cameras: [SimulatedCamera] = [.triple, .front], options: ScannerOptions = ScannerOptions(),
    size: CGSize = Phone.size, prepare: () -> Void = {}
  ) {
    SimulatedCameras.shared.reset(cameras)
    UIKitSimulation.reset()
    prepare()
    UIKitSimulation.show(page, size: size)
    scanner = ScannerViewController(options: options, clock: clock)
    scanner.delegate = log
  }

  /// A phone whose scanner is open, its camera running and its preview to be seen.
  static func scanning(
    _ cameras: [SimulatedCamera] = [.triple, .front], options: ScannerOptions = ScannerOptions(),
    size: CGSize = Phone.size, prepare: () -> Void = {}
  ) async -> Phone {
    let phone = Phone(cameras, options: options, size: size, prepare: prepare)
    await phone.open()
    return phone
  }

  /// Opens the scanner, and waits until it scans.
  func open(_ entry: EntryPoint = .scanButton) async {
    scanner.open(from: page, entry: entry)
    UIKitSimulation.finishAnimations()
    await until("it scans") { self.isScanning && self.cameras.isCapturing }
    await settle()
  }

  /// Whether the scanner is in front, and its preview to be seen.
  var isScanning: Bool { page.presentedViewController === scanner && !view.isPreviewHidden }

  /// Whether nothing of the scanner is to be seen.
  var isGone: Bool { page.presentedViewController == nil && !UIKitSimulation.isAnimating }

  func finishAnimations() { UIKitSimulation.finishAnimations() }

  /// The titles of the dialog that is shown, and of its buttons.
  var dialog: String? { UIKitSimulation.alert?.title }
  var buttons: [String] { UIKitSimulation.alert?.actions.map { $0.title ?? "" } ?? [] }

  func press(_ title: String) {
    #expect(UIKitSimulation.alert?.simulatePress(title) == true, "there is no button \(title): \(buttons)")
    finishAnimations()
  }

  /// The camera sees this until something is so.
  func see(_ scene: Scene, until what: String, _ condition: () -> Bool) async {
    await until(what) {
      if self.pool.lentCount == 0 {
        self.clock.advance(by: 33)
        self.cameras.deliver(self.pool.buffer(scene))
      }
      self.finishAnimations()
      return condition()
    }
  }

  /// Turns the phone, or gives the app another part of the screen.
  func resize(
    to size: CGSize, safeArea: UIEdgeInsets? = nil, orientation: UIInterfaceOrientation? = nil
  ) async {
    UIKitSimulation.resize(to: size, safeArea: safeArea, orientation: orientation)
    await settle()
  }
}

/// What a scanner told its app.
@MainActor final class Log: ScannerViewControllerDelegate {
  enum Entry: Equatable {
    case scan(String), fill(String), load(Destination), remember(String), record(Metric), fail(ScanError),
      close
  }

  private(set) var entries: [Entry] = []

  func forget() { entries = [] }
  func count(_ entry: Entry) -> Int { entries.filter { $0 == entry }.count }

  func scanner(_ scanner: ScannerViewController, didScan result: ScanResult) {
    entries.append(.scan(result.text))
  }
  func scanner(_ scanner: ScannerViewController, fill text: String) { entries.append(.fill(text)) }
  func scanner(_ scanner: ScannerViewController, load destination: Destination) {
    entries.append(.load(destination))
  }
  func scanner(_ scanner: ScannerViewController, remember result: ScanResult) {
    entries.append(.remember(result.text))
  }
  func scanner(_ scanner: ScannerViewController, record metric: Metric) { entries.append(.record(metric)) }
  func scanner(_ scanner: ScannerViewController, didFailWith error: ScanError) {
    entries.append(.fail(error))
  }
  func scannerDidClose(_ scanner: ScannerViewController) { entries.append(.close) }
}
