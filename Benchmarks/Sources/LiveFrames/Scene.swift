import Quietzone

/// A frame of 1920 × 1080 pixels in which there is no code, as a live camera shows most of the time.
enum Scene: String, CaseIterable {
  /// Soft shapes, fine texture and sensor noise, as of a room or a street.
  case textured
  /// A page of small print, unevenly lit.
  case text
  /// Every pixel by chance: the most edges a frame can have.
  case noise
  /// A covered lens: hardly anything but a little sensor noise.
  case dark

  static let width = 1920
  static let height = 1080

  /// The frame: the same every time.
  func image() -> LuminanceImage {
    var random = SeededGenerator(seed: 2026)
    var tones = [Float](repeating: 0, count: Scene.width * Scene.height)
    switch self {
    case .textured:
      addTexture(to: &tones, using: &random)
      addBoxes(to: &tones, using: &random)
      addNoise(of: 2.5, to: &tones, using: &random)
    case .text:
      addPage(to: &tones, using: &random)
      addNoise(of: 2.5, to: &tones, using: &random)
    case .noise:
      for index in tones.indices { tones[index] = Float.random(in: 0..<256, using: &random) }
    case .dark:
      for index in tones.indices { tones[index] = 12 }
      addNoise(of: 2.5, to: &tones, using: &random)
    }
    return LuminanceImage(width: Scene.width, height: Scene.height) { pixels in
      for index in tones.indices { pixels[index] = UInt8(max(0, min(255, tones[index].rounded()))) }
    }
  }
}

/// Grey values between random ones at the nodes of ever finer lattices.
private func addTexture(to tones: inout [Float], using random: inout SeededGenerator) {
  for (spacing, strength) in [(480, 60), (120, 40), (30, 25), (8, 18), (3, 10)] as [(Int, Float)] {
    let columns = Scene.width / spacing + 2
    let rows = Scene.height / spacing + 2
    let nodes = (0..<columns * rows).map { _ in Float.random(in: -strength...strength, using: &random) }
    for y in 0..<Scene.height {
      let (row, v) = (y / spacing, Float(y % spacing) / Float(spacing))
      for x in 0..<Scene.width {
        let (column, u) = (x / spacing, Float(x % spacing) / Float(spacing))
        let node = row * columns + column
        let upper = nodes[node] * (1 - u) + nodes[node + 1] * u
        let lower = nodes[node + columns] * (1 - u) + nodes[node + columns + 1] * u
        tones[y * Scene.width + x] += upper * (1 - v) + lower * v
      }
    }
  }
  for index in tones.indices { tones[index] += 128 }
}

/// Boxes of one tone each with sharp edges: windows, shelves, signs.
private func addBoxes(to tones: inout [Float], using random: inout SeededGenerator) {
  for _ in 0..<60 {
    let width = Int.random(in: 12...220, using: &random)
    let height = Int.random(in: 12...220, using: &random)
    let left = Int.random(in: 0..<Scene.width - width, using: &random)
    let top = Int.random(in: 0..<Scene.height - height, using: &random)
    let tone = Float.random(in: -70...70, using: &random)
    for y in top..<top + height {
      for x in left..<left + width { tones[y * Scene.width + x] += tone }
    }
  }
}

/// Lines of words of made-up letters: strokes two pixels wide on a lattice of 5 × 7 cells, on paper lit from one side.
private func addPage(to tones: inout [Float], using random: inout SeededGenerator) {
  for y in 0..<Scene.height {
    for x in 0..<Scene.width {
      tones[y * Scene.width + x] =
        225 - 60 * Float(x) / Float(Scene.width) - 20 * Float(y) / Float(Scene.height)
    }
  }
  let cell = 2
  // A letter is a choice of strokes: three upright, three level.
  let alphabet = (0..<40).map { _ in Int.random(in: 1..<64, using: &random) }
  for top in stride(from: 60, to: Scene.height - 60, by: 12 * cell) {
    var left = 120
    while left < Scene.width - 140 {
      for _ in 0..<Int.random(in: 2...9, using: &random) {
        addLetter(alphabet.randomElement(using: &random)!, left: left, top: top, cell: cell, to: &tones)
        left += 6 * cell
      }
      left += 4 * cell
    }
  }
}

private func addLetter(_ strokes: Int, left: Int, top: Int, cell: Int, to tones: inout [Float]) {
  for row in 0..<7 {
    for column in 0..<5 {
      let isUpright = column % 2 == 0 && strokes >> (column / 2) & 1 != 0
      let isLevel = row % 3 == 0 && strokes >> (3 + row / 3) & 1 != 0
      guard isUpright || isLevel else { continue }
      for y in top + row * cell..<top + (row + 1) * cell {
        for x in left + column * cell..<left + (column + 1) * cell { tones[y * Scene.width + x] *= 0.25 }
      }
    }
  }
}

private func addNoise(of deviation: Float, to tones: inout [Float], using random: inout SeededGenerator) {
  for index in tones.indices { tones[index] += deviation * random.normal() }
}
