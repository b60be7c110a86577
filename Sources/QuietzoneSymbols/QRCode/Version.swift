extension QRCode {
  /// A QR Code's size: version 1 has 21 × 21 modules, each further one 4 more a side, version 40 has 177 × 177.
  package struct Version: Hashable, Sendable {
    /// 1 to 40.
    package let number: Int

    /// Nil unless `number` is 1 to 40.
    package init?(number: Int) {
      guard number >= 1, number <= 40 else { return nil }
      self.number = number
    }

    /// The version with `dimension` modules a side; nil if there is none.
    package init?(dimension: Int) {
      guard dimension >= 21, dimension <= 177, dimension % 4 == 1 else { return nil }
      number = (dimension - 17) / 4
    }

    /// Modules a side, without the quiet zone.
    package var dimension: Int { 17 + 4 * number }

    /// Columns, and rows, of the alignment patterns' centres, in modules from 0; none in version 1.
    ///
    /// There is a pattern at every crossing but the three that the finder patterns cover.
    package var alignmentPatternCenters: [Int] {
      alignmentPatternCenterTable[number - 1].map { Int($0) }
    }

    /// Whether the symbol carries version information: version 7 and above.
    package var hasVersionInformation: Bool { number >= 7 }
  }
}
