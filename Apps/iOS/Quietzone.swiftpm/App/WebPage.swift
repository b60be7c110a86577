import SwiftUI
import WebKit

/// A page of the web.
struct WebPage: UIViewRepresentable {
  let address: URL

  func makeUIView(context: Context) -> WKWebView { WKWebView(frame: .zero) }

  func updateUIView(_ view: WKWebView, context: Context) {
    guard context.coordinator.shown != address else { return }
    context.coordinator.shown = address
    view.load(URLRequest(url: address))
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  /// What was loaded last: a view that is shown anew does not load again.
  @MainActor final class Coordinator {
    var shown: URL?
  }
}
