/// Where on a profile each module of a symbol lies: its ends, and how far its middle is off half way.
struct ModuleScale {
  /// Samples.
  var left: Float
  var right: Float
  /// How far the middle of the symbol lies to the right of half way, in samples: perspective and curvature.
  var midpointOffset: Float
  /// The width of the symbol.
  let modules: Float
  /// 1 over that.
  private let inverse: Float

  init(left: Float, right: Float, midpointOffset: Float = 0, modules: Float) {
    self.left = left
    self.right = right
    self.midpointOffset = midpointOffset
    self.modules = modules
    inverse = 1 / modules
  }

  /// The width of the symbol in samples.
  var width: Float { right - left }

  /// The width of a module in samples, on average.
  var module: Float { (right - left) / modules }

  /// The sample at a place given in modules from the left edge.
  @inline(__always)
  func sample(at place: Float) -> Float {
    let part = place * inverse
    // Beyond the ends the midpoint offset goes on straight.
    let inside = max(0, min(part, 1))
    return left + (right - left) * part + 4 * midpointOffset * inside * (1 - inside)
  }
}

/// Grey values along a line, for taking means over parts of samples.
struct SummedProfile {
  private let sums: [Float]
  private let values: [Float]

  init(_ profile: [Float]) {
    values = profile
    // Sums of differences from the middle grey, so that single precision is enough.
    var sums: [Float] = [0]
    sums.reserveCapacity(profile.count + 1)
    var sum: Float = 0
    for value in profile {
      sum += value - 128
      sums.append(sum)
    }
    self.sums = sums
  }

  var count: Int { values.count }

  /// The same profile from its end.
  func reversed() -> SummedProfile { SummedProfile(values.reversed()) }

  /// The mean of each third of each of `count` modules from module `start` on, less the middle grey 128.
  func cells(from start: Float, count: Int, on scale: ModuleScale) -> [Float] {
    let count = count * BlurredModule.density
    return [Float](unsafeUninitializedCapacity: count) { cells, initialized in
      forEachCell(from: start, count: count, on: scale) { cells[$0] = $1 }
      initialized = count
    }
  }

  /// How well modules from `start` on follow a template.
  func fit(
    _ template: BarTemplate, from start: Float, on scale: ModuleScale, contrasts limits: ClosedRange<Float>
  ) -> BarTemplate.Fit {
    var sums = BarTemplate.Sums()
    template.values.withUnsafeBufferPointer { ideal in
      forEachCell(from: start, count: ideal.count, on: scale) { sums.add($1, ideal[$0]) }
    }
    return template.fit(sums, contrasts: limits)
  }

  /// Calls `body` with the mean of each of `count` thirds of modules, less the middle grey 128.
  @inline(__always)
  private func forEachCell(from start: Float, count: Int, on scale: ModuleScale, _ body: (Int, Float) -> Void)
  {
    let part = 1 / Float(BlurredModule.density)
    var from = scale.sample(at: start)
    let end = scale.sample(at: start + Float(count) * part)
    if scale.midpointOffset == 0, from >= 0, end < Float(values.count - 1), end > from {
      forEachEvenCell(from: from, width: (end - from) / Float(count), count: count, body)
      return
    }
    var sum = integral(to: from)
    for index in 0..<count {
      let to = max(from + 0.01, scale.sample(at: start + Float(index + 1) * part))
      let next = integral(to: to)
      body(index, (next - sum) / (to - from))
      (from, sum) = (to, next)
    }
  }

  /// The same where all of them lie on the profile, and are of one width in samples.
  @inline(__always)
  private func forEachEvenCell(from start: Float, width: Float, count: Int, _ body: (Int, Float) -> Void) {
    let inverse = 1 / width
    sums.withUnsafeBufferPointer { sums in
      // At least ½, so that half less, added to 2²³, has the whole number below in its bits.
      func integral(to x: Float) -> Float {
        let index = Int((x - 0.5 + 8_388_608).bitPattern & 0x7F_FFFF)
        let below = sums[index]
        return below + (x - Float(index)) * (sums[index + 1] - below)
      }
      var sum = integral(to: start + 0.5)
      for index in 0..<count {
        let next = integral(to: start + 0.5 + Float(index + 1) * width)
        body(index, (next - sum) * inverse)
        sum = next
      }
    }
  }

  /// The integral from the beginning to a place in samples; beyond the ends the outer values go on.
  @inline(__always)
  private func integral(to place: Float) -> Float {
    let x = place + 0.5
    if x <= 0 { return x * (values[0] - 128) }
    let last = Float(values.count)
    if x >= last { return sums[values.count] + (x - last) * (values[values.count - 1] - 128) }
    let index = min(Int(x), values.count - 1)
    return sums[index] + (x - Float(index)) * (values[index] - 128)
  }
}
