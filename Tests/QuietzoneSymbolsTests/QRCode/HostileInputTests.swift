import TestSupport
import Testing

@testable import QuietzoneSymbols

@Suite("QR Code: hostile input")
struct HostileInputTests {
  @Test("Random modules do not crash, and are not read", arguments: [1, 2, 3, 6, 7, 13, 40])
  func randomMatrices(_ number: Int) throws {
    let dimension = try #require(QRCode.Version(number: number)).dimension
    var generator = SeededGenerator(seed: UInt64(number))
    var modules = ModuleMatrix(width: dimension, height: dimension)
    for _ in 0..<(number < 4 ? 400 : number < 14 ? 80 : 4) {
      for index in modules.isDark.indices {
        let random = generator.next()
        modules.isDark[index] = random & 1 == 1
        modules.confidence[index] = UInt8(truncatingIfNeeded: random >> 8)
      }
      #expect(throws: QRCode.DecodingError.self) { try QRCode.decode(modules) }
    }
  }

  @Test("Plain and striped matrices are not read")
  func regularMatrices() {
    for dimension in [21, 45, 177] {
      for period in 1...4 {
        var modules = ModuleMatrix(width: dimension, height: dimension)
        for confidence in [UInt8(0), 255] {
          for index in modules.isDark.indices {
            modules.isDark[index] = index % dimension % period == 0
            modules.confidence[index] = confidence
          }
          #expect(throws: QRCode.DecodingError.self) { try QRCode.decode(modules) }
        }
      }
    }
  }

  @Test("Random bit streams do not crash, and hold no more than there is room for")
  func randomBitStreams() throws {
    var generator = SeededGenerator(seed: 21)
    var readCount = 0
    let versions = try [1, 9, 10, 26, 27, 40].map { try #require(QRCode.Version(number: $0)) }
    for round in 0..<60_000 {
      var codewords = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let version = versions[round % versions.count]
      if round % 4 < 2 {
        // Most random streams end in an unknown mode: begin with a known one.
        let mode = [1, 2, 3, 4, 5, 7, 8, 9, 13].randomElement(using: &generator) ?? 4
        if !codewords.isEmpty { codewords[0] = UInt8(mode << 4) | codewords[0] & 0x0F }
      } else {
        codewords = changedStream(version, using: &generator)
      }
      guard
        let message = try? QRCode.Message(
          codewords, format: .qrCode(version), toleratesAnyPadding: round % 2 == 0)
      else { continue }
      readCount += 1
      let bytes = message.parts.flatMap { $0.bytes }
      #expect(!bytes.isEmpty && bytes.count * 10 <= codewords.count * 8 * 3)
      let segments = TextSegment.segments(of: message.parts)
      #expect(segments.flatMap { $0.bytes } == bytes)
      for segment in segments { _ = segment.text }
    }
    #expect(readCount > 5_000, "\(readCount)")
  }

  /// A sound stream of a few short segments, with one of its codewords changed.
  private func changedStream(_ version: QRCode.Version, using generator: inout SeededGenerator) -> [UInt8] {
    let range = version.number < 10 ? 0 : version.number < 27 ? 1 : 2
    var bits = BitWriter()
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      switch Int.random(in: 0..<3, using: &generator) {
      case 0:
        bits.write(1, 4)
        bits.write(3, [10, 12, 14][range])
        bits.write(Int.random(in: 0..<1000, using: &generator), 10)
      case 1:
        bits.write(2, 4)
        bits.write(2, [9, 11, 13][range])
        bits.write(Int.random(in: 0..<45 * 45, using: &generator), 11)
      default:
        bits.write(4, 4)
        bits.write(2, [8, 16, 16][range])
        bits.write(Int.random(in: 0...0xFFFF, using: &generator), 16)
      }
    }
    var codewords = bits.codewords(bits.bytes.count + 2)
    codewords[Int.random(in: codewords.indices, using: &generator)] = .random(in: 0...255, using: &generator)
    return codewords
  }

  @Test("A bit stream cut anywhere is an error or the beginning of the message")
  func truncations() throws {
    let version = try #require(QRCode.Version(number: 4))
    var bits = BitWriter()
    bits.write(0b0011_0000_0001_01010101, 20)
    bits.write(0b0111_00011010, 12)
    bits.write(0b0001, 4)
    bits.write(4, 10)
    bits.write(123, 10)
    bits.write(4, 4)
    bits.write(0b0010, 4)
    bits.write(3, 9)
    bits.write(461, 11)
    bits.write(12, 6)
    bits.write(0b0100_00000010_11000011_10101001, 28)
    bits.write(0b1000_00000001, 12)
    bits.write(0xD9F, 13)
    let whole = try QRCode.Message(bits.codewords(80), format: .qrCode(version), toleratesAnyPadding: false)
    let bytes = whole.parts.flatMap { $0.bytes }
    #expect(bytes == Array("1234ABC\u{E9}".utf8) + [0x93, 0x5F])
    for count in 0..<bits.bytes.count {
      let cut = Array(bits.bytes.prefix(count))
      guard let message = try? QRCode.Message(cut, format: .qrCode(version), toleratesAnyPadding: true) else {
        continue
      }
      let found = message.parts.flatMap { $0.bytes }
      #expect(found.count < bytes.count && bytes.starts(with: found))
    }
  }
}
