#if !COMPACT
  /// What a camera makes of a point, in pixels: the disk of a lens that is out of focus, or the stroke of a hand that moved.
  package enum PointSpread: Equatable, Sendable {
    case disk(radius: Float)
    /// From one end to the other.
    case stroke(SIMD2<Float>)

    /// The same where pixels are half as large.
    package var doubled: PointSpread {
      switch self {
      case .disk(let radius): .disk(radius: 2 * radius)
      case .stroke(let way): .stroke(2 * way)
      }
    }

    /// How much is left of waves.
    var shares: WaveShares {
      switch self {
      case .disk(let radius): WaveShares(reach: SIMD2(radius, radius), isRound: true, table: Self.disk)
      case .stroke(let way): WaveShares(reach: way, isRound: false, table: Self.stroke)
      }
    }

    /// How far it reaches from one end to the other.
    package var length: Float {
      switch self {
      case .disk(let radius): 2 * radius
      case .stroke(let way): (way.x * way.x + way.y * way.y).squareRoot()
      }
    }

    /// How much of a point's light falls on one side of a line across the blur, at right angles to a stroke.
    ///
    /// - Parameter distance: How far that lies behind the middle of the blur, in pixels.
    package func share(before distance: Float) -> Float {
      let part = distance / max(length, 1e-3) + 0.5
      guard part > 0, part < 1, case .disk = self else { return max(0, min(1, part)) }
      let place = part * Float(Self.segments.count - 1)
      let whole = Int(place)
      return Self.segments[whole] + (place - Float(whole)) * (Self.segments[whole + 1] - Self.segments[whole])
    }

    /// What parts of a disk lie before lines across it, from one side to the other.
    private static let segments = {
      let strips = 64
      var sums = [Float(0)]
      for strip in 0..<strips {
        let middle = (Float(strip) + 0.5) / Float(strips) * 2 - 1
        sums.append(sums[strip] + (1 - middle * middle).squareRoot())
      }
      return sums.map { $0 / sums[strips] }
    }()

    /// What is left of waves along a stroke, by how many it covers: sin π*n* / π*n*.
    private static let stroke = {
      // As many steps a wave are half as many a full turn.
      let roots = unitRoots(2 * WaveShares.density)
      return WaveShares.table(waves: 13) { step in
        step == 0 ? 1 : roots[step % roots.count].y * Double(WaveShares.density) / (.pi * Double(step))
      }
    }()

    /// What is left of waves under a disk, by how many its radius covers: the mean of their cosines over all chords across them.
    private static let disk = {
      let chords = 32
      let roots = unitRoots(2 * chords * WaveShares.density)
      let lengths = (0..<chords).map { chord in
        let middle = (Double(chord) + 0.5) / Double(chords)
        return (1 - middle * middle).squareRoot()
      }
      let all = lengths.reduce(0, +)
      return WaveShares.table(waves: 6) { step in
        var sum = 0.0
        for (chord, length) in lengths.enumerated() {
          sum += length * roots[(2 * chord + 1) * step % roots.count].x
        }
        return sum / all
      }
    }()
  }

  /// How much a blur leaves of waves: 1 of endless ones, less of shorter ones, and the opposite of some.
  struct WaveShares {
    /// How far the blur reaches, in pixels.
    let reach: SIMD2<Float>
    let isRound: Bool
    /// By the number of waves it covers.
    let table: [Float]

    /// Places in the table for each wave.
    static let density = 128

    /// Of up to so many waves; the last place is that of more, of which nothing is left.
    static func table(waves: Int, _ share: (_ step: Int) -> Double) -> [Float] {
      (0..<waves * density).map { Float(share($0)) } + [0]
    }

    /// How many times as strong eight waves are made that a blur weakened, as far as noise of a share of the strength of all waves allows
    /// (Wiener's filter); by their frequencies, as for `eight`.
    @inline(__always)
    func strengths(_ across: Float, _ down: SIMD8<Float>, noise: Float) -> SIMD8<Float> {
      let left = eight(across, down)
      return left / (left * left + noise)
    }

    /// Of eight waves, by their frequencies in waves a pixel to the right, and downwards.
    @inline(__always)
    func eight(_ across: Float, _ down: SIMD8<Float>) -> SIMD8<Float> {
      let (x, y) = (reach.x * across, reach.y * down)
      let waves =
        isRound ? (x * x + y * y).squareRoot() : (x + y).replacing(with: -(x + y), where: x + y .< 0)
      // The nearest whole number: so far up the last bit of a number is its ones'.
      let ones: Float = 0x1p23
      let places = unsafeBitCast(waves * Float(Self.density) + ones, to: SIMD8<Int32>.self) & 0x7F_FFFF
      let last = table.count - 1
      var shares = SIMD8<Float>.zero
      for lane in 0..<8 { shares[lane] = table[min(Int(places[lane]), last)] }
      return shares
    }
  }
#endif
