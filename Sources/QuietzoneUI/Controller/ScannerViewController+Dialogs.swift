#if canImport(UIKit)
  import QuietzoneScanner
  import UIKit

  extension ScannerViewController {
    package func presentDialog(_ dialog: Dialog) {
      noteProblem(in: dialog)
      if isSimulating(dialog) { return scannerView.showSimulatedCodes(options.simulatedData, simulate) }
      let alert = alert(for: dialog)
      self.alert = alert
      presentations.add { [weak self] done in
        guard let self, self.alert === alert, let presenter = self.dialogPresenter else {
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
      let alert = alert
      self.alert = nil
      presentations.add { [weak self] done in
        let end = {
          // The dialog was there instead of the scanner, or over one that is a part of a page.
          if let self, !self.host.isPresented, self.host.dialog == nil, !self.isPresentedByItself {
            self.finishClosing()
          }
          done()
        }
        guard let alert, let presenter = alert.presentingViewController else { return end() }
        presenter.dismiss(animated: true, completion: end)
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

    /// The dialog's alert. Where it is there instead of the scanner, nobody else may hold the scanner; over the scanner, holding it
    /// would keep it for ever.
    private func alert(for dialog: Dialog) -> UIAlertController {
      let holder = viewIfLoaded?.window == nil ? self : nil
      func action(
        _ title: String, _ style: UIAlertAction.Style,
        _ press: @escaping @MainActor (ScannerViewController) -> Void
      ) -> UIAlertAction {
        UIAlertAction(title: title, style: style) { [weak self] _ in
          withExtendedLifetime(holder) { if let self { press(self) } }
        }
      }
      let words = DialogWords(dialog)
      let alert = UIAlertController(title: words.title, message: words.text, preferredStyle: .alert)
      switch dialog {
      case .problem(.permissionDenied):
        let settings = action(Words.settings, .default) { $0.followSettings(dialog) }
        alert.addAction(settings)
        alert.preferredAction = settings
      case .choice(let results):
        for (index, result) in results.enumerated() {
          let title = "\(result.text) (\(result.symbology.title))"
          alert.addAction(action(title, .default) { $0.pressed(.resultChosen(index)) })
        }
      case .problem, .noCodeInPhoto: break
      }
      alert.addAction(action(Words.cancel, .cancel) { $0.cancelDialog() })
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
