extension BarcodeScanner {
  /// The camera is there, or its frames are laid out in another way.
  mutating func takeFormat(_ format: FrameFormat, _ event: Event, in session: inout Session) -> Reaction {
    var reaction = Reaction()
    if session.availableCamera == nil {
      guard case .cameraAvailable = event else { return reaction }
      session.permission = .authorized
      session.camera = .available(AvailableCamera(format: format))
      reaction.afterwards = [.checkTorch, .attachPreview]
    }
    if session.availableCamera?.format != format { session.forgetPlaces() }
    session.availableCamera?.format = format
    if let screen { session.availableCamera?.preview.place(PreviewMapping(screen: screen, format: format)) }
    return reaction
  }

  /// The preview does not turn with the screen, so that its viewport stays where it is. Any other size sets it again.
  mutating func change(_ new: Screen) -> Reaction {
    let isRotation = screen.map { $0.orientation != new.orientation } ?? false
    screen = new
    guard case .open(var session) = stage, var camera = session.availableCamera else { return Reaction() }
    session.forgetPlaces()
    if !isRotation || camera.preview == .unplaced {
      camera.preview.place(PreviewMapping(screen: new, format: camera.format))
      session.availableCamera = camera
    }
    stage = .open(session)
    return Reaction()
  }
}

extension Session {
  /// Where codes were on the screen they no longer are: the next frame says where.
  mutating func forgetPlaces() {
    sightings.clear()
    seenCodes.forgetPlaces()
  }

  mutating func change(_ new: CameraPermission) -> Reaction {
    guard new != permission else { return Reaction() }
    permission = new
    switch new {
    case .denied, .restricted:
      camera = .failed(.permissionDenied)
      return Reaction()
    case .authorized: return Reaction(afterwards: availableCamera == nil ? [.loadCamera] : [])
    case .notDetermined: return Reaction(afterwards: availableCamera == nil ? [.requestPermission] : [])
    }
  }

  mutating func fail(_ problem: CameraProblem) -> Reaction {
    if problem == .permissionDenied, !permission.isRefused { permission = .denied }
    camera = .failed(problem)
    return Reaction()
  }

  /// In the background a camera rests, and nothing is wrong.
  mutating func mute() -> Reaction {
    if !isInBackground, availableCamera != nil { camera = .failed(.multipleForegroundApplications) }
    return Reaction()
  }

  mutating func hide(_ isHidden: Bool) -> Reaction {
    isInBackground = isHidden
    return Reaction()
  }

  mutating func confirmViewport() -> Reaction {
    availableCamera?.preview.confirm()
    return Reaction()
  }
}
