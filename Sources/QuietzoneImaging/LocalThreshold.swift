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
    // Sixteen blocks are looked at together, the last ones with some that there are not.
    let beyond = [UInt8](repeating: 0, count: 15)
    let low = slide(blocks.darkest, columns: columns, rows: rows, radius: radius, least: true) + beyond
    let high = slide(blocks.lightest, columns: columns, rows: rows, radius: radius, least: false) + beyond
    let means = windowMeans(blocks.mean, width: columns, height: rows, radius: radius) + beyond
    let count = columns * rows
    return [UInt8](unsafeUninitializedCapacity: count + 15) { result, initialized in
      initialized = count
      let result = UnsafeMutableRawBufferPointer(result)
      low.withUnsafeBytes { low in
        high.withUnsafeBytes { high in
          means.withUnsafeBytes { means in
            for index in stride(from: 0, to: count, by: 16) {
              let found = threshold(
                darkest: low.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self),
                lightest: high.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self),
                mean: means.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self))
              result.storeBytes(of: found, toByteOffset: index, as: SIMD16<UInt8>.self)
            }
          }
        }
      }
    }
  }

  /// The thresholds of sixteen blocks, from the darkest, the lightest and the mean pixel of each window.
  private func threshold(
    darkest: SIMD16<UInt8>, lightest: SIMD16<UInt8>, mean: SIMD16<UInt8>
  ) -> SIMD16<UInt8> {
    let range = lightest &- darkest
    var below = SIMD16<UInt8>.zero
    if margin > 0 {
      // A 24th of the range, of even and odd blocks apart: times 171, over 4096.
      let pairs = unsafeBitCast(range, to: SIMD8<UInt16>.self)
      let (even, odd) = (((pairs & 0xFF) &* 171) &>> 12, ((pairs &>> 8) &* 171) &>> 12)
      below = unsafeBitCast(even | odd &<< 8, to: SIMD16<UInt8>.self) &+ UInt8(clamping: min(margin, 240))
    }
    let lowered = mean &- below.replacing(with: mean, where: below .> mean)
    // Where next to all is as dark as the darkest the mean is near it, too.
    let least = darkest &+ range &>> 5
    let found = lowered.replacing(with: least, where: least .> lowered)
    return found.replacing(with: 0, where: range .< UInt8(clamping: contrast))
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
