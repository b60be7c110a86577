/// DX film edge: the number of the film, and of the frame, beside the perforation of 35 mm film (ANSI/I3A IT1.14,
/// US patent 4965628).
///
/// Two tracks run side by side. The clock has alternating bars and spaces between a long bar and a shorter one; the
/// data track, nearer the edge, has a bit for each module of the clock. It looks like many things, so the clock is found
/// first.
package enum DXFilmEdge {
  /// A clock track on a line.
  package struct Clock: Hashable, Sendable {
    /// From the first bar to behind the last one.
    package let elements: Range<Int>
    /// Where the first bar begins: the width of all before it.
    package let start: Float
    /// The width of a module.
    package let module: Float
    /// Whether it is the long clock, whose data track has the frame's number.
    package let hasFrameNumber: Bool

    package init(elements: Range<Int>, start: Float, module: Float, hasFrameNumber: Bool) {
      self.elements = elements
      self.start = start
      self.module = module
      self.hasFrameNumber = hasFrameNumber
    }

    /// Modules from the first bar's beginning to the last one's end, and bits of the data track.
    package var modules: Int { hasFrameNumber ? 31 : 23 }
  }

  /// What the data track beside a clock says: `36-2/21A` is film 36-2, the half frame behind frame 21.
  ///
  /// Throws `noStart` if nothing like a data track begins where the clock does, `noCharacter` if its elements are no
  /// whole modules, `check` if the parity is wrong, and `content` if bits are set that never are.
  ///
  /// - Parameters:
  ///   - widths: the elements along the data track, light ones first and last, measured from the same end of the same
  ///     line, moved sideways, as those in which the clock was found.
  ///   - clock: the clock beside it.
  package static func content(dataTrack widths: [Float], clock: Clock) throws(LinearError) -> LinearContent {
    let bits = try dataBits(in: widths, clock: clock)
    let message = try DXFilmEdgeMessage(bits: bits, hasFrameNumber: clock.hasFrameNumber)
    return LinearContent(.dxFilmEdge, bytes: message.text, symbologyIdentifier: "]X0")
  }
}
