import SwiftUI

/// Where a page is, as UIKit knows it: what scanners and pickers are presented from.
struct Anchor: UIViewControllerRepresentable {
  /// Is given the controller once.
  let found: (UIViewController) -> Void

  func makeUIViewController(context: Context) -> UIViewController {
    let anchor = UIViewController()
    anchor.view.isUserInteractionEnabled = false
    found(anchor)
    return anchor
  }

  func updateUIViewController(_ anchor: UIViewController, context: Context) {}
}
