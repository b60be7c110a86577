import QuietzoneSymbols

/// One pass over an image: what it looks for, and how hard.
public struct Pass: Hashable, Sendable {
  /// What a pass looks for.
  public enum Search: UInt8, CaseIterable, Sendable {
    /// Finder patterns at every level, and the QR Codes they belong to.
    case finderPatterns
    /// The Micro QR Codes and rMQRs at the finder patterns that are left over: they have a single one.
    case singleFinderPatterns
    /// Those whose symbol is still to be read, at the scale that suits them, with thresholds that keep fine detail.
    case closerFinderPatterns
    /// The third finder pattern of QR Codes that show two.
    case hiddenFinderPatterns
    /// Finder patterns whose outer square goes over into ground of its tone, and the symbols they belong to: without a quiet zone.
    case openFinderPatterns
    /// Bullseyes at every level, and the Aztec Codes and MaxiCodes around them.
    case bullseyes
    /// The bullseyes around which nothing was read, again.
    case unreadBullseyes
    /// Bullseyes in tiny images, at twice the size.
    case closerBullseyes
    /// Where edges run parallel. Reads nothing by itself: other passes do there.
    case barRegions
    /// PDF417 and MicroPDF417 in bar regions that show their patterns.
    case stackedRows
    /// Linear symbols in bar regions.
    case bars
    /// Linear symbols in bar regions one level finer than those: where there is one there may be many, so near to each other that
    /// they are one region at coarser levels.
    case barsApart
    /// PDF417 and MicroPDF417 in bar regions where a linear symbol was likelier.
    case doubtfulRows
    /// Linear symbols along the rows and columns of small images.
    case linesEverywhere
    /// PDF417 and MicroPDF417 whose rows are a pixel or two high, along the rows and columns of small images.
    case rowsOfPixels
    /// Solid borders that meet, and the Data Matrix symbols they belong to.
    case solidCorners
    /// The corners of what could not be read, again.
    case unreadCorners
    /// Data Matrix symbols of one pixel a module.
    case bordersOfPixels
    /// Data Matrix symbols that fill a small image to its edge.
    case cornersAtTheEdge
    /// Matrix symbols in compact patches of crossing edges that are left over, half as large again: modules of hardly two pixels.
    case finePatches
    /// Symbols in compact patches of dots that do not touch, blurred until they do.
    case dottedPatches
    /// Matrix symbols in compact patches across which the light changes, drawn as if it did not.
    case unevenPatches
    #if !COMPACT
      /// Matrix symbols in compact patches that motion or a lens out of focus blurs, drawn as if sharp.
      case unsharpPatches
    #endif
    /// Everything, in each part of the image that stands alone amid even ground, as if it were all of it.
    case islands
    /// The MaxiCodes around round bullseyes that are left over, with modules of another scale than the rings'.
    case unevenBullseyes
    /// Everything, in the image or what stands alone in it, where these show few grey values, drawn apart to all there are.
    case dimParts
    /// Large Data Matrix symbols on sheets that are bent: around corners whose symbol could not be read.
    case bentBorders
  }

  /// When a pass is worth it.
  public enum Condition: UInt8, Sendable {
    case always
    /// As long as no other pass has read anything.
    case nothingIsRead
    /// As soon as a symbol of any kind has been read.
    case anythingIsRead
    /// As soon as a symbol has been read of a kind that the pass looks for, or that stands beside such: labels show rows and single
    /// bars together.
    case alikeIsRead
  }

  /// How densely a pass looks.
  public enum Coverage: UInt8, Sendable {
    /// As many rows and samples as show most symbols.
    case sparse
    /// As many as miss none, however small or turned it is.
    case complete
  }

  public var search: Search
  public var condition: Condition
  public var coverage: Coverage
  /// How what cannot be read at first is tried again.
  public var ladder: RetryLadder
  /// Levels of more pixels are not searched, unless there is none of fewer.
  public var finestPixels: Int
  /// Candidates of a lower score are left alone: 0 to 1.
  public var leastScore: Double
  /// How much work the pass may do.
  public var work: WorkAllowance

  public init(
    _ search: Search, when condition: Condition = .always, coverage: Coverage = .complete,
    ladder: RetryLadder = .none, finestPixels: Int = .max, leastScore: Double = 0,
    work: WorkAllowance = .unlimited
  ) {
    self.search = search
    self.condition = condition
    self.coverage = coverage
    self.ladder = ladder
    self.finestPixels = finestPixels
    self.leastScore = leastScore
    self.work = work
  }

  /// Whether the pass looks at a level, of which `isCoarsest` says that there is none of fewer pixels: one of no more than
  /// `finestPixels`, and a larger one of which little shows edges.
  func searches(_ level: Int, isCoarsest: Bool, _ evidence: inout Evidence) -> Bool {
    let image = evidence.image(level: level)
    if isCoarsest || image.width * image.height <= finestPixels { return true }
    guard coverage == .complete else { return false }
    return Double(evidence.busyPixels(level: level)) <= Self.mostBusy * Double(finestPixels)
  }
}

extension Pass {
  /// How much of a level of more than `finestPixels` may show edges, as a share of these: 2.1 megapixels of a photo. Less than all,
  /// since a level of `finestPixels` has its share of even ground, which costs hardly anything.
  private static let mostBusy = 0.6
}

extension Pass.Search {
  /// Whether finder patterns may go over into ground of their own tone.
  var takesOpenPatterns: Bool {
    #if COMPACT
      false
    #else
      self == .openFinderPatterns
    #endif
  }

  /// Whether it reads parts of the image as if they were all of it.
  var readsParts: Bool {
    switch self {
    case .islands, .finePatches, .dottedPatches, .unevenPatches, .dimParts: true
    #if !COMPACT
      case .unsharpPatches: true
    #endif
    default: false
    }
  }

  /// The symbologies that make it likelier, once one of them was read, that there is something to be found.
  var alike: SymbologySet {
    self == .stackedRows ? .bars : symbologies
  }

  /// The symbologies that it may find.
  var symbologies: SymbologySet {
    switch self {
    case .finderPatterns, .closerFinderPatterns: SymbologySet(.qrCode)
    case .singleFinderPatterns: [.microQR, .rectangularMicroQR]
    case .hiddenFinderPatterns: [.qrCode]
    case .openFinderPatterns: [.qrCode, .microQR, .rectangularMicroQR]
    case .bullseyes, .unreadBullseyes, .closerBullseyes: SymbologySet(.bullseye)
    case .barRegions: .bars
    case .unevenBullseyes: [.maxiCode]
    case .bars, .barsApart, .linesEverywhere: SymbologySet(.linear)
    case .stackedRows, .doubtfulRows, .rowsOfPixels: SymbologySet(.stacked)
    case .solidCorners, .unreadCorners, .bentBorders, .bordersOfPixels, .cornersAtTheEdge:
      SymbologySet(.dataMatrix)
    // Of joined letters symbologies with weak checks, which have to be asked for, find too many.
    case .dottedPatches: .linear.union(SymbologySet(.stacked)).union(.squareModules)
    case .finePatches, .unevenPatches: .squareModules
    #if !COMPACT
      case .unsharpPatches: .squareModules.union(SymbologySet(.stacked))
    #endif
    // QR Codes are looked for alike in pictures of any size.
    case .islands: .bars.union(SymbologySet(.bullseye)).union(SymbologySet(.dataMatrix))
    case .dimParts: .all
    }
  }
}

extension SymbologySet {
  /// What is read along bars.
  static var bars: SymbologySet { SymbologySet(.linear).union(SymbologySet(.stacked)) }

  /// What is made of modules that are as high as they are wide, or nearly.
  static var squareModules: SymbologySet {
    SymbologySet(.bullseye).union([.qrCode, .microQR, .rectangularMicroQR, .dataMatrix])
  }
}
