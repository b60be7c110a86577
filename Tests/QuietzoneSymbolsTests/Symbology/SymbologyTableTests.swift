import Testing

@testable import QuietzoneSymbols

/// The table says of each symbology what can be true together.
struct SymbologyTableTests {
  @Test("Bits stay as they are, since browsers that keep an older page send them: new ones come last")
  func bits() {
    let names = [
      "aztec", "code128", "code39", "code39Mod43", "code93", "codabar", "dataMatrix", "ean8", "ean13",
      "gs1DataBar", "gs1DataBarExpanded", "gs1DataBarLimited", "i2of5", "itf14", "maxiCode", "microPDF417",
      "microQR", "pdf417", "qrCode", "rectangularMicroQR", "upcA", "upcE", "dxFilmEdge", "telepen",
    ]
    #expect(Symbology.allCases.prefix(names.count).map(\.name) == names)
    #expect(Symbology.allCases.map(\.rawValue) == (0..<UInt8(Symbology.allCases.count)).map { $0 })
    #expect(Symbology.allCases.count <= 32)
  }

  @Test("A symbology's name is that of its case", arguments: Symbology.allCases)
  func name(_ symbology: Symbology) {
    #expect(symbology.name == "\(symbology)" && !symbology.title.isEmpty)
  }

  @Test("No name stands for two symbologies, whatever its capitals, hyphens and spaces")
  func names() {
    var owners: [String: Symbology] = [:]
    for symbology in Symbology.allCases {
      for name in [symbology.name] + symbology.otherNames {
        let plain = name.lowercased().filter { !"-_ ".contains($0) }
        #expect(owners[plain] == nil, "\(name)")
        owners[plain] = symbology
      }
    }
    for symbology in Symbology.allCases {
      let owner = owners[symbology.title.lowercased().filter { !"-_ ".contains($0) }] ?? symbology
      #expect(owner == symbology || symbology == .code39Mod43, "\(symbology.title)")
    }
  }

  @Test("Each linear symbology but one has one decoder that reads it, and no other has any")
  func decoders() {
    for symbology in Symbology.allCases {
      let isRead = symbology.decodedAs.decoder != nil
      #expect(isRead == (symbology.family == .linear && symbology != .dxFilmEdge), "\(symbology)")
      // A decoder that is lent is its owner's own.
      #expect(symbology.decodedAs == symbology || symbology.decoder == nil)
    }
  }

  @Test("What is read unasked has checks, or enough edges that stripes are seldom like it")
  func unasked() {
    for symbology in Symbology.allCases where !symbology.isReadUnasked {
      #expect(symbology.check <= .weak && symbology.family == .linear)
    }
    for symbology in SymbologySet.all { #expect(symbology.leastEdges >= 20) }
  }
}
