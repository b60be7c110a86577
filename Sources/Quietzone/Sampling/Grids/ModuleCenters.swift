import QuietzoneImaging

/// Where the middles of a row of modules are in the image, and that of the module that would come next.
struct ModuleCenters {
  // By column; behind the last one it is repeated, for steps of four columns and one more.
  private var x: [Float] = []
  private var y: [Float] = []

  /// How far from its middle a module is sampled, in modules.
  private static let reach: Float = 0.2

  init(row: Int, of grid: SymbolGrid) {
    let count = (grid.width + 3) / 4 * 4 + 1
    x.reserveCapacity(count)
    y.reserveCapacity(count)
    for column in 0..<count {
      let center = grid.point(Double(min(column, grid.width)) + 0.5, Double(row) + 0.5)
      x.append(Float(center.x))
      y.append(Float(center.y))
    }
  }

  /// The sums of the five grey values of each of four modules.
  @inline(__always)
  func sums(_ column: Int, before next: ModuleCenters, in grey: GreySampler) -> SIMD4<Float> {
    let (x, y) = (x.four(column), y.four(column))
    let (right, down) = (
      (x: (self.x.four(column + 1) - x) * Self.reach, y: (self.y.four(column + 1) - y) * Self.reach),
      (x: (next.x.four(column) - x) * Self.reach, y: (next.y.four(column) - y) * Self.reach)
    )
    let reach = (x: larger(right.x, down.x), y: larger(right.y, down.y))
    guard grey.covers(x: x, y: y, reach: reach) else { return edgeSums(column, before: next, in: grey) }
    return grey.innerValues(x: x, y: y) + grey.innerValues(x: x + right.x, y: y + right.y)
      + grey.innerValues(x: x - right.x, y: y - right.y) + grey.innerValues(x: x + down.x, y: y + down.y)
      + grey.innerValues(x: x - down.x, y: y - down.y)
  }

  /// The same wherever the modules are.
  private func edgeSums(_ column: Int, before next: ModuleCenters, in grey: GreySampler) -> SIMD4<Float> {
    var sums = SIMD4<Float>()
    for lane in 0..<4 {
      let column = column + lane
      let center = Point(x: Double(x[column]), y: Double(y[column]))
      let right =
        (Point(x: Double(x[column + 1]), y: Double(y[column + 1])) - center) * Double(Self.reach)
      let down = (Point(x: Double(next.x[column]), y: Double(next.y[column])) - center) * Double(Self.reach)
      sums[lane] =
        grey.value(at: center) + grey.value(at: center + right) + grey.value(at: center - right)
        + grey.value(at: center + down) + grey.value(at: center - down)
    }
    return sums
  }
}

/// The larger of the magnitudes of two numbers each.
@inline(__always)
private func larger(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
  let (a, b) = (magnitude(a), magnitude(b))
  return a.replacing(with: b, where: b .> a)
}

extension [Float] {
  /// Four elements that follow each other.
  @inline(__always)
  fileprivate func four(_ index: Int) -> SIMD4<Float> {
    precondition(index >= 0 && index + 4 <= count)
    return withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 4 * index, as: SIMD4<Float>.self) }
  }
}
