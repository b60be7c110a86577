import QuietzoneUI
import SwiftUI

/// Scans every type with a crosshair. What a code says is shown, and a link is opened if the user says so.
struct EveryTypeView: View {
  @State private var code: ScanResult?
  @State private var scans = 0
  @Environment(\.openURL) private var openURL

  var body: some View {
    CodeScanner(options: .aimed) { result in
      if case .success(let code) = result { self.code = code }
    }
    // A scanner takes one code; another one scans on.
    .id(scans)
    .ignoresSafeArea()
    .navigationTitle("Every type")
    .alert("Bar code detected", isPresented: isShowingCode) {
      if let link { Button("Open link") { openURL(link) } }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text(verbatim: code.map { "\($0.text)\n\($0.symbology.title)" } ?? "")
    }
  }

  private var isShowingCode: Binding<Bool> {
    Binding {
      code != nil
    } set: { isShown in
      guard !isShown else { return }
      code = nil
      scans += 1
    }
  }

  /// Where the code leads, if that is a page of the web.
  private var link: URL? {
    guard case .address(let address) = code?.destination else { return nil }
    return URL(string: address)
  }
}

extension ScannerOptions {
  fileprivate static var aimed: ScannerOptions {
    var options = ScannerOptions.embedded
    options.settings.aim = .crosshair
    return options
  }
}
