// The code of the article ComingFromOtherScanners: Scripts/check-article-code compares the two.
import AVFoundation
import QuietzoneUI
import SwiftUI
import Testing
import UIKit

@MainActor private func openScanner(from page: UIViewController) -> ScannerViewController {
  let scanner = ScannerViewController(symbologies: [.qrCode, .ean13], mode: .oncePerCode)
  scanner.options.isGuidanceEnabled = false
  scanner.options.isHighlightingEnabled = true
  scanner.options.regionOfInterest = CGRect(x: 20, y: 120, width: 350, height: 200)
  scanner.open(from: page)
  return scanner
}

@MainActor private func follow(_ scanner: ScannerViewController, _ show: (Int, String, Point) -> Void) async {
  for await items in scanner.recognizedItems {
    for item in items { show(item.id, item.result.text, item.bounds.topLeft) }
  }
}

private struct Page: View {
  @State private var text = ""

  var body: some View {
    CodeScanner(symbologies: [.qrCode], mode: .once, simulatedData: ["https://example.org/"]) { result in
      if case .success(let code) = result { text = code.text }
    }
  }
}

@MainActor @Suite(.serialized) struct ComingFromOtherScanners {
  @Test("A scanner is set up as the article says") func opens() {
    SimulatedCameras.shared.reset()
    let scanner = openScanner(from: UIViewController())
    #expect(scanner.options.settings.symbologies == [.qrCode, .ean13])
    #expect(scanner.options.settings.mode == .oncePerCode && scanner.options.regionOfInterest?.width == 350)
    scanner.close()
  }

  @Test("Its codes in sight are followed, and its view is made") func compiles() {
    let functions = (follow as Any, Page() as Any)
    #expect(functions.1 is Page)
  }
}
