/// The least and the greatest of 16 neighbours each.
struct Extremes {
  typealias Chunk = SIMD16<UInt8>
  /// What changes nothing.
  static var neutral: Extremes { Extremes(least: Chunk(repeating: 255), greatest: Chunk(repeating: 0)) }
  /// Beyond a row's end, up to a whole chunk, is the next row; behind the last one there is to be room for that, too.
  static var spare: [UInt8] { [UInt8](repeating: 0, count: Chunk.scalarCount) }

  var least: Chunk
  var greatest: Chunk

  @inline(__always)
  mutating func add(_ low: Chunk, _ high: Chunk) {
    least.replace(with: low, where: low .< least)
    greatest.replace(with: high, where: high .> greatest)
  }
}

extension BlockStatistics {
  /// The darkest and the lightest pixel within `radius` blocks of each, along both axes, and room for a chunk.
  ///
  /// Complexity: O(blocks × radius), 16 blocks at a time.
  func extremes(radius: Int) -> (darkest: [UInt8], lightest: [UInt8]) {
    let (darkest, lightest) = (darkest + Extremes.spare, lightest + Extremes.spare)
    var (low, high) = (darkest, lightest)
    darkest.withUnsafeBytes { darkest in
      lightest.withUnsafeBytes { lightest in
        low.withUnsafeMutableBytes { low in
          high.withUnsafeMutableBytes { high in
            writeExtremes(
              radius: radius, of: (darkest.baseAddress!, lightest.baseAddress!),
              into: (low.baseAddress!, high.baseAddress!))
          }
        }
      }
    }
    return (low, high)
  }

  private func writeExtremes(
    radius: Int, of values: (darkest: UnsafeRawPointer, lightest: UnsafeRawPointer),
    into target: (low: UnsafeMutableRawPointer, high: UnsafeMutableRawPointer)
  ) {
    typealias Chunk = Extremes.Chunk
    // A row of the columns' extremes, with what changes nothing at both ends: the darkest, then the lightest.
    let length = columns &+ 2 &* radius &+ 2 &* Chunk.scalarCount
    withUnsafeTemporaryAllocation(byteCount: 2 &* length, alignment: 16) { buffer in
      buffer.initializeMemory(as: UInt8.self, repeating: 0)
      let (low, high) = (buffer.baseAddress!, buffer.baseAddress! + length)
      low.initializeMemory(as: UInt8.self, repeating: 255, count: length)
      func store(_ extremes: Extremes, at place: Int) {
        low.storeBytes(of: extremes.least, toByteOffset: place, as: Chunk.self)
        high.storeBytes(of: extremes.greatest, toByteOffset: place, as: Chunk.self)
      }
      /// The extremes of so many chunks, each `step` behind the last one.
      func extremes(
        _ low: UnsafeRawPointer, _ high: UnsafeRawPointer, count: Int, step: Int
      ) -> Extremes {
        var (extremes, place) = (Extremes.neutral, 0)
        for _ in 0..<count {
          extremes.add(
            low.loadUnaligned(fromByteOffset: place, as: Chunk.self),
            high.loadUnaligned(fromByteOffset: place, as: Chunk.self))
          place &+= step
        }
        return extremes
      }
      for row in 0..<rows {
        let (top, bottom) = (max(0, row &- radius), min(rows, row &+ radius &+ 1))
        var column = 0
        while column < columns {
          let first = top &* columns &+ column
          store(
            extremes(values.darkest + first, values.lightest + first, count: bottom &- top, step: columns),
            at: radius &+ column)
          column &+= Chunk.scalarCount
        }
        // What lies beyond the row's end.
        store(.neutral, at: radius &+ columns)
        column = 0
        while column < columns {
          let found = extremes(low + column, high + column, count: 2 &* radius &+ 1, step: 1)
          let place = row &* columns &+ column
          target.low.storeBytes(of: found.least, toByteOffset: place, as: Chunk.self)
          target.high.storeBytes(of: found.greatest, toByteOffset: place, as: Chunk.self)
          column &+= Chunk.scalarCount
        }
      }
    }
  }
}
