import QuietzoneImaging
import QuietzoneSymbols

// Nobody asks in a browser, whose module is as small as can be.
#if !UNTRACED
  /// A PDF417 that was not read, as far as the row indicators on lines across it tell what it is.
  package struct UnreadPDF417 {
    /// Columns of data codewords, and rows.
    package var columns: Int
    package var rows: Int
    /// The width of a module, in pixels of the image.
    package var moduleSize: Double
    package var damage: SymbolDamage

    /// Modules across, with the start and stop patterns.
    package var width: Int { 17 * (columns + 4) + 1 }

    /// Looks at a region of bars again. Nil if lines do not agree on the numbers of the rows there.
    ///
    /// - Parameter outline: As the reader's trace tells it: from the top left in reading direction.
    package init?(in pyramid: Pyramid, across outline: Quadrilateral) {
      let (across, along) = (outline.topRight - outline.topLeft, outline.bottomLeft - outline.topLeft)
      guard across.length > 0, along.length > 0 else { return nil }
      let region = BarRegion(
        center: outline.center, across: across * (1 / across.length), length: across.length,
        height: along.length, curvature: 0, weight: 0)
      var frame = StackedFrame(region, of: pyramid)
      // With more lines averaged where single ones are too noisy.
      for neighbors in [0, 2] {
        frame.neighbors = neighbors
        guard let survey = StackedSurvey(frame, wanted: [.pdf417], readsInverted: true),
          survey.score >= StackedTuning.leastScore
        else { continue }
        for lines in survey.sides(of: survey.lines(distance: 0.75)) {
          guard let unread = PDF417Place(survey, lines: lines).unread else { continue }
          self = unread
          return
        }
      }
      return nil
    }

    init(columns: Int, rows: Int, moduleSize: Double, damage: SymbolDamage) {
      (self.columns, self.rows, self.moduleSize, self.damage) = (columns, rows, moduleSize, damage)
    }
  }
#endif
