import QuietzoneImaging

#if !COMPACT
  extension Evidence {
    /// Where symbols may be that are made of dots: patches of crossing edges in whose middle the darkest or the lightest pixels form blobs
    /// that are alike. Those that lie close are one: wide bars and spaces part a symbol's.
    ///
    /// Complexity: O(blocks) of the level, and O(n²) for n patches that are not one with another.
    ///
    /// - Parameters:
    ///   - level: Not the last one.
    ///   - isWanted: Whether a place may be looked at, in pixels of the level.
    ///
    /// - Returns: Where they are, with room around them, and how far apart their dots are, in pixels of the level.
    mutating func dottedPatches(
      level: Int, where isWanted: (PixelRectangle) -> Bool
    ) -> [HiddenPatch<Double>] {
      let image = image(level: level)
      let all = PixelRectangle(x: 0, y: 0, width: image.width, height: image.height)
      var dotted: [HiddenPatch<Double>] = []
      for patch in patches(level: level + 1) where patch.blocks.count >= DottedPatchTuning.leastBlocks {
        let place = rectangle(around: patch).intersection(all)
        guard isWanted(place) else { continue }
        let side = 2 * GradientBlocks.side
        let (columns, rows) = (patch.columns.count * side, patch.rows.count * side)
        let (width, height) = (
          min(columns, DottedPatchTuning.mostColumns), min(rows, DottedPatchTuning.mostRows)
        )
        let middle = PixelRectangle(
          x: patch.columns.lowerBound * side + (columns - width) / 2,
          y: patch.rows.lowerBound * side + (rows - height) / 2, width: width, height: height)
        guard let pitch = dotPitch(in: image.cropped(to: middle.intersection(all))) else { continue }
        dotted.join(HiddenPatch(place: place, patches: [place], finding: pitch))
      }
      return dotted
    }
  }

  extension [HiddenPatch<Double>] {
    /// Adds dots, as one with those that may belong to the same symbol.
    fileprivate mutating func join(_ dots: HiddenPatch<Double>) {
      var whole = dots
      while let index = firstIndex(where: { whole.mayBelong(with: $0) }) {
        let other = remove(at: index)
        // The larger one's dots tell more.
        if whole.place.area < other.place.area { whole.finding = other.finding }
        whole.place = whole.place.union(other.place)
        whole.patches += other.patches
      }
      append(whole)
    }
  }

  extension HiddenPatch<Double> {
    /// Whether these may be the same symbol's dots. Where more of a symbol is dark they seem to be nearer to each other.
    fileprivate func mayBelong(with other: HiddenPatch<Double>) -> Bool {
      let (least, greatest) = (min(finding, other.finding), max(finding, other.finding))
      guard greatest <= DottedPatchTuning.mostPitches * least else { return false }
      let reach = Int(DottedPatchTuning.reach * least)
      return !place.enlarged(by: reach).intersection(other.place).isEmpty
    }
  }

  /// How far apart the dots of a picture are from each other, in pixels; nil if it does not show any.
  private func dotPitch(in image: LuminanceImage) -> Double? {
    let histogram = GreyHistogram(image)
    guard let greys = histogram.range(leavingOut: DottedPatchTuning.specks),
      greys.count > DottedPatchTuning.leastGreys
    else { return nil }
    let mean = histogram.mean
    return [true, false].lazy.compactMap { areDark -> Double? in
      /// The grey values that are nearer to the extreme than a share of the way from it to the mean.
      func tones(within share: Double) -> ClosedRange<UInt8> {
        let extreme = Double(areDark ? greys.lowerBound : greys.upperBound)
        let limit = UInt8(extreme + share * (mean - extreme))
        return areDark ? 0...limit : limit...255
      }
      func blobs(of tones: ClosedRange<UInt8>) -> BlobStatistics {
        BlobStatistics(
          BitMatrix(image, below: areDark ? tones.upperBound + 1 : tones.lowerBound), areDark: areDark)
      }
      // The cores of dots are apart where their edges are not.
      let cores = tones(within: DottedPatchTuning.core)
      guard DottedPatchTuning.share.contains(histogram.share(of: cores)) else { return nil }
      let dots = blobs(of: cores)
      guard dots.count >= DottedPatchTuning.leastDots, dots.areDots else { return nil }
      // And each is as dark as the others: of the spots of a texture many are gone nearer to the extreme.
      let inner = blobs(of: tones(within: DottedPatchTuning.innerCore))
      guard DottedPatchTuning.remaining.contains(Double(inner.count) / Double(dots.count)) else { return nil }
      // About half of a symbol's modules have a dot.
      let pitch = (Double(image.width * image.height) / Double(2 * dots.count)).squareRoot()
      return DottedPatchTuning.pitch.contains(pitch) ? pitch : nil
    }.first
  }

  extension BlobStatistics {
    /// Whether blobs are as full as dots.
    fileprivate var areDots: Bool {
      DottedPatchTuning.fill.contains(fill)
        || DottedPatchTuning.crossArea.contains(Double(area) / Double(count))
          && DottedPatchTuning.crossFill.contains(fill)
    }
  }

  /// What decides what is made of dots: as measured on 600 drawn symbols of dots of 0.55 to 1 module, of which it lost 225 without, and
  /// on 301 patches in 27 photos without a code, of which four pass.
  enum DottedPatchTuning {
    /// How many blocks of twice the size a patch has at least.
    static let leastBlocks = 4
    /// The part of a patch that is looked at, at most: enough to tell, and more than a logo's height.
    static let (mostColumns, mostRows) = (BlobStatistics.mostColumns, 128)
    /// Grey values sampled in the time that this takes.
    static let measuringCost = 1_000
    /// The share of pixels at either end that are not taken for the darkest and the lightest grey value, and how many of these there
    /// are at least between the two.
    static let (specks, leastGreys) = (0.05, 24)
    /// How near to an extreme grey value the cores of dots are, as a share of the way to the mean, and how near they are inside.
    static let (core, innerCore) = (0.35, 0.2)
    /// How many dots there are at least.
    static let leastDots = 16
    /// How much of their rectangles dots fill: of those symbols nineteen in twenty 0.74 to 0.98, of those patches one in fifteen.
    static let fill = 0.68...1.1
    /// The same of a disc of three pixels without the corners, and how many pixels these are: a cross of five.
    static let (crossFill, crossArea) = (0.54...0.68, 4.3...5.7)
    /// How much of the patch their cores fill: of those symbols 0.05 to 0.33.
    static let share = 0.04...0.36
    /// How many cores are left further inside, as a share of all: of those symbols nineteen in twenty 0.98 to 1.02, of those patches
    /// that pass the others half have 0.77 at most.
    static let remaining = 0.9...1.1
    /// How many times as far apart one symbol's dots seem to be here as there, and how many times that there may be
    /// between two of its patches: wide bars and spaces.
    static let (mostPitches, reach) = (2.0, 8.0)
    /// How far dots are from each other, in pixels of the level.
    static let pitch = 2.3...14
  }
#endif
