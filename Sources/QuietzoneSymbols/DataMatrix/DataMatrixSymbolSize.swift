extension DataMatrix {
  /// One of the sizes that symbols have, and how one of that size is divided.
  package struct SymbolSize: Hashable, Sendable {
    /// Columns of modules, the finder pattern included, the quiet zone not.
    package let columns: Int
    /// Rows of modules.
    package let rows: Int
    /// Data regions side by side.
    package let regionColumns: Int
    /// Data regions one above the other.
    package let regionRows: Int
    /// Check codewords in each block.
    let checkCount: Int
    /// Reed–Solomon blocks.
    let blockCount: Int
    /// Whether the size is one of those that DMRE adds.
    package let isExtended: Bool

    /// The size with so many modules; nil if there is none.
    package init?(columns: Int, rows: Int) {
      guard let size = Self.all.first(where: { $0.columns == columns && $0.rows == rows }) else { return nil }
      self = size
    }

    fileprivate init(
      _ columns: Int, _ rows: Int, regions: (Int, Int), checks: Int, blocks: Int = 1, isExtended: Bool = false
    ) {
      self.columns = columns
      self.rows = rows
      (regionColumns, regionRows) = regions
      checkCount = checks
      blockCount = blocks
      self.isExtended = isExtended
    }

    /// Columns of one region, its borders included.
    package var regionWidth: Int { columns / regionColumns }
    /// Rows of one region, its borders included.
    package var regionHeight: Int { rows / regionRows }
    /// Columns of the mapping matrix: the regions without their borders.
    var dataColumns: Int { columns - 2 * regionColumns }
    /// Rows of the mapping matrix.
    var dataRows: Int { rows - 2 * regionRows }
    /// Data and check codewords together.
    var codewordCount: Int { dataColumns * dataRows / 8 }
    /// Data codewords of all blocks.
    var dataCount: Int { codewordCount - checkCount * blockCount }

    /// Every size, the squares first, each group from small to large.
    package static let all = squares + rectangles + extended

    /// ISO/IEC 16022, table 7.
    private static let squares: [SymbolSize] = [
      SymbolSize(10, 10, regions: (1, 1), checks: 5),
      SymbolSize(12, 12, regions: (1, 1), checks: 7),
      SymbolSize(14, 14, regions: (1, 1), checks: 10),
      SymbolSize(16, 16, regions: (1, 1), checks: 12),
      SymbolSize(18, 18, regions: (1, 1), checks: 14),
      SymbolSize(20, 20, regions: (1, 1), checks: 18),
      SymbolSize(22, 22, regions: (1, 1), checks: 20),
      SymbolSize(24, 24, regions: (1, 1), checks: 24),
      SymbolSize(26, 26, regions: (1, 1), checks: 28),
      SymbolSize(32, 32, regions: (2, 2), checks: 36),
      SymbolSize(36, 36, regions: (2, 2), checks: 42),
      SymbolSize(40, 40, regions: (2, 2), checks: 48),
      SymbolSize(44, 44, regions: (2, 2), checks: 56),
      SymbolSize(48, 48, regions: (2, 2), checks: 68),
      SymbolSize(52, 52, regions: (2, 2), checks: 42, blocks: 2),
      SymbolSize(64, 64, regions: (4, 4), checks: 56, blocks: 2),
      SymbolSize(72, 72, regions: (4, 4), checks: 36, blocks: 4),
      SymbolSize(80, 80, regions: (4, 4), checks: 48, blocks: 4),
      SymbolSize(88, 88, regions: (4, 4), checks: 56, blocks: 4),
      SymbolSize(96, 96, regions: (4, 4), checks: 68, blocks: 4),
      SymbolSize(104, 104, regions: (4, 4), checks: 56, blocks: 6),
      SymbolSize(120, 120, regions: (6, 6), checks: 68, blocks: 6),
      SymbolSize(132, 132, regions: (6, 6), checks: 62, blocks: 8),
      SymbolSize(144, 144, regions: (6, 6), checks: 62, blocks: 10),
    ]

    /// ISO/IEC 16022, table 7.
    private static let rectangles: [SymbolSize] = [
      SymbolSize(18, 8, regions: (1, 1), checks: 7),
      SymbolSize(32, 8, regions: (2, 1), checks: 11),
      SymbolSize(26, 12, regions: (1, 1), checks: 14),
      SymbolSize(36, 12, regions: (2, 1), checks: 18),
      SymbolSize(36, 16, regions: (2, 1), checks: 24),
      SymbolSize(48, 16, regions: (2, 1), checks: 28),
    ]

    /// ISO/IEC 21471, table 1.
    private static let extended: [SymbolSize] = [
      SymbolSize(48, 8, regions: (2, 1), checks: 15, isExtended: true),
      SymbolSize(64, 8, regions: (4, 1), checks: 18, isExtended: true),
      SymbolSize(80, 8, regions: (4, 1), checks: 22, isExtended: true),
      SymbolSize(96, 8, regions: (4, 1), checks: 28, isExtended: true),
      SymbolSize(120, 8, regions: (6, 1), checks: 32, isExtended: true),
      SymbolSize(144, 8, regions: (6, 1), checks: 36, isExtended: true),
      SymbolSize(64, 12, regions: (4, 1), checks: 27, isExtended: true),
      SymbolSize(88, 12, regions: (4, 1), checks: 36, isExtended: true),
      SymbolSize(64, 16, regions: (4, 1), checks: 36, isExtended: true),
      SymbolSize(36, 20, regions: (2, 1), checks: 28, isExtended: true),
      SymbolSize(44, 20, regions: (2, 1), checks: 34, isExtended: true),
      SymbolSize(64, 20, regions: (4, 1), checks: 42, isExtended: true),
      SymbolSize(48, 22, regions: (2, 1), checks: 38, isExtended: true),
      SymbolSize(48, 24, regions: (2, 1), checks: 41, isExtended: true),
      SymbolSize(64, 24, regions: (4, 1), checks: 46, isExtended: true),
      SymbolSize(40, 26, regions: (2, 1), checks: 38, isExtended: true),
      SymbolSize(48, 26, regions: (2, 1), checks: 42, isExtended: true),
      SymbolSize(64, 26, regions: (4, 1), checks: 50, isExtended: true),
    ]
  }
}
