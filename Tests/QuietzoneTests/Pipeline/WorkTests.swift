import Quietzone
import Testing

@Suite("The work of any image is bounded, and can be cut short")
struct WorkTests {
  @Test(
    "Pictures of nothing but patterns cost no more work than the plan allows, nor a pass more than it may do",
    arguments: [ReadingPlan.live, .photo], HostilePicture.allCases)
  func bound(plan: ReadingPlan, picture: HostilePicture) throws {
    for side in [150, 600] {
      var trace: ReadingTrace? = ReadingTrace()
      _ = BarcodeReader(plan: plan).read(picture.image(side: side), trace: &trace)
      let passes = try #require(trace).passes
      let pixels = side * side
      #expect(passes.reduce(0) { $0 + $1.work } <= plan.work.units(pixels: pixels))
      for pass in passes {
        let planned = try #require(plan.passes.first { $0.search == pass.search })
        #expect(pass.work <= planned.work.units(pixels: pixels), "\(pass.search)")
      }
    }
  }

  @Test(
    "Bullseyes of a symbology that nobody wants cost what they are allowed, too",
    arguments: [Symbology.maxiCode, .aztec])
  func unwantedBullseyes(symbology: Symbology) throws {
    let image = HostilePicture.rings.image(side: 600)
    var trace: ReadingTrace? = ReadingTrace()
    var plan = ReadingPlan.photo
    plan.passes.removeAll { $0.search != .bullseyes }
    plan.passes[0].work = WorkAllowance(base: 50_000, perPixel: 0)
    _ = BarcodeReader(symbologies: [symbology], plan: plan).read(image, trace: &trace)
    let passes = try #require(trace).passes
    let pass = try #require(passes.first)
    #expect(pass.work <= 50_000 && pass.ending == .budgetSpent)
  }

  @Test("A pass that may do no work does none, and says why it ended")
  func nothingAllowed() throws {
    var plan = ReadingPlan.photo
    for index in plan.passes.indices { plan.passes[index].work = WorkAllowance(base: 0, perPixel: 0) }
    var trace: ReadingTrace? = ReadingTrace()
    #expect(BarcodeReader(plan: plan).read(Canvas.matrixSymbols, trace: &trace).isEmpty)
    #expect(try #require(trace).passes.allSatisfy { $0.work == 0 && $0.ending == .budgetSpent })
  }

  @Test("A reading that is cancelled stops, keeps what it has, and says so")
  func cancelling() throws {
    var trace: ReadingTrace? = ReadingTrace()
    var questions = 0
    let noise = Canvas.noise(side: 400, seed: 2)
    _ = BarcodeReader().read(
      noise,
      isCancelled: {
        questions += 1
        return questions > 2
      }, trace: &trace)
    let passes = try #require(trace).passes
    #expect(questions == 3)
    #expect(passes.last?.ending == .cancelled)
    var whole: ReadingTrace? = ReadingTrace()
    _ = BarcodeReader().read(noise, trace: &whole)
    #expect(passes.reduce(0) { $0 + $1.work } < (try #require(whole)).passes.reduce(0) { $0 + $1.work })
    #expect(BarcodeReader().read(Canvas.matrixSymbols, isCancelled: { true }).isEmpty)
    #expect(BarcodeReader().read(Canvas.matrixSymbols, isCancelled: { false }).count == 2)
  }
}

/// Pictures that look like a part of a symbol everywhere.
enum HostilePicture: CaseIterable {
  case noise, bars, checks, rings, corners, finderPatterns

  func image(side: Int) -> LuminanceImage {
    if self == .noise { return Canvas.noise(side: side, seed: 3) }
    return LuminanceImage(width: side, height: side) { target in
      for y in 0..<side {
        for x in 0..<side { target[y * side + x] = isDark(x, y) ? 25 : 230 }
      }
    }
  }

  private func isDark(_ x: Int, _ y: Int) -> Bool {
    switch self {
    case .noise: false
    case .bars: [true, true, false, true, false, false, false, true, true, true, false][x / 2 % 11]
    case .checks: (x / 3 + y / 3) & 1 == 0
    case .rings: max(abs(x % 40 - 20), abs(y % 40 - 20)) / 3 & 1 == 0
    case .corners: x % 30 < 3 || y % 30 >= 27
    case .finderPatterns:
      [true, false, true, true, false, true, true, false][
        min(7, max(abs(x % 24 - 10), abs(y % 24 - 10)) * 2 / 3)]
    }
  }
}
