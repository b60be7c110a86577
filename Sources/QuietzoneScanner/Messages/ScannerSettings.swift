/// What users and hosts may choose.
public struct ScannerSettings: Equatable, Sendable {
  /// How many codes a scanner that is open takes.
  public enum Mode: Equatable, Sendable {
    /// The first code closes the scanner.
    case oneShot
    /// The scanner stays open, and collects each code once.
    case oncePerCode
    /// The scanner stays open, and takes the same code again when `interval` has passed since it did last.
    case continuous(interval: Milliseconds)
  }

  /// What is drawn to aim with.
  public enum Aim: CaseIterable, Sendable {
    /// The viewport's border and corners.
    case frame
    /// A crosshair in its place.
    case crosshair
  }

  /// How many codes the scanner takes.
  public var mode = Mode.oneShot
  /// What the reader is asked for.
  public var symbologies = SymbologySet.all
  /// Whether results are announced: a screen reader is on.
  public var announcesResults = false
  /// Whether a result beeps.
  public var beeps = true
  /// Whether a result vibrates.
  public var vibrates = true
  /// Whether nothing may move that need not: the system's *reduce motion*.
  public var reducesMotion = false
  /// Whether the first frame with several codes waits a while for the user to tap one of them. Where results are announced it
  /// does not.
  public var waitsForChoice = false
  /// What the user aims with.
  public var aim = Aim.frame
  /// Whether a number is searched for as soon as it was read; otherwise it waits for *Go* as any text does.
  public var searchesNumbersAtOnce = true
  /// Whether results are remembered.
  public var keepsHistory = true

  /// One code of any symbology, with a beep and a vibration.
  public init() {}
}

/// A time or a stretch of it, on the host's own clock that never runs backwards.
public typealias Milliseconds = Double
