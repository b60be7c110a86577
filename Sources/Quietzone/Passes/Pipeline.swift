import QuietzoneImaging
import QuietzoneSymbols

/// Reads one image by a plan: each pass with what the passes before it have found out.
struct Pipeline {
  private let plan: ReadingPlan
  /// Where the part of the image that is searched begins, in pixels of the image.
  private let offset: Point
  var context: ReadingContext

  // What the searches have found so far, and could not read yet.
  var finderPatterns = FinderPatternFinding()
  var qrCodes = QRCodeReading()
  var bullseyes = BullseyeFinding()
  var barRegions = BarRegionFinding()
  var bars = LinearReading()
  var stackedRows = StackedReading()
  var dataMatrices = DataMatrixReading()

  /// - Parameter region: The part of `image` to search.
  init(
    _ image: LuminanceImage, region: PixelRectangle, reader: BarcodeReader, isCancelled: (() -> Bool)?,
    trace: ReadingTrace?, unread: UnreadSymbols?
  ) {
    plan = reader.plan
    offset = Point(x: Double(region.x), y: Double(region.y))
    let pyramid = Pyramid(image.cropped(to: region).enlarged(by: plan.enlargement), smallestSide: 480)
    context = ReadingContext(
      wanted: reader.symbologies, readsInverted: reader.readsInverted, textDecoder: reader.textDecoder,
      pyramid: pyramid, evidence: Evidence(pyramid), results: ResultSet(limit: reader.maximumSymbolCount),
      budget: WorkBudget(
        plan.work.units(pixels: region.width * region.height), isCancelled: isCancelled),
      pass: Pass(.finderPatterns))
    context.trace = trace
    context.unread = unread
  }

  /// - Parameters:
  ///   - part: What is read as if it were all of the image: a part of it, or what that has become.
  ///   - place: Where that is, in pixels of what `whole` reads.
  ///   - scale: How many of its own pixels it has for each of these.
  ///   - symbologies: Which of those that are wanted it is read for.
  init(
    _ part: LuminanceImage, at place: PixelRectangle, of whole: Pipeline, scale: Double,
    for symbologies: SymbologySet
  ) {
    var plan = whole.plan
    // What is dim stands amid even ground of its own, so no edge cuts a symbol off.
    let isDim = whole.context.pass.search == .dimParts
    plan.passes.removeAll { $0.search.readsParts || isDim && $0.search == .cornersAtTheEdge }
    #if !COMPACT
      // What dots, a shadow or a blur alone hide is plain to see without them.
      if [.dottedPatches, .unevenPatches, .unsharpPatches].contains(whole.context.pass.search) {
        plan.passes.removeAll { !PatchTuning.searches.contains($0.search) }
      }
    #endif
    plan.enlargement = scale
    self.plan = plan
    offset = Point(x: Double(place.x), y: Double(place.y))
    let pyramid = Pyramid(part, smallestSide: 480)
    context = ReadingContext(
      wanted: whole.context.wanted.intersection(symbologies), readsInverted: whole.context.readsInverted,
      textDecoder: whole.context.textDecoder, pyramid: pyramid, evidence: Evidence(pyramid),
      results: ResultSet(limit: whole.context.results.room),
      budget: whole.context.budget.part(plan.work.units(pixels: place.width * place.height)),
      pass: whole.context.pass)
    if whole.context.trace != nil { context.trace = ReadingTrace() }
  }

  mutating func run() {
    for pass in plan.passes where isWorthwhile(pass) {
      let spent = context.budget.spent
      context.pass = pass
      context.trace?.begin(pass)
      let image = context.pyramid.levels[0]
      context.budget.begin(units: pass.work.units(pixels: image.width * image.height))
      run(pass.search)
      let ending = ending
      let work = context.budget.spent - spent
      context.trace?.end(work: work, ending)
    }
  }

  /// The symbols in the order in which one reads a page, in pixels of the image.
  var barcodes: [Barcode] {
    inReadingOrder(
      context.results.barcodes.map { barcode in
        var barcode = barcode
        barcode.corners = barcode.corners.map(inImage)
        return barcode
      })
  }

  /// What was seen where nothing could be read, in pixels of the image.
  var unread: UnreadSymbols? {
    context.unread.map { $0.outside(context.results.areas).map(inImage) }
  }

  /// A place in the image, of one in the part of it that is searched.
  func inImage(_ place: Point) -> Point { place * (1 / plan.enlargement) + offset }

  private func isWorthwhile(_ pass: Pass) -> Bool {
    !context.results.isFull && !context.budget.wasCancelled
      && !context.wanted.intersection(pass.search.symbologies).isEmpty
      && isMet(pass.condition, for: pass.search)
  }

  private func isMet(_ condition: Pass.Condition, for search: Pass.Search) -> Bool {
    switch condition {
    case .always: true
    case .nothingIsRead: context.results.isEmpty
    case .anythingIsRead:
      #if COMPACT
        false
      #else
        !context.results.isEmpty
      #endif
    case .alikeIsRead: context.results.barcodes.contains { search.alike.contains($0.symbology) }
    }
  }

  private var ending: ReadingTrace.Ending {
    if context.budget.wasCancelled { return .cancelled }
    if context.results.isFull { return .enoughRead }
    return context.budget.isSpent ? .budgetSpent : .finished
  }

  private mutating func run(_ search: Pass.Search) {
    switch search {
    case .finderPatterns: readFinderPatterns()
    case .singleFinderPatterns: readSingles(finderPatterns.known)
    case .closerFinderPatterns: readCloserFinderPatterns()
    case .hiddenFinderPatterns: readHiddenFinderPatterns()
    case .openFinderPatterns:
      #if !COMPACT
        readOpenFinderPatterns()
      #endif
    case .bullseyes: readBullseyes()
    case .unreadBullseyes: readUnreadBullseyes()
    case .unevenBullseyes: readUnevenBullseyes()
    case .closerBullseyes: readCloserBullseyes()
    case .barRegions: findBarRegions()
    case .stackedRows: stackedRows.read(barRegions.stacked, &context)
    case .bars: bars.read(barRegions.regions, others: barRegions.others, &context)
    case .barsApart: bars.read(barRegions.regionsApart(&context), &context)
    case .doubtfulRows: readDoubtfulRows()
    case .linesEverywhere: bars.readEverywhere(&context)
    case .rowsOfPixels: stackedRows.readRowsOfPixels(&context)
    case .solidCorners: dataMatrices.search(&context)
    case .unreadCorners: dataMatrices.retry(&context)
    case .bentBorders:
      #if !COMPACT
        dataMatrices.readBent(&context)
      #endif
    case .bordersOfPixels:
      #if !COMPACT
        dataMatrices.readBordersOfPixels(&context)
      #endif
    case .cornersAtTheEdge: readCornersAtTheEdge()
    case .finePatches: readFinePatches()
    case .dottedPatches:
      #if !COMPACT
        readDottedPatches()
      #endif
    case .unevenPatches:
      #if !COMPACT
        readUnevenPatches()
      #endif
    #if !COMPACT
      case .unsharpPatches: readUnsharpPatches()
    #endif
    case .islands: readIslands()
    case .dimParts:
      #if !COMPACT
        readDimParts()
      #endif
    }
  }
}
