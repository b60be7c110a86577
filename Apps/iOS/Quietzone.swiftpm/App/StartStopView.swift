import QuietzoneUI
import SwiftUI

/// Scans between *Start* and *Stop*, with a frame, a moving line and a beep; reads photos from the album; shows what it read.
struct StartStopView: View {
  @State private var isScanning = false
  @State private var text: String?
  @State private var album = Album()

  var body: some View {
    VStack {
      if isScanning {
        CodeScanner { result in
          isScanning = false
          if case .success(let code) = result { text = code.text }
        }
      } else {
        Spacer()
        if let text { Text(verbatim: text).font(.title2) } else { Text("Press Start to scan.") }
        Spacer()
      }
      HStack {
        Button(isScanning ? LocalizedStringKey("Stop") : LocalizedStringKey("Start")) { isScanning.toggle() }
          .buttonStyle(.borderedProminent)
        Button("Album") {
          isScanning = false
          album.choose { text = $0 }
        }
        .buttonStyle(.bordered)
      }
      .padding()
    }
    .navigationTitle("Start and stop")
    .background { Anchor { album.anchor = $0 } }
  }
}

/// Reads photos of the user's choice, without the camera.
@MainActor private final class Album: ScannerViewControllerDelegate {
  weak var anchor: UIViewController?
  private let scanner = ScannerViewController()
  private var taken: (String) -> Void = { _ in }

  init() { scanner.delegate = self }

  func choose(_ taken: @escaping (String) -> Void) {
    self.taken = taken
    scanner.choosePhoto(from: anchor)
  }

  func scanner(_ scanner: ScannerViewController, didScan result: ScanResult) { taken(result.text) }
}
