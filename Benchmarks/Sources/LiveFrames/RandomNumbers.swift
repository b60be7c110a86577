/// A linear congruential generator (Knuth's MMIX constants): the same numbers on every machine.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    // The low bits of such a generator repeat soon, so each half comes from high bits.
    let high = step() >> 32
    return high << 32 | step() >> 32
  }

  private mutating func step() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }

  /// A number that is about normally distributed with a deviation of 1.
  mutating func normal() -> Float {
    // Four uniform numbers have a variance of a third.
    let sum = (0..<4).reduce(Float(0)) { sum, _ in sum + Float.random(in: -1...1, using: &self) }
    return sum * 0.866
  }
}
