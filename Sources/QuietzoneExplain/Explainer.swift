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

  /// The most places that are explained: those that speak most for themselves. Trials read a place several times.
  public var maximumPlaceCount = 12

  public func explain(_ image: LuminanceImage) -> Explanation {
    var trace: ReadingTrace? = ReadingTrace()
    let barcodes = reader.read(image, trace: &trace)
    let others = notAskedFor(image, barcodes)
    let read = barcodes + others
    let pyramid = Pyramid(image, smallestSide: 64)
    var places = others.map { barcode in
      UnreadPlace(
        look: barcode.symbology.family.look, name: barcode.symbology.title,
        corners: barcode.corners, cause: .notAskedFor(barcode.symbology))
    }
    var measures: [PlaceMeasure] = []
    for (halvings, strength) in Self.searches where measures.isEmpty {
      let parts = BusyParts.find(in: pyramid, halvings: halvings, strength: strength)
      measures = Self.measures(of: parts, pyramid)
    }
    for measure in measures where places.count < maximumPlaceCount {
      let corners = measure.corners
      let isRead = read.contains {
        corners.contains($0.corners.center) || $0.corners.contains(corners.center)
      }
      guard !isRead else { continue }
      places.append(explain(measure, image, TraceOfPlace(trace ?? ReadingTrace(), within: corners)))
    }
    let isUnclear = barcodes.isEmpty && places.isEmpty
    return Explanation(
      readCount: barcodes.count, places: places, cause: isUnclear ? Cause(ofPicture: pyramid.levels[0]) : nil)
  }

  /// How coarsely to search, and for what, until something looks like a code.
  private static let searches = [(0, 1.0), (0, 0.95), (2, 1.0)]

  private static func measures(of parts: [BusyParts.Part], _ pyramid: Pyramid) -> [PlaceMeasure] {
    var measures: [PlaceMeasure] = []
    for part in parts {
      guard let measure = PlaceMeasure(pyramid, points: part.tiles, side: part.tileSide) else { continue }
      // Something that lies across bars parts them.
      if let other = measures.firstIndex(where: { $0.continues(in: measure) }),
        let whole = PlaceMeasure(
          pyramid, points: measures[other].points + measure.points, side: part.tileSide)
      {
        measures[other] = whole
      } else {
        measures.append(measure)
      }
    }
    return measures.filter { measure in
      measure.looksLikeCode && !(measure.isTiny && parts.contains { measure.isBeside($0.tiles) })
    }
  }

  /// What reads as a symbology that was not asked for.
  private func notAskedFor(_ image: LuminanceImage, _ barcodes: [Barcode]) -> [Barcode] {
    guard reader.symbologies != .all else { return [] }
    var complete = reader
    complete.symbologies = .all
    return complete.read(image).filter { other in
      !reader.symbologies.contains(other.symbology)
        && !barcodes.contains { $0.corners.contains(other.corners.center) }
    }
  }

  private func explain(_ measure: PlaceMeasure, _ image: LuminanceImage, _ trace: TraceOfPlace) -> UnreadPlace
  {
    let cause = cause(measure, image, trace)
    let isTold = cause.map { if case .outOfFocus = $0 { false } else { true } } ?? true
    return UnreadPlace(
      look: measure.look, name: trace.name, corners: measure.corners,
      moduleSize: isTold ? measure.module * measure.patch.scale : nil, outcome: trace.farthest?.outcome,
      cause: cause, measured: measure.measured)
  }

  /// What hides the others comes first: where contrast is missing, nothing else can be measured.
  private func cause(_ measure: PlaceMeasure, _ image: LuminanceImage, _ trace: TraceOfPlace) -> Cause? {
    if let exposure = measure.exposure { return exposure }
    if trace.wrongCheck != nil { return .wrongCheck }
    if let unknown = measure.unknownSymbology { return .unknownSymbology(unknown) }
    if let sharpness = measure.sharpness { return sharpness }
    let sides = measure.cutOff(image)
    if !sides.isEmpty { return .cutOff(sides) }
    if let shape = measure.shape { return shape }
    if let growth = measure.printGrowth { return growth }
    if let cover = measure.cover { return cover }
    if let sides = quietZone(measure, image, trace) { return .noQuietZone(sides) }
    if let bend = measure.bend { return bend }
    return trace.isBeyondRepair ? .damaged : nil
  }

  private func quietZone(_ measure: PlaceMeasure, _ image: LuminanceImage, _ trace: TraceOfPlace) -> Sides? {
    let trial = QuietZoneTrial(
      image: image, reader: reader, light: UInt8(min(255, max(0, measure.light))),
      contrast: Int(measure.contrast))
    let module = measure.module * measure.patch.scale
    for outline in trace.outlines + [measure.corners] {
      if let sides = trial.sides(of: outline, module: module) { return sides }
    }
    return nil
  }
}
