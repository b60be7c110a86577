import QuietzoneImaging

/// A picture that a decoder gives as lines of luminance, one after the other from the top.
protocol LuminanceLines: ~Copyable {
  /// Columns and rows as they are stored, in pixels.
  var width: Int { get }
  var height: Int { get }

  /// Whether anything in it may be transparent.
  var hasAlpha: Bool { get }

  /// Writes the next `count` lines, `width` bytes each: 0 black, 255 white; what is transparent lies over white.
  mutating func write(_ count: Int, to target: UnsafeMutablePointer<UInt8>) throws(MediaError)

  /// Begins from the top again, over another level than white.
  mutating func restart(over ground: UInt8) throws(MediaError)
}

extension LuminanceLines where Self: ~Copyable {
  var hasAlpha: Bool { false }
  mutating func restart(over ground: UInt8) throws(MediaError) {}
}

/// The picture of `lines`, turned as `orientation` says. What is transparent in it lies over white, or over black if nothing would
/// be told from white: a light code is drawn for a dark ground.
func luminance<Lines: LuminanceLines & ~Copyable>(
  of lines: inout Lines, orientation: Orientation
) throws(MediaError) -> LuminanceImage {
  let image = try placed(&lines, orientation: orientation)
  guard lines.hasAlpha, image.isLight else { return image }
  try lines.restart(over: 0)
  return try placed(&lines, orientation: orientation)
}

extension LuminanceImage {
  /// Whether it is so light everywhere that hardly anything in it is told from white.
  ///
  /// Complexity: O(pixels).
  var isLight: Bool {
    withPixels { pixels in
      for y in 0..<pixels.height {
        let row = UnsafeBufferPointer(start: pixels.row(y), count: pixels.width)
        if row.contains(where: { $0 < 192 }) { return false }
      }
      return true
    }
  }
}

/// The picture of lines as they are, turned as `orientation` says.
private func placed<Lines: LuminanceLines & ~Copyable>(
  _ lines: inout Lines, orientation: Orientation
) throws(MediaError) -> LuminanceImage {
  let (width, height) = (lines.width, lines.height)
  var failure: MediaError?
  let image = LuminanceImage(
    width: orientation.swapsAxes ? height : width, height: orientation.swapsAxes ? width : height
  ) { pixels in
    do throws(MediaError) {
      if orientation == .upright {
        try lines.write(height, to: pixels)
      } else {
        try place(&lines, orientation: orientation, in: pixels)
      }
    } catch {
      failure = error
    }
  }
  if let failure { throw failure }
  return image
}

/// Writes lines to where `orientation` puts them.
private func place<Lines: LuminanceLines & ~Copyable>(
  _ lines: inout Lines, orientation: Orientation, in pixels: UnsafeMutablePointer<UInt8>
) throws(MediaError) {
  let (width, height) = (lines.width, lines.height)
  let steps = orientation.steps(width: width, height: height)
  // Several lines at a time: where lines become columns, each stretch of the result is visited once for all of them.
  let linesAtATime = 16
  let strip = UnsafeMutablePointer<UInt8>.allocate(capacity: width * linesAtATime)
  defer { strip.deallocate() }
  for top in stride(from: 0, to: height, by: linesAtATime) {
    let count = min(linesAtATime, height - top)
    try lines.write(count, to: strip)
    for x in 0..<width {
      var target = steps.start + x * steps.column + top * steps.row
      for line in 0..<count {
        pixels[target] = strip[line * width + x]
        target += steps.row
      }
    }
  }
}
