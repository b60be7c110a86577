extension BarcodeScanner {
  /// Changes the state as the event demands.
  mutating func react(to event: Event) -> Reaction {
    switch event {
    case .settingsChanged(let settings): change(settings)
    case .screenChanged(let screen): change(screen)
    // The reader's frame comes back whether or not the scanner is still open.
    case .frameRead(let frame, let symbols, let now): finish(frame, symbols, at: now)
    default:
      switch stage {
      case .closed: reactWhileClosed(to: event)
      case .refused: reactWhileRefused(to: event)
      case .photo(let activity): react(to: event, withPhoto: activity)
      case .open(let session): reactWhileOpen(to: event, session)
      }
    }
  }

  mutating func reactWhileClosed(to event: Event) -> Reaction {
    switch event {
    case .albumPressed, .photoChosen, .photoRead: return react(to: event, withPhoto: .scanning)
    case .opened(let entry, let permission):
      return Reaction(effects: [.record(Metric(entry))], afterwards: open(permission))
    case .goPressed(let text):
      let text = cleaned(text)
      return Reaction(effects: text.utf8.isEmpty ? [] : [.load(Destination(typed: text))])
    default: return strayEffects(of: event)
    }
  }

  private mutating func reactWhileRefused(to event: Event) -> Reaction {
    switch event {
    case .permissionChanged(let permission): return Reaction(afterwards: open(permission))
    case .dialogCancelled, .closeRequested:
      stage = .closed
      return Reaction(effects: [.record(.closedFromError)])
    case .settingsLinkPressed: return Reaction(effects: [.openSettings])
    case .albumPressed, .photoChosen, .photoRead: return reactToPhotoWhileRefused(event)
    case .terminated:
      stage = .closed
      return Reaction()
    default: return strayEffects(of: event)
    }
  }

  /// A photo takes the place of the dialog that says that the camera is refused.
  private mutating func reactToPhotoWhileRefused(_ event: Event) -> Reaction {
    let reaction = react(to: event, withPhoto: .scanning)
    // One that was read late and holds nothing takes nothing's place.
    if case .closed = stage { stage = .refused }
    return reaction
  }

  /// What comes too late, or too early: a camera is let go of, and so is a frame.
  private func strayEffects(of event: Event) -> Reaction {
    switch event {
    case .cameraAvailable: Reaction(effects: [.freeCamera])
    case .frameArrived(let frame, _): Reaction(effects: [.dropFrame(frame)])
    default: Reaction()
    }
  }

  private mutating func reactWhileOpen(to event: Event, _ session: Session) -> Reaction {
    var session = session
    let reaction = react(to: event, in: &session)
    if isPresented { stage = .open(session) }
    return reaction
  }

  private mutating func react(to event: Event, in session: inout Session) -> Reaction {
    switch event {
    case .closeRequested: close(.closed)
    case .terminated: close(nil)
    case .dialogCancelled: cancelDialog(in: &session)
    case .settingsLinkPressed: followSettingsLink(in: session)
    case .permissionChanged(let permission): session.change(permission)
    case .cameraAvailable(let format), .frameFormatChanged(let format):
      takeFormat(format, event, in: &session)
    case .cameraFailed(let problem): session.fail(problem)
    case .cameraMuted: session.mute()
    case .enteredBackground: session.hide(true)
    case .enteredForeground: session.hide(false)
    case .resignedActive: session.resignActive()
    case .torchAvailabilityChanged(let isAvailable): session.changeTorch(isAvailable: isAvailable)
    case .torchStateChanged(let state): session.changeTorch(state)
    case .torchButtonPressed: session.pressTorchButton()
    case .viewportSet: session.confirmViewport()
    case .frameArrived(let frame, let now): arrive(frame, at: now, in: &session)
    case .codesSeen(let codes, let now): see(codes, at: now, in: &session)
    case .previewTapped(let place): tap(place, in: &session)
    case .timePassed(let now): passTime(now, in: &session)
    case .announcementFinished: finishAnnouncement(in: session)
    case .albumPressed: session.activity.choosePhoto()
    case .photoChosen: session.activity.readPhoto()
    case .photoCancelled: session.activity.cancelPhoto()
    case .photoRead(let symbols): takePhoto(symbols, in: &session)
    case .resultChosen(let index): choose(index, in: &session)
    case .opened, .goPressed, .settingsChanged, .screenChanged, .frameRead: Reaction()
    }
  }
}
