import Quietzone
import QuietzoneImaging

/// Tells whether a code lacks its quiet zone: with an even margin painted around it, it is read.
struct QuietZoneTrial {
  let image: LuminanceImage
  let reader: BarcodeReader
  /// The level that is painted, and how far the dark is from it.
  let light: UInt8
  let contrast: Int

  /// How far around an outline the margin begins, in modules: outlines are not exact, and what stands close to a code is measured
  /// with it.
  private static let distances = [0, 0.7, 1.4, -1, -2, -3, -4, -5, -6, -8]

  /// The sides without a quiet zone; nil if a margin does not help.
  func sides(of outline: Quadrilateral, module: Double) -> Sides? {
    for distance in Self.distances {
      let outline = outline.grown(by: distance * module)
      guard !isQuiet(around: outline, 3 * module), reads(outline, painting: [.left, .top, .right, .bottom])
      else {
        continue
      }
      let single = [Sides.left, .top, .right, .bottom].filter { reads(outline, painting: $0) }
      return single.first ?? [.left, .top, .right, .bottom]
    }
    return nil
  }

  /// Whether nothing shows in a margin of that width around the outline.
  private func isQuiet(around outline: Quadrilateral, _ width: Double) -> Bool {
    let (inner, outer) = (outline.grown(by: 1), outline.grown(by: width))
    let points = outer.points
    let (left, right) = (points.map { $0.x }.min()!, points.map { $0.x }.max()!)
    let (top, bottom) = (points.map { $0.y }.min()!, points.map { $0.y }.max()!)
    var (strange, all) = (0, 1)
    for y in max(0, Int(top))..<max(max(0, Int(top)), min(image.height, Int(bottom))) {
      for x in max(0, Int(left))..<max(max(0, Int(left)), min(image.width, Int(right))) {
        let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        guard outer.contains(place), !inner.contains(place) else { continue }
        all += 1
        if Int(image[x, y]) < Int(light) - contrast / 2 { strange += 1 }
      }
    }
    return strange * 25 < all
  }

  private func reads(_ outline: Quadrilateral, painting sides: Sides) -> Bool {
    let painted = painted(outline, sides)
    return !reader.read(painted.image).filter { barcode in
      outline.contains(barcode.corners.map { $0 + painted.origin }.center)
    }.isEmpty
  }

  /// The part of the image around the outline, in which what is beyond the sides is even.
  private func painted(_ outline: Quadrilateral, _ sides: Sides) -> (image: LuminanceImage, origin: Point) {
    let points = outline.points
    let margin = 0.25 * max((points[1] - points[0]).length, (points[3] - points[0]).length) + 8
    let (left, top) = (points.map { $0.x }.min()! - margin, points.map { $0.y }.min()! - margin)
    let (right, bottom) = (points.map { $0.x }.max()! + margin, points.map { $0.y }.max()! + margin)
    let (x, y) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
    let (width, height) = (Int(right - left) + 1, Int(bottom - top) + 1)
    // Each side's line; what is on the far side of one that is painted is beyond the code.
    let edges: [(Sides, Point, Point)] = [
      (.top, points[0], points[1]), (.right, points[1], points[2]), (.bottom, points[2], points[3]),
      (.left, points[3], points[0]),
    ].filter { sides.contains($0.0) }
    let part = LuminanceImage(width: width, height: height) { target in
      for row in 0..<height {
        for column in 0..<width {
          let place = Point(x: Double(x + column) + 0.5, y: Double(y + row) + 0.5)
          let isBeyond = edges.contains { Point.cross($0.2 - $0.1, place - $0.1) < 0 }
          let isInImage =
            x + column >= 0 && y + row >= 0 && x + column < image.width && y + row < image.height
          target[row * width + column] = isBeyond || !isInImage ? light : image[x + column, y + row]
        }
      }
    }
    return (part, Point(x: Double(x), y: Double(y)))
  }
}

extension Quadrilateral {
  /// The same with each corner moved away from the middle, by `distance` along both sides.
  func grown(by distance: Double) -> Quadrilateral {
    let center = center
    return map { corner in
      let arm = corner - center
      let length = max(1e-6, arm.length)
      return corner + arm * (1.414 * distance / length)
    }
  }
}
