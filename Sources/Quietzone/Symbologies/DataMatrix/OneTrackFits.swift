#if !COMPACT
  import QuietzoneImaging
  import QuietzoneSymbols

  /// Symbols that were seen while they moved along one of their sides: over two modules, and the timing pattern on that side is an
  /// even grey. The one on the other side says how many modules there are one way, and where they end; modules are about as long as
  /// wide, so it says about as much of the other way.
  extension TimingTracks {
    /// The fits of the sizes that one timing pattern alone leaves open.
    func fitsByOneTrack(in grey: GreySampler) -> [SymbolFit] {
      [true, false].flatMap { isUpper in
        let (along, aside) = isUpper ? (corner.lower, corner.left) : (corner.left, corner.lower)
        let modules = isUpper ? counts.columns : counts.rows
        let module = aside * (along.length / modules / aside.length)
        let tracks = sides(
          from: isUpper ? corner.top : corner.right, along: along, aside: module, modules: modules, in: grey)
        return tracks.flatMap {
          fits(of: $0, isUpper: isUpper, aside: aside, in: grey)
        }
      }
    }

    /// The fits of the sizes that have as many modules along a track.
    private func fits(
      of track: Side, isUpper: Bool, aside: Point, in grey: GreySampler
    ) -> [SymbolFit] {
      guard let changes = LineChanges(from: track.start, along: track.direction, in: grey) else { return [] }
      let count = inside(changes).count + 1
      let module = track.direction.length / Double(count)
      let outwards = aside * (1 / aside.length)
      return sizes(of: count, along: isUpper).compactMap { columns, rows -> SymbolFit? in
        let across = Double(isUpper ? rows : columns) * module
        // Motion adds as much as it is long, or takes it.
        guard abs(across - aside.length) < OneTrackTuning.mostExcess * module else { return nil }
        let far = track.start + outwards * (module / 2)
        let near = far - outwards * across
        let corners =
          isUpper
          ? Quadrilateral(
            topLeft: far, topRight: far + track.direction, bottomRight: near + corner.lower, bottomLeft: near)
          : Quadrilateral(
            topLeft: near + corner.left, topRight: far + track.direction, bottomRight: far, bottomLeft: near)
        let fit = SymbolFit(
          columns: columns, rows: rows, near: corners, isInverted: corner.isInverted, in: grey)
        return fit.border.share > OneTrackTuning.leastBorder ? fit : nil
      }
    }

    /// The sizes, columns and rows as an image shows them, that have so many modules across, or down.
    private func sizes(of count: Int, along isUpper: Bool) -> [(columns: Int, rows: Int)] {
      DataMatrix.SymbolSize.all.flatMap { size in
        [(size.columns, size.rows), (size.rows, size.columns)].prefix(size.columns == size.rows ? 1 : 2)
          .filter { (isUpper ? $0.0 : $0.1) == count }
      }
    }
  }

  /// What decides whether a symbol is looked for by one of its timing patterns. Measured on 43 that were read so, of 300 drawn symbols
  /// that had moved by one to two modules.
  enum OneTrackTuning {
    /// How much the two edges look like solid borders, at least. The least that those have is 0.72; of 968 corners in photos without a
    /// code inside of which there is something one in twenty has as much, of 349 in text and bars one in nine.
    static let leastScore = 0.7
    /// By how many modules a border may seem longer or shorter across the track.
    static let mostExcess = 2.5
    /// The least share of the border's modules that are as they should be, though of the smeared track half are so by chance: the least
    /// that those have is 0.88.
    static let leastBorder: Float = 0.85
    /// How many fits of a corner are read: of two sizes with as many modules along a track the other border tells one from the other.
    static let mostFits = 2
  }
#endif
