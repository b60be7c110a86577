import Quietzone
import QuietzoneMedia

/// Writes a picture a step of a reading: for each look the thresholded picture with the finder candidates on it, and
/// each grid that was sampled there. What is added to `name` sorts in the order of the steps.
func writePictures(
  of trace: ReadingTrace, on image: LuminanceImage, to name: FileName
) throws(DrawingError) {
  let count = trace.looks.reduce(0) { $0 + 1 + $1.attempts.count }
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
  guard let part = surroundings(of: attempt.outline, in: image) else { return nil }
  let longerSide = 1000.0
  let scale = min(longerSide / Double(max(part.width, part.height)), 16)
  let textSize = 18.0
  let banner = textSize * 2
  let canvas = try Canvas(
    width: max(Int(Double(part.width) * scale), 320), height: Int(Double(part.height) * scale + banner))
  let background = try Canvas(width: part.width, height: part.height)
  background.fill { x, y in image[part.x + x, part.y + y] }
  canvas.paint(background, at: Point(x: 0, y: banner), scale: scale)

  func place(_ point: Point) -> Point {
    (point - Point(x: Double(part.x), y: Double(part.y))) * scale + Point(x: 0, y: banner)
  }
  let color: Color = attempt.isRead ? .green : .red
  canvas.outline(attempt.outline.points.map(place), color: color, lineWidth: 2)
  let side = Double(max(attempt.modules.count, 1)).squareRoot()
  let moduleSize = (attempt.outline.topRight - attempt.outline.topLeft).length * scale / side
  let radius = min(max(moduleSize * 0.22, 1), 8)
  for module in attempt.modules {
    let isDoubtful = module.confidence < doubtfulConfidence
    canvas.dot(
      at: place(module.center), radius: radius, color: module.isDark ? .blue : .yellow,
      rim: isDoubtful ? .red : nil)
  }
  canvas.label(attempt.outcome, at: Point(x: 0, y: 0), textSize: textSize)
  return canvas
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
