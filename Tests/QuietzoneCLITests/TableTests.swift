import QuietzoneMedia
import Testing

@testable import Quietzone
@testable import QuietzoneCLI

/// A symbol with a text, and nothing else of interest.
private func symbol(_ text: String, id: Int? = nil, _ symbology: Symbology = .qrCode) -> Barcode {
  func corner(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
  var symbol = Barcode(
    symbology: symbology, text: text, bytes: Array(text.utf8), segments: [],
    corners: Quadrilateral(
      topLeft: corner(10.2, 20.8), topRight: corner(30, 20), bottomRight: corner(30, 40),
      bottomLeft: corner(9.6, 40)),
    symbologyIdentifier: "]Q1", isInverted: false, isMirrored: false)
  symbol.id = id
  return symbol
}

private func moment(_ frame: Int) -> ScanResult.Moment {
  .init(frame: frame, time: .milliseconds(frame * 40))
}

struct TableTests {
  private func lines(_ text: String, _ place: ScanResult.Place? = nil) -> String {
    let result = ScanResult(
      file: "a,b.png", place: place,
      outcome: .read(.init(width: 1, height: 1, duration: .zero, symbols: [])))
    return String(decoding: csvLines(for: result, [symbol(text)]), as: UTF8.self)
  }

  @Test("A line has as many fields as the header, quoted where that is needed")
  func fields() {
    #expect(csvHeader().filter { $0 == UInt8(ascii: ",") }.count == 11)
    #expect(lines("ab") == "\"a,b.png\",,,,,,qrCode,ab,,6162,10,20\r\n")
    #expect(lines("a\"b\nc").contains(",\"a\"\"b\nc\","))
    #expect(lines("x", .page(3)).hasPrefix("\"a,b.png\",3,,,,,qrCode"))
    #expect(
      lines("x", .sighting(first: moment(1), last: moment(50))).hasPrefix(
        "\"a,b.png\",,1,0.040,50,2.000,qrCode"))
  }

  @Test("No text is a formula to a spreadsheet", arguments: ["=1+1", "+1", "-1", "@x", "＝1", "\tx", "\r=1"])
  func formulas(text: String) {
    #expect(lines(text).contains(text.contains("\r") ? ",\"'\(text)\"," : ",'\(text),"))
  }
}

struct VideoCodesTests {
  private func reading(_ symbols: Barcode...) -> ScanResult.Reading {
    .init(width: 8, height: 6, duration: .zero, symbols: symbols)
  }

  private func texts(_ results: [ScanResult]) -> [String] {
    results.map { result in
      guard case .read(let reading) = result.outcome else { return "" }
      return reading.symbols.map(\.text).joined(separator: ",")
    }
  }

  @Test("A code is told once, with when it was seen first and last, in the order in which codes came")
  func once() {
    var codes = VideoCodes(file: "a.mp4")
    #expect(codes.note(reading(), at: moment(0)).isEmpty)
    #expect(codes.note(reading(symbol("B", id: 1), symbol("A", id: 2)), at: moment(1)).isEmpty)
    #expect(codes.note(reading(symbol("C", id: 3)), at: moment(2)).isEmpty)
    // Seen again, by another id.
    #expect(codes.note(reading(symbol("B", id: 4)), at: moment(90)).isEmpty)
    // The same text in another symbology is another code.
    #expect(codes.note(reading(symbol("C", id: 5, .dataMatrix)), at: moment(91)).isEmpty)
    let results = codes.finish()
    #expect(texts(results) == ["B", "A", "C", "C"])
    #expect(results[0].place == .sighting(first: moment(1), last: moment(90)))
    #expect(results[1].place == .sighting(first: moment(1), last: moment(1)))
  }

  @Test("A video without codes is one result that says so; one without frames is none")
  func nothing() {
    var codes = VideoCodes(file: "a.mp4")
    #expect(codes.finish().isEmpty)
    _ = codes.note(reading(), at: moment(0))
    let results = codes.finish()
    #expect(texts(results) == [""] && results[0].place == nil)
  }

  @Test("Codes without end take no memory without end, and none is lost")
  func endless() {
    var codes = VideoCodes(file: "a.mp4")
    var told: [String] = []
    for frame in 0..<25_000 { told += texts(codes.note(reading(symbol("\(frame)")), at: moment(frame))) }
    #expect(told.count >= 10_000)
    told += texts(codes.finish())
    #expect(told == (0..<25_000).map { "\($0)" })
  }
}

struct PlaceTests {
  @Test("Times are shown as players show them, and in JSON as seconds")
  func times() {
    #expect(Duration.milliseconds(61_234).clockText == "1:01")
    #expect(Duration.seconds(3723).clockText == "1:02:03")
    #expect(Duration.milliseconds(61_234).secondsText == "61.234")
    #expect(Duration.milliseconds(7).secondsText == "0.007")
  }

  @Test("How fast a video is read and how long it will take follow from how far it is")
  func progress() {
    let progress = VideoProgress(position: .seconds(20), length: .seconds(60), elapsed: .seconds(10))
    #expect(progress.speed == 2 && progress.remaining == .seconds(20))
    #expect(VideoProgress(position: .zero, length: nil, elapsed: .zero).remaining == nil)
  }
}

struct FrameArgumentTests {
  @Test("Mistakes in pages, times and addresses are status 64")
  func mistakes() throws {
    for arguments in [
      ["--pages", "0"], ["--pages", "3-1"], ["--pages", "a"], ["--pages", "1,,2"], ["--every", "soon"],
      ["--every", "-1"],
      ["--from", "1:2:3:4"], ["--from", "9s", "--to", "1s"], ["--dpi", "0"], ["--json", "--csv"],
      ["--url", "ftp://a/b"],
    ] {
      #expect(try quietzone(["scan"] + arguments + [fixture("qr-hello.png")]).status == 64, "\(arguments)")
    }
  }

  @Test("Pages and times may be written in each way")
  func spellings() throws {
    for arguments in [
      ["--pages", "1-3,7,9-"], ["--every", "250ms"], ["--from", "0:00:01.5", "--to", "2m"], ["--to", "1h"],
    ] {
      #expect(try quietzone(["scan"] + arguments + [fixture("qr-hello.png")]).status == 0, "\(arguments)")
    }
  }

  @Test("Pages of a document are told with their numbers")
  func pages() throws {
    let objects = try quietzone("scan", "--json", fixture("pages.tif")).json()
    #expect(objects.map { $0["page"] as? Int } == [1, 2, 3])
  }
}
