#if canImport(UIKit)
  import QuietzoneScanner
  import SwiftUI

  extension View {
    /// Shows a scanner full screen while `isPresented` is true: this page slides up and off, as if the scanner had lain beneath.
    ///
    /// Where the camera is refused, a dialog is presented instead. `isPresented` becomes false when the scanner closes,
    /// whether or not there was a code.
    public func codeScanner(
      isPresented: Binding<Bool>, symbologies: SymbologySet = .all, mode: CodeScanner.Mode = .once,
      simulatedData: [String] = [], options: ScannerOptions = ScannerOptions(),
      completion: @escaping @MainActor (Result<ScanResult, ScanError>) -> Void
    ) -> some View {
      let presenter = ScannerPresenter(
        isPresented: isPresented, options: options.with(symbologies, mode, simulatedData),
        completion: completion)
      return background { presenter }
    }
  }

  /// Opens and closes a scanner over the page it is in.
  struct ScannerPresenter: UIViewControllerRepresentable {
    let isPresented: Binding<Bool>
    let options: ScannerOptions
    let completion: @MainActor (Result<ScanResult, ScanError>) -> Void

    /// The scanner exists while it is open, and no longer.
    @MainActor final class Coordinator {
      let bindings = ScannerCoordinator()
      var scanner: ScannerViewController?
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> UIViewController {
      let anchor = UIViewController()
      anchor.view.isUserInteractionEnabled = false
      return anchor
    }

    func updateUIViewController(_ anchor: UIViewController, context: Context) {
      let coordinator = context.coordinator
      let isPresented = isPresented
      coordinator.bindings.completion = completion
      coordinator.bindings.closed = { [weak coordinator] in
        coordinator?.scanner = nil
        isPresented.wrappedValue = false
      }
      coordinator.scanner?.options = options
      if isPresented.wrappedValue, coordinator.scanner == nil {
        let scanner = ScannerViewController(options: options)
        scanner.delegate = coordinator.bindings
        coordinator.scanner = scanner
        // The page is not to change while SwiftUI updates it.
        Task { scanner.open(from: anchor) }
      } else if !isPresented.wrappedValue, let scanner = coordinator.scanner {
        scanner.close()
      }
    }

    static func dismantleUIViewController(_ anchor: UIViewController, coordinator: Coordinator) {
      coordinator.scanner?.close()
    }
  }
#endif
