// The code of the article ScanInSwiftUI: Scripts/check-article-code compares the two.
import QuietzoneUI
import SwiftUI
import Testing

private struct FullScreenPage: View {
  @State private var isScanning = false
  @State private var text = ""

  var body: some View {
    VStack {
      Text(verbatim: text)
      Button("Scan") { isScanning = true }
    }
    .codeScanner(isPresented: $isScanning, symbologies: [.qrCode, .ean13]) { result in
      if case .success(let code) = result { text = code.text }
    }
  }
}

private struct EmbeddingPage: View {
  @State private var isTorchOn = false
  @State private var zoomFactor = 1.0
  @State private var codes: [String] = []

  var body: some View {
    CodeScanner(
      symbologies: [.qrCode, .ean13], mode: .oncePerCode, simulatedData: ["https://example.org/"],
      isTorchOn: $isTorchOn, zoomFactor: $zoomFactor
    ) { result in
      if case .success(let code) = result { codes.append(code.text) }
    }
  }
}

private struct FollowingPage: View {
  @State private var items: [RecognizedItem] = []

  var body: some View {
    CodeScanner(mode: .continuous(), recognizedItems: { items = $0 }, completion: { _ in })
      .overlay(alignment: .bottom) {
        ForEach(items) { Text(verbatim: $0.result.text) }
      }
  }
}

private func chosenOptions() -> ScannerOptions {
  var options = ScannerOptions.embedded
  options.settings.aim = .crosshair
  options.settings.beeps = false
  options.isGuidanceEnabled = false
  options.regionOfInterest = CGRect(x: 20, y: 120, width: 350, height: 200)
  return options
}

@Test("The article's options are those of a scanner without buttons") func articleOptions() {
  #expect(!chosenOptions().showsControls && chosenOptions().settings.aim == .crosshair)
}
