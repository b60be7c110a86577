import QuietzoneImaging

/// Tells square by square whether a frame shows what those before it showed: so that two codes that lay in the same place, one
/// after the other, are never mixed.
struct FrameAgreement {
  /// The side of a square, in pixels.
  static let side = 16

  /// By square, row by row: whether the frame shows something else there. Nil where most of it does.
  let isOther: [Bool]?

  /// The least variance of grey values, beside that of noise, of a square that shows anything.
  private static let leastVariance: Float = 150
  /// Which part of the variance of a square the frames before may leave unexplained, beside noise: what lies a fraction of a
  /// pixel off leaves a tenth, a digit that differs at least a quarter.
  private static let mostUnexplained: Float = 0.2
  /// How much more noise than elsewhere may be in a square, by chance.
  private static let noiseTolerance: Float = 1.25
  /// How much of what a frame shows may be other.
  private static let mostOther = 0.5

  /// - Parameters:
  ///   - picture: The mean of the frames so far.
  ///   - depth: How many frames of equal weight have as little noise.
  ///   - laid: The newest frame.
  init(_ picture: LuminanceImage, depth: Float, _ laid: LaidFrame) {
    let columns = (picture.width + Self.side - 1) / Self.side
    let rows = (picture.height + Self.side - 1) / Self.side
    let squares = picture.withPixels { pixels in
      laid.values.withUnsafeBufferPointer { laid in
        (0..<rows * columns).map { Self.correlation(pixels, laid, column: $0 % columns, row: $0 / columns) }
      }
    }
    let phases = (0..<rows * columns).map { laid.noise(column: $0 % columns, row: $0 / columns) }
    // Even ground, and what stays the same, leave noise alone: the fourth of the squares that leaves the least tells how much
    // there is in a single pixel.
    let rests = squares.indices.filter { squares[$0].count > 0 }.map { squares[$0].unexplained / phases[$0] }
    let pixelNoise = rests.isEmpty ? 0 : rests.ascending()[rests.count / 4]
    let noiseBefore = pixelNoise * LaidFrame.meanNoise / depth
    var isOther = [Bool](repeating: false, count: columns * rows)
    var (shown, others) = (0, 0)
    for row in 0..<rows {
      for column in 0..<columns {
        var sums = Correlation()
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
          for x in max(0, column - 1)...min(columns - 1, column + 1) {
            let distance = abs(x - column) + abs(y - row)
            sums.add(squares[y * columns + x], weight: distance == 0 ? 4 : distance == 1 ? 2 : 1)
          }
        }
        let noise = pixelNoise * phases[row * columns + column]
        let variance = sums.secondVariance - noise
        guard variance > Self.leastVariance else { continue }
        shown += 1
        // What the frames before show is partly noise, too, by which they explain less.
        let share = max(0, 1 - noiseBefore / max(1, sums.firstVariance))
        let limit = Self.noiseTolerance * (noise + noiseBefore * share) + Self.mostUnexplained * variance
        if sums.unexplained > limit {
          isOther[row * columns + column] = true
          others += 1
        }
      }
    }
    self.isOther = Double(others) > Self.mostOther * Double(shown) ? nil : isOther
  }

  /// How a square of the picture and of the frame go together, without what either does not show.
  private static func correlation(
    _ pixels: PixelView, _ laid: UnsafeBufferPointer<Float>, column: Int, row: Int
  ) -> Correlation {
    var sums = Correlation()
    let width = pixels.width
    // Means of four: single pixels have much more noise where they lie upon those of the frame than between them.
    for y in stride(from: row * side, to: min(pixels.height - 1, (row + 1) * side), by: 2) {
      let line = pixels.row(y)
      let below = pixels.row(y + 1)
      for x in stride(from: column * side, to: min(width - 1, (column + 1) * side), by: 2) {
        let place = y &* width &+ x
        let before = max(max(line[x], line[x + 1]), max(below[x], below[x + 1]))
        let (a, b, c, d) = (laid[place], laid[place + 1], laid[place + width], laid[place + width + 1])
        guard min(min(a, b), min(c, d)) >= 0, before < 250 else { continue }
        let sum = Int(line[x]) + Int(line[x + 1]) + Int(below[x]) + Int(below[x + 1])
        sums.add(Float(sum) / 4, (a + b + c + d) / 4)
      }
    }
    return sums
  }
}
