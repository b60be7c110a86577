#if canImport(UIKit)
  import QuietzoneScanner
  import SwiftUI

  /// Between a scanner and the bindings of a SwiftUI view.
  @MainActor public final class ScannerCoordinator: ScannerViewControllerDelegate {
    var completion: @MainActor (Result<ScanResult, ScanError>) -> Void = { _ in }
    var recognized: (@MainActor ([RecognizedItem]) -> Void)?
    var closed: @MainActor () -> Void = {}
    private var isTorchOn: Binding<Bool>?
    private var zoomFactor: Binding<Double>?
    /// What the bindings said when they were looked at last: only what the page changes is asked of the camera.
    private var askedTorch = false
    private var askedZoom: Double?
    private var following: Task<Void, Never>?

    func bind(_ scanner: ScannerViewController, _ torch: Binding<Bool>?, _ zoom: Binding<Double>?) {
      (isTorchOn, zoomFactor) = (torch, zoom)
      if let torch, torch.wrappedValue != askedTorch {
        askedTorch = torch.wrappedValue
        scanner.setTorch(askedTorch)
      }
      if let zoom, zoom.wrappedValue != askedZoom {
        askedZoom = zoom.wrappedValue
        scanner.setZoom(zoom.wrappedValue)
      }
    }

    func follow(_ scanner: ScannerViewController) {
      let items = scanner.recognizedItems
      following = Task { [weak self] in
        for await seen in items { self?.recognized?(seen) }
      }
    }

    func stop() { following?.cancel() }

    public func scanner(_ scanner: ScannerViewController, didScan result: ScanResult) {
      completion(.success(result))
    }

    public func scanner(_ scanner: ScannerViewController, didFailWith error: ScanError) {
      completion(.failure(error))
    }

    /// Torch and zoom as they are: what was asked for may not have come about.
    public func scannerDidChangeCamera(_ scanner: ScannerViewController) {
      let isOn = scanner.torchButton == .on
      if let isTorchOn, isTorchOn.wrappedValue != isOn, scanner.torchButton != .disabled || !isOn {
        askedTorch = isOn
        isTorchOn.wrappedValue = isOn
      }
      if let zoomFactor, let factor = scanner.zoomFactor, factor != zoomFactor.wrappedValue {
        askedZoom = factor
        zoomFactor.wrappedValue = factor
      }
    }

    public func scannerDidClose(_ scanner: ScannerViewController) { closed() }
  }
#endif
