#if canImport(UIKit)
  import PhotosUI
  import QuietzoneCamera
  import UIKit
  import UniformTypeIdentifiers

  // Photos, chosen by the system's picker: it shows only what is chosen to the app, which so needs no permission.
  extension ScannerViewController: PHPickerViewControllerDelegate, UIAdaptivePresentationControllerDelegate {
    package func choosePhoto() {
      var configuration = PHPickerConfiguration()
      configuration.filter = .images
      configuration.preferredAssetRepresentationMode = .current
      let picker = PHPickerViewController(configuration: configuration)
      picker.delegate = self
      picker.presentationController?.delegate = self
      presentations.add { [weak self] done in
        guard let self, let presenter = self.dialogPresenter else { return done() }
        presenter.present(picker, animated: true, completion: done)
      }
    }

    public func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      presentations.add { done in
        guard let presenter = picker.presentingViewController else { return done() }
        presenter.dismiss(animated: true, completion: done)
      }
      guard let provider = results.first?.itemProvider else { return host.send(.photoCancelled) }
      provider.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { [weak self] data, _ in
        // A picture that cannot be had is read as one that holds nothing.
        Task { @MainActor in self?.host.take(.data(data ?? Data())) }
      }
    }

    /// The picker was swiped away, which is not told to its own delegate.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      host.send(.photoCancelled)
    }

    package func isReadingPhotoChanged(_ isReading: Bool) {
      if isViewLoaded { scannerView.showReading(isReading) }
    }
  }
#endif
