import TestSupport
import Testing

@testable import QuietzoneSymbols

@Suite("GS1 DataBar: damaged and hostile input")
struct DataBarHostileInputTests {
  @Test("Nothing is read of a symbol that is cut off at any element")
  func truncated() throws {
    for (file, read) in dataBarReaders {
      for fixture in try LinearFixture.all(file).filter({ $0.rows.count == 1 }).prefix(20) {
        let widths = fixture.widths()
        for end in 0..<widths.count - 1 {
          #expect(read(Array(widths.prefix(end))).isEmpty, "\(fixture) to \(end)")
          #expect(read(Array(widths.prefix(end)) + [40]).isEmpty, "\(fixture) to \(end)")
        }
        for start in stride(from: 2, to: widths.count - 1, by: 2) {
          #expect(read([30] + widths.dropFirst(start + 1)).isEmpty, "\(fixture) from \(start)")
        }
      }
    }
  }

  @Test("A symbol with any other check pattern, or other finder patterns, is not read")
  func wrongChecks() throws {
    let limited = try #require(try LinearFixture.all("databar-limited").first)
    var found = 0
    for pattern in DataBarLimited.checkPatterns.widths {
      var fixture = limited
      for index in 0..<14 { fixture.rows[0][15 + index] = Int(pattern[index]) }
      found += symbols(of: DataBarLimited.self, in: fixture.widths()).count
    }
    #expect(found == 1)
    let omni = try #require(try LinearFixture.all("databar").first)
    found = 0
    for left in DataBarOmni.leftFinders.widths {
      for right in DataBarOmni.rightFinders.widths {
        var fixture = omni
        for index in 0..<5 { fixture.rows[0][9 + index] = Int(left[index]) }
        for index in 0..<5 { fixture.rows[0][30 + index] = Int(right[index]) }
        found += symbols(of: DataBarOmni.self, in: fixture.widths()).count
      }
    }
    #expect(found == 1)
  }

  @Test("A module moved from one element to another is never read as another content")
  func oneModuleMoved() throws {
    for (file, read) in dataBarReaders {
      for fixture in try LinearFixture.all(file).filter({ $0.rows.count == 1 }).prefix(20) {
        for element in 1..<fixture.rows[0].count - 2 {
          for change in [-1, 1] where fixture.rows[0][element] > change {
            var damaged = fixture
            damaged.rows[0][element] -= change
            damaged.rows[0][element + 1] += change
            guard damaged.rows[0].allSatisfy({ $0 > 0 }) else { continue }
            let found = read(damaged.widths())
            #expect(found.allSatisfy { $0.content.bytes == fixture.bytes }, "\(fixture), element \(element)")
          }
        }
      }
    }
  }

  @Test("Nothing is read on 100,000 lines of random elements")
  func randomLines() {
    var generator = SeededGenerator(seed: 79)
    var found = 0
    var parts = 0
    for round in 0..<100_000 {
      let count = Int.random(in: 0...60, using: &generator) * 2 + 1
      let widths = (0..<count).map { _ in
        // Whole modules look more like symbols than any widths do.
        round % 2 == 0
          ? Float(Int.random(in: 1...4, using: &generator)) : Float.random(in: 0.5...5, using: &generator)
      }
      for (_, read) in dataBarReaders { found += read(widths).count }
      DataBarOmni.forEachHalf(in: widths) { _, _ in parts += 1 }
      DataBarExpanded.forEachRow(in: widths) { _, _ in parts += 1 }
    }
    #expect(found == 0)
    // Of six million elements, in whole modules half of them.
    #expect(parts < 150, "\(parts) parts of symbols")
  }

  @Test("Widths that are none at all do not crash")
  func absurdWidths() {
    for width in [0, Float.leastNonzeroMagnitude, 1e30, .greatestFiniteMagnitude, .infinity, .nan] {
      for count in [0, 1, 2, 3, 45, 46, 47, 48, 120] {
        let widths = [Float](repeating: width, count: count)
        for (_, read) in dataBarReaders { #expect(read(widths).isEmpty) }
        DataBarOmni.forEachHalf(in: widths) { _, _ in Issue.record("a half") }
        DataBarExpanded.forEachRow(in: widths) { _, _ in Issue.record("a row") }
      }
    }
  }

  @Test("A latch to numeric mode after an FNC1, which some encoders write, is passed over")
  func superfluousLatch() {
    // Method 00; in numeric mode 10; letters: A and FNC1; then what follows in numeric mode, with a latch and without.
    for (identifier, pairs) in [("422123", [42, 21, 23]), ("17261231", [17, 26, 12, 31])] {
      for hasLatch in [false, true] {
        let length = hasLatch && pairs.count > 3 ? 7 : 6
        var bits = BitWriter()
        bits.write(0b000, 3)
        bits.write((length & 1) << 1, 2)
        bits.write(11 + 8, 7)
        bits.write(0b0000_100000_01111, 15)
        if hasLatch { bits.write(0, 3) }
        for pair in pairs { bits.write(pair / 10 * 11 + pair % 10 + 8, 7) }
        bits.write(0, 4)
        while bits.bits.count < 12 * length { bits.write(0b00100, 5) }
        let characters = stride(from: 0, to: 12 * (length - 1), by: 12).map { start in
          bits.bits[start..<start + 12].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
        }
        let bytes = DataBarExpandedMessage.decode(characters).map { String(decoding: $0, as: UTF8.self) }
        #expect(bytes == "10A\u{1D}" + identifier)
      }
    }
  }

  @Test("Random data characters do not crash")
  func randomMessages() {
    var generator = SeededGenerator(seed: 12)
    var readCount = 0
    for _ in 0..<50_000 {
      let characters = (0..<Int.random(in: 3...21, using: &generator)).map { _ in
        Int.random(in: 0..<4096, using: &generator)
      }
      guard let bytes = DataBarExpandedMessage.decode(characters) else { continue }
      readCount += 1
      #expect(!bytes.isEmpty && bytes.count < 100)
    }
    #expect(readCount > 2_500, "\(readCount)")
  }
}
