import QuietzoneImaging
import QuietzoneSymbols

/// Reads the add-on to the right of an EAN or UPC symbol that was read.
///
/// Its bars are often shorter, and lie lower or higher, so that the lines that read the symbol need not have met them. Now
/// that the symbol's place is known, lines are laid across that and what is to its right.
struct AddOnReading {
  private let sampling: LineSampling
  private let content: LinearContent
  private let corners: Quadrilateral
  /// The modules of the symbol.
  private let modules: Double
  /// Whether bars are lighter than their ground.
  private let isInverted: Bool

  /// Nil if symbols of that kind have no add-ons.
  init?(for content: LinearContent, _ corners: Quadrilateral, _ sampling: LineSampling, isInverted: Bool) {
    switch content.symbology {
    case .ean13, .upcA: modules = 95
    case .upcE: modules = 51
    default: return nil
    }
    self.content = content
    self.corners = corners
    self.sampling = sampling
    self.isInverted = isInverted
  }

  /// Parts of the symbol's height at which lines are laid.
  private static let parts = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]

  /// The digits of the add-on, in ASCII.
  ///
  /// - Parameter isThorough: whether to fit templates where no elements can be made out.
  func digits(isThorough: Bool) -> [UInt8]? {
    var votes: [[UInt8]] = []
    var places = SymbolLayout.addOns.map { TemplatePlace(layout: $0) }
    for part in Self.parts {
      let left = corners.topLeft + (corners.bottomLeft - corners.topLeft) * part
      let right = corners.topRight + (corners.bottomRight - corners.topRight) * part
      let module = (right - left) * (1 / modules)
      // An add-on ends at most 12 + 47 modules to the right, and light ground has to follow.
      let line = sampling.line(from: left + module * -12, to: right + module * 75)
      var profile = sampling.profile(line, isNarrow: true)
      // Light bars are dark ones in the negative.
      if isInverted { profile = profile.map { 255 - $0 } }
      let bars = BarLine(line, edges: EdgeFinder().edges(in: profile))
      bars.forEachSymbol([.ean13, .upcA, .upcE]) { symbol, _ in
        if symbol.content.bytes == content.bytes, let digits = symbol.content.addOn { votes.append(digits) }
      }
      guard isThorough else { continue }
      let edge = (right - line.start).length / line.step
      for index in places.indices {
        let fit = Self.fit(
          places[index].layout, profile, bars, behind: Float(edge), module: Float(module.length / line.step))
        if let fit { places[index].fits.append(fit) }
      }
    }
    if let digits = majority(of: votes) { return digits }
    // The start of five digits looks like that of two, but not the other way round.
    for place in places where place.fits.count >= 4 {
      if let guess = place.sureGuess { return guess.values.map { $0 + 0x30 } }
    }
    return nil
  }

  /// Lays the layout of an add-on over what follows the symbol, whose last bar ends at sample `edge`.
  private static func fit(
    _ layout: SymbolLayout, _ profile: [Float], _ bars: BarLine, behind edge: Float, module: Float
  ) -> TemplateFit? {
    let width = Float(layout.modules) * module
    let summed = SummedProfile(profile)
    var best: TemplateFit?
    for start in stride(from: 0, to: bars.edges.count, by: 2) {
      let gap = (bars.edges[start] - edge) / module
      guard gap > 4.5, gap < 13 else { continue }
      for end in stride(from: start + 1, to: bars.edges.count, by: 2) {
        let (from, to) = (bars.edges[start], bars.edges[end])
        // Where the picture ends behind two digits, there may have been more of them.
        guard layout.kind != .addOn2 || to + 5 * module < Float(profile.count) else { break }
        guard abs(to - from - width) < 0.12 * width,
          let fit = TemplateFit(layout, on: summed, from: from, to: to)
        else { continue }
        if fit.guardError < best?.guardError ?? .infinity { best = fit }
      }
    }
    return best
  }
}
