import Quietzone
import QuietzoneImaging
import QuietzoneSymbols

/// What the reader's trace says of a place.
struct TraceOfPlace {
  /// What came farthest there.
  private(set) var farthest: ReadingTrace.Candidate?
  private(set) var search: Pass.Search?
  /// The outlines of what was measured or sampled there, best first.
  private(set) var outlines: [Quadrilateral] = []
  /// The outlines of what may be rows of bars.
  private(set) var rowOutlines: [Quadrilateral] = []
  /// The linear symbologies that lines show with a wrong check, and how many lines.
  private var wrongChecks: [(symbology: Symbology, lines: Int)] = []

  /// How many lines must show the same, and how many outlines are of interest.
  private static let (fewestLines, mostOutlines, mostRowOutlines) = (4, 3, 6)
  /// The score from which on a grid is what it was taken for.
  private static let leastScore = 0.5

  init(_ trace: ReadingTrace, within corners: Quadrilateral) {
    var found: [ReadingTrace.Candidate] = []
    for pass in trace.passes {
      for candidate in pass.candidates
      where !candidate.isRead && corners.contains(candidate.outline.center) {
        found.append(candidate)
        if farthest.map({ candidate.rank > $0.rank }) ?? true {
          (farthest, search) = (candidate, pass.search)
        }
        for line in candidate.lines where !line.isRead {
          note(symbologiesWithWrongCheck(in: line.widths))
        }
      }
    }
    rowOutlines = found.filter { $0.kind == .rows }.prefix(Self.mostRowOutlines).map { $0.outline }
    outlines = found.filter { [.grid, .bars, .rows].contains($0.kind) }.sorted { $0.rank > $1.rank }
      .prefix(Self.mostOutlines).map { $0.outline }
  }

  private mutating func note(_ symbologies: SymbologySet) {
    for symbology in symbologies {
      if let index = wrongChecks.firstIndex(where: { $0.symbology == symbology }) {
        wrongChecks[index].lines += 1
      } else {
        wrongChecks.append((symbology, 1))
      }
    }
  }

  /// The symbology of which several lines show a symbol with a wrong check.
  var wrongCheck: Symbology? {
    wrongChecks.max { $0.lines < $1.lines }.flatMap {
      $0.lines >= Self.fewestLines ? $0.symbology : nil
    }
  }

  /// What it is, where a grid of modules was sampled or lines show a whole symbol: finding alone is often mistaken.
  var name: String? {
    if let wrongCheck { return wrongCheck.title }
    guard let farthest, let search, farthest.kind == .grid, farthest.score >= Self.leastScore else {
      return nil
    }
    switch search {
    case .finderPatterns, .closerFinderPatterns, .hiddenFinderPatterns, .openFinderPatterns:
      return Symbology.qrCode.title
    case .solidCorners, .unreadCorners, .bentBorders, .bordersOfPixels, .cornersAtTheEdge:
      return Symbology.dataMatrix.title
    // MaxiCodes have a bullseye, too, but are no squares.
    case .bullseyes, .unreadBullseyes, .closerBullseyes:
      #if !UNTRACED
        if let modules = ModuleMatrix(farthest.modules), Aztec.damage(of: modules) != nil {
          return Symbology.aztec.title
        }
      #endif
      return nil
    default: return nil
    }
  }
}

extension TraceOfPlace {
  /// What the modules tell that were sampled there; nil where it is not sure what they are.
  var symbol: UnreadSymbol? {
    #if UNTRACED
      return nil
    #else
      guard wrongCheck == nil, let name, let farthest, let modules = ModuleMatrix(farthest.modules) else {
        return nil
      }
      let damage: SymbolDamage? =
        switch name {
        case Symbology.qrCode.title: QRCode.damage(of: modules)
        case Symbology.aztec.title: Aztec.damage(of: modules)
        default: DataMatrix.damage(of: modules)
        }
      return damage.map {
        UnreadSymbol(
          dimension: modules.width, version: $0.version, block: $0.block.map { UnreadSymbol.Block($0) })
      }
    #endif
  }

  /// The PDF417 whose rows may be there, with how many pixels a module has.
  ///
  /// - Parameter corners: Those of the place, in which lines may show more than in what the reader took for rows.
  func pdf417(in pyramid: Pyramid, _ corners: Quadrilateral) -> (symbol: UnreadSymbol, moduleSize: Double)? {
    #if !UNTRACED
      for outline in rowOutlines.isEmpty ? [] : [corners] + rowOutlines {
        guard let unread = UnreadPDF417(in: pyramid, across: outline) else { continue }
        let symbol = UnreadSymbol(
          dimension: unread.width, columns: unread.columns, rows: unread.rows,
          block: unread.damage.block.map { UnreadSymbol.Block($0) })
        return (symbol, unread.moduleSize)
      }
    #endif
    return nil
  }

  /// Modules a side of a square grid that was sampled, and is likely what it was taken for.
  var side: Int? {
    guard name != nil, let farthest else { return nil }
    return Int(Double(farthest.modules.count).squareRoot())
  }

  /// Pixels a module of the grid that was sampled.
  func moduleSize(of symbol: UnreadSymbol) -> Double? {
    farthest.map { farthest in
      let points = farthest.outline.points
      let sides = points.indices.map { (points[$0] - points[($0 + 1) % points.count]).length }
      return sides.reduce(0, +) / Double(sides.count * symbol.dimension)
    }
  }
}

#if !UNTRACED
  extension UnreadSymbol.Block {
    fileprivate init(_ block: SymbolDamage.Block) {
      self.init(number: block.number, count: block.count, errorCapacity: block.errorCapacity)
    }
  }
#endif

extension ModuleMatrix {
  /// The modules of a square symbol, row by row; nil if they are no square's.
  fileprivate init?(_ modules: [ReadingTrace.Module]) {
    let side = Int(Double(modules.count).squareRoot())
    guard side > 0, side * side == modules.count else { return nil }
    self.init(width: side, height: side)
    isDark = modules.map { $0.isDark }
    confidence = modules.map { $0.confidence }
  }
}

extension ReadingTrace.Candidate {
  /// How far it came, then how much spoke for it.
  fileprivate var rank: Double {
    let stage: Double =
      switch kind {
      case .solidCorner: 0
      case .finderPattern, .bullseye: 1
      case .bars: 2
      case .rows: 3
      case .grid: 4
      }
    return stage + min(0.99, max(0, score))
  }
}
