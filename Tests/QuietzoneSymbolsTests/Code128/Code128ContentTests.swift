import TestSupport
import Testing

@testable import QuietzoneSymbols

@Suite("Code 128: from values to content")
struct Code128ContentTests {
  // Values that mean something else than a character.
  static let (shift, setC, setB, setA) = (UInt8(98), UInt8(99), UInt8(100), UInt8(101))
  static let (fnc1, fnc2, fnc3) = (UInt8(102), UInt8(97), UInt8(96))
  static let (fnc4InA, fnc4InB) = (UInt8(101), UInt8(100))
  static let (startA, startB, startC) = (UInt8(103), UInt8(104), UInt8(105))

  /// What a symbol with these values and their check character says.
  private func content(_ values: [UInt8]) throws -> LinearContent {
    let check = Code128.checkCharacter(start: values[0], data: values.dropFirst())
    return try Code128.content(values: values + [check])
  }

  private func text(_ values: [UInt8]) throws -> [UInt8] { try content(values).bytes }

  @Test("PJJ123C in code set A has check character 54")
  func checkCharacter() throws {
    let values: [UInt8] = [103, 48, 42, 42, 17, 18, 19, 35]
    #expect(Code128.checkCharacter(start: 103, data: values[1...]) == 54)
    #expect(try Code128.content(values: values + [54]).bytes == Array("PJJ123C".utf8))
  }

  @Test("Every other check character is an error")
  func wrongCheck() {
    for check in UInt8(0)..<103 where check != 54 {
      #expect(throws: LinearError.check) {
        try Code128.content(values: [103, 48, 42, 42, 17, 18, 19, 35, check])
      }
    }
  }

  @Test("Each set has its characters")
  func sets() throws {
    let all = (UInt8(0)..<96).map { $0 }
    #expect(try text([Self.startA] + all) == (0x20..<0x60).map { $0 } + (0x00..<0x20).map { $0 })
    #expect(try text([Self.startB] + all) == (0x20..<0x80).map { $0 })
    let digits = (UInt8(0)..<100).flatMap { (pair: UInt8) -> [UInt8] in [0x30 + pair / 10, 0x30 + pair % 10] }
    #expect(try text([Self.startC] + (UInt8(0)..<100).map { $0 }) == digits)
  }

  @Test("The sets change where their characters say so, and shift holds for one character")
  func setChanges() throws {
    let aInA: UInt8 = 33
    // In set A 65 is the control character SOH, in set B a small a.
    #expect(try text([Self.startA, 65, Self.setB, 65, Self.setA, 65]) == [1, 0x61, 1])
    #expect(
      try text([Self.startB, Self.setC, 12, Self.setA, 65, Self.setC, 34, Self.setB, 65])
        == [0x31, 0x32, 1, 0x33, 0x34, 0x61])
    #expect(try text([Self.startA, Self.shift, 65, 65]) == [0x61, 1])
    #expect(try text([Self.startB, Self.shift, 65, 65, aInA]) == [1, 0x61, 0x41])
  }

  @Test("FNC4 adds 128 to one character; two of them to all, and then one excepts a character")
  func fnc4() throws {
    let (a, b) = (Self.fnc4InA, Self.fnc4InB)
    #expect(try text([Self.startB, b, 65, 65]) == [0xE1, 0x61])
    #expect(try text([Self.startA, a, 33, 33]) == [0xC1, 0x41])
    #expect(try text([Self.startB, b, b, 65, 66, b, 67, 68, b, b, 69]) == [0xE1, 0xE2, 0x63, 0xE4, 0x65])
    #expect(try text([Self.startB, b, Self.shift, 65, 65]) == [0x81, 0x61])
    // Digits in set C stay what they are.
    #expect(try text([Self.startB, b, b, Self.setC, 12, Self.setB, 65]) == [0x31, 0x32, 0xE1])
  }

  @Test("FNC1 in first position means GS1, further ones separate")
  func gs1() throws {
    let found = try content([Self.startC, Self.fnc1, 10, 12, Self.fnc1, 21, 34])
    #expect(found.bytes == Array("1012\u{1D}2134".utf8))
    #expect(found.symbologyIdentifier == "]C1" && found.isGS1)
  }

  @Test(
    "A code set that no character follows says which component of a composite is above (ISO/IEC 24723, 7.4)")
  func linkage() throws {
    func component(_ start: UInt8, _ data: [UInt8], _ last: [UInt8]) throws -> CompositeComponent? {
      let (linked, alone) = (
        try content([start, Self.fnc1] + data + last), try content([start, Self.fnc1] + data)
      )
      #expect(linked.bytes == alone.bytes && alone.compositeComponent == nil)
      return linked.compositeComponent
    }
    let sets = [Self.setA, Self.setB, Self.setC]
    let table: [(UInt8, [CompositeComponent?])] = [
      // In its own set, the value of a set is FNC4, or the digits 99.
      (Self.startA, [nil, .ccAOrB, .ccC]), (Self.startB, [.ccC, nil, .ccAOrB]),
      (Self.startC, [.ccAOrB, .ccC]),
    ]
    for (start, components) in table {
      for (set, expected) in zip(sets, components) {
        #expect(try component(start, [33, 34], [set]) == expected, "\(start), \(set)")
        // What counts is the set that is left.
        #expect(try component(Self.startC, [12, Self.setB, 33], [Self.setC]) == .ccAOrB)
      }
    }
    // Data behind the change: it is one and nothing more. Without FNC1 in front it is no GS1-128.
    #expect(try content([Self.startB, Self.fnc1, 33, Self.setC, 12]).compositeComponent == nil)
    #expect(try content([Self.startB, 33, Self.setC]).compositeComponent == nil)
  }

  @Test("FNC1 behind a letter or two digits names an application")
  func applicationIndicator() throws {
    for (values, bytes) in [
      ([Self.startB, 33, Self.fnc1, 34], "AB"), ([Self.startB, 65, Self.fnc1, 34], "aB"),
      ([Self.startC, 12, Self.fnc1, 34], "1234"), ([Self.startB, 17, 18, Self.fnc1, 34], "12B"),
    ] {
      let found = try content(values)
      #expect(found.bytes == Array(bytes.utf8))
      #expect(found.symbologyIdentifier == "]C2" && !found.isGS1)
    }
  }

  @Test("FNC1 anywhere else separates")
  func separators() throws {
    for (values, bytes) in [
      ([Self.startB, 33, 34, Self.fnc1, 35], "AB\u{1D}C"), ([Self.startB, 17, Self.fnc1, 34], "1\u{1D}B"),
      ([Self.startC, 12, 34, Self.fnc1, 56], "1234\u{1D}56"),
    ] {
      let found = try content(values)
      #expect(found.bytes == Array(bytes.utf8))
      #expect(found.symbologyIdentifier == "]C0" && !found.isGS1)
    }
  }

  @Test("FNC2 and FNC3 are no content")
  func otherFunctions() throws {
    #expect(try text([Self.startB, Self.fnc3, 65, Self.fnc2, 66]) == Array("ab".utf8))
    #expect(throws: LinearError.content) { try content([Self.startB, Self.fnc3]) }
  }

  @Test(
    "Values that are no message are errors",
    arguments: [
      [104], [104, 103, 65], [104, 106], [105, 103], [105, fnc1], [103, 106], [33, 33, 33],
      [104, shift, shift, 65], [104, shift, setC, 65], [104, shift, fnc2, 65],
    ] as [[UInt8]])
  func noMessage(_ values: [UInt8]) {
    #expect(throws: LinearError.content) { try content(values) }
  }

  @Test("Fewer than three values are no message")
  func tooFew() {
    for values in [[], [104], [104, 1]] as [[UInt8]] {
      #expect(throws: LinearError.content) { try Code128.content(values: values) }
    }
  }

  @Test("Random values do not crash, and say at most two bytes each")
  func random() {
    var generator = SeededGenerator(seed: 4)
    var readCount = 0
    for _ in 0..<50_000 {
      let values = (0..<Int.random(in: 1...12, using: &generator)).map { index in
        UInt8.random(in: index == 0 ? 103...105 : 0...104, using: &generator)
      }
      guard let found = try? content(values) else { continue }
      readCount += 1
      #expect(!found.bytes.isEmpty && found.bytes.count <= 2 * values.count)
    }
    #expect(readCount > 20_000, "\(readCount)")
  }
}
