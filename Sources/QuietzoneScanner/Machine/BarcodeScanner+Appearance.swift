extension BarcodeScanner {
  /// What is to be seen of the scanner; nil while it is closed.
  public var appearance: ScannerAppearance? {
    guard case .open(let session) = stage else { return nil }
    let overlay = screen.map { OverlayLayout($0) }
    return ScannerAppearance(
      torchButton: torchButton,
      caption: overlay?.hasRoomForCaption == true
        ? session.quietTime.isLong ? .changeDistance : .positionCode : nil,
      sweepLine: !session.isReading || settings.aim == .crosshair
        ? .hidden : settings.reducesMotion ? .still : .sweeping,
      outlines: session.sightings.outlines,
      seenOutlines: session.seenCodes.outlines,
      overlay: overlay,
      aim: settings.aim)
  }

  /// The torch's actual state as the camera reported it, not what was asked for.
  public var torchButton: TorchButton {
    guard case .open(let session) = stage else { return .disabled }
    return switch session.torch {
    case .unavailable: .disabled
    case .available(.off): .off
    case .available(.on): .on
    }
  }
}
