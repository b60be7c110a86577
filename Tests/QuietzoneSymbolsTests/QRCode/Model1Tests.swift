import Testing

@testable import QuietzoneSymbols

@Suite("QR Code: Model 1")
struct Model1Tests {
  static let versions = (1...14).compactMap { QRCode.Version(number: $0) }

  @Test(
    "Codewords take every module but the function patterns and the extension patterns", arguments: versions)
  func placement(_ version: QRCode.Version) {
    let dimension = version.dimension
    let places = places(version, mask: 0)
    #expect(places.count == 8 * version.model1CodewordCount)
    var uses = [Int](repeating: 0, count: dimension * dimension)
    for index in places { uses[index] += 1 }
    for index in uses.indices {
      let (x, y) = (index % dimension, index / dimension)
      let isFunction =
        x == 6 || y == 6 || y < 9 && (x < 9 || x >= dimension - 8) || x < 9 && y >= dimension - 8
      #expect(uses[index] <= (isFunction ? 0 : 1))
    }
  }

  @Test("Blocks use all codewords but a remainder smaller than their number", arguments: versions)
  func blocks(_ version: QRCode.Version) {
    for level in QRCode.ErrorCorrectionLevel.allCases {
      let layout = QRCode.BlockLayout(version: version, level: level, model: .one)
      #expect((0..<layout.blockCount).contains(version.model1CodewordCount - layout.codewordCount))
      #expect(layout.dataCount(ofBlock: 0) == layout.dataCount(ofBlock: layout.blockCount - 1))
      #expect(layout.dataCount > 0)
    }
  }

  @Test("A symbol of Model 1 is read, and says that it is one", arguments: [(1, 0), (2, 3), (5, 7), (14, 6)])
  func decodes(_ number: Int, _ mask: Int) throws {
    let version = try #require(QRCode.Version(number: number))
    for level in QRCode.ErrorCorrectionLevel.allCases {
      let modules = symbol("Model \(number)", version, level, mask)
      for isMirrored in [false, true] {
        let content = try QRCode.decode(isMirrored ? modules.transposed() : modules)
        #expect(content.model == .one && content.isMirrored == isMirrored)
        #expect(content.level == level && content.mask == mask && content.version == version)
        #expect(content.message.bytes == Array("Model \(number)".utf8))
        #expect(content.message.symbologyIdentifier == "]Q0")
      }
    }
  }

  /// A symbol of Model 1 that holds `text`: codewords are written where the reader says that it reads them.
  private func symbol(
    _ text: String, _ version: QRCode.Version, _ level: QRCode.ErrorCorrectionLevel, _ mask: Int
  ) -> ModuleMatrix {
    let layout = QRCode.BlockLayout(version: version, level: level, model: .one)
    var bits = BitWriter()
    bits.write(0, 4)
    bits.write(0b0100, 4)
    bits.write(text.utf8.count, version.number < 10 ? 8 : 16)
    for byte in text.utf8 { bits.write(Int(byte), 8) }
    let data = bits.codewords(layout.dataCount).map { UInt16($0) }
    var codewords = [UInt16](repeating: 0, count: version.model1CodewordCount)
    let code = ReedSolomon(field: .qrCode, firstRoot: 0, checkCount: layout.checkCount)
    var start = 0
    for positions in layout.positions() {
      let count = positions.count - layout.checkCount
      for (position, word) in zip(positions, code.block(of: Array(data[start..<start + count]))) {
        codewords[position] = word
      }
      start += count
    }
    let dimension = version.dimension
    var modules = ModuleMatrix(width: dimension, height: dimension)
    for (bit, index) in places(version, mask: mask).enumerated() {
      let isSet = codewords[bit / 8] >> UInt16(7 - bit % 8) & 1 == 1
      let isInverted = QRCode.DataMask(reference: mask).inverts(x: index % dimension, y: index / dimension)
      modules.isDark[index] = isSet != isInverted
    }
    let format = QRCode.FormatInformation(level: level, mask: mask).word(in: .one)
    let positions = QRCode.FormatInformation.modules(dimension: dimension)
    for copy in [positions.corner, positions.edges] {
      for (bit, place) in copy.enumerated() { modules[place.x, place.y] = format >> bit & 1 == 1 }
    }
    return modules
  }

  /// The modules, by index, that the reader takes the codewords' bits from, in order: bit by bit of their index.
  private func places(_ version: QRCode.Version, mask: Int) -> [Int] {
    var modules = ModuleMatrix(width: version.dimension, height: version.dimension)
    func bits() -> [Bool] {
      QRCode.Codewords(model1: modules, mask: QRCode.DataMask(reference: mask)).values.flatMap { value in
        (0..<8).map { value >> (7 - $0) & 1 == 1 }
      }
    }
    let blank = bits()
    var places = [Int](repeating: 0, count: blank.count)
    for bit in 0..<13 {
      for index in modules.isDark.indices { modules.isDark[index] = index >> bit & 1 == 1 }
      for (place, isSet) in bits().enumerated() where isSet != blank[place] { places[place] |= 1 << bit }
    }
    return places
  }
}
