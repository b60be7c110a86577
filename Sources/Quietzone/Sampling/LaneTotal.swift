extension SIMD4<Float> {
  /// The sum of the lanes.
  ///
  /// Not inlined: else the compiler interleaves the lanes of the sums that it was to add up, at each step of a loop.
  @inline(never)
  func total() -> Float { sum() }
}
