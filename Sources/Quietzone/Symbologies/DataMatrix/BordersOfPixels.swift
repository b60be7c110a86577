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
      // spared that, since light modules of one pixel are drawn.
      guard context.readsInverted, image.isDrawn, context.budget.spend(2 * cost) else { return }
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
    /// Whether most pixels are as dark as the next one to the right, and many of the others much darker or lighter: blur
    /// leaves a photo's dark or blown-out ground as even, but no edge as sharp.
    fileprivate var isDrawn: Bool {
      withPixels { view in
        var (count, uneven, sharp) = (0, 0, 0)
        for y in stride(from: 0, to: view.height, by: max(8, view.height / DataMatrixTuning.evenRows)) {
          let row = view.row(y)
          for x in 0..<view.width - 1 {
            let step = abs(Int16(row[x]) - Int16(row[x + 1]))
            if step > 0 { uneven += 1 }
            if step >= DataMatrixTuning.leastSharpStep { sharp += 1 }
          }
          count += view.width - 1
        }
        return Double(count - uneven) >= DataMatrixTuning.leastEvenShare * Double(count)
          && Double(sharp) >= DataMatrixTuning.leastSharpShare * Double(uneven)
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
