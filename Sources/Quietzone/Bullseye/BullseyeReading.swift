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
      look(
        BullseyeLook(
          name: "bullseyes, level \(level)", bits: levels.bits(level: level), scale: Double(1 << level),
          rowStep: level == 0 && effort == .live ? 2 : 1))
    }
  }

  mutating func lookThoroughly(_ levels: inout ImageLevels) {
    let again = unread
    unread = []
    for bullseye in again.prefix(12) where symbols.count < limit && !isRead(bullseye.center) {
      read(bullseye, thoroughly: true)
    }
  }

  private func isRead(_ point: Point) -> Bool {
    symbols.contains { $0.corners.contains(point) } || areas.contains { $0.contains(point) }
  }

  /// Reads what a look shows.
  private mutating func look(_ look: BullseyeLook) {
    let candidates = look.candidates(limit: effort == .live ? 100 : 1000)
    trace?.add(look, candidates)
    for candidate in candidates where symbols.count < limit {
      let center = candidate.center * look.scale + look.origin
      guard !isRead(center) else { continue }
      let (ringX, ringY) = (candidate.ringX * look.scale, candidate.ringY * look.scale)
      let bullseye = pyramid.withSampler(level: pyramid.samplingLevel(moduleSize: min(ringX, ringY))) {
        Bullseye(near: center, ringX: ringX, ringY: ringY, hasDarkCenter: candidate.hasDarkCenter, in: $0)
      }
      guard let bullseye, !isRead(bullseye.center), !unread.contains(where: { $0.isSame(as: bullseye) }) else {
        continue
      }
      read(bullseye, thoroughly: false)
    }
  }

  private mutating func read(_ bullseye: Bullseye, thoroughly: Bool) {
    guard wanted.contains(bullseye.isRound ? .maxiCode : .aztec), readsInverted || !bullseye.isInverted else {
      return
    }
    let level = pyramid.samplingLevel(moduleSize: bullseye.ringWidth)
    pyramid.withSampler(level: level) { grey in
      if bullseye.isRound {
        if let symbol = MaxiCodeSymbol.read(bullseye, thoroughly: thoroughly, in: grey) {
          symbols.append(.maxiCode(symbol))
        } else {
          unread.append(bullseye)
        }
      } else if let core = AztecCore(bullseye, in: grey) {
        if let symbol = AztecSymbol.read(core, thoroughly: thoroughly, in: grey, trace: &trace) {
          symbols.append(.aztec(symbol))
        } else {
          unread.append(bullseye)
        }
      }
    }
  }

  func barcode(_ index: Int, textDecoder: BarcodeReader.TextDecoder?) -> Barcode {
    switch symbols[index] {
    case .aztec(let symbol): Barcode(symbol, textDecoder: textDecoder)
    case .maxiCode(let symbol): Barcode(symbol, textDecoder: textDecoder)
    }
  }
}

/// One way of looking at an image, or at a part of it.
struct BullseyeLook {
  var name: String
  var bits: BitMatrix
  /// Where `bits` begin, in pixels of the whole image.
  var origin = Point(x: 0, y: 0)
  /// Pixels of the whole image a pixel of `bits`.
  var scale: Double
  /// Search every so many rows.
  var rowStep: Int

  func candidates(limit: Int) -> [BullseyeCandidate] {
    guard bits.width >= 9, bits.height >= 9 else { return [] }
    return bits.withView { view in
      var search = BullseyeSearch(bits: view, rowStep: rowStep, limit: limit)
      search.run()
      return search.candidates
    }
  }
}

extension Bullseye {
  /// Whether another look shows the same.
  fileprivate func isSame(as other: Bullseye) -> Bool {
    hasDarkCenter == other.hasDarkCenter && isRound == other.isRound
      && (center - other.center).length < 0.5 * ringWidth && abs(ringWidth - other.ringWidth) < 0.1 * ringWidth
  }
}

extension Pyramid {
  /// The level at which a module is two to four pixels wide: enough to tell it from its neighbours, few enough that
  /// noise has averaged out.
  fileprivate func samplingLevel(moduleSize: Double) -> Int {
    var level = 0
    while level + 1 < levels.count, moduleSize / Double(2 << level) >= 2.2 { level += 1 }
    return level
  }
}
