/// Finds and reads the symbols in an image.
///
/// ```swift
/// let reader = BarcodeReader(symbologies: .all)
/// for barcode in reader.read(image) { print(barcode.text) }
/// ```
public struct BarcodeReader: Sendable {
  /// Turns bytes in a character set that the core does not know into text; nil if they are not valid in it.
  public typealias TextDecoder = @Sendable (_ bytes: [UInt8], _ characterSet: CodedCharacterSet) -> String?

  /// Which symbologies to look for.
  public var symbologies: SymbologySet
  /// Which passes look at an image, and how hard.
  public var plan: ReadingPlan
  /// Where to look, in pixels; nil is everywhere. What is not inside as a whole is not read.
  public var regionOfInterest: PixelRectangle?
  /// The most symbols to report.
  public var maximumSymbolCount: Int
  /// Whether to look for light symbols on a dark ground, too.
  public var readsInverted: Bool
  /// Decodes legacy character sets with what the host has; without one their text is U+FFFD.
  public var textDecoder: TextDecoder?

  public init(
    symbologies: SymbologySet = .all, plan: ReadingPlan = .photo, regionOfInterest: PixelRectangle? = nil,
    maximumSymbolCount: Int = .max, readsInverted: Bool = true, textDecoder: TextDecoder? = nil
  ) {
    self.symbologies = symbologies
    self.plan = plan
    self.regionOfInterest = regionOfInterest
    self.maximumSymbolCount = maximumSymbolCount
    self.readsInverted = readsInverted
    self.textDecoder = textDecoder
  }

  /// The symbols in `image`, each once, line by line as one reads a page.
  ///
  /// Asked now and then, about every tenth of a millisecond, `isCancelled` says whether to stop: for cancelling, and for
  /// deadlines by the host's clock. What was read until then is returned.
  public func read(_ image: LuminanceImage, isCancelled: (() -> Bool)? = nil) -> [Barcode] {
    var trace: ReadingTrace?
    return read(image, isCancelled: isCancelled, trace: &trace)
  }

  /// As `read(_:isCancelled:)`; what was looked at and where it led is added to `trace` unless that is nil.
  public func read(
    _ image: LuminanceImage, isCancelled: (() -> Bool)? = nil, trace: inout ReadingTrace?
  ) -> [Barcode] {
    var unread: UnreadSymbols?
    return read(image, isCancelled: isCancelled, trace: &trace, unread: &unread)
  }

  /// As `read(_:isCancelled:)`; what was seen but could not be read is left in `unread` unless that is nil.
  func read(
    _ image: LuminanceImage, isCancelled: (() -> Bool)?, unread: inout UnreadSymbols?
  ) -> [Barcode] {
    var trace: ReadingTrace?
    return read(image, isCancelled: isCancelled, trace: &trace, unread: &unread)
  }

  private func read(
    _ image: LuminanceImage, isCancelled: (() -> Bool)?, trace: inout ReadingTrace?,
    unread: inout UnreadSymbols?
  ) -> [Barcode] {
    let region = PixelRectangle(x: 0, y: 0, width: image.width, height: image.height)
      .intersection(regionOfInterest ?? PixelRectangle(x: 0, y: 0, width: .max, height: .max))
    guard !region.isEmpty, maximumSymbolCount > 0, !symbologies.isEmpty else { return [] }
    var pipeline = Pipeline(
      image, region: region, reader: self, isCancelled: isCancelled, trace: trace, unread: unread)
    pipeline.run()
    trace = pipeline.context.trace
    unread = pipeline.unread
    return pipeline.barcodes
  }
}
