import TestSupport
import Testing

@testable import QuietzoneImaging

@Suite("Blur of lines that is taken back")
struct LineDeconvolutionTests {
  static let spreads: [PointSpread] = [.stroke([0, 11]), .disk(radius: 5.5), .stroke([0, 17])]

  /// Grey values of modules of six samples, blurred by a hundred small steps.
  private func line(_ isDark: [Bool], _ spread: PointSpread, noise: inout SeededGenerator) -> [Float] {
    (0..<6 * isDark.count).map { index in
      var (sum, weights): (Float, Float) = (0, 0)
      for step in 0..<200 {
        let aside = (Float(step) + 0.5) / 200 * 2 - 1
        let weight = if case .disk = spread { (1 - aside * aside).squareRoot() } else { Float(1) }
        let place = Int(((Float(index) + 0.5 + aside * spread.length / 2) / 6).rounded(.down))
        sum += weight * (isDark.indices.contains(place) && isDark[place] ? 30 : 220)
        weights += weight
      }
      return sum / weights + Float.random(in: -1...1, using: &noise)
    }
  }

  @Test("Modules of lines side by side are dark and light again without their blur", arguments: spreads)
  func modules(spread: PointSpread) {
    var generator = SeededGenerator(seed: 4)
    // Of lengths of their own, light at the ends.
    let modules = [60, 50, 61, 47, 60].map { count in
      (0..<count).map { (4..<count - 4).contains($0) && Bool.random(using: &generator) }
    }
    let lines = modules.map { line($0, spread, noise: &generator) }
    let (smooth, sharp) = LineDeconvolution(lines).lines(without: spread, noise: (0.005, 0.0005))
    for (number, isDark) in modules.enumerated() {
      #expect(smooth[number].count == lines[number].count && sharp[number].count == lines[number].count)
      let wrong = isDark.indices.count { (sharp[number][6 * $0 + 3] < 125) != isDark[$0] }
      #expect(wrong <= 1, "line \(number)")
    }
  }

  @Test(
    "The grey values of a line are nearer to two without its blur than without others", arguments: spreads)
  func distances(spread: PointSpread) {
    var generator = SeededGenerator(seed: 5)
    let isDark = (0..<80).map { _ in Bool.random(using: &generator) }
    let waves = LineDeconvolution([line(isDark, spread, noise: &generator)])
    var spreads: [PointSpread] = [spread, .disk(radius: 0)]
    var length: Float = 4
    while length < 30 {
      if abs(length / spread.length - 1) > 0.1 {
        spreads += [.stroke([0, length]), .disk(radius: length / 2)]
      }
      length *= 1.07
    }
    let distances = waves.distancesFromTwo(without: spreads, noise: 0.002, margin: 60)
    #expect(distances.count == spreads.count)
    // Each as if it were asked for alone.
    for index in [0, 1, 9, spreads.count - 1] {
      let own = waves.distancesFromTwo(without: [spreads[index]], noise: 0.002, margin: 60)
      #expect(own.count == 1 && abs(own[0] - distances[index]) < 0.01)
    }
    // A disk and a stroke of three quarters its width are much alike.
    for index in 1..<spreads.count { #expect(distances[0] < distances[index] + 0.05, "\(spreads[index])") }
    #expect(distances[0] < 0.8 * distances[1])
  }

  @Test("Any length will do", arguments: [1, 2, 7, 8, 9, 64, 65])
  func lengths(count: Int) {
    let line = (0..<count).map { Float(($0 * 37) % 256) }
    let waves = LineDeconvolution([line])
    let (_, same) = waves.lines(without: .disk(radius: 0), noise: (0.1, 0))
    #expect(zip(same[0], line).allSatisfy { abs($0 - $1) < 0.01 } && same[0].count == count)
    #expect(waves.distancesFromTwo(without: [], noise: 0.01, margin: 0).isEmpty)
    #expect(waves.distancesFromTwo(without: [.disk(radius: 2)], noise: 0.01, margin: count) == [.infinity])
  }

  @Test("The light of a point falls on both sides of a line through its middle alike", arguments: spreads)
  func shares(spread: PointSpread) {
    let half = spread.length / 2
    #expect(
      spread.share(before: -half) == 0 && spread.share(before: half) == 1 && spread.share(before: 0) == 0.5)
    for part in [Float(0.1), 0.3, 0.7, 0.95] {
      let sum = spread.share(before: part * half) + spread.share(before: -part * half)
      #expect(abs(sum - 1) < 1e-5)
      let isDisk = if case .disk = spread { true } else { false }
      // Of a disk more than of a stroke.
      #expect((spread.share(before: part * half) > (1 + part) / 2 + 1e-4) == isDisk)
    }
  }
}
