import QuietzoneSymbols

/// A reader's settings by name: a plan, and what it is asked to look for. What a scanner asks its reader for is one of these.
///
/// The raw values are what browsers hand over.
public enum ReadingPreset: UInt8, CaseIterable, Sendable {
  /// Every effort that pays: for photos.
  case photo
  /// A bounded effort: for live frames.
  case live
  /// The least of all: a live frame, dark symbols on a light ground alone.
  case plain
  /// The same, half as large again: modules of less than two pixels are read better so.
  case otherScale
  /// A live frame, light symbols on a dark ground, too.
  case inverted
  /// Every effort, for matrix symbols alone: all at once would keep the next frame waiting.
  case thoroughMatrix
  /// Every effort, for linear and stacked symbols alone.
  case thoroughBars

  public var plan: ReadingPlan {
    switch self {
    case .photo, .thoroughMatrix, .thoroughBars: .photo
    case .live, .plain, .inverted: .live
    case .otherScale: .liveEnlarged
    }
  }

  /// Whether light symbols on a dark ground are looked for, too.
  public var readsInverted: Bool { self == .photo || self == .live || self == .inverted }

  /// Those of the symbologies that are wanted which the preset is for.
  fileprivate func symbologies(among wanted: SymbologySet) -> SymbologySet {
    let bars = SymbologySet(.linear).union(SymbologySet(.stacked))
    return switch self {
    case .thoroughMatrix: wanted.subtracting(bars)
    case .thoroughBars: wanted.intersection(bars)
    default: wanted
    }
  }
}

extension BarcodeReader {
  /// A reader with the settings of a preset.
  ///
  /// A preset that is for some symbologies reads those of the wanted ones; where none of them is wanted, the reader is the
  /// plain one.
  public init(
    preset: ReadingPreset, symbologies: SymbologySet = .all, maximumSymbolCount: Int = .max,
    textDecoder: TextDecoder? = nil
  ) {
    let own = preset.symbologies(among: symbologies)
    let preset = own.isEmpty ? .plain : preset
    self.init(
      symbologies: own.isEmpty ? symbologies : own, plan: preset.plan,
      maximumSymbolCount: maximumSymbolCount, readsInverted: preset.readsInverted, textDecoder: textDecoder)
  }
}
