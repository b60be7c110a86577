/// Sums over any upright rectangle of a grid in constant time, from running sums (a summed-area table).
public struct BoxSums: Sendable {
  @usableFromInline let stride: Int
  // The sums wrap around: the difference of two is right all the same.
  @usableFromInline let table: [UInt32]

  /// Complexity: O(columns × rows).
  public init(_ values: [UInt8], columns: Int, rows: Int) {
    let stride = columns + 1
    self.stride = stride
    table = [UInt32](unsafeUninitializedCapacity: stride * (rows + 1)) { table, count in
      for column in 0..<stride { table[column] = 0 }
      values.withUnsafeBufferPointer { values in
        for row in 0..<rows {
          let (above, here) = (table.baseAddress! + row * stride, table.baseAddress! + (row + 1) * stride)
          let source = values.baseAddress! + row * columns
          var sum: UInt32 = 0
          here[0] = 0
          for column in 0..<columns {
            sum &+= UInt32(source[column])
            here[column + 1] = above[column + 1] &+ sum
          }
        }
      }
      count = stride * (rows + 1)
    }
  }

  /// The sum over the columns from `left` up to but not `right`, and the rows from `top` up to but not `bottom`.
  @inlinable
  public func sum(left: Int, top: Int, right: Int, bottom: Int) -> UInt32 {
    let (above, below) = (top &* stride, bottom &* stride)
    return table[below &+ right] &- table[below &+ left] &- table[above &+ right] &+ table[above &+ left]
  }
}
