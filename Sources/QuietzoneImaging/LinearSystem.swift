/// Linear least squares: equations are added one by one, then solved together by their normal equations.
public struct LinearSystem {
  private let count: Int
  // The upper right triangle and the right-hand side, as one row of count + 1 numbers an unknown.
  private var rows: [Double]

  /// A system of `count` unknowns.
  public init(count: Int) {
    self.count = count
    rows = [Double](repeating: 0, count: count * (count + 1))
  }

  /// A system of `count` unknowns by its normal equations, which are symmetric.
  ///
  /// - Parameters:
  ///   - product: For two unknowns, the sum of the products of their coefficients over all equations.
  ///   - value: For an unknown, the sum of the products of its coefficients and the equations' values.
  public init(count: Int, product: (Int, Int) -> Double, value: (Int) -> Double) {
    self.init(count: count)
    for i in 0..<count {
      for j in i..<count { rows[i * (count + 1) + j] = product(i, j) }
      rows[i * (count + 1) + count] = value(i)
    }
  }

  /// One more equation: the products of `coefficients` and the unknowns add up to `value`.
  public mutating func add(_ coefficients: [Double], equals value: Double, weight: Double = 1) {
    for i in 0..<count where coefficients[i] != 0 {
      let factor = coefficients[i] * weight
      let row = i * (count + 1)
      for j in i..<count { rows[row + j] += factor * coefficients[j] }
      rows[row + count] += factor * value
    }
  }

  /// The unknowns; nil where the equations leave one open.
  ///
  /// Complexity: O(count³), by elimination with pivoting.
  public func solve() -> [Double]? {
    let (count, stride) = (count, count + 1)
    var rows = rows
    return rows.withUnsafeMutableBufferPointer { m in
      for row in 0..<count {
        for column in 0..<row { m[row &* stride &+ column] = m[column &* stride &+ row] }
      }
      for column in 0..<count {
        var pivot = column
        for row in column..<count where abs(m[row &* stride &+ column]) > abs(m[pivot &* stride &+ column]) {
          pivot = row
        }
        guard abs(m[pivot &* stride &+ column]) > 1e-12 else { return nil }
        if pivot != column { for j in 0..<stride { m.swapAt(pivot &* stride &+ j, column &* stride &+ j) } }
        for row in 0..<count where row != column {
          let factor = m[row &* stride &+ column] / m[column &* stride &+ column]
          guard factor != 0 else { continue }
          for j in column..<stride { m[row &* stride &+ j] -= factor * m[column &* stride &+ j] }
        }
      }
      return (0..<count).map { m[$0 &* stride &+ count] / m[$0 &* stride &+ $0] }
    }
  }
}
