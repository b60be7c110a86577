import QuietzoneImaging
import QuietzoneSymbols

/// Measures profiles across one linear symbol.
struct ProfileMeasurement {
  let symbology: Symbology
  let bytes: [UInt8]
  let structure: LinearStructure
  /// How many elements the symbol has, from the first bar to the last.
  let elementCount: Int

  /// A profile along a path whose quiet zones are as wide as the standard asks, or as the picture has them.
  ///
  /// - Parameters:
  ///   - first, last: where on the path the symbol's outer edges are expected, in samples.
  ///   - module: the width of a module, in samples.
  func profile(
    _ path: ProfilePath, first: Double, last: Double, module: Double, diameter: Double,
    _ view: ReflectanceView
  ) -> ScanProfile {
    let values = path.values(diameter: diameter, view)
    let (highest, lowest) = (values.max() ?? 0, values.min() ?? 0)
    var profile = ScanProfile(
      reflectances: values, start: path.point(at: 0), end: path.point(at: Double(path.count - 1)),
      samplesPerModule: module, globalThreshold: (highest + lowest) / 2, parameters: [])
    let all = ProfileElements(values)
    let own = elements(of: all, first: first, last: last, module: module)
    profile.edges = own?.edges ?? all.edges
    var parameters = [
      GradedParameter(
        parameter: .edgeDetermination, grade: .passing(own != nil), clause: "ISO/IEC 15416, 5.4.1"),
      GradedParameter(
        parameter: .decode, grade: .passing(own.map { decodes($0) } ?? false), clause: "ISO/IEC 15416, 5.4.2"),
    ]
    let contrast = highest - lowest
    parameters += [
      GradedParameter(
        parameter: .symbolContrast, value: contrast, grade: even(.symbolContrast, contrast),
        clause: "ISO/IEC 15416, 5.4.3"),
      GradedParameter(
        parameter: .minimumReflectance, value: lowest, grade: .passing(lowest <= highest / 2),
        clause: "ISO/IEC 15416, 5.4.4"),
    ]
    parameters += grades(
      of: own ?? all, contrast: contrast, reach: diameter / 2 / path.spacing, in: &profile)
    if let own {
      let decodability = Decodability(structure, own).value
      parameters.append(
        GradedParameter(
          parameter: .decodability, value: decodability, grade: even(.decodability, decodability),
          clause: "ISO/IEC 15416, 5.4.7"))
      if let quiet = quietZone(around: own, in: all, module: module, pixel: 1 / path.spacing) {
        parameters.append(quiet)
      }
    }
    profile.parameters = parameters
    return profile
  }

  /// Grades in tenths, of values to the nearest whole per cent (ISO/IEC 15416:2016, table 2).
  private func even(_ scale: GradeScale, _ value: Double) -> Grade {
    scale.evenGrade((100 * value).rounded() / 100)
  }

  // MARK: Elements

  /// The symbol's own elements: those between the edges where it is expected; nil if they are not as many as it has.
  private func elements(
    of all: ProfileElements, first: Double, last: Double, module: Double
  ) -> ProfileElements? {
    func nearest(_ place: Double, parity: Int) -> Int? {
      let candidates = stride(from: parity, to: all.edges.count, by: 2)
      return candidates.min { abs(all.edges[$0] - place) < abs(all.edges[$1] - place) }
    }
    guard let begin = nearest(first, parity: 0), let end = nearest(last, parity: 1),
      end - begin == elementCount,
      abs(all.edges[begin] - first) < 2 * module, abs(all.edges[end] - last) < 2 * module
    else { return nil }
    return ProfileElements(all, begin...end)
  }

  /// Whether the elements say what the symbol was read as.
  func decodes(_ elements: ProfileElements) -> Bool {
    // Quiet zones are graded by themselves.
    let margin = elements.edges[elements.edges.count - 1] - elements.edges[0]
    let widths = [margin] + (0..<elements.count).map { elements.width($0) } + [margin]
    var isRead = false
    forEachLinearSymbol([symbology], in: widths.map { Float($0) }) { symbol in
      if symbol.content.symbology == symbology, symbol.content.bytes == bytes { isRead = true }
    }
    return isRead
  }

  // MARK: Grades

  /// Edge contrast, modulation and defects.
  ///
  /// - Parameter reach: how far the aperture sees, in samples: beyond the quiet zones nothing counts.
  private func grades(
    of elements: ProfileElements, contrast: Double, reach: Double, in profile: inout ScanProfile
  ) -> [GradedParameter] {
    let edgeContrast =
      zip(elements.peaks, elements.peaks.dropFirst()).map { abs($0 - $1) }.min() ?? 0
    let modulation = contrast > 0 ? edgeContrast / contrast : 0
    var worst: (value: Double, range: Range<Int>?) = (0, nil)
    let places = [reach] + elements.edges + [Double(profile.reflectances.count - 1) - reach]
    for element in 0..<places.count - 1 {
      let isMargin = element == 0 || element == places.count - 2
      let found = ElementNonuniformity(
        profile.reflectances, from: places[element], to: places[element + 1], isBar: element & 1 == 1,
        margin: isMargin ? (element == 0 ? .before : .behind) : nil)
      if found.value > worst.value { worst = (found.value, found.place) }
    }
    profile.defect = worst.range
    let defects = contrast > 0 ? worst.value / contrast : 1
    return [
      GradedParameter(
        parameter: .minimumEdgeContrast, value: edgeContrast, grade: .passing(edgeContrast >= 0.15),
        clause: "ISO/IEC 15416, 5.4.5"),
      GradedParameter(
        parameter: .modulation, value: modulation, grade: even(.profileModulation, modulation),
        clause: "ISO/IEC 15416, 5.4.5"),
      GradedParameter(
        parameter: .defects, value: defects, grade: even(.defects, defects), clause: "ISO/IEC 15416, 5.4.6"),
    ]
  }

  /// Whether there is nothing dark within the quiet zones; nil where the symbology asks for none. The value is the narrower zone in
  /// shares of what is asked for. `module` and `pixel` are in samples.
  private func quietZone(
    around own: ProfileElements, in all: ProfileElements, module: Double, pixel: Double
  ) -> GradedParameter? {
    let asked = symbology.quietZones
    guard asked.before > 0 else { return nil }
    let (first, last) = (own.edges[0], own.edges[own.edges.count - 1])
    let before = first - (all.edges.last { $0 < first } ?? Double(all.extent.lowerBound))
    let behind = (all.edges.first { $0 > last } ?? Double(all.extent.upperBound - 1)) - last
    let share = min(before / module / asked.before, behind / module / asked.behind)
    // Half a pixel, or a tenth of a module, is what pixels make of an exact margin.
    let tolerance = max(0.1, 0.5 * pixel / module)
    let passes =
      before / module >= asked.before - tolerance && behind / module >= asked.behind - tolerance
    return GradedParameter(
      parameter: .quietZone, value: min(1, share), grade: .passing(passes), clause: "ISO/IEC 15416, 5.4.8")
  }
}

extension ProfileElements {
  /// Some of the elements, from one edge to another.
  init(_ all: ProfileElements, _ range: ClosedRange<Int>) {
    edges = Array(all.edges[range])
    extent = all.extent
    peaks = Array(all.peaks[range.lowerBound...range.upperBound + 1])
  }
}
