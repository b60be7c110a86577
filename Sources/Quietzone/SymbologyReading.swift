import QuietzoneImaging

/// How one family of symbologies is looked for in an image: its finders, and what it has learnt so far.
protocol SymbologyReading {
  /// Symbols that were read so far.
  var count: Int { get }
  /// The most symbols to read.
  var limit: Int { get set }
  /// What other families have read: nothing is looked for there.
  var areas: [Quadrilateral] { get set }
  /// What was looked at and where it led; nil if nobody wants to know.
  var trace: ReadingTrace? { get set }

  /// Reads what shows at first sight. All that a live frame gets.
  mutating func lookQuickly(_ levels: inout ImageLevels)

  /// Looks again where something seemed to be, after every family's first look.
  mutating func lookThoroughly(_ levels: inout ImageLevels)

  /// One of the symbols that were read; corners are in pixels of the image that `levels` hold.
  func barcode(_ index: Int, textDecoder: BarcodeReader.TextDecoder?) -> Barcode
}
