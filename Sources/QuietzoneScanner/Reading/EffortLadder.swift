import Quietzone

/// Which preset comes next: the fastest until nothing was found for a while, then by turns with each of the others. Those
/// that cost more thus never take more than every other frame. One that found something comes again.
public struct EffortLadder: Equatable, Sendable {
  /// Frames without a code before others are tried.
  public static let patience = 8

  private static let others: [ReadingPreset] = [.otherScale, .inverted, .thoroughMatrix, .thoroughBars]

  /// The preset to give the next frame.
  public private(set) var next = ReadingPreset.plain
  private var emptyFrames = 0

  /// The ladder from its foot on.
  public init() {}

  /// A frame that was given `preset` holds a code.
  public mutating func found(with preset: ReadingPreset) {
    next = preset
    emptyFrames = 0
  }

  /// A frame holds no code, as far as its preset could tell.
  public mutating func foundNothing() {
    emptyFrames += 1
    let extra = emptyFrames - Self.patience
    if extra < 0 { return }
    next = extra.isMultiple(of: 2) ? Self.others[extra / 2 % Self.others.count] : .plain
    // Where all turns are over they begin again; the count stays small however long nothing is seen.
    if extra == 2 * Self.others.count { emptyFrames = Self.patience }
  }
}
