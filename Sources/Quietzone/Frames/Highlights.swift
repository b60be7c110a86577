import QuietzoneImaging

/// Where a frame is overexposed, and near that: what lies there is not to be seen, whatever its grey values are.
struct Highlights {
  /// The side of a cell, in pixels: single light pixels are noise.
  private static let side = 4
  /// The least grey value that is overexposed.
  private static let least: UInt8 = 250
  /// How far a highlight makes lighter what is around it, in cells.
  private static let reach = 2

  private let columns: Int
  private let rows: Int
  private var isHidden: [Bool]
  /// Whether there are any.
  let isEmpty: Bool

  init(of frame: LuminanceImage) {
    let (columns, rows) = (frame.width / Self.side + 1, frame.height / Self.side + 1)
    var isOverexposed = [Bool](repeating: false, count: columns * rows)
    frame.withPixels { pixels in
      for row in 0..<frame.height / Self.side {
        for column in 0..<frame.width / Self.side {
          isOverexposed[row * columns + column] = (0..<Self.side).allSatisfy { y in
            let line = pixels.row(row * Self.side + y) + column * Self.side
            return (0..<Self.side).allSatisfy { line[$0] >= Self.least }
          }
        }
      }
    }
    isHidden = isOverexposed
    for row in 0..<rows {
      for column in 0..<columns where isOverexposed[row * columns + column] {
        for y in max(0, row - Self.reach)...min(rows - 1, row + Self.reach) {
          for x in max(0, column - Self.reach)...min(columns - 1, column + Self.reach) {
            isHidden[y * columns + x] = true
          }
        }
      }
    }
    (self.columns, self.rows) = (columns, rows)
    isEmpty = !isHidden.contains(true)
  }

  /// Whether a place of the frame, in pixels, is in or near a highlight.
  func hide(_ place: Point) -> Bool {
    let (column, row) = (Int(place.x) / Self.side, Int(place.y) / Self.side)
    guard column >= 0, row >= 0, column < columns, row < rows else { return false }
    return isHidden[row * columns + column]
  }
}
