import Quietzone

/// A case with a name in JSON.
protocol NamedCase: CaseIterable {
  var jsonName: String { get }
}

extension NamedCase {
  /// The case of this name.
  init?(jsonName: String) {
    guard let match = Self.allCases.first(where: { isSame($0.jsonName, jsonName) }) else { return nil }
    self = match
  }
}

extension EntryPoint: NamedCase {
  var jsonName: String {
    switch self {
    case .scanButton: "scanButton"
    case .applicationShortcut: "applicationShortcut"
    case .systemSearch: "systemSearch"
    }
  }
}

/// The names of the Permissions API of browsers, and one that they do not know.
extension CameraPermission: NamedCase {
  var jsonName: String {
    switch self {
    case .notDetermined: "prompt"
    case .authorized: "granted"
    case .denied: "denied"
    case .restricted: "restricted"
    }
  }
}

extension CameraProblem: NamedCase {
  var jsonName: String {
    switch self {
    case .inUseByAnotherApplication: "inUseByAnotherApplication"
    case .multipleForegroundApplications: "multipleForegroundApplications"
    case .permissionDenied: "permissionDenied"
    case .systemPressure: "systemPressure"
    case .unavailable: "unavailable"
    }
  }
}

extension ReadingPreset: NamedCase {
  var jsonName: String {
    switch self {
    case .photo: "photo"
    case .live: "live"
    case .plain: "plain"
    case .otherScale: "otherScale"
    case .inverted: "inverted"
    case .thoroughMatrix: "thoroughMatrix"
    case .thoroughBars: "thoroughBars"
    }
  }
}

extension ScannerSettings.Aim: NamedCase {
  var jsonName: String {
    switch self {
    case .frame: "frame"
    case .crosshair: "crosshair"
    }
  }
}

extension Symbology: NamedCase {
  var jsonName: String { name }
}

extension TorchButton {
  var jsonName: String {
    switch self {
    case .disabled: "disabled"
    case .off: "off"
    case .on: "on"
    }
  }
}

extension Caption {
  var jsonName: String {
    switch self {
    case .positionCode: "positionCode"
    case .changeDistance: "changeDistance"
    }
  }
}

extension SweepLine {
  var jsonName: String {
    switch self {
    case .hidden: "hidden"
    case .still: "still"
    case .sweeping: "sweeping"
    }
  }
}

extension ContentKind {
  var jsonName: String {
    switch self {
    case .webAddress: "webAddress"
    case .otherAddress: "otherAddress"
    case .words: "words"
    }
  }
}
