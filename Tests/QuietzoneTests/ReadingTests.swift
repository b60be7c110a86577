import Foundation
import Quietzone
import QuietzoneMedia
import Testing

@Suite("Reading images")
struct ReadingTests {
  private let reader = BarcodeReader(textDecoder: { bytes, characterSet in
    characterSet.name.flatMap { text(bytes, inCharacterSet: $0) }
  })

  @Test(
    "An image's symbols are all read, once each, and nothing else", arguments: FixtureManifest.shared.images)
  func image(_ fixture: ImageFixture) throws {
    let barcodes = try read(fixture)
    let found = barcodes.map(\.hexadecimal).sorted()
    let drawn = fixture.symbols.map(\.bytes).sorted()
    #expect(drawn.filter { !found.contains($0) } == [], "\(fixture.file): not read")
    #expect(found.filter { !drawn.contains($0) } == [], "\(fixture.file): read, but not there")
    #expect(found.count <= drawn.count, "\(fixture.file): read more than once")
    for expected in fixture.symbols {
      guard let barcode = barcodes.first(where: { $0.hexadecimal == expected.bytes }) else { continue }
      #expect(barcode.symbology == .qrCode)
      #expect(barcode.text == expected.text)
      #expect(barcode.version == expected.version)
      if let level = expected.level { #expect(barcode.errorCorrectionLevel == level) }
      if let mask = expected.mask { #expect(barcode.mask == mask) }
      #expect(barcode.isInverted == (expected.isInverted ?? false))
      #expect(barcode.isMirrored == (expected.isMirrored ?? false))
      #expect(barcode.structuredAppend?.index == expected.structuredAppend?.index)
      #expect(barcode.structuredAppend?.count == expected.structuredAppend?.count)
      #expect(barcode.structuredAppend?.id == expected.structuredAppend?.id)
      #expect(
        expected.cornerError(of: barcode) <= expected.tolerance,
        "\(fixture.file): corners at \(barcode.corners.points), drawn at \(expected.corners)")
    }
  }

  @Test("A live frame's effort finds nothing that is not there", arguments: FixtureManifest.shared.images)
  func liveFrame(_ fixture: ImageFixture) throws {
    var live = reader
    live.plan = .live
    let texts = Set(fixture.symbols.map(\.bytes))
    for barcode in live.read(try image(of: fixture)) {
      #expect(texts.contains(barcode.hexadecimal), "\(fixture.file): \(barcode.text)")
    }
  }

  @Test("Of the hard images so many are read at least, and none wrong")
  func hardImages() throws {
    var readInFull: [String] = []
    for fixture in FixtureManifest.shared.hard {
      let found = try read(fixture).map(\.hexadecimal).sorted()
      let drawn = fixture.symbols.map(\.bytes).sorted()
      #expect(Set(found).isSubset(of: drawn), "\(fixture.file): misread")
      if found == drawn { readInFull.append(fixture.file) }
    }
    #expect(
      readInFull.count >= FixtureManifest.shared.hardFloor,
      "read: \(readInFull)")
  }

  private func read(_ fixture: ImageFixture) throws -> [Barcode] { reader.read(try image(of: fixture)) }

  private func image(of fixture: ImageFixture) throws -> LuminanceImage {
    try LuminanceImage(contentsOf: FileName(FixtureManifest.url(of: fixture.file).path))
  }
}
