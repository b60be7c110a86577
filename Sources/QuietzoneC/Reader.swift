import CQuietzone
import Quietzone
import System

/// What is behind a `qz_reader`: it never changes.
struct Reader {
  /// As the command's, where nobody says another number.
  static let usualMaximumPixels = 200_000_000

  var reader: BarcodeReader
  var maximumPixels: Int
  /// Nil: no limit.
  var maximumMilliseconds: Int64?

  init(_ options: qz_options) throws(Refusal) {
    let symbologies = try symbologies(of: options.symbologies)
    let effort: ReadingPlan
    switch Int(options.effort) {
    case QZ_EFFORT_PHOTO: effort = .photo
    case QZ_EFFORT_LIVE: effort = .live
    default: throw Refusal("there is no effort \(options.effort): take QZ_EFFORT_PHOTO or QZ_EFFORT_LIVE")
    }
    guard options.skips_inverted == 0 || options.skips_inverted == 1 else {
      throw Refusal("skips_inverted is \(options.skips_inverted), but must be 0 or 1")
    }
    let maximumSymbols = try limit(options.max_symbols, "max_symbols")
    let maximumWork = try limit(options.max_work, "max_work")
    maximumPixels = try limit(options.max_pixels, "max_pixels") ?? Self.usualMaximumPixels
    maximumMilliseconds = try limit(options.max_milliseconds, "max_milliseconds").map { Int64($0) }

    var plan = effort
    if let maximumWork { plan.work = WorkAllowance(base: maximumWork, perPixel: 0) }
    reader = BarcodeReader(
      symbologies: symbologies, plan: plan, maximumSymbolCount: maximumSymbols ?? .max,
      readsInverted: options.skips_inverted == 0, textDecoder: decodedText)
  }

  /// What is in a picture, and why the reading ended.
  func read(_ image: LuminanceImage, region: PixelRectangle?, cancel: OpaquePointer?) -> ([Barcode], qz_end) {
    var reader = reader
    reader.regionOfInterest = region
    // Far beyond any reading: a sum of both must not overflow.
    let start = quietzone_milliseconds()
    let deadline = maximumMilliseconds.map { start + min($0, 1 << 60) }
    var end = QZ_END_COMPLETE
    let barcodes = reader.read(image) {
      if end == QZ_END_COMPLETE {
        if isSet(cancel) {
          end = QZ_END_CANCELLED
        } else if let deadline, quietzone_milliseconds() >= deadline {
          end = QZ_END_TIME_OVER
        }
      }
      return end != QZ_END_COMPLETE
    }
    return (barcodes, Int32(end))
  }
}

/// A limit of the options: nil of 0, which stands for none.
private func limit(_ value: Int64, _ name: StaticString) throws(Refusal) -> Int? {
  guard value >= 0 else { throw Refusal("\(name) is \(value): it must be positive, or 0 for no limit") }
  return value == 0 ? nil : Int(value)
}

private func symbologies(of set: qz_symbology_set) throws(Refusal) -> SymbologySet {
  if set == 0 { return .all }
  let known = SymbologySet(mask: UInt32(truncatingIfNeeded: set))
  guard UInt64(known.mask) == set else {
    throw Refusal(
      "a symbology in the set is none that this version of the library knows: its numbers are below \(Symbology.allCases.count)"
    )
  }
  return known
}
