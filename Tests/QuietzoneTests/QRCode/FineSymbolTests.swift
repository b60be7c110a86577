import Quietzone
import TestSupport
import Testing

/// QR Codes whose modules are hardly more than a pixel.
struct FineSymbolTests {
  @Test("Of QR Codes of 1.4 pixels a module most are read, wherever their pixels fall")
  func fine() {
    var generator = SeededGenerator(seed: 14)
    let symbol = DrawnSymbol.versionOne
    let (count, module) = (40, 1.4)
    var read = 0
    for _ in 0..<count {
      let corner = Point(
        x: 12 + .random(in: 0..<1, using: &generator), y: 12 + .random(in: 0..<1, using: &generator))
      var canvas = Canvas(width: 56, height: 56)
      canvas.draw(
        symbol.modules,
        Quadrilateral(x: corner.x, y: corner.y, side: module * Double(symbol.modules.width)))
      let found = BarcodeReader(symbologies: [.qrCode]).read(canvas.image)
      #expect(found.allSatisfy { $0.hexadecimal == symbol.hexadecimal })
      if !found.isEmpty { read += 1 }
    }
    #expect(4 * read >= 3 * count, "\(read) of \(count)")
  }

  @Test(
    "Of QR Codes of two pixels a module under a camera's noise most are read in one live look, by their patches"
  )
  func fineInNoise() {
    var generator = SeededGenerator(seed: 21)
    let symbol = DrawnSymbol.versionOne
    var without = ReadingPlan.live
    without.passes.removeAll { $0.search == .finePatches }
    let readers = [without, .live].map { BarcodeReader(plan: $0) }
    let count = 24
    var read = [0, 0]
    for index in 0..<count {
      let module = 2.0 + 0.1 * Double(index % 4)
      var canvas = Canvas(width: 480, height: 320, ground: 170)
      let center = Point(
        x: .random(in: 80..<160, using: &generator), y: .random(in: 70..<130, using: &generator))
      let across = Point(x: module, y: 0).turned(degrees: Double(index % 3) * 14)
      let down = Point(x: -across.y, y: across.x)
      // On paper, which is its quiet zone.
      let paper = ModuleMatrix(width: 29, height: 29)
      canvas.draw(paper, Quadrilateral(center: center, across: across, down: down, dimension: 29))
      let corners = Quadrilateral(center: center, across: across, down: down, dimension: symbol.modules.width)
      canvas.draw(symbol.modules, corners)
      canvas = canvas.softened
      for place in canvas.samples.indices { canvas.samples[place] += 28 * Double(generator.normal()) }
      for (which, reader) in readers.enumerated() {
        let found = reader.read(canvas.image)
        #expect(found.allSatisfy { $0.hexadecimal == symbol.hexadecimal })
        if !found.isEmpty { read[which] += 1 }
      }
    }
    #expect(4 * read[1] >= 3 * count && read[1] > read[0] + count / 4, "\(read) of \(count)")
  }
}
