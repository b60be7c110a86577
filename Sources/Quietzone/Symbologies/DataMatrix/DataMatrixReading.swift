import QuietzoneImaging
import QuietzoneSymbols

/// Reads the Data Matrix symbols of one image: level by level from coarse to fine, each symbol where it is first seen.
struct DataMatrixReading: SymbologyReading {
  let pyramid: Pyramid
  let effort: BarcodeReader.Effort
  let readsInverted: Bool
  var limit = Int.max
  var areas: [Quadrilateral] = []

  var symbols: [Symbol] = []
  /// What looked like a symbol but could not be read at first sight.
  var unread: [SymbolFit] = []
  /// Corners that have been looked at.
  var tried: [SolidCorner] = []
  var trace: ReadingTrace?

  /// A symbol that was read.
  struct Symbol {
    var content: DataMatrix.Content
    var corners: Quadrilateral
    var isInverted: Bool
  }

  init(_ pyramid: Pyramid, effort: BarcodeReader.Effort, readsInverted: Bool) {
    self.pyramid = pyramid
    self.effort = effort
    self.readsInverted = readsInverted
  }

  var count: Int { symbols.count }

  mutating func lookQuickly(_ levels: inout ImageLevels) {
    look(&levels)
    if effort == .live { lookAgain() }
  }

  mutating func lookThoroughly(_ levels: inout ImageLevels) {
    lookAgain()
    if symbols.isEmpty, areas.isEmpty { lookBeyondTheEdge() }
  }

  func isRead(_ point: Point) -> Bool {
    symbols.contains { $0.corners.contains(point) } || areas.contains { $0.contains(point) }
  }

  /// The level at which a module is two to four pixels wide: enough to tell it from its neighbours, few enough that noise
  /// has averaged out.
  func samplingLevel(moduleSize: Double) -> Int {
    pyramid.samplingLevel(moduleSize: moduleSize)
  }

  /// Decodes the modules of a fit's grid, and keeps what they hold.
  mutating func decode(_ samples: ModuleSamples, _ fit: SymbolFit, _ grid: SymbolGrid) -> Bool {
    let modules = samples.binarized(radius: 5)
    let agreement = FunctionPattern(fit).agreement(with: modules)
    guard agreement > leastAgreement(modules) else {
      trace?.add(modules, grid, outcome: "too few modules of a finder pattern")
      return false
    }
    do {
      let content = try DataMatrix.decode(modules)
      guard agreement > content.leastAgreement else {
        trace?.add(modules, grid, outcome: "too many repairs for so few modules of a finder pattern")
        return false
      }
      var corners = grid.corners
      if content.isMirrored { swap(&corners.topLeft, &corners.bottomRight) }
      let isKnown = symbols.contains {
        $0.content.message.bytes == content.message.bytes && $0.corners.contains(corners.center)
      }
      if !isKnown { symbols.append(Symbol(content: content, corners: corners, isInverted: fit.isInverted)) }
      trace?.add(modules, grid, outcome: nil)
      return true
    } catch {
      trace?.add(modules, grid, outcome: error.description)
      return false
    }
  }
}

/// How much of the finder pattern, 0 to 1, has to be right before anything is repaired.
private func leastAgreement(_ modules: ModuleMatrix) -> Double {
  modules.width * modules.height < 250 ? 0.87 : 0.75
}

extension DataMatrix.Content {
  /// How much of the finder pattern, 0 to 1, is enough for what was repaired.
  ///
  /// The few check codewords of the smallest sizes let noise pass now and then.
  fileprivate var leastAgreement: Double {
    size.columns * size.rows < 250 && repairedCodewords * 2 > size.errorCapacity ? 0.95 : 0
  }
}
