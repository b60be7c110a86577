import Quietzone
import QuietzoneMedia

/// Writes a picture a step of a reading: for each look the thresholded picture with the finder candidates on it, and
/// each grid that was sampled there; then each stretch of bars with the lines across it. What is added to `name` sorts in the order of the steps.
func writePictures(
  of trace: ReadingTrace, on image: LuminanceImage, to name: FileName
) throws(DrawingError) {
  let count = trace.looks.reduce(trace.stretches.count) { $0 + 1 + $1.attempts.count }
  let digits = max(2, String(count).count)
  var step = 0
  func stepName(_ what: String) -> FileName {
    step += 1
    let number = String(step)
    let padded = String(repeating: "0", count: digits - number.count) + number
    return FileName(bytes: name.bytes + Array(".\(padded)-\(fileNamePart(what)).png".utf8))
  }
  for look in trace.looks {
    try drawThreshold(look)?.write(to: stepName("threshold-\(look.name)"))
    for attempt in look.attempts {
      let what = attempt.isRead ? "read" : "not-read"
      try drawGrid(attempt, on: image)?.write(to: stepName("grid-\(what)-\(look.name)"))
    }
  }
  for stretch in trace.stretches {
    let what = stretch.isRead ? "read" : "not-read"
    try drawLines(stretch, on: image)?.write(to: stepName("bars-\(what)"))
  }
}

/// The thresholded picture, with a square on each place that looked like a finder pattern.
private func drawThreshold(_ look: ReadingTrace.Look) throws(DrawingError) -> Canvas? {
  guard look.bits.width > 0, look.bits.height > 0, look.scale > 0 else { return nil }
  let canvas = try Canvas(width: look.bits.width, height: look.bits.height)
  canvas.fill { x, y in look.bits[x, y] ? 0 : 255 }
  for candidate in look.candidates {
    let center = (candidate.center - look.origin) * (1 / look.scale)
    let radius = candidate.radius / look.scale
    let square = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { center + Point(x: $0.0, y: $0.1) * radius }
    canvas.outline(square, color: .red, lineWidth: 2)
  }
  return canvas
}

/// The part of the image around a symbol that was tried, with a dot on each sampled module: blue where it was taken
/// to be dark, yellow where light, with a red rim where that was in doubt.
private func drawGrid(_ attempt: ReadingTrace.Attempt, on image: LuminanceImage) throws(DrawingError)
  -> Canvas?
{
  guard let closeUp = CloseUp(of: attempt.outline, in: image) else { return nil }
  let canvas = try closeUp.canvas(image, text: attempt.outcome)
  let color: Color = attempt.isRead ? .green : .red
  canvas.outline(attempt.outline.points.map(closeUp.place), color: color, lineWidth: 2)
  let side = Double(max(attempt.modules.count, 1)).squareRoot()
  let moduleSize = (attempt.outline.topRight - attempt.outline.topLeft).length * closeUp.scale / side
  let radius = min(max(moduleSize * 0.22, 1), 8)
  for module in attempt.modules {
    let isDoubtful = module.confidence < doubtfulConfidence
    canvas.dot(
      at: closeUp.place(module.center), radius: radius, color: module.isDark ? .blue : .yellow,
      rim: isDoubtful ? .red : nil)
  }
  return canvas
}

/// The part of the image around a stretch of bars, with the lines that were laid across it: green where one showed a
/// symbol or a part of one.
private func drawLines(_ stretch: ReadingTrace.Stretch, on image: LuminanceImage) throws(DrawingError)
  -> Canvas?
{
  guard let closeUp = CloseUp(of: stretch.outline, in: image) else { return nil }
  let canvas = try closeUp.canvas(image, text: "\(stretch.outcome) (\(stretch.lines.count) lines)")
  canvas.outline(
    stretch.outline.points.map(closeUp.place), color: stretch.isRead ? .green : .red, lineWidth: 2)
  for line in stretch.lines {
    // There and back again: an outline without an inside.
    let way = line.points + line.points.dropFirst().dropLast().reversed()
    canvas.outline(way.map(closeUp.place), color: line.isRead ? .green : .yellow, lineWidth: 1)
  }
  return canvas
}

/// A part of an image, enlarged, with room for a line of text above it.
private struct CloseUp {
  private let part: Rectangle
  /// Pixels of the picture a pixel of the image.
  let scale: Double
  private static let textSize = 18.0
  private static let banner = textSize * 2

  /// The surroundings of `outline`; nil if none of them lie in the image.
  init?(of outline: Quadrilateral, in image: LuminanceImage) {
    guard let part = surroundings(of: outline, in: image) else { return nil }
    self.part = part
    let longerSide = 1000.0
    scale = min(longerSide / Double(max(part.width, part.height)), 16)
  }

  /// The picture, with `text` above it.
  func canvas(_ image: LuminanceImage, text: String) throws(DrawingError) -> Canvas {
    let canvas = try Canvas(
      width: max(Int(Double(part.width) * scale), 320),
      height: Int(Double(part.height) * scale + Self.banner))
    let background = try Canvas(width: part.width, height: part.height)
    background.fill { x, y in image[part.x + x, part.y + y] }
    canvas.paint(background, at: Point(x: 0, y: Self.banner), scale: scale)
    canvas.label(text, at: Point(x: 0, y: 0), textSize: Self.textSize)
    return canvas
  }

  /// Where a place in the image is in the picture.
  func place(_ point: Point) -> Point {
    (point - Point(x: Double(part.x), y: Double(part.y))) * scale + Point(x: 0, y: Self.banner)
  }
}

/// Below this a module is marked as doubtful, of 255.
private let doubtfulConfidence: UInt8 = 64

/// The pixels that `outline` covers and a margin; nil if none of them lie in the image.
private func surroundings(of outline: Quadrilateral, in image: LuminanceImage) -> Rectangle? {
  let xs = outline.points.map(\.x)
  let ys = outline.points.map(\.y)
  guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
    (xs + ys).allSatisfy({ $0.isFinite && $0.magnitude < 1e6 })
  else { return nil }
  let margin = max(right - left, bottom - top) / 8 + 4
  let part = Rectangle(
    x: Int(left - margin), y: Int(top - margin), width: Int(right - left + 2 * margin),
    height: Int(bottom - top + 2 * margin)
  ).intersection(Rectangle(x: 0, y: 0, width: image.width, height: image.height))
  return part.isEmpty ? nil : part
}

/// Text as a part of a file's name: letters, digits and hyphens.
private func fileNamePart(_ text: String) -> String {
  let characters = text.unicodeScalars.map { scalar -> Character in
    scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      ? Character(scalar) : "-"
  }
  return String(characters).split(separator: "-").joined(separator: "-")
}
