import TestSupport
import Testing

@testable import QuietzoneImaging

/// The definition, place by place.
private func plainMeans(_ values: [UInt8], width: Int, height: Int, radius: Int) -> [UInt8] {
  var means: [UInt8] = []
  for y in 0..<height {
    for x in 0..<width {
      var (sum, count) = (0, 0)
      for row in max(0, y - radius)...min(height - 1, y + radius) {
        for column in max(0, x - radius)...min(width - 1, x + radius) {
          sum += Int(values[row * width + column])
          count += 1
        }
      }
      means.append(UInt8(sum / count))
    }
  }
  return means
}

struct WindowMeansTests {
  @Test(
    "The mean is that of what there is of the square, rounded down", arguments: [0, 1, 2, 3, 5, 8, 13, 31])
  func means(radius: Int) {
    var generator = SeededGenerator(seed: UInt64(radius))
    for (width, height) in [(1, 1), (1, 9), (9, 1), (7, 5), (16, 16), (33, 20), (70, 66)] {
      let image = LuminanceImage.random(width: width, height: height, using: &generator)
      #expect(
        windowMeans(image.pixels, width: width, height: height, radius: radius)
          == plainMeans(image.pixels, width: width, height: height, radius: radius),
        "\(width) × \(height)")
    }
  }

  @Test("A square larger than the picture holds all of it", arguments: [20, 100])
  func wholePicture(radius: Int) {
    var generator = SeededGenerator(seed: 4)
    let image = LuminanceImage.random(width: 19, height: 11, using: &generator)
    let mean = UInt8(image.pixels.reduce(0) { $0 + Int($1) } / image.pixels.count)
    #expect(
      windowMeans(image.pixels, width: 19, height: 11, radius: radius)
        == [UInt8](repeating: mean, count: 19 * 11))
  }

  @Test("White is white to the largest square: no sum overflows")
  func white() {
    let pixels = [UInt8](repeating: 255, count: 210 * 210)
    for radius in [1, 4, 7, 8, 100] {
      #expect(windowMeans(pixels, width: 210, height: 210, radius: radius) == pixels)
    }
  }
}

struct AveragingTests {
  @Test("Each pixel becomes the mean around it", arguments: [1, 3, 9])
  func averages(radius: Int) {
    var generator = SeededGenerator(seed: UInt64(radius))
    let image = LuminanceImage.random(width: 40, height: 21, using: &generator)
    #expect(
      image.averaged(radius: radius).pixels
        == windowMeans(image.pixels, width: 40, height: 21, radius: radius))
  }
}

struct SharpeningTests {
  @Test("Each pixel moves away from the mean around it", arguments: [1, 2, 4, 50])
  func sharpens(radius: Int) {
    var generator = SeededGenerator(seed: UInt64(radius))
    for (width, height) in [(1, 1), (3, 8), (24, 17)] {
      // Little contrast, so that not all pixels end up black or white.
      let image = LuminanceImage(width: width, height: height) { _, _ in
        .random(in: 100...150, using: &generator)
      }
      let means = plainMeans(image.pixels, width: width, height: height, radius: radius)
      for amount in [0, 1, 2, 5] {
        let expected = zip(image.pixels, means).map { pixel, mean in
          UInt8(max(0, min(255, Int(pixel) + amount * (Int(pixel) - Int(mean)))))
        }
        #expect(image.sharpened(radius: radius, amount: amount).pixels == expected)
      }
    }
  }
}
