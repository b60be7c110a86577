/// Black and white by comparing each pixel with the mean of what surrounds it.
///
/// The mean is taken over a square of 8 × 8 blocks, so the threshold is the same within a block. Where nothing in the
/// square stands out by `contrast`, all is light: noise on an even ground gives no edges.
public struct LocalThreshold: Sendable {
  /// Blocks on each side of the middle one: the window is `8 * (2 * radius + 1)` pixels wide.
  public var radius: Int
  /// The least difference between the darkest and the lightest pixel of a window that is not taken as even.
  public var contrast: Int
  /// How far below the mean a dark pixel must be at least, and a little more where contrast is high: the noise of even
  /// ground near an edge stays light. With 0 all that is darker than the mean is dark, and fine detail survives. What is
  /// lighter than the darkest of its window by less than a 32nd of the contrast there is dark whatever the mean is, so
  /// that a small label on an even dark page has an edge.
  public var margin: Int

  public init(radius: Int = 3, contrast: Int = 20, margin: Int = 3) {
    self.radius = radius
    self.contrast = contrast
    self.margin = margin
  }

  /// `image` in black and white; with a map from the next coarser level, light wherever that shows no detail.
  ///
  /// Complexity: O(width × height), 8 pixels at a time.
  public func callAsFunction(_ image: LuminanceImage, where detail: DetailMap? = nil) -> BitMatrix {
    var bits = BitMatrix(width: image.width, height: image.height)
    guard image.width > 0, image.height > 0 else { return bits }
    let statistics = BlockStatistics(image, where: detail)
    let thresholds = thresholds(for: statistics)
    bits.fill(from: image, thresholds: thresholds, columns: statistics.columns, where: detail)
    return bits
  }

  /// The threshold of each block: a pixel below it is dark.
  func thresholds(for blocks: BlockStatistics) -> [UInt8] {
    let (columns, rows) = (blocks.columns, blocks.rows)
    let low = slide(blocks.darkest, columns: columns, rows: rows, radius: radius, least: true)
    let high = slide(blocks.lightest, columns: columns, rows: rows, radius: radius, least: false)
    let means = windowMeans(blocks.mean, width: columns, height: rows, radius: radius)
    // By range from the darkest to the lightest pixel: how far below the mean the threshold is.
    let below = (0...255).map { range -> UInt8 in
      range < contrast ? 255 : margin > 0 ? UInt8(min(255, margin + range / 24)) : 0
    }
    return [UInt8](unsafeUninitializedCapacity: columns * rows) { result, count in
      low.withUnsafeBufferPointer { low in
        high.withUnsafeBufferPointer { high in
          means.withUnsafeBufferPointer { means in
            below.withUnsafeBufferPointer { below in
              for index in 0..<columns * rows {
                let range = high[index] &- low[index]
                let margin = below[Int(range)]
                let lowered = means[index] &- min(means[index], margin)
                // Where next to all is as dark as the darkest the mean is near it, too.
                result[index] = margin == 255 ? lowered : max(lowered, low[index] &+ range / 32)
              }
            }
          }
        }
      }
      count = columns * rows
    }
  }
}

/// The least (or the greatest) value within `radius` of each place, along both axes.
///
/// Complexity: O(columns × rows × radius), 16 places at a time.
private func slide(_ values: [UInt8], columns: Int, rows: Int, radius: Int, least: Bool) -> [UInt8] {
  var across = values
  values.withUnsafeBufferPointer { values in
    across.withUnsafeMutableBufferPointer { across in
      for row in 0..<rows {
        let (source, target) = (values.baseAddress! + row * columns, across.baseAddress! + row * columns)
        for offset in 1..<max(1, min(radius + 1, columns)) {
          keepExtreme(target, source + offset, count: columns - offset, least: least)
          keepExtreme(target + offset, source, count: columns - offset, least: least)
        }
      }
    }
  }
  var result = across
  across.withUnsafeBufferPointer { across in
    result.withUnsafeMutableBufferPointer { result in
      for row in 0..<rows {
        let target = result.baseAddress! + row * columns
        for y in max(0, row - radius)..<min(rows, row + radius + 1) where y != row {
          keepExtreme(target, across.baseAddress! + y * columns, count: columns, least: least)
        }
      }
    }
  }
  return result
}

/// The lesser (or the greater) of two values, place by place, into `target`.
@inline(__always)
private func keepExtreme(
  _ target: UnsafeMutablePointer<UInt8>, _ source: UnsafePointer<UInt8>, count: Int, least: Bool
) {
  typealias Chunk = SIMD16<UInt8>
  let (from, into) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
  var index = 0
  while index + 16 <= count {
    let other = from.loadUnaligned(fromByteOffset: index, as: Chunk.self)
    var best = into.loadUnaligned(fromByteOffset: index, as: Chunk.self)
    if least {
      best.replace(with: other, where: other .< best)
    } else {
      best.replace(with: other, where: other .> best)
    }
    into.storeBytes(of: best, toByteOffset: index, as: Chunk.self)
    index += 16
  }
  while index < count {
    target[index] = least ? min(target[index], source[index]) : max(target[index], source[index])
    index += 1
  }
}
