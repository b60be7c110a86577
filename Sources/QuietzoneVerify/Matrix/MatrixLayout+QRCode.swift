import Quietzone
import QuietzoneSymbols

// ISO/IEC 18004, annex G: three corners, two timing patterns, the alignment patterns.
extension MatrixLayout {
  init(_ version: QRCode.Version, _ level: QRCode.ErrorCorrectionLevel, mask: Int) {
    let side = version.dimension
    let far = side - 7
    let columns = Array(8..<side - 8)
    var segments = [
      Self.finder("A1", 0, 0, side, side), Self.finder("A2", far, 0, side, side),
      Self.finder("A3", 0, far, side, side),
      Self.timing("B1", columns.map { ($0, 6) }), Self.timing("B2", columns.map { (6, $0) }),
    ]
    let centers = version.alignmentPatternCenters
    var alignment: [FixedModule] = []
    for row in centers {
      for column in centers {
        guard !((column == 6 && (row == 6 || row == far)) || (row == 6 && column == far)) else { continue }
        alignment += Self.rings(around: column, row, radius: 2, lightRing: 1)
      }
    }
    if !alignment.isEmpty {
      segments.append(
        FixedPatternSegment(name: "C", modules: alignment, limits: .share(.alignmentPattern)))
    }
    self.init(
      columns: side, rows: side, pattern: FunctionPattern(version).signs,
      codewords: [CodewordMap(qrCode: version, level: level, mask: mask)], segments: segments,
      statements: Self.statements(version, level, mask: mask), quietZone: 4)
  }

  private static func statements(
    _ version: QRCode.Version, _ level: QRCode.ErrorCorrectionLevel, mask: Int
  ) -> [Statement] {
    let word = QRCode.FormatInformation(level: level, mask: mask).word
    let format = QRCode.FormatInformation.modules(dimension: version.dimension)
    var statements = [
      Statement(
        parameter: .formatInformation, copies: [format.corner, format.edges].map { bits($0, of: word) },
        clause: "ISO/IEC 18004, G.3")
    ]
    if let word = QRCode.VersionInformation.word(of: version) {
      let places = QRCode.VersionInformation.modules(dimension: version.dimension)
      statements.append(
        Statement(
          parameter: .versionInformation,
          copies: [places.topRight, places.bottomLeft].map { bits($0, of: word) },
          clause: "ISO/IEC 18004, G.3"))
    }
    return statements
  }

  init(_ format: MicroQR.FormatInformation) {
    let side = format.version.dimension
    let line = Array(8..<side)
    self.init(
      columns: side, rows: side, pattern: FunctionPattern(format.version).signs,
      codewords: [CodewordMap(microQR: format.version, level: format.level, mask: format.mask)],
      segments: [
        Self.finder("A", 0, 0, side, side, quietZone: 2), Self.timing("B1", line.map { ($0, 0) }),
        Self.timing("B2", line.map { (0, $0) }),
      ],
      statements: [
        Statement(
          parameter: .formatInformation,
          copies: [Self.bits(MicroQR.FormatInformation.modules, of: format.word)],
          clause: "ISO/IEC 18004, G.3")
      ],
      quietZone: 2)
  }

  init(_ format: RectangularMicroQR.FormatInformation) {
    let version = format.version
    let (columns, rows) = (version.width, version.height)
    let pattern = FunctionPattern(version)
    let corner = Self.rings(around: columns - 3, rows - 3, radius: 2, lightRing: 1)
    let finder = Self.finder("A1", 0, 0, columns, rows, quietZone: 2)
    // Timing patterns, alignment patterns and the other corners are what is left.
    let taken = Set((finder.modules + corner).map { $0.y * columns + $0.x })
    let timing = pattern.signs.indices.filter { pattern.signs[$0] != 0 && !taken.contains($0) }
      .map { FixedModule($0 % columns, $0 / columns, isDark: pattern.signs[$0] < 0) }
    let places = RectangularMicroQR.FormatInformation.modules(version)
    self.init(
      columns: columns, rows: rows, pattern: pattern.signs,
      codewords: [CodewordMap(rectangularMicroQR: version, level: format.level)],
      segments: [
        finder, FixedPatternSegment(name: "A2", modules: corner, limits: .modules),
        FixedPatternSegment(name: "B", modules: timing, limits: .share(.timingPattern)),
      ],
      statements: [
        Statement(
          parameter: .formatInformation,
          copies: [
            Self.bits(places.finder, of: format.finderWord),
            Self.bits(places.subPattern, of: format.subPatternWord),
          ], clause: "ISO/IEC 18004, G.3")
      ],
      quietZone: 2)
  }

  /// A finder pattern whose outermost modules are `left` and `top`, its separator, and the quiet zone around the corner it is in.
  private static func finder(
    _ name: String, _ left: Int, _ top: Int, _ columns: Int, _ rows: Int, quietZone: Int = 4
  ) -> FixedPatternSegment {
    var modules: [FixedModule] = []
    for y in top - quietZone..<top + 7 + quietZone {
      for x in left - quietZone..<left + 7 + quietZone {
        let ring = max(abs(x - left - 3), abs(y - top - 3))
        let isOutside = x < 0 || y < 0 || x >= columns || y >= rows
        // Within the symbol no farther than the separator.
        guard isOutside ? ring > 3 : ring <= 4 else { continue }
        modules.append(FixedModule(x, y, isDark: ring == 3 || ring <= 1))
      }
    }
    return FixedPatternSegment(name: name, modules: modules, limits: .modules)
  }

  private static func timing(_ name: String, _ places: [(x: Int, y: Int)]) -> FixedPatternSegment {
    FixedPatternSegment(
      name: name, modules: places.map { FixedModule($0.x, $0.y, isDark: ($0.x + $0.y) & 1 == 0) },
      limits: .share(.timingPattern), mostOfFive: 2)
  }

  /// Square rings, dark but for one of them.
  private static func rings(around column: Int, _ row: Int, radius: Int, lightRing: Int) -> [FixedModule] {
    (-radius...radius).flatMap { y in
      (-radius...radius).map { x in
        FixedModule(column + x, row + y, isDark: max(abs(x), abs(y)) != lightRing)
      }
    }
  }

  private static func bits(_ places: [QRCode.ModulePosition], of word: Int) -> [FixedModule] {
    places.enumerated().map { FixedModule($1.x, $1.y, isDark: word >> $0 & 1 == 1) }
  }
}
