import QuietzoneSymbols
import Testing

struct SymbologySetTests {
  @Test("A set holds what was put in, and nothing else")
  func contains() {
    for symbology in Symbology.allCases {
      let set: SymbologySet = [symbology]
      #expect(!set.isEmpty)
      for other in Symbology.allCases { #expect(set.contains(other) == (other == symbology)) }
    }
  }

  @Test("Sets are equal by what they hold, in whatever order it came")
  func equality() {
    var set = SymbologySet()
    #expect(set.isEmpty && set == [])
    set.insert(.telepen)
    set.insert(.aztec)
    set.insert(.aztec)
    #expect(set == [.aztec, .telepen])
    #expect(set != [.aztec])
    #expect(SymbologySet.all.contains(.qrCode))
  }

  @Test("A set lists its symbologies in the order of their bits")
  func sequence() {
    #expect(Array([.telepen, .aztec, .qrCode] as SymbologySet) == [.aztec, .qrCode, .telepen])
    #expect(Array([] as SymbologySet) == [])
    #expect(Array(SymbologySet(mask: .max)) == Symbology.allCases)
  }

  @Test("A mask is the set it was taken from, and bits without a symbology are ignored")
  func mask() {
    for symbology in Symbology.allCases {
      let set: SymbologySet = [symbology]
      #expect(set.mask == 1 << UInt32(symbology.rawValue))
      #expect(SymbologySet(mask: set.mask) == set)
    }
    #expect(SymbologySet(mask: 1 << UInt32(Symbology.allCases.count)).isEmpty)
  }

  @Test("Each symbology is in the set of its family and in no other")
  func families() {
    for symbology in Symbology.allCases {
      let families = SymbologyFamily.allCases.filter { SymbologySet($0).contains(symbology) }
      #expect(families == [symbology.family])
    }
    #expect(SymbologySet.qrCodes == [.qrCode, .microQR, .rectangularMicroQR])
    #expect(SymbologySet(.bullseye) == [.aztec, .maxiCode])
    #expect(SymbologySet(.stacked) == [.pdf417, .microPDF417])
  }

  @Test("Sets can be joined, cut with each other and taken from each other")
  func algebra() {
    let (a, b): (SymbologySet, SymbologySet) = ([.aztec, .ean13], [.ean13, .telepen])
    #expect(a.union(b) == [.aztec, .ean13, .telepen])
    #expect(a.intersection(b) == [.ean13])
    #expect(a.subtracting(b) == [.aztec])
  }
}
