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
    self(image, BlockStatistics(image, where: detail), where: detail)
  }

  /// The same of an image whose blocks are measured already.
  package func callAsFunction(
    _ image: LuminanceImage, _ blocks: BlockStatistics, where detail: DetailMap? = nil
  ) -> BitMatrix {
    var bits = BitMatrix(width: image.width, height: image.height)
    guard image.width > 0, image.height > 0 else { return bits }
    bits.fill(from: image, thresholds: thresholds(for: blocks), columns: blocks.columns, where: detail)
    return bits
  }

  /// The threshold of each block: a pixel below it is dark.
  func thresholds(for blocks: BlockStatistics) -> [UInt8] {
    typealias Pairs = SIMD8<UInt16>
    let (columns, rows) = (blocks.columns, blocks.rows)
    let (low, high) = blocks.extremes(radius: radius)
    let means = windowMeans(blocks.mean, width: columns, height: rows, radius: radius) + Extremes.spare
    return [UInt8](unsafeUninitializedCapacity: columns * rows + Extremes.spare.count) { result, count in
      low.withUnsafeBytes { low in
        high.withUnsafeBytes { high in
          means.withUnsafeBytes { means in
            let result = UnsafeMutableRawPointer(result.baseAddress!)
            // Even and odd blocks apart, so that each has 16 bits.
            var place = 0
            while place < columns &* rows {
              let darkest = low.loadUnaligned(fromByteOffset: place, as: Pairs.self)
              let lightest = high.loadUnaligned(fromByteOffset: place, as: Pairs.self)
              let mean = means.loadUnaligned(fromByteOffset: place, as: Pairs.self)
              let even = thresholds(darkest & 0xFF, lightest & 0xFF, mean & 0xFF)
              let odd = thresholds(darkest &>> 8, lightest &>> 8, mean &>> 8)
              result.storeBytes(of: even | odd &<< 8, toByteOffset: place, as: Pairs.self)
              place &+= Extremes.Chunk.scalarCount
            }
          }
        }
      }
      count = columns * rows
    }
  }

  /// The thresholds of eight windows, by their darkest and lightest pixels and their means.
  @inline(__always)
  private func thresholds(
    _ darkest: SIMD8<UInt16>, _ lightest: SIMD8<UInt16>, _ mean: SIMD8<UInt16>
  ) -> SIMD8<UInt16> {
    let range = lightest &- darkest
    // How far below the mean the threshold is; a 24th of any range is as many 4096ths of 171 times that.
    let below = margin > 0 ? (range &* 171) &>> 12 &+ UInt16(clamping: min(margin, 255)) : .zero
    // Where next to all is as dark as the darkest the mean is near it, too.
    let least = unsafeBitCast(darkest &+ range &>> 5, to: SIMD8<Int16>.self)
    var threshold = unsafeBitCast(mean &- below, to: SIMD8<Int16>.self)
    threshold.replace(with: least, where: least .> threshold)
    let isUneven =
      unsafeBitCast(UInt16(clamping: min(contrast, 256)) &- 1 &- range, to: SIMD8<Int16>.self) &>> 15
    return unsafeBitCast(threshold & isUneven, to: SIMD8<UInt16>.self)
  }
}
