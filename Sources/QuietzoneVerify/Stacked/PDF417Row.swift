import QuietzoneImaging
import QuietzoneSymbols

/// One line across a row of a PDF417: its codewords, and how they are printed.
struct PDF417Row {
  /// A codeword's place on the line.
  struct Place {
    /// Nil where the elements are no codeword of the row's cluster.
    var value: UInt16?
    /// What the poorest of modulation, defects and decodability would be, each as a grade from 0 to 4.
    var modulation = 0
    var defects = 0
    var decodability = 0
  }

  /// Left to right: the row indicator on the left, data, and the row indicator on the right unless the symbol is compact.
  let places: [Place]
  /// What ISO/IEC 15416 grades the start pattern, the stop pattern and their quiet zones.
  let patterns: [GradedParameter]
  /// The profile, for pictures.
  let profile: ScanProfile

  /// - Parameters:
  ///   - path: across the row, with the quiet zones.
  ///   - first, last: where the outer edges are expected, in samples.
  ///   - count: of codewords with row indicators.
  init(
    _ path: ProfilePath, first: Double, last: Double, cluster: Int, count: Int, isCompact: Bool,
    diameter: Double, _ view: ReflectanceView
  ) {
    let values = path.values(diameter: diameter, view)
    let elements = ProfileElements(values)
    let modules = Double(PDF417Codeword.modules * (count + 1) + (isCompact ? 1 : 18))
    let module = (last - first) / modules
    let contrast = (values.max() ?? 0) - (values.min() ?? 0)
    let starts = Self.starts(elements.edges, first: first, module: module, count: count + 2)
    let growth = starts.first.flatMap { $0 }.map { Self.growth(elements, at: $0, module: module) } ?? 0
    places = (1...count).map { index in
      guard let start = starts[index], let next = starts[index + 1], next - start == 8 else { return Place() }
      return Self.place(elements, start, values, cluster: cluster, growth: growth, contrast: contrast)
    }
    var profile = ScanProfile(
      reflectances: values, start: path.point(at: 0), end: path.point(at: Double(path.count - 1)),
      samplesPerModule: module, edges: elements.edges,
      globalThreshold: ((values.max() ?? 0) + (values.min() ?? 0)) / 2, defect: nil, parameters: [])
    let stop = starts[count + 1]
    let length = isCompact ? 1 : 9
    let isWhole = starts[0] != nil && stop.map { $0 + length == elements.edges.count - 1 } ?? false
    var own: [(range: Range<Int>, modules: Double)] = []
    if let start = starts[0], start + 8 < elements.edges.count { own.append((start..<start + 8, 17)) }
    if let stop, !isCompact, stop + length < elements.edges.count { own.append((stop..<stop + 9, 18)) }
    patterns = Self.patternGrades(own, elements, values, isWhole: isWhole)
    profile.parameters = patterns
    self.profile = profile
  }

  /// For each codeword the edge that its first bar begins with: the nearest to where the one before leads to.
  private static func starts(_ edges: [Double], first: Double, module: Double, count: Int) -> [Int?] {
    var expected = first
    return (0..<count).map { _ in
      let nearest = stride(from: 0, to: edges.count, by: 2)
        .min { abs(edges[$0] - expected) < abs(edges[$1] - expected) }
      guard let nearest, abs(edges[nearest] - expected) < 1.2 * module else {
        expected += 17 * module
        return nil
      }
      expected = edges[nearest] + 17 * module
      return nearest
    }
  }

  /// By how many modules bars are too wide, by the start pattern: 8, 1, 1, 1, 1, 1, 1, 3.
  private static func growth(_ elements: ProfileElements, at start: Int, module: Double) -> Double {
    guard start + 8 < elements.edges.count else { return 0 }
    let bars = stride(from: 0, to: 8, by: 2).reduce(0) { $0 + elements.width(start + $1) }
    let scale = 17 / (elements.edges[start + 8] - elements.edges[start])
    return (bars * scale - 11) / 4
  }

  private static func place(
    _ elements: ProfileElements, _ start: Int, _ profile: [Double], cluster: Int, growth: Double,
    contrast: Double
  ) -> Place {
    let scale = 17 / (elements.edges[start + 8] - elements.edges[start])
    var widths = SIMD8<UInt8>()
    for index in 0..<8 {
      let width = elements.width(start + index) * scale + (index & 1 == 0 ? -growth : growth)
      widths[index] = UInt8(min(max(width.rounded(), 0), 17))
    }
    guard let codeword = PDF417Codeword(elements: widths), codeword.cluster == cluster else { return Place() }
    let quality = ElementQuality(elements, start..<start + 8, profile)
    return Place(
      value: UInt16(codeword.value),
      modulation: contrast > 0 ? GradeScale.profileModulation.level(quality.edgeContrast / contrast) : 0,
      defects: contrast > 0 ? GradeScale.defects.level(quality.nonuniformity / contrast) : 0,
      decodability: GradeScale.decodability.level(quality.decodability(modules: 17)))
  }

  private static func patternGrades(
    _ patterns: [(range: Range<Int>, modules: Double)], _ elements: ProfileElements, _ profile: [Double],
    isWhole: Bool
  ) -> [GradedParameter] {
    let (highest, lowest) = (profile.max() ?? 0, profile.min() ?? 0)
    let contrast = highest - lowest
    let qualities = patterns.map { ($0.modules, ElementQuality(elements, $0.range, profile)) }
    let edge = qualities.map { $0.1.edgeContrast }.min() ?? 0
    let defects = contrast > 0 ? (qualities.map { $0.1.nonuniformity }.max() ?? contrast) / contrast : 1
    let decodability = qualities.map { $0.1.decodability(modules: $0.0) }.min() ?? 0
    let modulation = contrast > 0 ? edge / contrast : 0
    return [
      GradedParameter(
        parameter: .edgeDetermination, grade: .passing(isWhole && !patterns.isEmpty),
        clause: "ISO/IEC 15416, 5.4.1"),
      GradedParameter(
        parameter: .symbolContrast, value: contrast, grade: GradeScale.symbolContrast.grade(contrast),
        clause: "ISO/IEC 15416, 5.4.3"),
      GradedParameter(
        parameter: .minimumReflectance, value: lowest, grade: .passing(lowest <= highest / 2),
        clause: "ISO/IEC 15416, 5.4.4"),
      GradedParameter(
        parameter: .minimumEdgeContrast, value: edge, grade: .passing(edge >= 0.15),
        clause: "ISO/IEC 15416, 5.4.5"),
      GradedParameter(
        parameter: .modulation, value: modulation, grade: GradeScale.profileModulation.grade(modulation),
        clause: "ISO/IEC 15416, 5.4.5"),
      GradedParameter(
        parameter: .defects, value: defects, grade: GradeScale.defects.grade(defects),
        clause: "ISO/IEC 15416, 5.4.6"),
      GradedParameter(
        parameter: .decodability, value: decodability, grade: GradeScale.decodability.grade(decodability),
        clause: "ISO/IEC 15416, 5.4.7"),
    ]
  }
}

/// How some elements of a profile are printed.
struct ElementQuality {
  /// The least difference of neighbours.
  private(set) var edgeContrast: Double
  /// The greatest unevenness of one.
  private(set) var nonuniformity = 0.0
  private let widths: [Double]

  /// - Parameter range: elements, 0 for the first bar.
  init(_ elements: ProfileElements, _ range: Range<Int>, _ profile: [Double]) {
    // Peaks begin with the margin's.
    let peaks = elements.peaks[range.lowerBound + 1...range.upperBound]
    edgeContrast = zip(peaks, peaks.dropFirst()).map { abs($0 - $1) }.min() ?? 0
    widths = range.map { elements.width($0) }
    for element in range {
      let found = ElementNonuniformity(
        profile, from: elements.edges[element], to: elements.edges[element + 1], isBar: element & 1 == 0,
        margin: nil)
      nonuniformity = max(nonuniformity, found.value)
    }
  }

  /// Of a character of so many modules, by the distances of edges alike.
  func decodability(modules: Double) -> Double {
    max(0, Decodability.ofEdges(widths, modules: modules))
  }
}
