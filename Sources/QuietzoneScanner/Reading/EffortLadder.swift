/// A way of looking at a frame.
public enum Look: CaseIterable, Sendable {
  /// The fastest.
  case plain
  /// Enlarged or reduced.
  case otherScale
  /// For light symbols on a dark ground.
  case inverted
  /// With every effort, for matrix symbols alone: all at once would keep the next frame waiting.
  case thoroughMatrix
  /// With every effort, for linear and stacked symbols alone.
  case thoroughBars
}

/// Which look comes next: the fastest until nothing was found for a while, then by turns with each of the others. Looks
/// that cost more thus never take more than every other frame. A look that found something comes again.
public struct EffortLadder: Equatable, Sendable {
  /// Frames without a code before other looks are tried.
  public static let patience = 8

  private static let others: [Look] = [.otherScale, .inverted, .thoroughMatrix, .thoroughBars]

  /// The look to give the next frame.
  public private(set) var next = Look.plain
  private var emptyFrames = 0

  /// The ladder from its foot on.
  public init() {}

  /// A frame that was given `look` holds a code.
  public mutating func found(with look: Look) {
    next = look
    emptyFrames = 0
  }

  /// A frame holds no code, as far as its look could tell.
  public mutating func foundNothing() {
    emptyFrames += 1
    let extra = emptyFrames - Self.patience
    if extra < 0 { return }
    next = extra.isMultiple(of: 2) ? Self.others[extra / 2 % Self.others.count] : .plain
    // Where all turns are over they begin again; the count stays small however long nothing is seen.
    if extra == 2 * Self.others.count { emptyFrames = Self.patience }
  }
}
