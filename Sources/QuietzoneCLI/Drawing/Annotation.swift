import Quietzone
import QuietzoneExplain
import QuietzoneMedia

/// Writes `image` with the outlines and texts of `symbols` as a PNG file; `.png` is added to its name.
func writeAnnotation(of symbols: [Barcode], on image: LuminanceImage, to name: FileName) throws(DrawingError)
{
  let canvas = try Canvas(width: image.width, height: image.height)
  canvas.fill { x, y in image[x, y] }
  let textSize = textSize(for: image)
  for symbol in symbols {
    canvas.outline(symbol.corners.points, color: .green, lineWidth: max(2, textSize / 6))
    // Where the symbol's own top left is.
    canvas.dot(at: symbol.corners.topLeft, radius: max(3, textSize / 4), color: .red)
  }
  for symbol in symbols {
    let corners = symbol.corners.points
    let left = corners.map(\.x).min() ?? 0
    let bottom = corners.map(\.y).max() ?? 0
    canvas.label(
      symbol.printedText, at: Point(x: left, y: bottom + textSize / 4), textSize: textSize)
  }
  try canvas.write(to: FileName(bytes: name.bytes + Array(".png".utf8)))
}

/// Writes `image` with the places that an explanation names outlined, and what is wrong there, as a PNG file; `.png` is added to its
/// name.
func writeAnnotation(
  of explanation: Explanation, on image: LuminanceImage, in language: ExplanationLanguage, to name: FileName
) throws(DrawingError) {
  let canvas = try Canvas(width: image.width, height: image.height)
  canvas.fill { x, y in image[x, y] }
  let textSize = textSize(for: image)
  for place in explanation.places {
    canvas.outline(place.corners.points, color: .red, lineWidth: max(2, textSize / 6))
  }
  for place in explanation.places {
    let corners = place.corners.points
    let (left, bottom) = (corners.map(\.x).min() ?? 0, corners.map(\.y).max() ?? 0)
    canvas.label(
      place.problem(in: language), at: Point(x: left, y: bottom + textSize / 4), textSize: textSize)
  }
  try canvas.write(to: FileName(bytes: name.bytes + Array(".png".utf8)))
}

/// Readable on a poster and on a stamp.
private func textSize(for image: LuminanceImage) -> Double {
  min(max(Double(min(image.width, image.height)) / 36, 11), 60)
}
