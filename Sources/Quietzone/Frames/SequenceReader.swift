import QuietzoneImaging
import QuietzoneSymbols

/// Reads the frames of a camera one after another, and joins what they show.
///
/// A code keeps its `id` from frame to frame. What no frame shows well enough is read from several, laid over each other. A
/// symbology whose checks are weak is believed once a second frame says the same.
///
/// ```swift
/// var frames = SequenceReader()
/// for frame in camera {
///   let reading = frames.read(frame, with: BarcodeReader(preset: .live))
///   for barcode in reading.barcodes { print(barcode.id!, barcode.text) }
/// }
/// ```
public struct SequenceReader: Sendable {
  private var codes: [TrackedCode] = []
  private var frame = 0
  private var lastID = 0
  /// The frames since something was missed, and which was the last of them; nil as long as nothing was.
  private var stack: FrameStack?
  private var lastStacked = 0
  /// Whether the stack showed symbols that could not be read, and whether it showed some that could.
  private var stackShowsSymbols = false
  private var stackIsRead = false

  /// A reader that has seen nothing yet.
  public init() {}

  /// What the next frame shows, together with those before it.
  ///
  /// Frames may be read in different ways, as long as they show the same region: what one of them shows counts for all.
  public mutating func read(
    _ image: LuminanceImage, with reader: BarcodeReader, isCancelled: (() -> Bool)? = nil
  ) -> FrameReading {
    frame += 1
    var unread: UnreadSymbols? = UnreadSymbols()
    let barcodes = reader.read(image, isCancelled: isCancelled, unread: &unread)
    for barcode in barcodes { follow(barcode, isJoined: false) }
    var symbols = unread?.symbols ?? []
    if barcodes.isEmpty || !symbols.isEmpty {
      let joined = join(image, with: reader, showsSymbols: !symbols.isEmpty, isCancelled: isCancelled)
      for barcode in joined.barcodes where !barcodes.contains(where: { $0.corners.meets(barcode.corners) }) {
        follow(barcode, isJoined: true)
      }
      symbols += joined.symbols
    }
    for symbol in symbols.descending(by: { $0.score }) { notice(symbol) }
    let oldest = frame - FrameTuning.patience
    codes.removeAll { $0.lastFrame < oldest }
    if codes.count > FrameTuning.mostCodes { codes.removeFirst(codes.count - FrameTuning.mostCodes) }
    return reading
  }

  /// What is known of the codes that the newest frame shows.
  private var reading: FrameReading {
    let seen = codes.filter { $0.lastFrame == frame }
    return FrameReading(
      barcodes: inReadingOrder(seen.compactMap { $0.believedBarcode(in: frame) }),
      unread: seen.filter { $0.seenCount > 1 && !$0.isBelieved(in: frame) }.map {
        UnreadCode(id: $0.id, family: $0.family, corners: $0.corners)
      })
  }

  // MARK: Several frames together

  /// Lays a frame over those before it, and reads what all of them show. Places are those of the frame.
  private mutating func join(
    _ image: LuminanceImage, with reader: BarcodeReader, showsSymbols: Bool, isCancelled: (() -> Bool)?
  ) -> (barcodes: [Barcode], symbols: [UnreadSymbol]) {
    let region = PixelRectangle(x: 0, y: 0, width: image.width, height: image.height)
      .intersection(reader.regionOfInterest ?? PixelRectangle(x: 0, y: 0, width: .max, height: .max))
    guard !region.isEmpty else { return ([], []) }
    var picture = image.cropped(to: region)
    var scale = 1.0
    while picture.width * picture.height > FrameTuning.mostPixels {
      picture = picture.halved()
      scale *= 2
    }
    guard stack?.add(picture) == true, let stack else {
      // One frame that does not fit may be shaken; what does not fit for longer is another view.
      if stack == nil || frame - lastStacked > FrameTuning.stackPatience {
        stack = FrameStack(picture)
        lastStacked = frame
        stackShowsSymbols = false
        stackIsRead = false
      }
      return ([], [])
    }
    lastStacked = frame
    guard stackIsRead || Self.isDue(stack.frameCount, isLikely: showsSymbols || stackShowsSymbols) else {
      return ([], [])
    }
    var reader = reader
    reader.regionOfInterest = nil
    reader.plan = reader.plan.forJoinedFrames
    var unread: UnreadSymbols? = UnreadSymbols()
    let barcodes = reader.read(stack.picture, isCancelled: isCancelled, unread: &unread)
    let symbols = unread?.symbols ?? []
    stackShowsSymbols = !symbols.isEmpty
    stackIsRead = !barcodes.isEmpty
    let origin = Point(x: Double(region.x), y: Double(region.y))
    func inFrame(_ place: Point) -> Point { stack.motion(place) * scale + origin }
    return (
      barcodes.map { barcode in
        var barcode = barcode
        barcode.corners = barcode.corners.map(inFrame)
        return barcode
      },
      symbols.map { symbol in
        var symbol = symbol
        symbol.corners = symbol.corners.map(inFrame)
        return symbol
      }
    )
  }

  /// Whether a stack of so many frames is worth reading.
  private static func isDue(_ frameCount: Int, isLikely: Bool) -> Bool {
    let plan = isLikely ? FrameTuning.likely : FrameTuning.unlikely
    let last = plan.frames[plan.frames.count - 1]
    return plan.frames.contains(frameCount)
      || frameCount > last && (frameCount - last).isMultiple(of: plan.interval)
  }

  // MARK: From frame to frame

  /// Notes what was read: a code that was read before, or only seen before, or a new one.
  private mutating func follow(_ barcode: Barcode, isJoined: Bool) {
    let family = barcode.symbology.family
    let places = unclaimed(family, near: barcode.corners)
    let known =
      places.first { codes[$0.index].barcode?.hasContent(of: barcode) == true }
      ?? places.first { $0.distance < FrameTuning.reach && !codes[$0.index].isRead }
    let index = known?.index ?? addCode(family, at: barcode.corners)
    codes[index].see(at: barcode.corners, in: frame)
    codes[index].read(barcode, in: frame, isJoined: isJoined)
  }

  /// Notes what was seen where nothing could be read.
  private mutating func notice(_ symbol: UnreadSymbol) {
    guard !codes.contains(where: { $0.lastFrame == frame && $0.corners.meets(symbol.corners) }) else {
      return
    }
    let known = unclaimed(symbol.family, near: symbol.corners).first { $0.distance < FrameTuning.reach }
    codes[known?.index ?? addCode(symbol.family, at: symbol.corners)].see(at: symbol.corners, in: frame)
  }

  /// The codes of a family that the frame has not shown yet and that may be at a place, the nearest first.
  private func unclaimed(
    _ family: SymbologyFamily, near place: Quadrilateral
  ) -> [(index: Int, distance: Double)] {
    var places: [(index: Int, distance: Double)] = []
    for (index, code) in codes.enumerated() where code.family == family && code.lastFrame < frame {
      if let distance = code.distance(to: place, in: frame), distance < FrameTuning.farReach {
        places.append((index, distance))
      }
    }
    return places.ascending { $0.distance }
  }

  private mutating func addCode(_ family: SymbologyFamily, at place: Quadrilateral) -> Int {
    lastID += 1
    codes.append(TrackedCode(id: lastID, family, at: place, frame: frame))
    return codes.count - 1
  }
}
