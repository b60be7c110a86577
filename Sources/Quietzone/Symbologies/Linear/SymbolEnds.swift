import QuietzoneSymbols

/// Whether what was read is all there was: where the picture ends, or a label, a part of a symbol may look like a whole one.
extension BarLine {
  /// Whether a symbol covers all its elements, as far as its margins tell.
  ///
  /// Most symbologies have check characters that a part fails. Of the others, inner elements look like the ends, too; so
  /// margins count only as far as they are seen. Only where both are cut closely is a picture taken for one of the symbol.
  func isWhole(_ content: LinearContent, _ elements: Range<Int>) -> Bool {
    guard content.check <= .weak, !content.symbology.hasGuards else { return true }
    let margins = [margin(before: elements), margin(behind: elements)]
    let least = min(margins[0].width, margins[1].width)
    let isInterleaved = content.symbology == .i2of5 || content.symbology == .itf14
    let isTrusted =
      if least >= Self.seenMargin {
        true
      } else if isCutAtOuterBars(elements) {
        true
      } else if max(margins[0].width, margins[1].width) < Self.wideMargin {
        // Starts and stops of Interleaved 2 of 5 are short enough to be what a cut leaves of others.
        !isInterleaved || least >= Self.leastMargin
      } else {
        // A part with fourteen digits and the right check digit would be one of a longer symbol, which is rare.
        content.symbology != .i2of5 && least >= Self.leastMargin
      }
    return isTrusted && margins.allSatisfy { $0.isLight }
  }

  /// Margins in modules: one that cannot be a space within a symbol, one wider than where a picture is cut out closely, and
  /// what is left of it there.
  private static let (seenMargin, wideMargin, leastMargin): (Float, Float, Float) = (3.5, 6, 0.7)

  /// Whether the picture was cut out along the outer edges of the outer bars: both are as wide as the narrow elements beside
  /// them, which chance cuts through.
  private func isCutAtOuterBars(_ elements: Range<Int>) -> Bool {
    guard elements.lowerBound == 1, elements.upperBound == widths.count - 1,
      seenWidth(of: 0) < 1, seenWidth(of: widths.count - 1) < 1
    else { return false }
    // The start has two narrow bars and two narrow spaces, the stop a narrow space and a narrow bar.
    let (first, last) = (widths[1], widths[widths.count - 2])
    let narrow = (widths[2] + widths[3] + widths[4] + widths[widths.count - 3]) / 4
    let room = max(Self.cutTolerance * narrow, 1)
    return narrow >= Self.leastCutModule && abs(first - widths[3]) <= room && abs(last - widths[3]) <= room
  }

  /// How much narrower or wider than others an outer bar may be that the picture's edge runs along, in modules; a line may begin
  /// a sample beside the edge. And the least module, in samples, at which that tells a cut from a bar's end.
  private static let (cutTolerance, leastCutModule): (Float, Float) = (0.15, 4)

  /// Light ground beside a symbol.
  private struct Margin {
    /// As far as it was seen, in modules.
    var width: Float
    /// Whether it is about as light as the spaces are.
    var isLight: Bool
  }

  private func margin(before elements: Range<Int>) -> Margin {
    margin(elements.lowerBound - 1, beside: elements.lowerBound..<elements.lowerBound + 4, isBefore: true)
  }

  private func margin(behind elements: Range<Int>) -> Margin {
    margin(elements.upperBound, beside: elements.upperBound - 4..<elements.upperBound, isBefore: false)
  }

  /// - Parameter outer: the elements beside the margin, two narrow ones at least among them.
  private func margin(_ element: Int, beside outer: Range<Int>, isBefore: Bool) -> Margin {
    let sorted = Array(widths[outer]).ascending()
    let module = (sorted[0] + sorted[1]) / 2
    let width = seenWidth(of: element)
    return Margin(
      width: width / module,
      isLight: isLight(element, beside: outer, reach: min(width, 4 * module), isBefore: isBefore))
  }

  /// The width of an element without what was taken for granted.
  private func seenWidth(of element: Int) -> Float {
    widths[element]
      - (element == 0 ? assumedMargins.start : element == widths.count - 1 ? assumedMargins.end : 0)
  }

  /// How much darker than spaces a margin may be, in parts of the contrast.
  private static let greatestShade: Float = 0.2
  /// Which part of the widest space's width a space has to measure to be as light as paper is.
  private static let wideSpace: Float = 0.75

  /// Whether the margin is as light as the spaces beside it: something dark grey may cover a part of the symbol.
  private func isLight(_ element: Int, beside outer: Range<Int>, reach: Float, isBefore: Bool) -> Bool {
    guard !profile.isEmpty, reach > 2 else { return true }
    func middle(_ index: Int) -> Float {
      let place = Int((edges[index - 1] + edges[index]) / 2)
      return profile[max(0, min(place, profile.count - 1))]
    }
    // Blur leaves narrow elements less contrast than they have: wide spaces and the darkest bar count. Where the stripes of a screen
    // lie across wide spaces, the margin need not be lighter than the darkest of them.
    let near = max(1, outer.lowerBound - 12)..<min(edges.count, outer.upperBound + 12)
    let widest = near.reduce(Float(0)) { $1 & 1 == 0 ? max($0, widths[$1]) : $0 }
    let light = near.reduce(Float(255)) {
      $1 & 1 == 0 && widths[$1] >= Self.wideSpace * widest ? min($0, middle($1)) : $0
    }
    let dark = near.reduce(Float(255)) { $1 & 1 == 1 ? min($0, middle($1)) : $0 }
    // Beside the blurred edge of the outer bar.
    let bar = isBefore ? edges[element] : edges[element - 1]
    let places = isBefore ? bar - reach...bar - reach / 3 : bar + reach / 3...bar + reach
    let indices = max(0, Int(places.lowerBound))...max(0, min(Int(places.upperBound), profile.count - 1))
    let mean = profile[indices].reduce(0, +) / Float(indices.count)
    return mean >= light - Self.greatestShade * (light - dark)
  }

  // MARK: Add-ons

  /// Whether light ground was seen behind the add-on of two digits to the right of a symbol: five digits begin alike.
  func endsInSight(behind symbol: LinearSymbol, runsBackward: Bool) -> Bool {
    // A gap, the start, two digits and what is between them.
    let behind = symbol.elements.upperBound + 14
    let element = runsBackward ? widths.count - 1 - behind : behind
    return widths.indices.contains(element) && seenWidth(of: element) >= Self.addOnMargin * symbol.module
  }

  /// The margin behind an add-on, in modules (ISO/IEC 15420).
  private static let addOnMargin: Float = 5
}

extension Symbology {
  /// Whether guards tell where its symbols begin and end, and how wide they are.
  fileprivate var hasGuards: Bool { self == .ean13 || self == .ean8 || self == .upcA || self == .upcE }
}
