import TestSupport
import Testing

@testable import QuietzoneSymbols

@Suite("rMQR: symbols that zint made")
struct RectangularMicroQRSymbolTests {
  @Test(
    "Every symbol gives what was put into it, upright and in a mirror", arguments: Fixture.rectangularMicroQR)
  func decodes(_ fixture: Fixture) throws {
    for isMirrored in [false, true] {
      let content = try RectangularMicroQR.decode(isMirrored ? fixture.modules.transposed() : fixture.modules)
      #expect(content.version.number == fixture.version)
      #expect(content.level.name == fixture.level)
      #expect(content.isMirrored == isMirrored)
      #expect(content.message.segments == fixture.segments)
      #expect(content.message.bytes == fixture.segments.flatMap { $0.bytes })
      #expect(content.message.symbologyIdentifier == fixture.symbologyIdentifier)
      #expect(content.message.isGS1 == ["]Q3", "]Q4"].contains(fixture.symbologyIdentifier))
      #expect(content.repairedCodewords == 0)
    }
  }

  @Test("There are 32 versions, by rows first, and no other sizes")
  func versions() {
    for (index, size) in Fixture.rectangularSizes.enumerated() {
      let version = RectangularMicroQR.Version(width: size.0, height: size.1)
      #expect(version?.number == index + 1)
      #expect(version?.width == size.0 && version?.height == size.1)
    }
    for number in [-1, 0, 33] { #expect(RectangularMicroQR.Version(number: number) == nil) }
    var count = 0
    for width in 0..<150 {
      for height in 0..<30 where RectangularMicroQR.Version(width: width, height: height) != nil {
        count += 1
      }
    }
    #expect(count == 32)
  }

  @Test(
    "What is no function module is room for the codewords and at most 7 remainder bits", arguments: 1...32)
  func room(_ number: Int) throws {
    let version = try #require(RectangularMicroQR.Version(number: number))
    let room = RectangularMicroQR.functionModules(version: version).filter { !$0 }.count
    for level in [QRCode.ErrorCorrectionLevel.m, .h] {
      let layout = QRCode.BlockLayout(version, level)
      #expect(room / 8 == layout.codewordCount)
      let positions = layout.positions()
      #expect(positions.flatMap { $0 }.sorted() == Array(0..<layout.codewordCount))
    }
  }

  @Test(
    "All words of either copy differ in at least 8 bits, and none is in the other copy's reach by mistake")
  func formatWords() {
    let all = RectangularMicroQR.FormatInformation.all
    #expect(Set(all).count == 64)
    for words in [all.map(\.finderWord), all.map(\.subPatternWord)] {
      for a in words.indices {
        for b in words.indices where a != b { #expect((words[a] ^ words[b]).nonzeroBitCount >= 8) }
      }
    }
  }

  @Test("Three wrong modules in both copies of the format information, or a lost copy, are made up for")
  func repairsFormat() throws {
    var generator = SeededGenerator(seed: 31)
    for fixture in Fixture.rectangularMicroQR where fixture.name.hasPrefix("1 bytes") {
      let version = try #require(RectangularMicroQR.Version(number: fixture.version))
      let copies = RectangularMicroQR.FormatInformation.modules(version)
      var modules = fixture.modules
      for copy in [copies.finder, copies.subPattern] {
        for place in copy.shuffled(using: &generator).prefix(3) { modules[place.x, place.y].toggle() }
      }
      #expect(try RectangularMicroQR.decode(modules).message.segments == fixture.segments)
      modules = fixture.modules
      for place in copies.subPattern {
        modules[place.x, place.y] = Bool.random(using: &generator)
        modules.confidence[place.y * version.width + place.x] = 0
      }
      #expect(try RectangularMicroQR.decode(modules).message.segments == fixture.segments)
    }
  }
}
