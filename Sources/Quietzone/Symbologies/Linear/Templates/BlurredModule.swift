/// What a blur makes of one light module on a dark ground: the ideal from which templates of bars are put together.
struct BlurredModule {
  /// Values a module.
  static let density = 3
  /// How many modules to either side a blur may reach.
  static let reach = 4

  /// Standard deviations of blur, in modules, that are told apart.
  static let blurs: [Float] = [0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95, 1.05, 1.15]
  /// The one of `blurs` with which to begin.
  static let middle = 4
  /// For each of `blurs`.
  static let all: [BlurredModule] = blurs.map { BlurredModule(blur: $0) }

  /// The mean brightness of each third of a module, from `reach` modules before the module to `reach` modules behind it.
  let response: [Float]
  /// For each module from `reach` before to `reach` behind, what it gives to the thirds of the one in the middle.
  private let thirds: [SIMD4<Float>]

  private init(blur: Float) {
    // Three box filters in a row are a good approximation of a Gaussian; each has a third of the variance.
    let fine = 24
    let unit = Self.density * fine
    var values = [Float](repeating: 0, count: (2 * Self.reach + 1) * unit)
    for index in Self.reach * unit..<(Self.reach + 1) * unit { values[index] = 1 }
    let side = (12 * blur * blur / 3).squareRoot() * Float(unit)
    let radius = Int(side / 2)
    for _ in 0..<3 where radius > 0 { values = boxFiltered(values, radius: radius) }
    let response = (0..<(2 * Self.reach + 1) * Self.density).map { cell in
      values[cell * fine..<(cell + 1) * fine].reduce(0, +) / Float(fine)
    }
    self.response = response
    thirds = (0...2 * Self.reach).reversed().map { module in
      SIMD4(
        response[module * Self.density], response[module * Self.density + 1],
        response[module * Self.density + 2], 0)
    }
  }

  /// The brightness of each third of a module in a row of modules.
  ///
  /// - Parameters:
  ///   - modules: 1 light, 0 dark, with `reach` modules of context before and behind the ones asked for.
  func values(of modules: [Float]) -> [Float] {
    let count = modules.count - 2 * Self.reach
    return [Float](unsafeUninitializedCapacity: count * Self.density + 1) { target, initializedCount in
      modules.withUnsafeBufferPointer { write(of: $0.baseAddress!, count: count, to: target.baseAddress!) }
      initializedCount = count * Self.density
    }
  }

  /// The same of `count` modules with as many more before and behind them, to where there is room for one number more than there
  /// are thirds.
  func write(of modules: UnsafePointer<Float>, count: Int, to target: UnsafeMutablePointer<Float>) {
    thirds.withUnsafeBufferPointer { thirds in
      let target = UnsafeMutableRawPointer(target)
      for place in 0..<count {
        var sum = SIMD4<Float>()
        for index in thirds.indices { sum += modules[place &+ index] * thirds[index] }
        // The fourth, a zero, gives way to what comes next.
        target.storeBytes(of: sum, toByteOffset: 4 * Self.density * place, as: SIMD4<Float>.self)
      }
    }
  }
}

/// The mean within `radius` of each value; zeros beyond the ends.
private func boxFiltered(_ values: [Float], radius: Int) -> [Float] {
  var result = values
  var sum: Float = 0
  for index in 0..<radius where index < values.count { sum += values[index] }
  for index in values.indices {
    if index + radius < values.count { sum += values[index + radius] }
    if index - radius - 1 >= 0 { sum -= values[index - radius - 1] }
    result[index] = sum / Float(2 * radius + 1)
  }
  return result
}
