#if canImport(UIKit)
  import Foundation
  import QuietzoneScanner

  /// Every word that people read in the scanner. `Resources/Localizable.xcstrings` has them in other languages.
  enum Words {
    static var cancel: String { text("Cancel") }
    static var settings: String { text("Settings") }
    static var close: String { text("Close scanner") }
    static var torch: String { text("Torch") }
    static var on: String { text("On") }
    static var off: String { text("Off") }
    static var album: String { text("Read a photo") }
    static var reading: String { text("Reading the photo…") }
    static var simulated: String { text("No camera here. Press what it would see:") }

    static func collected(_ count: Int) -> String { String(format: text("%lld collected"), Int64(count)) }

    static func caption(_ caption: Caption) -> String {
      switch caption {
      case .positionCode: text("Position the code in the frame")
      case .changeDistance: text("Hold it steadier, nearer or further away")
      }
    }

    static func text(_ english: String) -> String { NSLocalizedString(english, bundle: .module, comment: "") }
  }

  /// What a dialog says.
  struct DialogWords {
    let title: String
    let text: String

    init(_ dialog: Dialog) {
      switch dialog {
      case .problem(let problem): self = DialogWords(problem)
      case .choice: self.init("Several codes were found", "Choose one:")
      case .noCodeInPhoto:
        self.init("No code found", "There is no code in this picture that can be read.")
      }
    }

    private init(_ problem: CameraProblem) {
      switch problem {
      case .permissionDenied:
        self.init("Camera access is off", "Scanning needs the camera. You can allow it in the settings.")
      case .inUseByAnotherApplication:
        self.init(
          "The camera is in use", "Another app is using it. Scanning begins when that app lets it go.")
      case .multipleForegroundApplications:
        self.init("The camera is paused", "It cannot be used while several apps share the screen.")
      case .systemPressure:
        self.init("The camera needs a rest", "The device is too hot or low on power. Wait a moment.")
      case .unavailable:
        self.init("No camera to scan with", "None was found, or it could not be started.")
      }
    }

    private init(_ title: String, _ text: String) {
      (self.title, self.text) = (Words.text(title), Words.text(text))
    }
  }
#endif
