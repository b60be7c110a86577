import QuietzoneImaging

/// A straight edge between dark and light, in pixels of the image. Walking from `start` to `end` has the dark on the left.
struct EdgeSegment {
  var start: Point
  var end: Point
  /// How steep it is, on average, in grey values a pixel.
  var slope: Float

  /// From the start to the end.
  var span: Point { end - start }
  var length: Double { span.length }
}
