import QuietzoneImaging

#if !COMPACT
  extension Evidence {
    /// Where a matrix symbol may be across which the light changes, a shadow's edge above all, and that part of the image as if it did
    /// not: patches of crossing edges on ground of which some is much lighter than other, and that show two tones on either.
    ///
    /// Complexity: O(blocks) of the next level, and O(pixels) of the few patches whose ground is so.
    ///
    /// - Parameters:
    ///   - level: Not the last one.
    ///   - isWanted: Whether a place may be looked at, in pixels of the level.
    mutating func unevenPatches(
      level: Int, where isWanted: (PixelRectangle) -> Bool
    ) -> [HiddenPatch<FlatLight>] {
      let patches = patches(level: level + 1).filter { $0.blocks.count >= UnevenPatchTuning.leastBlocks }
      guard !patches.isEmpty else { return [] }
      let image = image(level: level)
      let all = PixelRectangle(x: 0, y: 0, width: image.width, height: image.height)
      let (statistics, columns) = (statistics(level: level + 1), blocks(level: level + 1).columns)
      let lightest = statistics.lightestAround
      return patches.compactMap { patch in
        let grounds = GreyHistogram(
          patch.blocks.map { lightest[$0 / columns * statistics.columns + $0 % columns] })
        guard let ground = grounds.range(leavingOut: UnevenPatchTuning.specks) else { return nil }
        let (dark, light) = (Float(max(1, ground.lowerBound)), Float(ground.upperBound))
        let place = rectangle(around: patch).intersection(all)
        guard light >= UnevenPatchTuning.leastUnevenness * dark, isWanted(place) else { return nil }
        let flat = FlatLight(image.cropped(to: place), leastContrast: UnevenPatchTuning.leastContrast)
        let tones = flat.histograms(ofGroundAround: (dark * light).squareRoot())
        let areTwo = [tones.lighter, tones.darker].allSatisfy {
          $0.likenessToTwo(in: 0...255, noise: 0) >= UnevenPatchTuning.leastLikeness
        }
        return areTwo ? HiddenPatch(place: place, patches: [place], finding: flat) : nil
      }
    }
  }

  /// What decides where the light changes: as measured on 360 drawn symbols in shadow, and on 48 photos without a code.
  enum UnevenPatchTuning {
    /// How many blocks of twice the size a patch has at least.
    static let leastBlocks = 4
    /// How many times as light as the darkest the lightest ground of a patch is at least, without the share of blocks at either end
    /// that show no ground.
    static let (leastUnevenness, specks): (Float, Double) = (1.7, 0.1)
    /// Grey values that are no further apart are taken for noise.
    static let leastContrast: UInt8 = 16
    /// How near to two the tones on lighter and on darker ground are at least: no patch in those photos whose ground is so uneven has as
    /// much. With 0.5 one more of 360 drawn symbols is read, and those photos take 6 per cent more instructions.
    static let leastLikeness: Float = 0.55
    /// Grey values sampled in the time that measuring a patch takes.
    static let measuringCost = 1_000
  }
#endif
