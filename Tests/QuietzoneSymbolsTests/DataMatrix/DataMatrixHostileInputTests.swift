import TestSupport
import Testing

@testable import QuietzoneSymbols

@Suite("Data Matrix: hostile input")
struct DataMatrixHostileInputTests {
  @Test("Random modules do not crash, and are not read", arguments: DataMatrix.SymbolSize.all)
  func randomMatrices(_ size: DataMatrix.SymbolSize) {
    var generator = SeededGenerator(seed: UInt64(size.columns * 256 + size.rows))
    var modules = ModuleMatrix(width: size.columns, height: size.rows)
    for _ in 0..<20_000 / (size.columns * size.rows) + 1 {
      for index in modules.isDark.indices {
        let random = generator.next()
        modules.isDark[index] = random & 1 == 1
        modules.confidence[index] = UInt8(truncatingIfNeeded: random >> 8)
      }
      #expect(throws: DataMatrix.DecodingError.self) { try DataMatrix.decode(modules) }
    }
  }

  @Test(
    "A size that no symbol has is an error",
    arguments: [(0, 0), (1, 1), (8, 10), (10, 12), (28, 28), (146, 146)])
  func noSuchSize(_ columns: Int, _ rows: Int) {
    #expect(throws: DataMatrix.DecodingError.noSuchSize(columns: columns, rows: rows)) {
      try DataMatrix.decode(ModuleMatrix(width: columns, height: rows))
    }
  }

  @Test("Plain and striped matrices are not read")
  func regularMatrices() {
    for side in [10, 12, 26, 144] {
      for period in 1...4 {
        var modules = ModuleMatrix(width: side, height: side)
        for confidence in [UInt8(0), 255] {
          for index in modules.isDark.indices {
            modules.isDark[index] = index % side % period == 0
            modules.confidence[index] = confidence
          }
          #expect(throws: DataMatrix.DecodingError.self) { try DataMatrix.decode(modules) }
        }
      }
    }
  }

  @Test("Random codewords do not crash, and hold no more than there is room for")
  func randomCodewords() throws {
    let size = try #require(DataMatrix.SymbolSize(columns: 32, rows: 32))
    var generator = SeededGenerator(seed: 41)
    var readCount = 0
    for round in 0..<60_000 {
      var codewords = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      // Most random codewords end soon in one without meaning: begin with an encodation or a header.
      if !codewords.isEmpty { codewords[0] = UInt8.random(in: 230...241, using: &generator) }
      guard
        let message = try? DataMatrix.MessageReader.message(
          codewords, size, toleratesAnyPadding: round % 2 == 0)
      else { continue }
      readCount += 1
      // A macro stands for nine bytes, a codeword for at most two digits.
      #expect(!message.bytes.isEmpty && message.bytes.count <= codewords.count * 2 + 9)
      #expect(message.segments.flatMap { $0.bytes } == message.bytes)
      for segment in message.segments { _ = segment.text }
    }
    #expect(readCount > 10_000, "\(readCount)")
  }
}
