extension Session {
  /// A torch that turns up is turned off, one that went away shows as off.
  mutating func changeTorch(isAvailable: Bool) -> Reaction {
    guard let camera = availableCamera, isAvailable != (camera.torch != .unavailable) else {
      return Reaction()
    }
    availableCamera?.torch = isAvailable ? .available(.off) : .unavailable
    return Reaction(effects: isAvailable ? [.setTorch(.off)] : [])
  }

  /// The camera reports the torch's state. One that was lit too late, when it is to be off, is turned off again.
  mutating func changeTorch(_ state: TorchState) -> Reaction {
    guard let camera = availableCamera, camera.torch != .unavailable else { return Reaction() }
    availableCamera?.torch = .available(state)
    return Reaction(effects: state == .on && torch == .unavailable ? [.setTorch(.off)] : [])
  }

  /// Asks for the opposite of what the button shows, which changes once the camera reports it.
  func pressTorchButton() -> Reaction {
    switch torch {
    case .unavailable: Reaction()
    case .available(.off): Reaction(effects: [.setTorch(.on), .record(.torchTurnedOn)])
    case .available(.on): Reaction(effects: [.setTorch(.off)])
    }
  }

  func resignActive() -> Reaction { Reaction(effects: torch == .unavailable ? [] : [.setTorch(.off)]) }
}
