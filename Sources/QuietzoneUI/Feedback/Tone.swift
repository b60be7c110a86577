#if canImport(UIKit)
  import Foundation

  /// A sound of one pitch, as it is computed: there is no file to carry along.
  struct Tone {
    /// In hertz.
    var frequency: Double
    /// In seconds.
    var duration: Double
    /// Of the full volume.
    var volume: Double

    static let beep = Tone(frequency: 1760, duration: 0.12, volume: 0.4)

    private static let rate = 44_100

    /// A WAVE file of it: one channel of 16 bits. It fades in the last third, so as not to click.
    var wave: [UInt8] {
      let count = Int(duration * Double(Self.rate))
      let samples = (0..<count).map { index -> Int16 in
        let fading = min(1, 3 * Double(count - index) / Double(count))
        let swing = sin(2 * .pi * frequency * Double(index) / Double(Self.rate))
        return Int16(swing * volume * fading * Double(Int16.max))
      }
      let length = UInt32(2 * count)
      var bytes =
        Array("RIFF".utf8) + Self.bytes(36 + length) + Array("WAVEfmt ".utf8) + Self.bytes(16 as UInt32)
      // Uncompressed, one channel, so many samples and bytes a second, two bytes a sample of 16 bits.
      bytes += Self.bytes(1 as UInt16) + Self.bytes(1 as UInt16) + Self.bytes(UInt32(Self.rate))
      bytes += Self.bytes(UInt32(2 * Self.rate)) + Self.bytes(2 as UInt16) + Self.bytes(16 as UInt16)
      bytes += Array("data".utf8) + Self.bytes(length)
      for sample in samples { bytes += Self.bytes(UInt16(bitPattern: sample)) }
      return bytes
    }

    /// The least significant byte first.
    private static func bytes(_ value: some FixedWidthInteger) -> [UInt8] {
      withUnsafeBytes(of: value.littleEndian) { Array($0) }
    }
  }
#endif
