import Quietzone
import QuietzoneImaging
import QuietzoneSymbols

/// Says why codes in a picture are not read.
///
/// ```swift
/// let explanation = Explainer(reader: reader).explain(image)
/// for place in explanation.places { print(place.corners.center, place.cause?.name ?? "unknown") }
/// ```
///
/// What is measured is the picture itself, where it looks like a code, and what the reader's trace says of that place. Some
/// causes are proven by trial: a code that is read with an even margin painted around it lacked its quiet zone.
public struct Explainer: Sendable {
  /// What read, or did not.
  public var reader: BarcodeReader

  public init(reader: BarcodeReader = BarcodeReader()) { self.reader = reader }

  /// Complexity: what the reader takes for the image, and for so many times its pixels that trials may read.
  public func explain(_ image: LuminanceImage) -> Explanation {
    var budget = TrialBudget(for: image)
    return explain(image, &budget)
  }

  func explain(_ image: LuminanceImage, _ budget: inout TrialBudget) -> Explanation {
    var trace: ReadingTrace? = ReadingTrace()
    let barcodes = reader.read(image, trace: &trace)
    let others = notToBeRead(image, barcodes)
    let read = barcodes + others
    let pyramid = Pyramid(image, smallestSide: 64)
    var places = others.map { barcode in
      UnreadPlace(
        look: barcode.symbology.family.look, name: barcode.symbology.title,
        corners: barcode.corners,
        cause: reader.symbologies.contains(barcode.symbology) ? .inverted : .notAskedFor(barcode.symbology))
    }
    for measure in PlaceMeasure.all(in: pyramid) {
      let corners = measure.corners
      let isRead = read.contains {
        corners.contains($0.corners.center) || $0.corners.contains(corners.center)
      }
      guard !isRead else { continue }
      let traceOfPlace = TraceOfPlace(trace ?? ReadingTrace(), within: corners)
      places.append(explain(measure, image, pyramid, traceOfPlace, &budget))
    }
    let isUnclear = barcodes.isEmpty && places.isEmpty
    return Explanation(
      readCount: barcodes.count, places: places, cause: isUnclear ? Cause(ofPicture: pyramid.levels[0]) : nil)
  }

  /// What reads once all symbologies are asked for, and light codes on a dark ground.
  private func notToBeRead(_ image: LuminanceImage, _ barcodes: [Barcode]) -> [Barcode] {
    guard reader.symbologies != .all || !reader.readsInverted else { return [] }
    var complete = reader
    (complete.symbologies, complete.readsInverted) = (.all, true)
    return complete.read(image).filter { other in
      (!reader.symbologies.contains(other.symbology) || other.isInverted && !reader.readsInverted)
        && !barcodes.contains { $0.corners.contains(other.corners.center) }
    }
  }

  private func explain(
    _ measure: PlaceMeasure, _ image: LuminanceImage, _ pyramid: Pyramid, _ trace: TraceOfPlace,
    _ budget: inout TrialBudget
  ) -> UnreadPlace {
    let cause = cause(measure, image, trace, &budget)
    let isTold = cause.map { if case .outOfFocus = $0 { false } else { true } } ?? true
    let pdf417 = trace.name == nil && measure.look == .bars ? trace.pdf417(in: pyramid, measure.corners) : nil
    let symbol = pdf417?.symbol ?? trace.symbol
    let moduleSize =
      pdf417?.moduleSize ?? symbol.flatMap { trace.moduleSize(of: $0) }
      ?? measure.module * measure.patch.scale
    return UnreadPlace(
      look: measure.look, name: pdf417 == nil ? trace.name : Symbology.pdf417.title, symbol: symbol,
      corners: measure.corners,
      moduleSize: isTold ? moduleSize : nil, outcome: trace.farthest?.outcome,
      cause: cause, measured: measure.measured)
  }

  /// What hides the others comes first: where contrast is missing, nothing else can be measured.
  private func cause(
    _ measure: PlaceMeasure, _ image: LuminanceImage, _ trace: TraceOfPlace, _ budget: inout TrialBudget
  ) -> Cause? {
    if let exposure = measure.exposure { return exposure }
    // Some of many coarse bars are read, with a check that is wrong because of that.
    if trace.wrongCheck != nil {
      return measure.printResolution(ModuleCombs(measure), side: nil, isSure: false) ?? .wrongCheck
    }
    if let unknown = measure.unknownSymbology { return .unknownSymbology(unknown) }
    let sides = measure.cutOff(image)
    let combs = ModuleCombs(measure)
    let scratches = measure.scratchedBars
    // Bars that converge are narrow because of that; scratches hide where bars end.
    if measure.look == .bars, sides.isEmpty, scratches == nil, let shape = measure.shape { return shape }
    let sharpness = measure.sharpness
    // Ends that turn away look too small, too.
    if sharpness == nil || sharpness == .tooSmall, sides.isEmpty, measure.glare == nil, let ratio = combs.bend
    {
      return .curved(ratio: ratio)
    }
    if let sharpness { return sharpness }
    if !sides.isEmpty { return .cutOff(sides) }
    if (scratches?.aRow ?? 0) < ExplainTuning.manyScratches,
      let sides = quietZone(measure, image, trace, &budget)
    {
      return .noQuietZone(sides)
    }
    // Modules that have merged look longer than wide, too.
    if let growth = measure.printGrowth { return growth }
    if scratches == nil, let shape = measure.shape { return shape }
    if let scratches { return scratches.cause }
    if let cover = measure.cover { return cover }
    // Of a scratched Data Matrix a part may be taken for a smaller one; a QR Code's format says how large it is.
    let isSure = trace.symbol?.version != nil
    if let resolution = measure.printResolution(combs, side: trace.side, isSure: isSure) { return resolution }
    if !combs.areEven, let bend = measure.bend { return bend }
    return measure.damagedBars ?? trace.damage ?? (combs.areGrid ? .damaged(nil) : nil)
  }

  private func quietZone(
    _ measure: PlaceMeasure, _ image: LuminanceImage, _ trace: TraceOfPlace, _ budget: inout TrialBudget
  ) -> Sides? {
    let trial = QuietZoneTrial(
      image: image, reader: reader, light: UInt8(min(255, max(0, measure.light))),
      contrast: Int(measure.contrast))
    let module = measure.module * measure.patch.scale
    for outline in trace.outlines {
      if let sides = trial.sides(of: outline, module: module, &budget, at: QuietZoneTrial.nearOutlines) {
        return sides
      }
    }
    return trial.sides(of: measure.corners, module: module, &budget, at: QuietZoneTrial.withinPlaces)
  }
}
