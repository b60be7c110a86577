import QuietzoneCards
import QuietzoneScanner

/// Every word that people read in the terminal's scanner. `{…}` stands for what is put in.
struct TerminalWords: Sendable {
  // What keys do.
  let close, torch, zoom, copy, card, history, pick, back, cancel, open, scanAgain: String
  /// Keys that have no letter.
  let enterKey, escapeKey: String

  // In the picture.
  let positionCode, aimAtCode, changeDistance: String

  // What happened.
  let starting, ended, copied, tooLongToCopy, cannotCopy, nothingRead, noSuchCode: String
  let torchOn, torchOff, noTorch: String
  let zoomed: String
  let onlyText, notOpenedHere, noDesktop, opened, notOpened, saved, notSaved: String

  // The list.
  let historyTitle, historyEmpty: String

  // The camera.
  let problems: Problems
  let ready: String
  /// For lines in place of a picture: which keys there are, each with Enter behind it.
  let plainKeys: String

  // Links.
  let dangerTitle, secondTitle, secondText, leadsTo, yes, no: String
  let warnings: LinkWarningWords

  /// What a code is, by the name of its kind in JSON; what has no words here is called by that name.
  let kinds: [String: String]
  /// What a field of a code is called, by its name in JSON. What has no words here is for programs.
  let fields: [String: String]
  /// Of a linear symbol above which a two-dimensional one stands.
  let compositeNotRead: String
  /// What is done with a code.
  let actions: ActionWords
  /// What would help the camera.
  let hints: HintWords

  /// The title and the text of each problem with the camera.
  struct Problems: Sendable {
    typealias Words = (title: String, text: String)
    let inUse, multipleApplications, permissionDenied, systemPressure, unavailable: Words

    subscript(problem: CameraProblem) -> Words {
      switch problem {
      case .inUseByAnotherApplication: inUse
      case .multipleForegroundApplications: multipleApplications
      case .permissionDenied: permissionDenied
      case .systemPressure: systemPressure
      case .unavailable: unavailable
      }
    }
  }
}

extension String {
  /// With `value` in the place of `{…}`.
  func with(_ value: String) -> String {
    guard let place = firstRange(of: "{…}") else { return self }
    return replacingCharacters(in: place, with: value)
  }

  private func replacingCharacters(in range: Range<String.Index>, with value: String) -> String {
    String(self[..<range.lowerBound]) + value + String(self[range.upperBound...])
  }
}
