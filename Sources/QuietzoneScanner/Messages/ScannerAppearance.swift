/// What is to be seen of an open scanner. The host draws it anew whenever it changes.
public struct ScannerAppearance: Equatable, Sendable {
  /// The torch button, with the torch's actual state.
  public var torchButton: TorchButton
  /// The line of text below the viewport; nil where there is no room for it.
  public var caption: Caption?
  /// The green line in the viewport.
  public var sweepLine: SweepLine
  /// Frames around the codes in sight, in the modes that keep the scanner open.
  public var outlines: [Outline]
  /// Faint frames around codes in sight that could not be read.
  public var seenOutlines: [SeenOutline]
  /// nil as long as the screen's size is unknown.
  public var overlay: OverlayLayout?
  /// What is drawn to aim with.
  public var aim: ScannerSettings.Aim
}

/// The torch button.
public enum TorchButton: Sendable {
  /// There is nothing to turn on.
  case disabled
  /// The torch is dark.
  case off
  /// The torch is lit.
  case on
}

/// Captions; their words are the host's.
public enum Caption: Sendable {
  /// Position the code in the frame.
  case positionCode
  /// Nothing was read for a while: come nearer or go further away, give it more light.
  case changeDistance
}

/// The line that sweeps down the viewport.
public enum SweepLine: Sendable {
  /// Nothing is being scanned, or a crosshair is shown.
  case hidden
  /// Stands in the middle.
  case still
  /// Runs from the top to the bottom again and again, each time within `duration`.
  case sweeping

  /// How long a sweep takes.
  public static let duration: Milliseconds = 3000
}

/// The frame around a code in sight, and its label.
public struct Outline: Equatable, Sendable {
  /// What the code says.
  public var result: ScanResult
  /// The code's corners on the screen, in points.
  public var corners: Quadrilateral
  /// Which code it is, from frame to frame; nil where the reader does not tell.
  public var id: Int? = nil
}

/// The frame around a code in sight that could not be read.
public struct SeenOutline: Equatable, Sendable {
  /// Which code it is, from frame to frame.
  public var id: Int
  /// The code's corners on the screen, in points.
  public var corners: Quadrilateral
}
