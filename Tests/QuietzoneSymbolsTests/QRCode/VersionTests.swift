import Testing

@testable import QuietzoneSymbols

@Suite("QR Code: versions and what follows from them")
struct VersionTests {
  static let versions = (1...40).compactMap { QRCode.Version(number: $0) }

  @Test("There are versions 1 to 40, of 21 to 177 modules in steps of 4")
  func numbersAndDimensions() {
    for (index, version) in Self.versions.enumerated() {
      #expect(version.number == index + 1)
      #expect(version.dimension == 21 + 4 * index)
    }
    #expect(Self.versions.count == 40)
    for number in [-1, 0, 41] { #expect(QRCode.Version(number: number) == nil) }
    let dimensions = (-5...200).filter { QRCode.Version(dimension: $0) != nil }
    #expect(dimensions == Array(stride(from: 21, through: 177, by: 4)))
  }

  @Test("Alignment patterns run from 6 to 7 short of the edge, evenly after the first gap, which is no wider")
  func alignmentPatterns() throws {
    #expect(Self.versions[0].alignmentPatternCenters == [])
    for version in Self.versions.dropFirst() {
      let centers = version.alignmentPatternCenters
      #expect(centers.count == version.number / 7 + 2)
      #expect(centers.first == 6 && centers.last == version.dimension - 7)
      let gaps = zip(centers.dropFirst(), centers).map { $0 - $1 }
      #expect(Set(gaps.dropFirst()).count <= 1)
      // The standard's one exception: 28 before 26.
      if version.number != 32 { #expect(try #require(gaps.first) <= #require(gaps.last)) }
      #expect(gaps.allSatisfy { $0 % 2 == 0 && $0 <= 28 })
    }
    #expect(Self.versions[6].alignmentPatternCenters == [6, 22, 38])
    #expect(Self.versions[31].alignmentPatternCenters == [6, 34, 60, 86, 112, 138])
  }

  @Test(
    "What is no function module is room for the codewords and at most 7 remainder bits", arguments: versions)
  func functionModules(_ version: QRCode.Version) {
    let map = QRCode.functionModules(version: version)
    let dimension = version.dimension
    for y in 0..<dimension {
      for x in 0..<dimension {
        #expect(map[y * dimension + x] == QRCode.isFunctionModule(x: x, y: y, version: version))
      }
    }
    let room = map.filter { !$0 }.count
    #expect(room / 8 == version.codewordCount)
    // ISO/IEC 18004, table 1.
    let remainder =
      switch version.number {
      case 2...6: 7
      case 14...20, 28...34: 3
      case 21...27: 4
      default: 0
      }
    #expect(room % 8 == remainder)
  }

  @Test(
    "The published numbers of codewords and blocks",
    arguments: [
      // version, level, codewords, blocks, data codewords (ISO/IEC 18004, tables 7 and 9)
      (1, QRCode.ErrorCorrectionLevel.l, 26, 1, 19), (1, .m, 26, 1, 16), (1, .q, 26, 1, 13),
      (1, .h, 26, 1, 9),
      (5, .q, 134, 4, 62), (7, .h, 196, 5, 66), (10, .m, 346, 5, 216), (20, .l, 1085, 8, 861),
      (27, .q, 1828, 34, 808), (40, .l, 3706, 25, 2956), (40, .h, 3706, 81, 1276),
    ])
  func blocks(
    _ number: Int, _ level: QRCode.ErrorCorrectionLevel, _ codewords: Int, _ blocks: Int, _ data: Int
  ) throws {
    let layout = QRCode.BlockLayout(version: try #require(QRCode.Version(number: number)), level: level)
    #expect(layout.codewordCount == codewords)
    #expect(layout.blockCount == blocks)
    #expect(layout.dataCount == data)
  }

  @Test("Small symbols keep the published codewords for protection against a wrong repair")
  func errorCapacities() throws {
    // ISO/IEC 18004, table 9: errors that may be corrected in a block, levels L to H.
    let expected = [[2, 4, 6, 8], [4, 8, 11, 14], [7, 13, 9, 11], [10, 9, 13, 8]]
    for (version, capacities) in zip(Self.versions, expected) {
      let found = QRCode.ErrorCorrectionLevel.allCases.map {
        QRCode.BlockLayout(version: version, level: $0).errorCapacity
      }
      #expect(found == capacities)
    }
  }

  @Test("Every codeword belongs to exactly one block, and the blocks' data add up", arguments: versions)
  func interleaving(_ version: QRCode.Version) {
    for level in QRCode.ErrorCorrectionLevel.allCases {
      let layout = QRCode.BlockLayout(version: version, level: level)
      let positions = layout.positions()
      #expect(positions.flatMap { $0 }.sorted() == Array(0..<layout.codewordCount))
      #expect((0..<layout.blockCount).reduce(0) { $0 + layout.dataCount(ofBlock: $1) } == layout.dataCount)
    }
  }

  @Test("Version 7's information is the published word, and 3 wrong bits anywhere are repaired")
  func versionInformation() throws {
    #expect(QRCode.VersionInformation.word(of: Self.versions[6]) == 0x07C94)
    #expect(QRCode.VersionInformation.word(of: Self.versions[5]) == nil)
    for version in Self.versions.dropFirst(6) {
      let word = try #require(QRCode.VersionInformation.word(of: version))
      for a in 0..<18 {
        for b in a..<18 {
          for c in [b, (b + 5) % 18] {
            let damage = 1 << a | 1 << b | 1 << c
            let nearest = try #require(QRCode.VersionInformation.nearest(to: word ^ damage))
            #expect(nearest.version == version && nearest.distance == damage.nonzeroBitCount)
          }
        }
      }
    }
    #expect(QRCode.VersionInformation.nearest(to: 0) == nil)
  }

  @Test("The version information of zint's symbols is where it should be")
  func versionInformationModules() throws {
    for number in 7...40 {
      let fixture = try Fixture.named("\(number)-M")
      let version = try #require(QRCode.Version(number: number))
      let positions = QRCode.VersionInformation.modules(dimension: version.dimension)
      for copy in [positions.topRight, positions.bottomLeft] {
        let word = copy.enumerated().reduce(0) { $0 | (fixture.modules[$1.1.x, $1.1.y] ? 1 << $1.0 : 0) }
        #expect(word == QRCode.VersionInformation.word(of: version))
      }
    }
  }
}
