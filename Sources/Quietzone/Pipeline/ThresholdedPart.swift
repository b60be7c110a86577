import QuietzoneImaging

/// An image, or a part of one, in black and white at one scale: what patterns of runs are searched in.
struct ThresholdedPart {
  /// What was done to it beside thresholding, for people; nil of a level of the image's pyramid.
  var name: String? = nil
  var bits: BitMatrix
  /// Where `bits` begin, in pixels of the image.
  var origin = Point(x: 0, y: 0)
  /// Pixels of the image a pixel of `bits`.
  var scale: Double
  /// Search every so many rows.
  var rowStep: Int
}
