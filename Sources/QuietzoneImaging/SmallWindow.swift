/// The means of squares of a few places, sixteen at a time: sums of 16 bits, those of even and of odd columns apart.
struct SmallWindow {
  private typealias Chunk = SIMD8<UInt16>
  /// A row's sums by column, with zeros at both ends for what lies beyond it.
  private typealias Sums = UnsafeMutableRawPointer

  let radius: Int
  let width: Int
  let height: Int

  /// Zeros ahead of a row's sums: as many as the widest window reaches out.
  private static let margin = 8

  /// Whether a window's sums have 16 bits, and a row is long enough for it to be worth it.
  static func serves(radius: Int, width: Int) -> Bool { radius >= 1 && radius <= 7 && width >= 32 }

  /// The mean about each place of a grid; at the edge, of what there is of the square.
  func means(of values: PixelView) -> [UInt8] {
    // Even columns, odd ones, and whole chunks of either.
    let half = (width + 1) / 2
    let room = 2 * Self.margin + half + 8
    return [UInt8](unsafeUninitializedCapacity: width * height) { means, count in
      withUnsafeTemporaryAllocation(byteCount: 4 * room + 2 * (half + 8), alignment: 16) { buffer in
        buffer.initializeMemory(as: UInt8.self, repeating: 0)
        let even = buffer.baseAddress! + 2 * Self.margin
        let (odd, line) = (even + 2 * room, buffer.baseAddress! + 4 * room)
        for y in 0..<min(radius, height) { add(values.row(y), to: even, odd) }
        for y in 0..<height {
          if y + radius < height { add(values.row(y + radius), to: even, odd) }
          if y > radius { remove(values.row(y - radius - 1), from: even, odd) }
          let rows = min(height, y + radius + 1) - max(0, y - radius)
          writeMeans(even, odd, rows: rows, half: half, into: line)
          let target = means.baseAddress! + y * width
          target.update(from: line.assumingMemoryBound(to: UInt8.self), count: width)
          writeMeansAtEnds(even, odd, rows: rows, into: target)
        }
      }
      count = width * height
    }
  }

  private func add(_ row: UnsafePointer<UInt8>, to even: Sums, _ odd: Sums) {
    change(even, odd, by: row) { $0 &+ $1 }
  }

  private func remove(_ row: UnsafePointer<UInt8>, from even: Sums, _ odd: Sums) {
    change(even, odd, by: row) { $0 &- $1 }
  }

  @inline(__always)
  private func change(
    _ even: Sums, _ odd: Sums, by row: UnsafePointer<UInt8>, _ change: (Chunk, Chunk) -> Chunk
  ) {
    let pixels = UnsafeRawPointer(row)
    var x = 0
    while x + 16 <= width {
      let pairs = pixels.loadUnaligned(fromByteOffset: x, as: Chunk.self)
      let (a, b) = (
        even.loadUnaligned(fromByteOffset: x, as: Chunk.self),
        odd.loadUnaligned(fromByteOffset: x, as: Chunk.self)
      )
      even.storeBytes(of: change(a, pairs & 0xFF), toByteOffset: x, as: Chunk.self)
      odd.storeBytes(of: change(b, pairs &>> 8), toByteOffset: x, as: Chunk.self)
      x += 16
    }
    while x < width {
      let sums = x & 1 == 0 ? even : odd
      let sum = sums.load(fromByteOffset: x & ~1, as: UInt16.self)
      let changed = change(Chunk(repeating: sum), Chunk(repeating: UInt16(row[x])))[0]
      sums.storeBytes(of: changed, toByteOffset: x & ~1, as: UInt16.self)
      x += 1
    }
  }

  /// The means of a row, as if no square were cut at its ends.
  private func writeMeans(_ even: Sums, _ odd: Sums, rows: Int, half: Int, into line: UnsafeMutableRawPointer)
  {
    let division = Division(by: UInt16(truncatingIfNeeded: rows * (2 * radius + 1)))
    // The windows of two columns side by side share all pairs of columns but the outermost two, of which each has a half.
    let outer = 2 &* ((radius &- 1) / 2 &+ 1)
    var first = 0
    while first < 2 &* half {
      func sums(_ columns: Sums, _ offset: Int) -> Chunk {
        columns.loadUnaligned(fromByteOffset: first &+ offset, as: Chunk.self)
      }
      func pairs(_ offset: Int) -> Chunk { sums(even, offset) &+ sums(odd, offset) }
      var shared = Chunk.zero
      var offset = 2 &- outer
      while offset < outer {
        shared &+= pairs(offset)
        offset &+= 2
      }
      var (sumEven, sumOdd) = (shared &+ sums(odd, -outer), shared &+ sums(even, outer))
      if radius & 1 == 0 {
        sumEven &+= sums(even, -outer) &+ sums(even, outer)
        sumOdd &+= sums(odd, -outer) &+ sums(odd, outer)
      }
      // The even column is the low byte, as on every target of this package.
      let means = division(sumEven) | division(sumOdd) &<< 8
      line.storeBytes(of: means, toByteOffset: first, as: Chunk.self)
      first &+= 16
    }
  }

  /// The means of the places whose square is cut at an end of the row.
  private func writeMeansAtEnds(
    _ even: Sums, _ odd: Sums, rows: Int, into target: UnsafeMutablePointer<UInt8>
  ) {
    func sum(_ column: Int) -> Int {
      Int((column & 1 == 0 ? even : odd).load(fromByteOffset: column & ~1, as: UInt16.self))
    }
    // From each end inwards the square gains a column a place.
    let last = width - 1
    var (left, right) = (0, 0)
    for reach in 0..<radius {
      left += sum(reach)
      right += sum(last - reach)
    }
    for x in 0..<radius {
      left += sum(x + radius)
      right += sum(last - x - radius)
      let count = rows * (x + radius + 1)
      target[x] = UInt8(truncatingIfNeeded: left / count)
      target[last - x] = UInt8(truncatingIfNeeded: right / count)
    }
  }

  /// Division of sums by how many there were, with nothing wider than 16 bits.
  private struct Division {
    private let divisor: UInt16
    /// 2¹⁶ over the divisor, rounded up, and its eight upper bits.
    private let reciprocal: UInt16
    private let upper: UInt16
    private let upperShift: UInt16

    /// - Parameter divisor: From 3 to 255; what is divided is at most 255 times that.
    init(by divisor: UInt16) {
      self.divisor = divisor
      let reciprocal = UInt16(65536 / UInt32(divisor) + 1)
      let shift = UInt16(max(0, 8 - reciprocal.leadingZeroBitCount))
      (self.reciprocal, upper, upperShift) = (reciprocal, reciprocal >> shift, 8 - shift)
    }

    @inline(__always)
    func callAsFunction(_ sum: Chunk) -> Chunk {
      let low = ((sum & 0xFF) &* upper) &>> upperShift
      let quotient = ((sum &>> 8) &* reciprocal &+ low) &>> 8
      // It may be one off either way.
      let product = quotient &* divisor
      let remainder = unsafeBitCast(sum &- product, to: SIMD8<Int16>.self)
      let tooLarge = unsafeBitCast(remainder &>> 15, to: Chunk.self)
      let tooSmall = unsafeBitCast((Int16(bitPattern: divisor) &- 1 &- remainder) &>> 15, to: Chunk.self)
      return quotient &+ tooLarge &- tooSmall
    }
  }
}
