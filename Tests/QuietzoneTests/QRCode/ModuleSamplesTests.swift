import Testing

@testable import Quietzone

struct ModuleTonesTests {
  @Test(
    "Sampled grey values are those drawn, light for dark if the symbol is inverted", arguments: [false, true])
  func sampled(isInverted: Bool) {
    let drawing = Drawing(.versionTwo, degrees: 15, module: 5, isInverted: isInverted)
    let samples = drawing.canvas.withGrey { ModuleSamples(drawing.grid, isInverted: isInverted, in: $0) }
    for (value, isDark) in zip(samples.values, DrawnSymbol.versionTwo.modules.isDark) {
      #expect(isDark ? value < 70 : value > 180)
    }
  }

  @Test(
    "Every module is judged right, and surely, in even light and where light falls off", arguments: [0, 1, 2])
  func binarized(falloff: Int) {
    let modules = DrawnSymbol.versionSeven.modules
    var samples = plainSamples(modules)
    for index in samples.values.indices {
      let distance = Float(index % 45 + index / 45) / 90
      samples.values[index] *= 1 - 0.35 * Float(falloff) * distance
    }
    let judged = samples.binarized(radius: 5)
    #expect(judged.isDark == modules.isDark)
    #expect(judged.meanConfidence > 150.0 / 255)
  }

  @Test("A module halfway between dark and light is a guess, and all others are sure")
  func confidence() {
    var samples = plainSamples(DrawnSymbol.versionTwo.modules)
    samples.values[12 * 25 + 12] = 125
    let judged = samples.binarized(radius: 5)
    #expect(judged.confidence[12 * 25 + 12] < 30)
    for index in judged.confidence.indices where index != 12 * 25 + 12 {
      #expect(judged.confidence[index] > 200)
    }
  }

  @Test("What is all of one tone is judged without trapping")
  func even() {
    for tone in [0, 128, 255] as [Float] {
      var samples = plainSamples(DrawnSymbol.versionOne.modules)
      for index in samples.values.indices { samples.values[index] = tone }
      let judged = samples.binarized(radius: 5)
      #expect(Set(judged.isDark).count == 1)
      #expect(samples.deblurred(ModuleSamples.Blur.steps[0]).values.allSatisfy { abs($0 - tone) <= 20 })
    }
  }

  @Test("Deblurring takes back the blur it is made for", arguments: 0..<3)
  func deblurred(step: Int) {
    let blur = ModuleSamples.Blur.steps[step]
    #expect(abs(blur.center + 2 * blur.next + 2 * blur.second - 1) < 0.01)
    for modules in [DrawnSymbol.versionTwo.modules, DrawnSymbol.versionSeven.modules] {
      let sharp = plainSamples(modules)
      var blurry = sharp
      blurry.values = blurred(sharp.values, side: modules.width, by: blur)
      let restored = blurry.deblurred(blur)
      let before = error(blurry.values, sharp.values)
      let after = error(restored.values, sharp.values)
      #expect(after < 0.7 * before, "from \(before) to \(after)")
      let judged = restored.binarized(radius: 5)
      #expect(judged.meanConfidence > blurry.binarized(radius: 5).meanConfidence)
    }
  }

  @Test("A checkerboard and a symbol blurred by 0.6 module are judged right after deblurring")
  func blurredChecker() {
    let blur = ModuleSamples.Blur.steps[1]
    for modules in [checkerboard, DrawnSymbol.versionTwo.modules] {
      var samples = plainSamples(modules)
      samples.values = blurred(samples.values, side: modules.width, by: blur)
      #expect(samples.deblurred(blur).binarized(radius: 5).isDark == modules.isDark)
    }
  }

  private let checkerboard: ModuleMatrix = {
    var modules = ModuleMatrix(width: 25, height: 25)
    for y in 0..<25 { for x in 0..<25 { modules[x, y] = (x + y) & 1 == 0 } }
    return modules
  }()

  /// Tones of 30 and 220, without any image.
  private func plainSamples(_ modules: ModuleMatrix) -> ModuleSamples {
    let grid = SymbolGrid(
      dimension: modules.width, map: Quadrilateral(x: 0, y: 0, side: 30).map(dimension: modules.width))
    var samples = Canvas(width: 30, height: 30).withGrey { ModuleSamples(grid, isInverted: false, in: $0) }
    samples.values = modules.isDark.map { $0 ? 30 : 220 }
    return samples
  }

  /// Along the rows, then along the columns; around the symbol is light.
  private func blurred(_ values: [Float], side: Int, by blur: ModuleSamples.Blur) -> [Float] {
    let weights = [blur.second, blur.next, blur.center, blur.next, blur.second]
    func pass(_ values: [Float], _ dx: Int, _ dy: Int) -> [Float] {
      (0..<side * side).map { index in
        (-2...2).reduce(0) { sum, offset in
          let (x, y) = (index % side + offset * dx, index / side + offset * dy)
          let isInside = x >= 0 && y >= 0 && x < side && y < side
          return sum + weights[offset + 2] * (isInside ? values[y * side + x] : 220)
        }
      }
    }
    return pass(pass(values, 1, 0), 0, 1)
  }

  private func error(_ a: [Float], _ b: [Float]) -> Float {
    zip(a, b).reduce(0) { $0 + abs($1.0 - $1.1) } / Float(a.count)
  }
}
