import Testing

@testable import Quietzone

struct TemplateFitTests {
  private static let symbols: [(SymbolLayout, ElementRow, String)] = [
    (.ean13, .ean13, "4006381333931"), (.ean13, .upcA, "0036000291452"), (.ean8, .ean8, "96385074"),
    (.upcE, .upcE, "01234565"),
  ]

  @Test(
    "Digits are told apart under blur of nearly a module", arguments: symbols,
    [0.3, 0.45, 0.6, 0.8] as [Float])
  func blurred(symbol: (SymbolLayout, ElementRow, String), blur: Float) throws {
    let (layout, row, number) = symbol
    let module: Float = 2.4
    let width = module * Float(row.modules)
    let profile = row.profile(count: Int(width) + 80, from: 40, module: module, blur: blur * module)
    // The ends as a blurred line shows them: a little off.
    let fit = TemplateFit(layout, on: SummedProfile(profile), from: 40.6, to: 39.5 + width)
    let guess = try #require(fit?.settled).costs.bestGuess()
    #expect(guess.values == number.utf8.map { $0 - 0x30 })
    #expect(guess.cost < 0.02 && guess.nextCost > 2 * guess.cost)
  }

  @Test("A symbol whose middle is off half way is found", arguments: [-0.03, 0.03] as [Float])
  func bowed(part: Float) throws {
    let row = ElementRow.ean13
    var scale = ModuleScale(left: 40, right: 325, modules: 95)
    scale.midpointOffset = part * 285
    // Samples taken from a finer profile at the places that the midpoint offset moves.
    let fine = row.profile(count: 1000, from: 20, module: 10, blur: 5)
    var profile = [Float](repeating: 220, count: 370)
    for place in 0..<1000 {
      let module = (Float(place) - 20) / 10
      let sample = Int(scale.sample(at: module).rounded())
      if profile.indices.contains(sample) { profile[sample] = fine[place] }
    }
    let fit = try #require(TemplateFit(.ean13, on: SummedProfile(profile), from: 40, to: 325))
    let (settled, costs) = try #require(fit.settled)
    #expect(abs(settled.scale.midpointOffset - scale.midpointOffset) < 2)
    #expect(costs.bestGuess().values == "4006381333931".utf8.map { $0 - 0x30 })
  }

  @Test("A straight symbol is laid straight, and its blur is found", arguments: [0.45, 0.75] as [Float])
  func straight(blur: Float) throws {
    let profile = ElementRow.ean13.profile(count: 400, from: 50, module: 3, blur: 3 * blur)
    let fit = try #require(TemplateFit(.ean13, on: SummedProfile(profile), from: 51, to: 334))
    let settled = try #require(fit.settled).fit
    #expect(abs(settled.scale.midpointOffset) < 0.6)
    #expect(abs(BlurredModule.blurs[settled.blur] - blur) < 0.11)
    #expect(abs(settled.scale.left - 50) < 1 && abs(settled.scale.right - 335) < 1)
  }

  @Test("Mirrored, the fit is the same place on the profile read backward")
  func mirrored() throws {
    let row = ElementRow.ean13
    let profile = Array(row.profile(count: 400, from: 50, module: 3, blur: 1.5).reversed())
    let fit = try #require(TemplateFit(.ean13, on: SummedProfile(profile), from: 399 - 335, to: 399 - 50))
    let mirrored = fit.mirrored
    #expect(abs(mirrored.scale.left - 50) < 0.5 && abs(mirrored.scale.right - 335) < 0.5)
    #expect(try #require(mirrored.settled).costs.bestGuess().values == "4006381333931".utf8.map { $0 - 0x30 })
  }

  @Test("Where there are no guards, nothing fits")
  func nothing() {
    let stripes = (0..<400).map { Float($0 / 7 % 2 == 0 ? 30 : 220) }
    #expect(TemplateFit(.ean13, on: SummedProfile(stripes), from: 50, to: 335) == nil)
    let wrong = ElementRow.ean13.profile(count: 400, from: 50, module: 3, blur: 1)
    #expect(TemplateFit(.ean13, on: SummedProfile(wrong), from: 90, to: 375) == nil)
  }
}
