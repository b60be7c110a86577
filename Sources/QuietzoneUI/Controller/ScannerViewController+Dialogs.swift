#if canImport(UIKit)
  import QuietzoneScanner
  import UIKit

  extension ScannerViewController {
    package func presentDialog(_ dialog: Dialog) {
      noteProblem(in: dialog)
      if isSimulating(dialog) { return scannerView.showSimulatedCodes(options.simulatedData, simulate) }
      let alert = alert(for: dialog)
      self.alert = alert
      presentations.add { [weak self, weak alert] done in
        guard let self, let alert, self.alert === alert, let presenter = self.dialogPresenter else {
          return done()
        }
        presenter.present(alert, animated: true, completion: done)
      }
    }

    package func replaceDialog(with dialog: Dialog) {
      dismissDialog()
      presentDialog(dialog)
    }

    package func dismissDialog() {
      problem = nil
      if isViewLoaded { scannerView.showSimulatedCodes([]) { _ in } }
      guard let alert else { return }
      self.alert = nil
      presentations.add { done in
        guard let presenter = alert.presentingViewController else { return done() }
        presenter.dismiss(animated: true, completion: done)
      }
    }

    package func openSettings() {
      guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
      UIApplication.shared.open(url)
    }

    /// The scanner where it is shown, otherwise what it was opened from.
    var dialogPresenter: UIViewController? { viewIfLoaded?.window != nil ? self : opener }

    private func noteProblem(in dialog: Dialog) {
      if case .problem(let problem) = dialog { self.problem = problem } else { problem = nil }
    }

    /// Whether codes are offered in place of the dialog: there is no camera, and the app has something to simulate.
    private func isSimulating(_ dialog: Dialog) -> Bool {
      dialog == .problem(.unavailable) && !options.simulatedData.isEmpty && host.isPresented
    }

    private func simulate(_ text: String) {
      let symbology =
        options.settings.symbologies.contains(.qrCode)
        ? .qrCode : options.settings.symbologies.first { _ in true }
      host.take(.simulated(text: text, symbology: symbology ?? .qrCode))
    }

    // MARK: Alerts

    private func alert(for dialog: Dialog) -> UIAlertController {
      let words = DialogWords(dialog)
      let alert = UIAlertController(title: words.title, message: words.text, preferredStyle: .alert)
      switch dialog {
      case .problem(.permissionDenied):
        let settings = UIAlertAction(title: Words.settings, style: .default) { [self] _ in
          followSettings(dialog)
        }
        alert.addAction(settings)
        alert.preferredAction = settings
      case .choice(let results):
        for (index, result) in results.enumerated() {
          let title = "\(result.text) (\(result.symbology.title))"
          alert.addAction(
            UIAlertAction(title: title, style: .default) { [self] _ in pressed(.resultChosen(index)) })
        }
      case .problem, .noCodeInPhoto: break
      }
      alert.addAction(UIAlertAction(title: Words.cancel, style: .cancel) { [self] _ in cancelDialog() })
      return alert
    }

    /// A button took the alert away.
    private func pressed(_ event: Event) {
      alert = nil
      host.send(event)
    }

    private func cancelDialog() {
      let problem = problem
      pressed(.dialogCancelled)
      if let problem { delegate?.scanner(self, didFailWith: .camera(problem)) }
    }

    /// Pressing a button takes the alert away, but the camera is still not allowed: it is there again on return.
    private func followSettings(_ dialog: Dialog) {
      pressed(.settingsLinkPressed)
      if host.dialog == dialog { presentDialog(dialog) }
    }
  }
#endif
