import QuietzoneImaging
import QuietzoneSymbols

/// Reads the Aztec Codes and MaxiCodes of one image: level by level from coarse to fine, each symbol where it is first
/// seen.
struct BullseyeReading: SymbologyReading {
  private let pyramid: Pyramid
  private let effort: BarcodeReader.Effort
  private let wanted: SymbologySet
  private let readsInverted: Bool
  var limit = Int.max
  var areas: [Quadrilateral] = []
  var trace: ReadingTrace?

  private(set) var symbols: [Symbol] = []
  /// What looked like a bullseye, but nothing was read there.
  private var unread: [Bullseye] = []

  /// A symbol that was read.
  enum Symbol {
    case aztec(AztecSymbol)
    case maxiCode(MaxiCodeSymbol)

    var corners: Quadrilateral {
      switch self {
      case .aztec(let symbol): symbol.corners
      case .maxiCode(let symbol): symbol.corners
      }
    }
  }

  init(_ pyramid: Pyramid, effort: BarcodeReader.Effort, wanted: SymbologySet, readsInverted: Bool) {
    self.pyramid = pyramid
    self.effort = effort
    self.wanted = wanted
    self.readsInverted = readsInverted
  }

  var count: Int { symbols.count }

  mutating func lookQuickly(_ levels: inout ImageLevels) {
    for level in pyramid.levels.indices.reversed() where symbols.count < limit {
      let image = pyramid.levels[level]
      let isLiveFrame = effort == .live && !image.isSmall
      // A picture of a few pixels may be a symbol with one for each module; nobody holds one so far from a camera.
      let least = level > 0 ? 2.4 : isLiveFrame ? 2 : image.isTiny ? 1 : 1.45
      let most = level + 1 < pyramid.levels.count ? 7 : Double.infinity
      look(
        BullseyeLook(
          name: "bullseyes, level \(level)", bits: levels.bits(level: level), bitScale: Double(1 << level),
          rowStep: level > 0 || effort == .live || image.width * image.height > 1_500_000 ? 2 : 1,
          ringWidths: least...most, pyramid: pyramid))
    }
  }

  mutating func lookThoroughly(_ levels: inout ImageLevels) {
    let again = unread
    unread = []
    let look = BullseyeLook(name: "bullseyes again", bits: BitMatrix(width: 0, height: 0), pyramid: pyramid)
    for bullseye in again.prefix(4) where symbols.count < limit && !isRead(bullseye.center) {
      read(bullseye, in: look, thoroughly: true)
      guard bullseye.isRound else { continue }
      let level = look.pyramid.samplingLevel(moduleSize: bullseye.ringWidth)
      let others = look.pyramid.withSampler(level: level) {
        bullseye.recentered(in: $0, readsInverted: readsInverted)
      }
      for other in others where !isRead(other.center) { read(other, in: look, thoroughly: true) }
    }
    if symbols.isEmpty, areas.isEmpty { lookCloser(at: again) }
  }

  /// Looks again with other pixels: twice as many, and sharper ones. Where nothing was found it is most often blur that
  /// hides the rings, or modules of less than two pixels.
  ///
  /// - Parameter bullseyes: What was not read. In clutter there are some of any size: those with wide rings do not show
  ///   better in other pixels.
  private mutating func lookCloser(at bullseyes: [Bullseye]) {
    guard let level = pyramid.levels.indices.first(where: { pyramid.levels[$0].isSmall }) else { return }
    let image = pyramid.levels[level]
    let scale = Double(1 << level)
    let threshold = LocalThreshold(radius: 2, contrast: 12, margin: 0)
    var looks: [(String, LuminanceImage, Double)] = []
    if bullseyes.contains(where: { $0.ringWidth < 4 * scale }) {
      looks.append(("bullseyes, sharpened", image.sharpened(radius: 4, amount: 2), scale))
    }
    if pyramid.levels[0].isTiny { looks.append(("bullseyes, doubled", image.doubled(), scale / 2)) }
    for (name, image, scale) in looks where symbols.count < limit {
      look(
        BullseyeLook(
          name: name, bits: threshold(image), pyramid: Pyramid(image, smallestSide: 480), scale: scale))
    }
  }

  private func isRead(_ point: Point) -> Bool {
    symbols.contains { $0.corners.contains(point) } || areas.contains { $0.contains(point) }
  }

  /// Reads what a look shows.
  private mutating func look(_ look: BullseyeLook) {
    let candidates = look.candidates(limit: effort == .live ? 10 : 60)
    trace?.add(look, candidates)
    for candidate in candidates where symbols.count < limit {
      let center = candidate.center * look.bitScale
      guard !isRead(center * look.scale) else { continue }
      let (ringX, ringY) = (candidate.ringX * look.bitScale, candidate.ringY * look.bitScale)
      let level = look.pyramid.samplingLevel(moduleSize: min(ringX, ringY))
      let bullseyes = look.pyramid.withSampler(level: level) {
        Bullseye.fits(
          near: center, ringX: ringX, ringY: ringY, hasDarkCenter: candidate.hasDarkCenter, in: $0)
      }
      for bullseye in bullseyes
      where !isRead(bullseye.center * look.scale) && !unread.contains(where: { $0.isSame(as: bullseye) }) {
        read(bullseye, in: look, thoroughly: false)
      }
    }
  }

  private mutating func read(_ bullseye: Bullseye, in look: BullseyeLook, thoroughly: Bool) {
    guard wanted.contains(bullseye.isRound ? .maxiCode : .aztec), readsInverted || !bullseye.isInverted else {
      return
    }
    let level = look.pyramid.samplingLevel(moduleSize: bullseye.ringWidth)
    look.pyramid.withSampler(level: level) { grey in
      if bullseye.isRound {
        if var symbol = MaxiCodeSymbol.read(bullseye, thoroughly: thoroughly, in: grey) {
          symbol.corners = symbol.corners.map { $0 * look.scale }
          symbols.append(.maxiCode(symbol))
          return
        }
      } else {
        guard let core = AztecCore(bullseye, in: grey) else { return }
        if var symbol = AztecSymbol.read(core, thoroughly: thoroughly, in: grey, trace: &trace) {
          symbol.corners = symbol.corners.map { $0 * look.scale }
          symbols.append(.aztec(symbol))
          return
        }
      }
      unread.append(bullseye)
    }
  }

  func barcode(_ index: Int, textDecoder: BarcodeReader.TextDecoder?) -> Barcode {
    switch symbols[index] {
    case .aztec(let symbol): Barcode(symbol, textDecoder: textDecoder)
    case .maxiCode(let symbol): Barcode(symbol, textDecoder: textDecoder)
    }
  }
}

/// One way of looking at an image.
struct BullseyeLook {
  var name: String
  var bits: BitMatrix
  /// Pixels of `pyramid` a pixel of `bits`.
  var bitScale = 1.0
  /// Search every so many rows.
  var rowStep = 1
  /// How wide rings may be, in pixels of `bits`.
  var ringWidths: ClosedRange<Double> = 1.45...Double.infinity
  /// What rings and modules are measured in.
  var pyramid: Pyramid
  /// Pixels of the image a pixel of `pyramid`.
  var scale = 1.0

  /// The places that look most like a bullseye, `limit` of them.
  func candidates(limit: Int) -> [BullseyeCandidate] {
    guard bits.width >= 9, bits.height >= 9 else { return [] }
    var candidates = bits.withView { view in
      var search = BullseyeSearch(bits: view, rowStep: rowStep, ringWidths: ringWidths, limit: 1000)
      search.run()
      return search.candidates
    }
    // A screen, a fabric or a page of text looks like rings in many places.
    if candidates.count > limit {
      candidates = candidates.descending { $0.evenness }
      candidates.removeLast(candidates.count - limit)
    }
    return candidates
  }
}

extension Bullseye {
  /// Whether another look shows the same.
  fileprivate func isSame(as other: Bullseye) -> Bool {
    hasDarkCenter == other.hasDarkCenter && isRound == other.isRound
      && (center - other.center).length < 0.5 * ringWidth
      && abs(ringWidth - other.ringWidth) < 0.1 * ringWidth
  }
}

extension LuminanceImage {
  /// Whether looking at it once more costs little.
  fileprivate var isSmall: Bool { width * height <= 400_000 }

  /// Whether there is room for one symbol and little else.
  fileprivate var isTiny: Bool { width * height <= 100_000 }
}
