import QuietzoneSymbols

/// What decides whether a corner is taken for a Micro QR Code's. Its code says next to nothing for itself, so its timing
/// patterns and its quiet zone must.
enum MicroQRTuning {
  /// The least share of the timing patterns' modules that are as they should be: half of them are by chance.
  static let leastTiming = 0.6
  /// The mean contrast of the timing patterns' modules, 1 at best and 0 by chance, that leaves no doubt that they are there though no
  /// grid fits: of a symbol on bent paper they have 0.65 and more.
  static let clearTiming: Float = 0.55
  /// The least share of the quiet zone that is light before the grid is fitted, which takes a hundred times as long: half of what
  /// is no symbol has less.
  static let leastQuietAtFirst = 0.5

  /// The least share of the quiet zone that is light, and of the timing patterns' modules once all are sampled. Next to nothing
  /// protects M1: of it everything is asked.
  static func leastShare(of version: MicroQR.Version) -> Double { version.number == 1 ? 1 : 0.75 }
}
