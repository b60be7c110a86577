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

  /// The sample at a place given in modules from the left edge: places follow a parabola, beyond the ends, too.
  @inline(__always)
  func sample(at place: Float) -> Float {
    let part = place * inverse
    return left + (right - left) * part + 4 * midpointOffset * part * (1 - part)
  }
}

/// Grey values along a line, for taking means over parts of samples.
final class SummedProfile: Sendable {
  private let sums: [Float]
  private let values: [Float]
  /// For how many samples the outer values go on at either end: the margins of a symbol that fills the profile are summed, too.
  private let margin: Int

  init(_ profile: [Float]) {
    let margin = profile.count / 8 + 4
    values = profile
    self.margin = margin
    // Sums of differences from the middle grey, so that single precision is enough.
    var sums: [Float] = [0]
    sums.reserveCapacity(profile.count + 2 * margin + 1)
    var sum: Float = 0
    for index in -margin..<profile.count + margin {
      sum += profile[max(0, min(index, profile.count - 1))] - 128
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

  /// How well modules from `start` on follow a row of templates.
  func fit(
    _ templates: BarTemplates, row: Int, from start: Float, on scale: ModuleScale,
    contrasts limits: ClosedRange<Float>
  ) -> BarTemplates.Fit {
    withCells(from: start, count: templates.length(ofRow: row), on: scale) { cells in
      templates.fit(row: row, UnsafeRawPointer(cells.baseAddress!), contrasts: limits)
    }
  }

  /// Calls `body` with the means of `count` thirds of modules, less the middle grey 128, and zeros behind them up to a number
  /// that four divides; with zeros alone where not all of them lie on the profile or its margins.
  func withCells<R>(
    from start: Float, count: Int, on scale: ModuleScale, _ body: (UnsafeMutableBufferPointer<Float>) -> R
  ) -> R {
    // As many again as a four reaches beyond the last.
    withUnsafeTemporaryAllocation(of: Float.self, capacity: count + 8) { cells in
      if !write(to: cells, from: start, count: count, on: scale) { cells.initialize(repeating: 0) }
      for index in count..<count + 3 { cells[index] = 0 }
      return body(cells)
    }
  }

  /// Writes the cells, four at a time, whose ends lie on one parabola; false where some lie beyond the margins, or in another order.
  private func write(
    to cells: UnsafeMutableBufferPointer<Float>, from start: Float, count: Int, on scale: ModuleScale
  ) -> Bool {
    let part = 1 / Float(BlurredModule.density)
    let stop = start + Float(count) * part
    let (left, right) = (scale.sample(at: start), scale.sample(at: stop))
    // With the number of the cell its end moves by `slope` + `bend` times that number.
    let unit = part / scale.modules
    let bend = -4 * scale.midpointOffset * unit * unit
    let slope = (right - left) / Float(count) - bend * Float(count)
    let (origin, end) = (Float(margin), Float(sums.count - 1))
    guard left + origin >= 0, right + origin < end - 1,
      slope + min(bend, bend * Float(2 * count - 1)) > 0.01
    else { return false }
    let first = left + origin + 0.5
    let last = SIMD4(repeating: end - 0.5)
    sums.withUnsafeBytes { sums in
      let integrals = UnsafeMutableRawPointer(cells.baseAddress!)
      var number = SIMD4<Float>(0, 1, 2, 3)
      var index = 0
      while index <= count {
        let place = first + number * (slope + bend * number)
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
          of: below + (x - (sum - 8_388_608)) * (above - below), toByteOffset: 4 * index,
          as: SIMD4<Float>.self)
        (index, number) = (index &+ 4, number + 4)
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
}

extension UnsafeRawBufferPointer {
  /// Number `index` and the one behind it.
  @inline(__always)
  fileprivate func pair(at index: UInt32) -> SIMD2<Float> {
    loadUnaligned(fromByteOffset: 4 * Int(index), as: SIMD2<Float>.self)
  }
}
