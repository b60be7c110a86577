/// Finds and reads the symbols in an image.
///
/// ```swift
/// let reader = BarcodeReader(symbologies: .all)
/// for barcode in reader.read(image) { print(barcode.text) }
/// ```
public struct BarcodeReader: Sendable {
  /// How hard to look.
  public enum Effort: Sendable {
    /// A bounded effort: for live frames, most of which hold nothing.
    case live
    /// Every effort that pays: for photos.
    case full
  }

  /// Turns bytes in a character set that the core does not know into text; nil if they are not valid in it.
  public typealias TextDecoder = @Sendable (_ bytes: [UInt8], _ characterSet: CodedCharacterSet) -> String?

  /// Which symbologies to look for.
  public var symbologies: SymbologySet
  /// How hard to look.
  public var effort: Effort
  /// Where to look, in pixels; nil is everywhere. What is not inside as a whole is not read.
  public var regionOfInterest: Rectangle?
  /// The most symbols to report.
  public var maximumSymbolCount: Int
  /// Whether to look for light symbols on a dark ground, too.
  public var readsInverted: Bool
  /// Decodes legacy character sets with what the host has; without one their text is U+FFFD.
  public var textDecoder: TextDecoder?

  public init(
    symbologies: SymbologySet = .all, effort: Effort = .full, regionOfInterest: Rectangle? = nil,
    maximumSymbolCount: Int = .max, readsInverted: Bool = true, textDecoder: TextDecoder? = nil
  ) {
    self.symbologies = symbologies
    self.effort = effort
    self.regionOfInterest = regionOfInterest
    self.maximumSymbolCount = maximumSymbolCount
    self.readsInverted = readsInverted
    self.textDecoder = textDecoder
  }

  /// The symbols in `image`, each once, line by line as one reads a page.
  public func read(_ image: LuminanceImage) -> [Barcode] {
    var trace: ReadingTrace?
    return read(image, trace: &trace)
  }

  /// As `read(_:)`; what was looked at and where it led is added to `trace` unless that is nil.
  public func read(_ image: LuminanceImage, trace: inout ReadingTrace?) -> [Barcode] {
    let region = Rectangle(x: 0, y: 0, width: image.width, height: image.height)
      .intersection(regionOfInterest ?? Rectangle(x: 0, y: 0, width: .max, height: .max))
    guard !region.isEmpty, maximumSymbolCount > 0, !symbologies.isEmpty else { return [] }
    var reading = ImageReading(image, region: region, reader: self, trace: trace)
    reading.run()
    trace = reading.trace
    return inReadingOrder(reading.barcodes)
  }
}
