import AVFoundation
import QuietzoneUI
import Scenes
import SwiftUI
import TestSupport
import Testing

@testable import QuietzoneUI

@MainActor @Suite(.serialized) struct SwiftUITests {
  private let pool = SimulatedBufferPool()

  private func reset(_ cameras: [SimulatedCamera] = [.triple]) {
    SimulatedCameras.shared.reset(cameras)
    UIKitSimulation.reset()
  }

  private func until(
    _ screen: SimulatedScreen, _ what: String, seeing scene: Scenes.Scene? = nil, _ condition: () -> Bool
  ) async {
    let isSo = await becomesTrue {
      if let scene, pool.lentCount == 0 { SimulatedCameras.shared.deliver(pool.buffer(scene)) }
      screen.update()
      return condition()
    }
    if !isSo { Issue.record("waited in vain until \(what)") }
  }

  private struct Page: View {
    @State private var isScanning = false
    @State private var text = "nothing yet"

    var body: some View {
      VStack {
        Text(verbatim: text)
        Button("Scan") { isScanning = true }
        if isScanning { Text("scanning") }
      }
      .codeScanner(isPresented: $isScanning, symbologies: [.qrCode]) { result in
        switch result {
        case .success(let code): text = code.text
        case .failure(.camera(let problem)): text = "\(problem)"
        }
      }
    }
  }

  @Test("A page shows a scanner full screen, and is back with the result") func presented() async {
    reset()
    let screen = SimulatedScreen(Page())
    #expect(screen.texts.contains("nothing yet"))
    screen.press("Scan")
    await until(screen, "the scanner slides in") { UIKitSimulation.isAnimating }
    UIKitSimulation.finishAnimations()
    #expect(UIKitSimulation.frontController is ScannerViewController && screen.texts.contains("scanning"))
    await until(screen, "the code is read", seeing: .of("words")) {
      screen.texts.contains("blue suede shoes")
    }
    UIKitSimulation.finishAnimations()
    #expect(!screen.texts.contains("scanning") && screen.host.presentedViewController == nil)
    #expect(UIKitSimulation.complaints == [])
  }

  @Test("Closed without a code, the page knows") func closed() async {
    reset()
    let screen = SimulatedScreen(Page())
    for _ in 0..<2 {
      screen.press("Scan")
      await until(screen, "the scanner slides in") { UIKitSimulation.isAnimating }
      UIKitSimulation.finishAnimations()
      (UIKitSimulation.frontController as? ScannerViewController)?.close()
      UIKitSimulation.finishAnimations()
      #expect(!screen.texts.contains("scanning") && screen.texts.contains("nothing yet"))
    }
    #expect(UIKitSimulation.complaints == [])
  }

  @Test("Where the camera is refused, the page is told why there is no code") func refused() async {
    reset()
    SimulatedCameras.shared.authorization = .denied
    let screen = SimulatedScreen(Page())
    screen.press("Scan")
    await until(screen, "the dialog comes") { UIKitSimulation.isAnimating }
    UIKitSimulation.finishAnimations()
    UIKitSimulation.alert?.simulatePress("Cancel")
    UIKitSimulation.finishAnimations()
    #expect(screen.texts.contains("permissionDenied") && !screen.texts.contains("scanning"))
  }

  /// What a page around an embedded scanner was told.
  @MainActor private final class Told {
    var codes: [String] = []
    var items: [[RecognizedItem]] = []
    var isTorchOn = false
    var zoom = 1.0
    var isShown = true
  }

  private func embedded(_ told: Told, mode: CodeScanner.Mode) -> SimulatedScreen {
    SimulatedScreen(
      Group {
        if told.isShown {
          CodeScanner(
            mode: mode,
            isTorchOn: Binding(get: { told.isTorchOn }, set: { told.isTorchOn = $0 }),
            zoomFactor: Binding(get: { told.zoom }, set: { told.zoom = $0 }),
            recognizedItems: { told.items.append($0) },
            completion: { if case .success(let code) = $0 { told.codes.append(code.text) } })
        }
      })
  }

  @Test("A scanner in a page scans once, and no more") func once() async {
    reset()
    let told = Told()
    let screen = embedded(told, mode: .once)
    await until(screen, "the code is read", seeing: .of("words")) { !told.codes.isEmpty }
    #expect(told.codes == ["blue suede shoes"])
    await until(screen, "the camera is let go") { !SimulatedCameras.shared.isCapturing }
    screen.close()
  }

  @Test("In the modes that go on, a page is told which codes are in sight") func items() async throws {
    reset()
    let told = Told()
    let screen = embedded(told, mode: .continuous())
    await until(screen, "the code is told", seeing: .of("words")) { told.items.contains { $0.count == 1 } }
    #expect(told.codes == ["blue suede shoes"])
    #expect(screen.controllers(ScannerViewController.self).count == 1)
    screen.close()
    await until(screen, "the camera is let go") { !SimulatedCameras.shared.isCapturing }
  }

  @Test("Torch and zoom follow their bindings, and the bindings follow them") func bindings() async throws {
    reset()
    let told = Told()
    let screen = embedded(told, mode: .continuous())
    let cameras = SimulatedCameras.shared
    await until(screen, "there is a torch") {
      screen.controllers(ScannerViewController.self).first?.torchButton == .off
    }
    told.isTorchOn = true
    screen.update()
    await until(screen, "it is lit") { cameras.isTorchLit }
    cameras.light(0, of: cameras.devices[0])
    await until(screen, "the page knows") { !told.isTorchOn }
    told.zoom = 3
    screen.update()
    await until(screen, "it zooms") { cameras.devices[0].videoZoomFactor == 3 }
    screen.controllers(ScannerViewController.self).first?.setZoom(4)
    await until(screen, "the page knows the zoom") { told.zoom == 4 }
    screen.close()
  }

  @Test("A torch that does not light when it is asked is off in its binding, too")
  func refusedTorch() async throws {
    reset()
    let told = Told()
    let screen = embedded(told, mode: .continuous())
    let cameras = SimulatedCameras.shared
    await until(screen, "there is a scanner") { screen.controllers(ScannerViewController.self).first != nil }
    let scanner = screen.controllers(ScannerViewController.self).first
    await until(screen, "there is a torch") { scanner?.torchButton == .off }
    // Lit once, the scanner is open altogether: nothing else changes any more.
    told.isTorchOn = true
    await until(screen, "it is known to be lit") { scanner?.torchButton == .on }
    told.isTorchOn = false
    await until(screen, "it is dark") { scanner?.torchButton == .off && !cameras.isTorchLit }
    cameras.change(\.isHeldByAnother, of: cameras.devices[0], to: true)
    told.isTorchOn = true
    await until(screen, "the page knows") { !told.isTorchOn }
    // A camera without frames is given up after a while, and its torch with it: that would be no news of the torch.
    #expect(scanner?.torchButton == .off && !cameras.isTorchLit)
    screen.close()
  }

  @Test("Gone from its page, the scanner is freed and the camera dark") func freed() async {
    reset()
    let told = Told()
    let scanner = Weak<ScannerViewController>()
    let screen = embedded(told, mode: .continuous())
    await until(screen, "it scans") { SimulatedCameras.shared.isCapturing }
    scanner.value = screen.controllers(ScannerViewController.self).first
    told.isShown = false
    await until(screen, "it is freed") { scanner.value == nil }
    await until(screen, "it is dark") { !SimulatedCameras.shared.isCapturing }
    screen.close()
  }
}
