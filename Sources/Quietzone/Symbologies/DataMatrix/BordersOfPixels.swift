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
          let steps = Steps(view.row(y), count: view.width - 1)
          uneven += steps.uneven
          sharp += steps.sharp
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

  /// How often the pixels of a row differ from the next ones.
  private struct Steps {
    /// At all.
    private(set) var uneven = 0
    /// So much as a drawing's do.
    private(set) var sharp = 0

    init(_ row: UnsafePointer<UInt8>, count: Int) {
      typealias Sixteen = SIMD16<UInt8>
      let leastSharp = DataMatrixTuning.leastSharpStep
      let (none, blurred) = (Sixteen(repeating: 0), Sixteen(repeating: leastSharp - 1))
      let pixels = UnsafeRawPointer(row)
      func steps(_ x: Int) -> Sixteen {
        let (here, next) = (
          pixels.loadUnaligned(fromByteOffset: x, as: Sixteen.self),
          pixels.loadUnaligned(fromByteOffset: x &+ 1, as: Sixteen.self)
        )
        return (here &- next).replacing(with: next &- here, where: next .> here)
      }
      var x = 0
      while x + 16 <= count {
        // As many as a byte can count.
        let end = min(count, x + 255 * 16)
        var (unevens, sharps) = (Sixteen(), Sixteen())
        while x + 16 <= end {
          let steps = steps(x)
          unevens.replace(with: unevens &+ 1, where: steps .> none)
          sharps.replace(with: sharps &+ 1, where: steps .> blurred)
          x &+= 16
        }
        for lane in 0..<16 {
          uneven += Int(unevens[lane])
          sharp += Int(sharps[lane])
        }
      }
      for x in x..<max(x, count) {
        let step = row[x] > row[x + 1] ? row[x] - row[x + 1] : row[x + 1] - row[x]
        if step > 0 { uneven += 1 }
        if step >= leastSharp { sharp += 1 }
      }
    }
  }
#endif
