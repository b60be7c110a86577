import Testing

@testable import QuietzoneSymbols

@Suite("PDF417: symbols that zint made")
struct PDF417SymbolTests {
  @Test(
    "A symbol's codewords give its content, its sizes and its place among others",
    arguments: StackedFixture.all)
  func content(_ fixture: StackedFixture) throws {
    let message: SymbolMessage
    if fixture.isMicro {
      let content = try MicroPDF417.decode(fixture.codewords)
      #expect(content.repairedCodewords == 0)
      message = content.message
    } else {
      let level = try #require(fixture.indicatedLevel)
      let content = try PDF417.decode(
        fixture.codewords, errorCorrectionLevel: level, isCompact: fixture.isCompact)
      #expect(content.repairedCodewords == 0)
      #expect(content.rows == fixture.rows && content.columns == fixture.columns)
      #expect(content.errorCorrectionLevel == fixture.level ?? level)
      #expect(content.isCompact == fixture.isCompact)
      message = content.message
    }
    #expect(message.bytes == fixture.bytes)
    #expect(message.symbologyIdentifier == "]L2")
    #expect(message.structuredAppend == fixture.structuredAppend)
    #expect(message.isReaderProgramming == (fixture.name == "reader-initialisation"))
    if let eci = fixture.eci {
      #expect(
        message.segments == [TextSegment(bytes: fixture.bytes, characterSet: CodedCharacterSet(eci: eci))])
    }
  }

  @Test(
    "Every row indicator names its row and the symbol's sizes",
    arguments: StackedFixture.all.filter { !$0.isMicro })
  func rowIndicators(_ fixture: StackedFixture) throws {
    let level = try #require(fixture.indicatedLevel)
    for row in 0..<fixture.rows {
      for isRight in fixture.isCompact ? [false] : [false, true] {
        let place = isRight ? 34 + 17 * fixture.columns : 17
        let codeword = try #require(fixture.codeword(row: row, module: place))
        let indicator = try #require(PDF417.RowIndicator(codeword, isRight: isRight))
        #expect(indicator.row == row)
        switch indicator.dimension {
        case .rowTriples(let triples): #expect(triples == (fixture.rows - 1) / 3)
        case .level(let said, let remainder): #expect(said == level && remainder == (fixture.rows - 1) % 3)
        case .columns(let columns): #expect(columns == fixture.columns)
        }
      }
    }
  }

  @Test("Every MicroPDF417 row has the row address patterns and the cluster of its size")
  func rowAddresses() throws {
    var sizes: Set<MicroPDF417.Size> = []
    for fixture in StackedFixture.all where fixture.isMicro {
      let size = try #require(
        MicroPDF417.Size.all.first { $0.rows == fixture.rows && $0.columns == fixture.columns })
      sizes.insert(size)
      for row in 0..<fixture.rows {
        let address = size.rowAddress(row)
        let end = [27, 44, 71, 88][size.columns - 1]
        #expect(fixture.rowAddress(row: row, module: 0, isCenter: false) == address.left)
        #expect(fixture.rowAddress(row: row, module: end, isCenter: false) == address.right)
        if size.columns > 2 {
          #expect(
            fixture.rowAddress(row: row, module: size.columns == 3 ? 27 : 44, isCenter: true)
              == address.center)
        }
        #expect(size.row(left: address.left, center: address.center, right: address.right) == row)
        #expect(fixture.codeword(row: row, module: 10)?.cluster == size.cluster(ofRow: row))
      }
    }
    #expect(sizes.count == 34)
  }

  @Test("No two codewords have the same pattern, and each has four bars and four spaces of its cluster")
  func patterns() {
    var seen: Set<UInt32> = []
    for cluster in 0..<3 {
      for value in 0..<PDF417Codeword.count {
        let codeword = PDF417Codeword(cluster: cluster, value: value)
        #expect(seen.insert(codeword.pattern).inserted)
        #expect(PDF417Codeword(pattern: codeword.pattern) == codeword)
        let elements = elements(of: codeword.pattern)
        #expect(elements.wrappedSum() == 17 && elements.max() <= 6)
        #expect(PDF417Codeword(elements: elements) == codeword)
        let bars = (0..<4).map { Int(elements[2 * $0]) }
        #expect((bars[0] - bars[1] + bars[2] - bars[3] + 9) % 9 == 3 * cluster)
      }
    }
  }

  private func elements(of pattern: UInt32) -> SIMD8<UInt8> {
    var elements = SIMD8<UInt8>.zero
    var (element, isDark) = (-1, false)
    for module in (0..<17).reversed() {
      let next = pattern >> UInt32(module) & 1 == 1
      if next != isDark { element += 1 }
      isDark = next
      elements[element] += 1
    }
    return elements
  }
}

extension StackedFixture {
  /// The number of the row address pattern that begins at a module of a row.
  fileprivate func rowAddress(row: Int, module: Int, isCenter: Bool) -> Int? {
    var widths: [UInt8] = []
    var isDark = false
    for next in modules[row][module..<module + 10] {
      if next == isDark { widths[widths.count - 1] += 1 } else { widths.append(1) }
      isDark = next
    }
    return RowAddressPattern.number(elements: widths, isCenter: isCenter)
  }
}
