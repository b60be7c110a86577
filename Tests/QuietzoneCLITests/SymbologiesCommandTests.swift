import Foundation
import Quietzone
import Testing

struct SymbologiesCommandTests {
  @Test("The page's table is the reader's: Web/reader/symbology-table.js is what the command writes")
  func pageTable() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let committed = try String(
      contentsOf: root.appending(path: "Web/reader/symbology-table.js"), encoding: .utf8)
    let written = try quietzone("symbologies", "--javascript").output
    #expect(
      committed == written,
      "Run: ./quietzone symbologies --javascript > Web/reader/symbology-table.js")
  }

  @Test("Every symbology has a line, with the other names it goes by")
  func list() throws {
    let lines = try quietzone("symbologies").lines
    #expect(lines.count == Symbology.allCases.count)
    for symbology in Symbology.allCases {
      let line = try #require(lines.first { $0.hasPrefix("\(symbology.name) ") })
      #expect(line.contains(symbology.title) && symbology.otherNames.allSatisfy(line.contains))
    }
  }

  @Test("A symbology is read by each of its names")
  func otherNames() throws {
    for names in ["gs1-128", "EAN128", "Code 128", "ean13,GS1 128"] {
      #expect(try quietzone("scan", "-s", names, fixture("gs1-128.png")).status == 0, "\(names)")
    }
    #expect(try quietzone("scan", "-s", "qr", fixture("qr-hello.png")).status == 0)
    #expect(try quietzone("scan", "-s", "rmqr,itf", fixture("qr-hello.png")).status == 1)
  }

  @Test(
    "An option's value may follow its letter without a space",
    arguments: ["-sqrCode", "-sqrCode,ean13", "-sQR-Code", "-j1", "-j16"])
  func joined(option: String) throws {
    #expect(try quietzone("scan", option, fixture("qr-hello.png")).output == "Hello, quiet zone\n")
  }

  @Test("A joined value is checked as a separate one is")
  func joinedMistakes() throws {
    #expect(try quietzone("scan", "-sean13", fixture("qr-hello.png")).status == 1)
    for option in ["-j0", "-jx", "-sfoo"] {
      #expect(try quietzone("scan", option, fixture("qr-hello.png")).status == 64, "\(option)")
    }
  }
}
