import Quietzone
import QuietzoneTerminal

/// A grey picture inside a page: a bitmap (BMP) in Base64, which every browser shows.
struct EmbeddedPicture: Sendable {
  let width: Int
  let height: Int
  /// `data:image/bmp;base64,…`.
  let address: String

  /// The most pixels on a side.
  private static let mostPixels = 480

  /// A symbol with some of what is around it; nil where there is nothing of it in the picture.
  init?(of corners: Quadrilateral, in image: LuminanceImage) {
    let (x, y) = (corners.points.map(\.x), corners.points.map(\.y))
    let side = max(x.max()! - x.min()!, y.max()! - y.min()!)
    guard side.isFinite, side > 0, side < 1e7 else { return nil }
    let margin = max(8, side * 0.12)
    let left = max(0, Int(max(0, x.min()! - margin)))
    let top = max(0, Int(max(0, y.min()! - margin)))
    let region = PixelRectangle(
      x: left, y: top, width: Int(x.max()! + margin) - left, height: Int(y.max()! + margin) - top)
    let part = image.cropped(to: region)
    guard part.width > 0, part.height > 0 else { return nil }
    let step = (max(part.width, part.height) + Self.mostPixels - 1) / Self.mostPixels
    width = (part.width + step - 1) / step
    height = (part.height + step - 1) / step
    address =
      "data:image/bmp;base64,"
      + String(decoding: base64(bitmap(of: part, step: step, width, height)), as: UTF8.self)
  }
}

/// A bitmap of 256 greys, each of its pixels the mean of `step` × `step`.
private func bitmap(of image: LuminanceImage, step: Int, _ width: Int, _ height: Int) -> [UInt8] {
  let stride = (width + 3) / 4 * 4
  let start = 14 + 40 + 1024
  var bytes = Array("BM".utf8)
  func number(_ value: Int, bytes count: Int) -> [UInt8] {
    (0..<count).map { UInt8(value >> (8 * $0) & 255) }
  }
  bytes += number(start + stride * height, bytes: 4) + number(0, bytes: 4) + number(start, bytes: 4)
  bytes += number(40, bytes: 4) + number(width, bytes: 4) + number(height, bytes: 4)
  bytes += number(1, bytes: 2) + number(8, bytes: 2) + number(0, bytes: 24)
  for grey in 0..<256 { bytes += [UInt8(grey), UInt8(grey), UInt8(grey), 0] }
  let pixels = image.pixels
  // Rows from the bottom.
  for y in (0..<height).reversed() {
    for x in 0..<stride {
      guard x < width else {
        bytes.append(0)
        continue
      }
      var (sum, count) = (0, 0)
      for row in y * step..<min((y + 1) * step, image.height) {
        for column in x * step..<min((x + 1) * step, image.width) {
          sum += Int(pixels[row * image.width + column])
          count += 1
        }
      }
      bytes.append(UInt8(sum / max(1, count)))
    }
  }
  return bytes
}
