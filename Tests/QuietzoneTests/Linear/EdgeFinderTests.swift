import TestSupport
import Testing

@testable import Quietzone

struct EdgeFinderTests {
  private func expectEdges(
    _ profile: [Float], _ expected: [Float], within tolerance: Float,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let edges = EdgeFinder().edges(in: profile)
    #expect(edges.count == expected.count, sourceLocation: sourceLocation)
    guard edges.count == expected.count else { return }
    let error = zip(edges, expected).map { abs($0 - $1) }.max()!
    #expect(error < tolerance, sourceLocation: sourceLocation)
  }

  @Test(
    "The edges of sharp bars are found to a tenth of a sample, wherever they begin",
    arguments: [4, 5.3, 7.7, 12] as [Float], [40, 40.25, 40.5, 40.8] as [Float])
  func sharp(module: Float, start: Float) {
    let row = ElementRow.ean13
    let profile = row.profile(count: Int(module * 95) + 90, from: start, module: module, blur: 0.6)
    expectEdges(profile, row.edges(from: start, module: module), within: 0.1)
  }

  @Test(
    "Blur of a third to a half of a module moves edges by less than a quarter of a module",
    arguments: [0.35, 0.4, 0.45, 0.5] as [Float], [3, 4, 6.5] as [Float])
  func narrowBars(blur: Float, module: Float) {
    for row in [ElementRow.ean13, .code128, .itf14] {
      let profile = row.profile(
        count: Int(module * Float(row.modules)) + 90, from: 40.3, module: module, blur: blur * module)
      expectEdges(profile, row.edges(from: 40.3, module: module), within: 0.25 * module)
    }
  }

  @Test("Shade along the line moves no edge by more than a third of a sample")
  func shade() {
    let row = ElementRow.ean13
    var profile = row.profile(count: 420, from: 20, module: 4, blur: 1)
    for index in profile.indices { profile[index] *= 1 - 0.6 * Float(index) / 420 }
    expectEdges(profile, row.edges(from: 20, module: 4), within: 0.33)
  }

  @Test("What compression raises beside the last bar does not end the margin")
  func ringing() {
    let row = ElementRow.ean13
    var profile = row.profile(count: 560, from: 30, module: 4, blur: 1)
    for index in 413..<425 { profile[index] += 10 }
    expectEdges(profile, row.edges(from: 30, module: 4), within: 0.2)
  }

  @Test("On a dark label the outer edges are those of the bars, not those of the label on its white page")
  func label() {
    let row = ElementRow.ean13
    // The label ends ten modules beyond the bars on either side, three beyond on the darkest.
    for (module, margin, light) in [(4, 10, 110), (4, 3, 110), (6.5, 4, 95)] as [(Float, Float, Float)] {
      let start = 60 + margin * module
      let end = start + module * 95 + margin * module
      var profile = row.profile(count: Int(end) + 60, from: start, module: module, blur: 1)
      let (dark, white) = (profile.min()!, profile.max()!)
      for index in profile.indices {
        profile[index] = dark + (profile[index] - dark) / (white - dark) * (light - dark)
        if Float(index) < 60 || Float(index) > end { profile[index] = white }
      }
      expectEdges(profile, row.edges(from: start, module: module), within: 0.25 * module)
    }
  }

  @Test("A slope of shade that leads to a bar does not move its edge")
  func slope() {
    let slope = (0..<400).map { 200 - Float($0) / 10 }
    let edges = EdgeFinder().edges(in: slope + [125, 90, 55] + [Float](repeating: 20, count: 50))
    #expect(edges.count == 1)
    #expect((399...401).contains(edges.first ?? 0))
  }

  @Test("Noise makes no edges and takes none away", arguments: 1...20 as ClosedRange<UInt64>)
  func noise(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let row = ElementRow.ean13
    var profile = row.profile(count: 440, from: 30, module: 4, blur: 1.2)
    for index in profile.indices { profile[index] += .random(in: -10...10, using: &generator) }
    expectEdges(profile, row.edges(from: 30, module: 4), within: 0.6)
  }

  @Test("Faint bars count, noise of a grey value or two on even ground does not")
  func faint() {
    let row = ElementRow.ean13
    let profile = row.profile(count: 500, from: 50, module: 4, blur: 1, dark: 110, light: 120)
    expectEdges(profile, row.edges(from: 50, module: 4), within: 0.1)
    var generator = SeededGenerator(seed: 4)
    let even = (0..<500).map { _ in Float.random(in: 118.5...121.5, using: &generator) }
    #expect(EdgeFinder().edges(in: even).isEmpty)
  }

  @Test("A profile that begins in the dark begins with an edge at its beginning")
  func beginsDark() {
    let profile: [Float] = Array(repeating: 30, count: 20) + Array(repeating: 220, count: 20)
    #expect(EdgeFinder().edges(in: profile) == [0, 19.5])
  }

  @Test("A profile that ends in the dark ends with an edge into it")
  func endsDark() {
    let profile: [Float] = Array(repeating: 220, count: 20) + Array(repeating: 30, count: 20)
    #expect(EdgeFinder().edges(in: profile) == [19.5])
  }

  @Test("Too few samples, or even ones, have no edges", arguments: [0, 1, 4, 5, 300])
  func even(count: Int) {
    #expect(EdgeFinder().edges(in: [Float](repeating: 77, count: count)).isEmpty)
  }

  @Test("Edges come in order and none lies off the line, whatever the profile")
  func anyProfile() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<3000 {
      let amplitude = Float.random(in: 0...128, using: &generator)
      let steadiness = Float.random(in: 0...1, using: &generator)
      var value: Float = 128
      let profile = (0..<Int.random(in: 0...200, using: &generator)).map { _ -> Float in
        let next = 128 + Float.random(in: -amplitude...amplitude, using: &generator)
        value = steadiness * value + (1 - steadiness) * next
        return value.rounded()
      }
      let edges = EdgeFinder().edges(in: profile)
      #expect(zip(edges, edges.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(edges.allSatisfy { $0 >= 0 && $0 <= Float(profile.count - 1) })
    }
  }
}
