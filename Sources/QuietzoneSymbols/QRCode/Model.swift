extension QRCode {
  /// The two QR Codes: they look alike, but place their codewords differently.
  package enum Model: Int, Sendable {
    /// The original of 1994: versions 1 to 14, extension patterns at the right and lower edges, no alignment patterns
    /// (AIM ITS/97-001; ISO/IEC 18004:2000, annex M).
    case one = 1
    /// What every QR Code is today.
    case two = 2

    /// The number of its largest version.
    var lastVersion: Int { self == .one ? 14 : 40 }
  }
}
