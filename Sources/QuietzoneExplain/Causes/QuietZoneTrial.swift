import Quietzone
import QuietzoneImaging

/// Tells whether a code lacks its quiet zone: with an even margin painted around it, it is read.
struct QuietZoneTrial {
  let image: LuminanceImage
  let reader: BarcodeReader
  /// The level that is painted, and how far the dark is from it.
  let light: UInt8
  let contrast: Int

  /// How far around an outline of the reader's the margin begins, in modules: outlines are not exact.
  static let nearOutlines = [0, 0.5, -0.5, 1, -1]
  /// How far within a place: what stands close to a code is measured with it. Less is the code's own, which may be printed too wide.
  static let withinPlaces = [0] + stride(from: -1.5, through: -7, by: -0.5)

  /// The sides without a quiet zone; nil if a margin does not help, or there is no budget to find out.
  func sides(
    of outline: Quadrilateral, module: Double, _ budget: inout TrialBudget, at distances: [Double]
  ) -> Sides? {
    for distance in distances {
      let outline = outline.grown(by: distance * module)
      guard isNear(outline.grown(by: 3 * module)), !isQuiet(around: outline, module),
        corners(within: outline, painting: [.left, .top, .right, .bottom], &budget) != nil
      else { continue }
      let single = [Sides.left, .top, .right, .bottom].compactMap { side in
        corners(within: outline, painting: side, &budget).map { (side, corners: $0) }
      }
      // Any other picture may help, where nothing stands beside the code.
      if single.contains(where: { isQuiet(around: $0.corners, module) }) { continue }
      return single.first?.0 ?? [.left, .top, .right, .bottom]
    }
    return nil
  }

  /// Whether an outline lies where the image is, and not far beyond: one that was measured wrongly may lie anywhere.
  private func isNear(_ outline: Quadrilateral) -> Bool {
    let (width, height) = (Double(image.width), Double(image.height))
    return outline.points.allSatisfy {
      (-width...2 * width).contains($0.x) && (-height...2 * height).contains($0.y)
    }
  }

  /// How much of a side something stands beside at least, and how many modules in a row: scratches cross a margin here and there.
  private static let (leastShareBeside, leastRunBeside) = (0.45, 7)

  /// Whether nothing shows in a margin of three modules around the outline, or no more than scratches. What is left of the code's own
  /// outermost modules is none of it.
  private func isQuiet(around outline: Quadrilateral, _ module: Double) -> Bool {
    let (inner, outer) = (outline.grown(by: 1 + 0.75 * module).points, outline.grown(by: 3 * module).points)
    return (0..<4).allSatisfy { side in
      let next = (side + 1) % 4
      let (innerSide, outerSide) = (inner[next] - inner[side], outer[next] - outer[side])
      let count = max(1, Int(innerSide.length / max(1, module)))
      var (strange, run, longest) = (0, 0, 0)
      for place in 0..<count {
        let share = (Double(place) + 0.5) / Double(count)
        if isStrange(from: inner[side] + innerSide * share, to: outer[side] + outerSide * share) {
          (strange, run) = (strange + 1, run + 1)
          longest = max(longest, run)
        } else {
          run = 0
        }
      }
      return longest < Self.leastRunBeside && Double(strange) < Self.leastShareBeside * Double(count)
    }
  }

  /// Whether anything dark lies on a line.
  private func isStrange(from start: Point, to end: Point) -> Bool {
    let count = max(1, Int((end - start).length))
    return (0...count).contains { index in
      let place = start + (end - start) * (Double(index) / Double(count))
      let (x, y) = (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
      guard x >= 0, y >= 0, x < image.width, y < image.height else { return false }
      return Int(image[x, y]) < Int(light) - contrast / 2
    }
  }

  /// The corners of what is read within an outline with those sides painted; nil if nothing is, or there is no budget.
  private func corners(
    within outline: Quadrilateral, painting sides: Sides, _ budget: inout TrialBudget
  ) -> Quadrilateral? {
    let part = part(around: outline)
    guard budget.spend(part.width * part.height) else { return nil }
    let origin = Point(x: Double(part.x), y: Double(part.y))
    return reader.read(painted(part, outline, sides)).map { $0.corners.map { $0 + origin } }
      .first { outline.contains($0.center) }
  }

  /// What is read of the image and of what is beyond it.
  private func part(around outline: Quadrilateral) -> PixelRectangle {
    let points = outline.points
    let margin = 0.25 * max((points[1] - points[0]).length, (points[3] - points[0]).length) + 8
    let (left, top) = (points.map { $0.x }.min()! - margin, points.map { $0.y }.min()! - margin)
    let (right, bottom) = (points.map { $0.x }.max()! + margin, points.map { $0.y }.max()! + margin)
    let (x, y) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
    return PixelRectangle(x: x, y: y, width: Int(right - left) + 1, height: Int(bottom - top) + 1)
  }

  /// A part of the image, in which what is beyond those sides of the outline is even.
  private func painted(_ part: PixelRectangle, _ outline: Quadrilateral, _ sides: Sides) -> LuminanceImage {
    let points = outline.points
    // Each side's line; what is on the far side of one that is painted is beyond the code. Corners of a mirrored code go the other way
    // around.
    let turn = Point.cross(points[1] - points[0], points[3] - points[0]) < 0 ? -1.0 : 1
    let edges: [(Sides, Point, Point)] = [
      (.top, points[0], points[1]), (.right, points[1], points[2]), (.bottom, points[2], points[3]),
      (.left, points[3], points[0]),
    ].filter { sides.contains($0.0) }
    return LuminanceImage(width: part.width, height: part.height) { target in
      for row in 0..<part.height {
        for column in 0..<part.width {
          let (x, y) = (part.x + column, part.y + row)
          let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
          let isBeyond = edges.contains { turn * Point.cross($0.2 - $0.1, place - $0.1) < 0 }
          let isInImage = x >= 0 && y >= 0 && x < image.width && y < image.height
          target[row * part.width + column] = isBeyond || !isInImage ? light : image[x, y]
        }
      }
    }
  }
}

extension Quadrilateral {
  /// The same with each side moved outwards by `distance`, of a parallelogram; or inwards, but not beyond its middle.
  func grown(by distance: Double) -> Quadrilateral {
    let center = center
    let along = (topRight - topLeft + bottomRight - bottomLeft) * 0.25
    let down = (bottomLeft - topLeft + bottomRight - topRight) * 0.25
    // As parts of half the width and half the height between the sides.
    let area = abs(Point.cross(along, down))
    let (width, height) = (area / max(1e-6, down.length), area / max(1e-6, along.length))
    let (across, upright) = (
      max(0, 1 + distance / max(1e-6, width)), max(0, 1 + distance / max(1e-6, height))
    )
    return map { corner in
      let arm = corner - center
      let parts = (
        Point.cross(arm, down) / max(1e-9, Point.cross(along, down)),
        Point.cross(along, arm) / max(1e-9, Point.cross(along, down))
      )
      return center + along * (parts.0 * across) + down * (parts.1 * upright)
    }
  }
}
