/// Places to be sampled together, as offsets from one place that are given later: in fours, each axis by itself.
public struct Offsets: Sendable {
  /// How many there are; the last four is filled up with the last of them.
  public let count: Int
  /// No offset is longer than this along either axis.
  @usableFromInline let reach: Float
  @usableFromInline let x: [SIMD4<Float>]
  @usableFromInline let y: [SIMD4<Float>]

  public init(_ offsets: [SIMD2<Float>]) {
    count = offsets.count
    reach = offsets.reduce(0) { max($0, abs($1.x), abs($1.y)) }
    x = fours(of: offsets.map { $0.x }, filledWith: offsets.last?.x ?? 0)
    y = fours(of: offsets.map { $0.y }, filledWith: offsets.last?.y ?? 0)
  }
}

/// Numbers in fours, the last of them filled up.
public func fours(of numbers: [Float], filledWith filler: Float) -> [SIMD4<Float>] {
  stride(from: 0, to: numbers.count, by: 4).map { first in
    var four = SIMD4(repeating: filler)
    for lane in 0..<min(4, numbers.count - first) { four[lane] = numbers[first + lane] }
    return four
  }
}
