import QuietzoneImaging

/// Where the middles of a row of modules are in the image, and that of the module that would come next.
struct ModuleCenters {
  // By column, x before y; behind the last one it is repeated, for steps of four columns and one more.
  private let places: [Float]
  private let count: Int

  /// How far from its middle a module is sampled, in modules.
  private static let reach: Float = 0.2

  init(row: Int, of grid: SymbolGrid) {
    let row = GridRow(Double(row) + 0.5, of: grid)
    let count = (grid.width + 3) / 4 * 4 + 4
    self.count = count
    let (steps, last) = (SIMD4<Float>(0.5, 1.5, 2.5, 3.5), SIMD4(repeating: Float(grid.width) + 0.5))
    places = [Float](unsafeUninitializedCapacity: 2 * count) { centers, initialized in
      let memory = UnsafeMutableRawPointer(centers.baseAddress!)
      for column in stride(from: 0, to: count, by: 4) {
        let ahead = steps + Float(column)
        let points = row.points(x: ahead.replacing(with: last, where: ahead .> last))
        memory.storeBytes(of: points.x, toByteOffset: 4 * column, as: SIMD4<Float>.self)
        memory.storeBytes(of: points.y, toByteOffset: 4 * (count + column), as: SIMD4<Float>.self)
      }
      initialized = 2 * count
    }
  }

  /// The sums of the five grey values of each of four modules.
  @inline(__always)
  func sums(_ column: Int, before next: ModuleCenters, in grey: GreySampler) -> SIMD4<Float> {
    let (x, y) = (x(column), y(column))
    let (right, down) = (
      (x: (self.x(column + 1) - x) * Self.reach, y: (self.y(column + 1) - y) * Self.reach),
      (x: (next.x(column) - x) * Self.reach, y: (next.y(column) - y) * Self.reach)
    )
    let reach = (x: larger(right.x, down.x), y: larger(right.y, down.y))
    if grey.covers(x: x, y: y, reach: reach) {
      return grey.innerValues(x: x, y: y) + grey.innerValues(x: x + right.x, y: y + right.y)
        + grey.innerValues(x: x - right.x, y: y - right.y) + grey.innerValues(x: x + down.x, y: y + down.y)
        + grey.innerValues(x: x - down.x, y: y - down.y)
    }
    return grey.edgeValues(x: x, y: y) + grey.edgeValues(x: x + right.x, y: y + right.y)
      + grey.edgeValues(x: x - right.x, y: y - right.y) + grey.edgeValues(x: x + down.x, y: y + down.y)
      + grey.edgeValues(x: x - down.x, y: y - down.y)
  }

  @inline(__always)
  private func x(_ column: Int) -> SIMD4<Float> { places.four(column) }

  @inline(__always)
  private func y(_ column: Int) -> SIMD4<Float> { places.four(count + column) }
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
