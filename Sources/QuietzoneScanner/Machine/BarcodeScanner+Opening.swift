extension BarcodeScanner {
  /// Presents the scanner, or where the camera is refused a dialog instead of it. Returns what follows.
  mutating func open(_ permission: CameraPermission) -> [Effect] {
    if permission.isRefused {
      stage = .refused
      return []
    }
    stage = .open(Session(permission: permission))
    return [permission == .authorized ? .loadCamera : .requestPermission]
  }

  /// Closes the scanner. Torch, capture, camera and dialog follow from that.
  mutating func close(_ metric: Metric?) -> Reaction {
    stage = .closed
    return Reaction(effects: metric.map { [.record($0)] } ?? [])
  }

  /// The dialog about a camera takes the scanner with it, one about a photo leads back to the camera.
  mutating func cancelDialog(in session: inout Session) -> Reaction {
    switch session.dialog {
    case nil: return Reaction()
    case .problem: return close(.closedFromError)
    case .choice, .noCodeInPhoto:
      session.activity = .scanning
      return Reaction()
    }
  }

  func followSettingsLink(in session: Session) -> Reaction {
    if case .problem(.permissionDenied) = session.dialog {
      Reaction(effects: [.openSettings])
    } else {
      Reaction()
    }
  }

  /// Another way of collecting begins with nothing collected.
  mutating func change(_ settings: ScannerSettings) -> Reaction {
    if case .open(var session) = stage, settings.mode != self.settings.mode {
      session.sightings.clear()
      session.choice = nil
      session.repetition = Repetition()
      stage = .open(session)
    }
    self.settings = settings
    return Reaction()
  }
}
