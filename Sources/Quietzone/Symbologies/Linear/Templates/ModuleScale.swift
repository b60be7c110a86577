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
    return withCells(from: start, count: count, on: scale) { Array($0[0..<count]) }
  }

  /// How well modules from `start` on follow a template.
  func fit(
    _ template: BarTemplate, from start: Float, on scale: ModuleScale, contrasts limits: ClosedRange<Float>
  ) -> BarTemplate.Fit {
    withCells(from: start, count: template.values.count, on: scale) { cells in
      template.fit(fours: UnsafeRawPointer(cells.baseAddress!), contrasts: limits)
    }
  }

  /// Calls `body` with the means of `count` thirds of modules, less the middle grey 128, and zeros behind them up to a number
  /// that four divides.
  func withCells<R>(
    from start: Float, count: Int, on scale: ModuleScale, _ body: (UnsafeMutableBufferPointer<Float>) -> R
  ) -> R {
    // As many again as a four reaches beyond the last.
    withUnsafeTemporaryAllocation(of: Float.self, capacity: count + 8) { cells in
      let isWritten = writeFours(to: cells, from: start, count: count, on: scale)
      if !isWritten { writeSingly(to: cells, from: start, count: count, on: scale) }
      for index in count..<count + 3 { cells[index] = 0 }
      return body(cells)
    }
  }

  /// Writes the cells one by one, wherever they lie.
  private func writeSingly(
    to cells: UnsafeMutableBufferPointer<Float>, from start: Float, count: Int, on scale: ModuleScale
  ) {
    let part = 1 / Float(BlurredModule.density)
    var from = scale.sample(at: start)
    var sum = integral(to: from)
    for index in 0..<count {
      let to = max(from + 0.01, scale.sample(at: start + Float(index + 1) * part))
      let next = integral(to: to)
      cells[index] = (next - sum) / (to - from)
      (from, sum) = (to, next)
    }
  }

  /// Writes the cells four at a time, where all of them lie on the profile, and their ends on one parabola: false where they
  /// do not.
  private func writeFours(
    to cells: UnsafeMutableBufferPointer<Float>, from start: Float, count: Int, on scale: ModuleScale
  ) -> Bool {
    let part = 1 / Float(BlurredModule.density)
    let end = start + Float(count) * part
    guard scale.midpointOffset == 0 || start >= 0 && end <= scale.modules else { return false }
    let (left, right) = (scale.sample(at: start), scale.sample(at: end))
    // With the number of the cell its end moves by `slope` + `bend` times that number.
    let unit = part / scale.modules
    let bend = -4 * scale.midpointOffset * unit * unit
    let slope = (right - left) / Float(count) - bend * Float(count)
    guard left >= 0, right < Float(values.count - 1), slope + min(bend, bend * Float(2 * count - 1)) > 0.01
    else { return false }
    let last = SIMD4(repeating: Float(values.count) - 0.5)
    sums.withUnsafeBytes { sums in
      let integrals = UnsafeMutableRawPointer(cells.baseAddress!)
      var number = SIMD4<Float>(0, 1, 2, 3)
      var first = 0
      while first <= count {
        let place = left + 0.5 + number * (slope + bend * number)
        // At least ½, so that half less, added to 2²³, has the whole number below in its bits.
        let x = place.replacing(with: last, where: place .> last)
        let sum = x + 8_388_607.5
        let bits = unsafeBitCast(sum, to: SIMD4<UInt32>.self) & 0x7F_FFFF
        // The sums at each and behind it, in two pairs.
        let ab = SIMD4(lowHalf: sums.pair(at: bits[0]), highHalf: sums.pair(at: bits[1]))
        let cd = SIMD4(lowHalf: sums.pair(at: bits[2]), highHalf: sums.pair(at: bits[3]))
        let below = SIMD4(lowHalf: ab.evenHalf, highHalf: cd.evenHalf)
        let above = SIMD4(lowHalf: ab.oddHalf, highHalf: cd.oddHalf)
        integrals.storeBytes(
          of: below + (x - (sum - 8_388_608)) * (above - below), toByteOffset: 4 * first,
          as: SIMD4<Float>.self)
        (first, number) = (first &+ 4, number + 4)
      }
      // What is between an integral and the next takes its place.
      number = SIMD4<Float>(0, 1, 2, 3)
      for first in stride(from: 0, to: count, by: 4) {
        let own = integrals.loadUnaligned(fromByteOffset: 4 * first, as: SIMD4<Float>.self)
        let next = integrals.loadUnaligned(fromByteOffset: 4 * first + 4, as: SIMD4<Float>.self)
        let width = slope + bend * (number + number + 1)
        integrals.storeBytes(of: (next - own) / width, toByteOffset: 4 * first, as: SIMD4<Float>.self)
        number += 4
      }
    }
    return true
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

extension UnsafeRawBufferPointer {
  /// Number `index` and the one behind it.
  @inline(__always)
  fileprivate func pair(at index: UInt32) -> SIMD2<Float> {
    loadUnaligned(fromByteOffset: 4 * Int(index), as: SIMD2<Float>.self)
  }
}
