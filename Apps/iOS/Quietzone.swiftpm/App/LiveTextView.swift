import QuietzoneUI
import SwiftUI

/// Shows what codes say for as long as they are in sight, each with an outline. Both are gone 0.2 s after the code was seen last.
struct LiveTextView: View {
  @State private var items: [RecognizedItem] = []

  var body: some View {
    CodeScanner(mode: .continuous(), options: .quiet, recognizedItems: { items = $0 }, completion: { _ in })
      .ignoresSafeArea()
      .overlay(alignment: .bottom) {
        VStack {
          ForEach(items) { Text(verbatim: $0.result.text).font(.headline).lineLimit(3) }
        }
        .padding()
      }
      .navigationTitle("Live text")
  }
}

extension ScannerOptions {
  /// Nothing sounds and nothing is told to do: the page shows it all.
  fileprivate static var quiet: ScannerOptions {
    var options = ScannerOptions.embedded
    options.settings.beeps = false
    options.settings.vibrates = false
    options.isGuidanceEnabled = false
    return options
  }
}
