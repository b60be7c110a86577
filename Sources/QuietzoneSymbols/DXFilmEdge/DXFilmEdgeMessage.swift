/// The bits of a DX film edge code's data track.
///
/// From the start: 101010, DX number part 1 (7 bits), 0, part 2 (4 bits); with the long clock the frame's number
/// (6 bits), whether it is a half frame's, and 0; then a bit that makes the number of ones in all of these but the start
/// even; at last 0101.
struct DXFilmEdgeMessage: Hashable {
  /// The number that stands for the film's maker and emulsion: 1 to 127.
  let part1: UInt32
  /// Its variant: 0 to 15.
  let part2: UInt32
  let frame: UInt32?
  let isHalfFrame: Bool

  /// Takes the bits apart; the first one is the highest of 31, or of 23 without a frame's number.
  ///
  /// Throws `check` if the parity is wrong, and `content` if one of the fixed bits is, or part 1 is 0.
  init(bits: UInt32, hasFrameNumber: Bool) throws(LinearError) {
    let count = hasFrameNumber ? 31 : 23
    func field(_ first: Int, _ length: Int) -> UInt32 {
      bits >> UInt32(count - first - length) & (1 << UInt32(length) - 1)
    }

    guard field(0, 6) == 0b101010, field(13, 1) == 0, field(count - 4, 4) == 0b0101,
      !hasFrameNumber || field(25, 1) == 0
    else { throw .content }
    guard field(6, count - 10).nonzeroBitCount % 2 == 0 else { throw .check }
    part1 = field(6, 7)
    part2 = field(14, 4)
    frame = hasFrameNumber ? field(18, 6) : nil
    isHalfFrame = hasFrameNumber && field(24, 1) == 1
    guard part1 > 0 else { throw .content }
  }

  /// As film makers and laboratories write it: `36-2/21A`.
  var text: [UInt8] {
    var text = Self.decimal(part1) + [0x2D] + Self.decimal(part2)
    if let frame { text += [0x2F] + Self.decimal(frame) }
    if isHalfFrame { text.append(0x41) }
    return text
  }

  private static func decimal(_ number: UInt32) -> [UInt8] {
    let digit = UInt8(number % 10) + 0x30
    return number < 10 ? [digit] : decimal(number / 10) + [digit]
  }
}
