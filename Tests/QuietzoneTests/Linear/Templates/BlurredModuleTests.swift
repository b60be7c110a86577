import Foundation
import Testing

@testable import Quietzone

struct BlurredModuleTests {
  @Test("A blurred module is a bell as wide as the blur, and loses no light")
  func response() {
    for (blur, module) in zip(BlurredModule.blurs, BlurredModule.all) {
      let response = module.response
      #expect(response.count == (2 * BlurredModule.reach + 1) * BlurredModule.density)
      #expect(abs(response.reduce(0, +) / Float(BlurredModule.density) - 1) < 0.01)
      for (index, value) in response.enumerated() {
        let middle = (Float(index) + 0.5) / Float(BlurredModule.density) - Float(BlurredModule.reach)
        func passed(_ place: Float) -> Float { 0.5 * (1 + erf(place / (blur * Float(2).squareRoot()))) }
        #expect(abs(value - (passed(middle) - passed(middle - 1))) < 0.05)
      }
    }
  }

  @Test("Blur grows from one to the next")
  func order() {
    #expect(BlurredModule.blurs == BlurredModule.blurs.sorted())
    let peaks = BlurredModule.all.map { $0.response.max()! }
    #expect(zip(peaks, peaks.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test("Of even ground a template is even, of bars it is their blurred picture")
  func templates() {
    let reach = BlurredModule.reach
    for (blur, module) in zip(BlurredModule.blurs, BlurredModule.all) {
      let light = module.values(of: [Float](repeating: 1, count: 2 * reach + 4))
      #expect(light.count == 4 * BlurredModule.density)
      #expect(light.allSatisfy { abs($0 - 1) < 0.01 })

      let row = ElementRow("1221113")
      let modules = [Float](repeating: 1, count: reach)
      let bars = row.elements.enumerated().flatMap { index, width in
        [Float](repeating: index & 1 == 0 ? 0 : 1, count: width)
      }
      let template = module.values(of: modules + bars + modules)
      // The middles of thirds of modules.
      let profile = row.profile(
        count: bars.count * 3, from: -0.5, module: 3, blur: 3 * blur, dark: 0, light: 1)
      #expect(zip(template, profile).allSatisfy { abs($0 - $1) < 0.06 })
    }
  }
}
