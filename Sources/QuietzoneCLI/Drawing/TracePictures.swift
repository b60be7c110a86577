import Quietzone
import QuietzoneMedia

/// Writes the steps of a reading: for each pass the thresholded pictures it searched, with the places it found on them, and each
/// candidate with the modules that were sampled there or the lines that were laid across it. What is added to `name` sorts in
/// the order of the steps.
func writePictures(
  of trace: ReadingTrace, on image: LuminanceImage, to name: FileName
) throws(DrawingError) {
  let count = trace.passes.reduce(0) { $0 + $1.pictures.count + $1.candidates.count }
  let digits = max(2, String(count).count)
  var step = 0
  func stepName(_ what: String) -> FileName {
    step += 1
    let number = String(step)
    let padded = String(repeating: "0", count: digits - number.count) + number
    return FileName(bytes: name.bytes + Array(".\(padded)-\(fileNamePart(what)).png".utf8))
  }
  for pass in trace.passes {
    for (index, picture) in pass.pictures.enumerated() {
      let found = pass.candidates.filter { $0.picture == index }
      try drawThreshold(picture, found)?.write(to: stepName("\(pass.search)-threshold-\(picture.name)"))
      for candidate in found {
        try drawCandidate(candidate, on: image)?.write(to: stepName(what(candidate, in: pass)))
      }
    }
    for candidate in pass.candidates where candidate.picture == nil {
      try drawCandidate(candidate, on: image)?.write(to: stepName(what(candidate, in: pass)))
    }
  }
}

private func what(_ candidate: ReadingTrace.Candidate, in pass: ReadingTrace.PassRecord) -> String {
  "\(pass.search)-\(candidate.kind.rawValue)-\(candidate.isRead ? "read" : "not-read")"
}

/// The thresholded picture, with an outline around each place that was found on it.
private func drawThreshold(
  _ picture: ReadingTrace.Picture, _ found: [ReadingTrace.Candidate]
) throws(DrawingError) -> Canvas? {
  guard picture.bits.width > 0, picture.bits.height > 0, picture.scale > 0 else { return nil }
  let canvas = try Canvas(width: picture.bits.width, height: picture.bits.height)
  canvas.fill { x, y in picture.bits[x, y] ? 0 : 255 }
  for candidate in found where candidate.modules.isEmpty {
    let outline = candidate.outline.points.map { ($0 - picture.origin) * (1 / picture.scale) }
    canvas.outline(outline, color: .red, lineWidth: 2)
  }
  return canvas
}

/// The part of the image around a candidate. A dot on each sampled module: blue where it was taken to be dark, yellow where
/// light, with a red rim where that was in doubt. The lines that were laid across it: green where one showed a symbol or a
/// part of one. Nil where there is neither: then the thresholded picture shows the place.
private func drawCandidate(
  _ candidate: ReadingTrace.Candidate, on image: LuminanceImage
) throws(DrawingError) -> Canvas? {
  guard candidate.picture == nil || !candidate.modules.isEmpty || !candidate.lines.isEmpty,
    let closeUp = CloseUp(of: candidate.outline, in: image)
  else { return nil }
  let lines = candidate.lines.isEmpty ? "" : " (\(candidate.lines.count) lines)"
  let canvas = try closeUp.canvas(image, text: candidate.outcome + lines)
  let outline = candidate.outline.points.map(closeUp.place)
  canvas.outline(outline, color: candidate.isRead ? .green : .red, lineWidth: 2)
  drawModules(candidate, on: canvas, closeUp)
  for line in candidate.lines {
    // There and back again: an outline without an inside.
    let way = line.points + line.points.dropFirst().dropLast().reversed()
    canvas.outline(way.map(closeUp.place), color: line.isRead ? .green : .yellow, lineWidth: 1)
  }
  return canvas
}

private func drawModules(_ candidate: ReadingTrace.Candidate, on canvas: borrowing Canvas, _ closeUp: CloseUp)
{
  let side = Double(max(candidate.modules.count, 1)).squareRoot()
  let moduleSize = (candidate.outline.topRight - candidate.outline.topLeft).length * closeUp.scale / side
  let radius = min(max(moduleSize * 0.22, 1), 8)
  for module in candidate.modules {
    let isDoubtful = module.confidence < doubtfulConfidence
    canvas.dot(
      at: closeUp.place(module.center), radius: radius, color: module.isDark ? .blue : .yellow,
      rim: isDoubtful ? .red : nil)
  }
}

/// A part of an image, enlarged, with room for a line of text above it.
private struct CloseUp {
  private let part: PixelRectangle
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
private func surroundings(of outline: Quadrilateral, in image: LuminanceImage) -> PixelRectangle? {
  let xs = outline.points.map(\.x)
  let ys = outline.points.map(\.y)
  guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
    (xs + ys).allSatisfy({ $0.isFinite && $0.magnitude < 1e6 })
  else { return nil }
  let margin = max(right - left, bottom - top) / 8 + 4
  let part = PixelRectangle(
    x: Int(left - margin), y: Int(top - margin), width: Int(right - left + 2 * margin),
    height: Int(bottom - top + 2 * margin)
  ).intersection(PixelRectangle(x: 0, y: 0, width: image.width, height: image.height))
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
