/// A page of a PDF file.
struct PDFPage {
  let number: Int
  /// In points, of which an inch has 72, before the page is turned.
  let width: Double
  let height: Double
  /// Whether it is shown turned by a quarter.
  var isTurned = false
  /// The picture that is all of the page, if there is one.
  var picture: Picture?

  init(number: Int, width: Double, height: Double) {
    (self.number, self.width, self.height) = (number, width, height)
  }

  /// A picture on a page.
  struct Picture {
    var width: Int
    var height: Int
    /// Its pixels an inch of the page.
    var across: Double
    var down: Double
    /// Whether it is a picture by itself and not a mask.
    var isPlain: Bool
  }

  /// How a page becomes pixels.
  struct Drawing: Equatable {
    var width: Int
    var height: Int
    /// Dots per inch; nil where width and height say it all.
    var resolution: Double?
  }

  /// Dots per inch: of a page that is no picture, and where codes are small.
  static let resolution = 200.0
  static let closeResolution = 400.0

  /// A page that is a picture has that one's pixels, one by one; any other is drawn in dots per inch.
  func drawing(resolution: Double?) -> Drawing {
    if resolution == nil, let picture {
      // A scanner's picture may lie on its side on the page.
      let liesDown = (width > height) != (picture.width > picture.height)
      let (across, down) =
        liesDown != isTurned ? (picture.height, picture.width) : (picture.width, picture.height)
      return Drawing(width: across, height: down)
    }
    let resolution = resolution ?? Self.resolution
    let (across, down) = isTurned ? (height, width) : (width, height)
    let most = Double(Int32.max)
    func pixels(_ points: Double) -> Int { Int(min((points / 72 * resolution).rounded(.up), most)) }
    return Drawing(width: pixels(across), height: pixels(down), resolution: resolution)
  }

  /// Whether a picture covers all of the page, with square pixels.
  func isCovered(by picture: Picture) -> Bool {
    guard picture.isPlain, picture.across > 0, picture.down > 0,
      abs(picture.across - picture.down) < 0.05 * picture.across
    else { return false }
    let inches = (Double(picture.width) / picture.across * 72, Double(picture.height) / picture.down * 72)
    func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.02 * max(a, b) + 1 }
    return isClose(inches.0, width) && isClose(inches.1, height)
      || isClose(inches.0, height) && isClose(inches.1, width)
  }
}
