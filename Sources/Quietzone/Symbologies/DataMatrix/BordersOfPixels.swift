import QuietzoneImaging
import QuietzoneSymbols

#if !COMPACT
  extension DataMatrixReading {
    /// Reads symbols of one pixel a module that lie along the rows and columns of the image: their borders are too short, and their
    /// timing patterns too fine, for edges to show them.
    mutating func readBordersOfPixels(_ context: inout ReadingContext) {
      let image = context.pyramid.levels[0]
      guard image.width > 0, image.height > 0 else { return }
      let cost = DataMatrixTuning.pixelSearchCost(image)
      guard context.budget.spend(cost) else { return }
      readBordersOfPixels(context.evidence.bits(level: 0), isInverted: false, &context)
      // Even ground counts as light, so that nothing ends a light border on a dark one: it is made dark on light first. Photos are
      // spared that, since light modules of one pixel are drawn, and drawn pictures are even for the most part.
      guard context.readsInverted,
        image.shareOfEvenNeighbors >= DataMatrixTuning.leastEvenShare, context.budget.spend(2 * cost)
      else { return }
      readBordersOfPixels(LocalThreshold()(image.inverted()), isInverted: true, &context)
    }

    private func readBordersOfPixels(_ bits: BitMatrix, isInverted: Bool, _ context: inout ReadingContext) {
      let outlines = bits.withView { PixelBorders(bits: $0).outlines() }
      for outline in outlines where context.goesOn && !context.results.covers(outline.corners.center) {
        guard let fit = SymbolFit(outline, isInverted: isInverted), let grid = fit.grid else { continue }
        let cost = SamplingLadder.cost(grid)
        guard context.budget.spend(cost) else { return }
        // On a sheet of hundreds each symbol pays for the search for the next.
        if decode(bits.withView(outline.modules), grid, fit, &context) { context.budget.refund(cost) }
      }
    }
  }

  extension LuminanceImage {
    /// How many pixels are as dark as the next one to the right, of so many rows: 0 to 1.
    fileprivate var shareOfEvenNeighbors: Double {
      withPixels { view in
        var (count, even) = (0, 0)
        for y in stride(from: 0, to: view.height, by: max(8, view.height / DataMatrixTuning.evenRows)) {
          let row = view.row(y)
          for x in 0..<view.width - 1 where row[x] == row[x + 1] { even += 1 }
          count += view.width - 1
        }
        return Double(even) / Double(max(1, count))
      }
    }

    fileprivate func inverted() -> LuminanceImage {
      withPixels { source in
        LuminanceImage(width: width, height: height) { target in
          for y in 0..<source.height {
            let (row, line) = (source.row(y), target + y * source.width)
            for x in 0..<source.width { line[x] = ~row[x] }
          }
        }
      }
    }
  }
#endif
