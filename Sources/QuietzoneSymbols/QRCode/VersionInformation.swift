extension QRCode {
  /// The version as the symbols of version 7 and above state it, twice (ISO/IEC 18004, 7.10).
  package enum VersionInformation {
    /// The 18 bits for a version, 7 and above.
    package static func word(of version: Version) -> Int? {
      guard version.hasVersionInformation else { return nil }
      return bchCodeword18(version.number)
    }

    /// The version whose word differs from `word` in the fewest bits, and in how many; nil if more differ
    /// than the code can repair, which is 3.
    package static func nearest(to word: Int) -> (version: Version, distance: Int)? {
      var best: (version: Version, distance: Int)?
      for number in 7...40 {
        guard let version = Version(number: number), let candidate = Self.word(of: version) else { continue }
        let distance = ((candidate ^ word) & 0x3FFFF).nonzeroBitCount
        if distance <= 3, distance < best?.distance ?? .max { best = (version, distance) }
      }
      return best
    }

    /// Where the two copies are, in a symbol of `dimension` modules a side: for each, the modules of bits 0 (the
    /// lowest) to 17.
    package static func modules(dimension: Int) -> (topRight: [ModulePosition], bottomLeft: [ModulePosition])
    {
      var topRight: [ModulePosition] = []
      var bottomLeft: [ModulePosition] = []
      for bit in 0..<18 {
        let along = bit / 3
        let across = dimension - 11 + bit % 3
        topRight.append(ModulePosition(x: across, y: along))
        bottomLeft.append(ModulePosition(x: along, y: across))
      }
      return (topRight, bottomLeft)
    }
  }
}
