import TestSupport
import Testing

@testable import QuietzoneImaging

struct BlockStatisticsTests {
  @Test("Each block's darkest, lightest and mean pixel, blocks cut by the edge included", arguments: 1...40)
  func blocks(width: Int) {
    var generator = SeededGenerator(seed: UInt64(width))
    for height in [1, 7, 8, 9, 24] {
      let image = LuminanceImage.random(width: width, height: height, using: &generator)
      let statistics = BlockStatistics(image)
      #expect(statistics.columns == (width + 7) / 8 && statistics.rows == (height + 7) / 8)
      for row in 0..<statistics.rows {
        for column in 0..<statistics.columns {
          let pixels = pixels(of: image, column: column, row: row)
          let index = row * statistics.columns + column
          #expect(statistics.darkest[index] == pixels.min())
          #expect(statistics.lightest[index] == pixels.max())
          let mean = (pixels.reduce(0) { $0 + Int($1) } + pixels.count / 2) / pixels.count
          #expect(Int(statistics.mean[index]) == mean)
        }
      }
    }
  }

  @Test("With a map, blocks without detail are even and black, the others as without one")
  func detail() {
    var generator = SeededGenerator(seed: 3)
    let image = LuminanceImage.random(width: 645, height: 300, using: &generator)
    // Stripes in the third tile of a row make it and its neighbours detailed: columns 128 to 511 of the finer level.
    let coarse = BitMatrix(width: 322, height: 150) { x, y in x >= 128 && x < 192 && y < 64 && x & 1 == 0 }
    let all = BlockStatistics(image)
    let some = BlockStatistics(image, where: DetailMap(coarse))
    for row in 0..<all.rows {
      for column in 0..<all.columns {
        let index = row * all.columns + column
        let isDetailed = column >= 16 && column < 64 && row < 32
        #expect(some.darkest[index] == (isDetailed ? all.darkest[index] : 0))
        #expect(some.lightest[index] == (isDetailed ? all.lightest[index] : 0))
        #expect(some.mean[index] == (isDetailed ? all.mean[index] : 0))
      }
    }
  }

  @Test("Contrasts are those of whole pairs of blocks", arguments: [(16, 8), (37, 21), (48, 40), (15, 9)])
  func contrasts(width: Int, height: Int) {
    var generator = SeededGenerator(seed: UInt64(width))
    let image = LuminanceImage.random(width: width, height: height, using: &generator)
    let contrasts = BlockContrasts(BlockStatistics(image), width: width, height: height)
    #expect(contrasts.columns == width / 16 * 2 && contrasts.rows == height / 8)
    // A block of any contrast shows it, one of more than there are does not.
    #expect(contrasts.blocks(of: 0, below: 255).areThey.count == contrasts.columns * contrasts.rows)
    let most = (0..<contrasts.rows).flatMap { row in
      (0..<contrasts.columns).map { column in
        let block = pixels(of: image, column: column, row: row)
        return block.max()! - block.min()!
      }
    }
    #expect(contrasts.blocks(of: 0, below: 200).others == most.count { $0 >= 200 })
  }

  private func pixels(of image: LuminanceImage, column: Int, row: Int) -> [UInt8] {
    (row * 8..<min(image.height, row * 8 + 8)).flatMap { y in
      (column * 8..<min(image.width, column * 8 + 8)).map { image[$0, y] }
    }
  }
}
