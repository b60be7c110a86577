import QuietzoneImaging

/// Finds the parts of an image that are as full of edges as codes are, wherever the reader found nothing to begin with.
struct BusyParts {
  /// A part: the image's places of its tiles' middles.
  struct Part {
    var tiles: [Point]
    /// The side of a tile, in image pixels.
    var tileSide: Double
  }

  /// The longest side of the level that is searched, in pixels, and the side of a tile.
  private static let searchedSide = 800
  private static let tile = 8
  /// The fewest tiles of a part.
  private static let fewestTiles = 4

  /// The connected parts, largest first.
  ///
  /// Complexity: O(pixels of the level).
  ///
  /// - Parameters:
  ///   - halvings: How much coarser to search than usual: for what grain hides.
  ///   - strength: Which part of all tiles is as strong as a code's, from the weakest: beside something stronger a code shows less.
  static func find(in pyramid: Pyramid, halvings: Int = 0, strength: Double = 1) -> [Part] {
    var level = 0
    while level + 1 < pyramid.levels.count,
      max(pyramid.levels[level].width, pyramid.levels[level].height) > searchedSide >> halvings
    {
      level += 1
    }
    let image = pyramid.levels[level]
    let (columns, rows) = (image.width / tile, image.height / tile)
    guard columns > 0, rows > 0 else { return [] }
    let ranges = ranges(of: image, columns, rows)
    let least = threshold(of: ranges, strength)
    let scale = Double(1 << level)
    let side = Double(tile) * scale
    let parts = connectedParts(of: ranges.map { $0 >= least }, columns: columns)
      .filter { $0.count >= fewestTiles }
      .map { part in
        Part(
          tiles: part.map {
            Point(x: (Double($0 % columns) + 0.5) * side, y: (Double($0 / columns) + 0.5) * side)
          },
          tileSide: side)
      }
    return parts.sorted { $0.tiles.count > $1.tiles.count }
  }

  /// How far grey values in each tile lie apart.
  private static func ranges(of image: LuminanceImage, _ columns: Int, _ rows: Int) -> [UInt8] {
    var ranges = [UInt8](repeating: 0, count: columns * rows)
    image.withPixels { pixels in
      for row in 0..<rows {
        for column in 0..<columns {
          var (least, greatest) = (UInt8.max, UInt8.min)
          for y in row * tile..<(row + 1) * tile {
            let line = pixels.row(y)
            for x in column * tile..<(column + 1) * tile {
              least = min(least, line[x])
              greatest = max(greatest, line[x])
            }
          }
          ranges[row * columns + column] = greatest - least
        }
      }
    }
    return ranges
  }

  /// From which range on a tile is busy: a good part of what the picture has to offer, and more than its noise.
  private static func threshold(of ranges: [UInt8], _ strength: Double) -> UInt8 {
    let sorted = ranges.sorted()
    let strong = Double(sorted[min(sorted.count - 1, Int(strength * Double(sorted.count)))])
    let calm = Double(sorted[sorted.count / 5])
    return UInt8(max(3, min(max(0.35 * strong, 1.6 * calm + 2), 0.6 * strong)))
  }
}
