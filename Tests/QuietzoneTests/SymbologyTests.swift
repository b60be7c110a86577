import Testing

@testable import Quietzone

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

  @Test("Every symbology has a name of its own")
  func names() {
    #expect(Set(Symbology.allCases.map(\.name)).count == Symbology.allCases.count)
    #expect(Symbology.allCases.allSatisfy { $0.name == "\($0)" })
  }
}
