import QuietzoneImaging
import QuietzoneSymbols

/// Looks for the upper and the right side of a symbol: the lines on which dark and light modules take turns.
struct TimingTracks {
  let corner: SolidCorner
  let counts: ModuleCounts

  /// Where the symbol's corners may be, and how often its two far sides change.
  struct Outline {
    var corners: Quadrilateral
    var counts: ModuleCounts
    var weight: Float
    /// Where the tracks change: shares of the ways from the symbol's left edge to the middle of its last column, and from
    /// its lower edge to the middle of its first row.
    var changes: (across: [Double], down: [Double])
    /// Those ways.
    var ways: (across: Way, down: Way)
  }

  /// A straight way in the image.
  struct Way {
    var start: Point
    var span: Point
  }

  /// The likeliest outlines.
  func outlines(in grey: GreySampler) -> [Outline] {
    let (left, lower) = (corner.left, corner.lower)
    let (height, width) = (1 / counts.rows, 1 / counts.columns)
    let upper = sides(from: corner.top, along: lower, aside: left * height, modules: counts.columns, in: grey)
    guard !upper.isEmpty else { return [] }
    let right = sides(from: corner.right, along: left, aside: lower * width, modules: counts.rows, in: grey)
    var outlines: [Outline] = []
    for a in upper {
      for b in right {
        let divisor = Point.cross(a.direction, b.direction)
        guard abs(divisor) > 0 else { continue }
        let t = Point.cross(b.start - a.start, b.direction) / divisor
        let u = Point.cross(b.start - a.start, a.direction) / divisor
        guard t > 0.55, t < 1.6, u > 0.55, u < 1.6,
          let changesAcross = LineChanges(from: a.start, along: a.direction * t, in: grey),
          let changesDown = LineChanges(from: b.start, along: b.direction * u, in: grey)
        else { continue }
        // However the tracks begin: a size is looked for near what they show.
        let (across, down) = (Double(changesAcross.places.count), Double(changesDown.places.count))
        // The tracks' middles are half a module inside.
        let (column, row) = (0.5 / (across + 1), 0.5 / (down + 1))
        let corners = Quadrilateral(
          topLeft: a.start + left * row, topRight: a.start + a.direction * (t * (1 + column)) + left * row,
          bottomRight: b.start + lower * column, bottomLeft: corner.corner)
        outlines.append(
          Outline(
            corners: corners, counts: ModuleCounts(columns: across + 1, rows: down + 1),
            weight: a.weight + b.weight, changes: (inside(changesAcross), inside(changesDown)),
            ways: (Way(start: a.start, span: a.direction * t), Way(start: b.start, span: b.direction * u))))
      }
    }
    outlines = outlines.descending { Double($0.weight) }
    return Array(outlines.prefix(4))
  }

  /// Where a track changes that begins with the outer edge of a solid border: the ground before it is none of it.
  func inside(_ changes: LineChanges) -> [Double] {
    let beginsInside = changes.beginsDark != corner.isInverted
    return beginsInside ? changes.places : Array(changes.places.dropFirst())
  }

  /// A line that may be a timing pattern.
  struct Side {
    var inset: Double
    var turn: Double
    var start: Point
    var direction: Point
    var weight: Float
  }

  /// The lines near an end of a border along which most changes, three at most.
  ///
  /// - Parameter aside: about a module outwards.
  func sides(
    from end: Point, along: Point, aside: Point, modules: Double, in grey: GreySampler
  ) -> [Side] {
    let reach = max(3, min(14, DataMatrixTuning.mostTurn(slant: counts.slant) * modules))
    // Differences over half a module: a track changes within it twice as often as data, even if the modules are fewer
    // than estimated. Where there are many modules, two in each are enough.
    let lag = modules < 20 ? 2 : 1
    let count = 2 * lag * Int(modules.rounded())
    return withUnsafeTemporaryAllocation(of: Float.self, capacity: count) { values -> [Side] in
      /// The shorter a track, the likelier data look like one: what is far from where it should be counts less.
      func trust(_ inset: Double, _ turn: Double) -> Float {
        1 / (1 + 0.5 * Float((abs(turn) + 2 * abs(inset + 0.5)) / modules))
      }
      /// - Parameters:
      ///   - inset: where the line begins, in modules beyond the end of the border.
      ///   - turn: how much further out it ends, in modules.
      func side(_ inset: Double, _ turn: Double) -> Side {
        let start = end + aside * inset
        let direction = along + aside * turn
        values.initialize(repeating: 0)
        grey.addValues(from: start, step: direction * (1 / Double(count)), to: values)
        return Side(
          inset: inset, turn: turn, start: start, direction: direction,
          weight: change(of: values, over: lag) / Float(count) * trust(inset, turn))
      }
      var all: [Side] = []
      // The border may have seemed to end a module early or late.
      for inset in [-0.5, 0.25, -1.25] {
        for step in 0...Int(2 * reach / 0.8) { all.append(side(inset, 0.8 * Double(step) - reach)) }
      }
      // Data change half as often as a clock track; in a small symbol a good part of the lines are near one.
      let usual = all.map { $0.weight }.ascending()[all.count / 2]
      var best: [Side] = []
      for candidate in all.descending(by: { Double($0.weight) }) {
        guard candidate.weight > DataMatrixTuning.leastLiveliness(modules) * usual, best.count < 3 else {
          break
        }
        let isNear = best.contains { abs($0.inset + $0.turn - candidate.inset - candidate.turn) < 1.5 }
        if !isNear { best.append(candidate) }
      }
      return best.map { found in
        var found = found
        for step in [0.3, 0.15] {
          for (inset, turn) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)] {
            let moved = side(found.inset + inset * step, found.turn + turn * step)
            if moved.weight > found.weight { found = moved }
          }
        }
        return found
      }
    }
  }
}

/// The sum of the differences between values so many places apart.
private func change(of values: UnsafeMutableBufferPointer<Float>, over lag: Int) -> Float {
  let bytes = UnsafeRawPointer(values.baseAddress!)
  var (sums, index) = (SIMD4<Float>.zero, lag)
  while index + 4 <= values.count {
    let here = bytes.loadUnaligned(fromByteOffset: 4 &* index, as: SIMD4<Float>.self)
    let before = bytes.loadUnaligned(fromByteOffset: 4 &* (index &- lag), as: SIMD4<Float>.self)
    sums += magnitude(here - before)
    index &+= 4
  }
  var sum = sums.sum()
  while index < values.count {
    sum += abs(values[index] - values[index - lag])
    index &+= 1
  }
  return sum
}

/// How well the modules of the clock tracks take turns.
struct TimingScore {
  /// How far dark and light are apart along the tracks, in grey values: what to maximise.
  var contrast: Float = 0
  /// 1 if all modules are as they should be, 0 if they are so by chance.
  var share: Float = 0
  /// The same for the worse of the two tracks.
  var worseShare: Float = 0

  init() {}

  /// - Parameter corners: the symbol's outer corners.
  init(_ corners: Quadrilateral, columns: Int, rows: Int, isInverted: Bool, in grey: GreySampler) {
    guard let map = Perspective(unitSquareTo: corners) else { return }
    let (width, height) = (1 / Float(columns), 1 / Float(rows))
    let upper = track(
      columns, from: SIMD2(0.5 * width, 0.5 * height), step: SIMD2(width, 0), darkAt: 0, isInverted, map,
      in: grey)
    let right = track(
      rows, from: SIMD2(1 - 0.5 * width, 0.5 * height), step: SIMD2(0, height), darkAt: 1, isInverted, map,
      in: grey)
    contrast = (upper.sum + right.sum) / Float(columns + rows)
    share = (upper.sum + right.sum) / max(1, upper.most + right.most)
    worseShare = min(upper.sum / max(1, upper.most), right.sum / max(1, right.most))
  }
}

/// Each module of a track against its two neighbours: by the sign that it should have, and by none.
///
/// - Parameters:
///   - start: The middle of the first module, in shares of the symbol's width and height.
///   - step: From one to the next.
private func track(
  _ count: Int, from start: SIMD2<Float>, step: SIMD2<Float>, darkAt parity: Int, _ isInverted: Bool,
  _ map: Perspective, in grey: GreySampler
) -> (sum: Float, most: Float) {
  withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: (count + 3) / 4) { fours in
    for index in fours.indices {
      let place = SIMD4<Float>(0, 1, 2, 3) + Float(4 * index)
      fours[index] = grey.values(under: map, x: start.x + place * step.x, y: start.y + place * step.y)
    }
    return fours.withMemoryRebound(to: Float.self) { values in
      var (sum, most) = (Float(0), Float(0))
      for index in 1..<count - 1 {
        let lightness = values[index] - (values[index - 1] + values[index + 1]) / 2
        sum += (index & 1 == parity) != isInverted ? -lightness : lightness
        most += abs(lightness)
      }
      return (sum, most)
    }
  }
}
