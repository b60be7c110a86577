import Testing

@testable import QuietzoneMedia

/// What a file's first bytes say.
struct SignatureTests {
  private func signature(_ bytes: [UInt8]) -> FileSignature? { bytes.withUnsafeBytes { FileSignature($0) } }

  /// A file type box (ISO/IEC 14496-12, 4.3) with the given brands.
  private func boxes(_ brands: String...) -> [UInt8] {
    [0, 0, 0, UInt8(12 + 4 * brands.count)] + Array("ftyp".utf8) + Array(brands[0].utf8) + [0, 0, 0, 0]
      + brands.dropFirst().flatMap { Array($0.utf8) } + [0, 0, 0, 8] + Array("free".utf8)
  }

  @Test("The brands of a file of boxes tell pictures from videos")
  func brands() {
    #expect(signature(boxes("heic", "mif1", "heic")) == .image(.heif))
    #expect(signature(boxes("mif1", "heic", "miaf")) == .image(.heif))
    #expect(signature(boxes("avif", "mif1", "miaf")) == .image(.avif))
    #expect(signature(boxes("mif1", "avif", "miaf")) == .image(.avif))
    #expect(signature(boxes("avis", "msf1")) == .image(.avif))
    #expect(signature(boxes("isom", "iso2", "avc1", "mp41")) == .video)
    #expect(signature(boxes("qt  ")) == .video)
    #expect(signature(boxes("M4V ", "mp42")) == .video)
  }

  @Test("Each format's first bytes are known")
  func formats() {
    let formats: [([UInt8], FileSignature)] = [
      ([0xFF, 0x0A, 0, 0], .image(.jpegXL)),
      ([0, 0, 0, 12] + Array("JXL ".utf8) + [13, 10, 0x87, 10], .image(.jpegXL)),
      (Array("%PDF-1.7\n".utf8), .pdf), (Array("\n\n%PDF-1.4".utf8), .pdf),
      ([0x1A, 0x45, 0xDF, 0xA3, 1], .video),
      (Array("RIFF\0\0\0\0AVI LIST".utf8), .video), (Array("OggS\0".utf8), .video),
      ([0, 0, 1, 0xBA, 0x44], .video),
      (Array("<svg xmlns='x'/>".utf8), .image(.svg)),
      (Array("\u{FEFF}<?xml version='1.0'?>\n<!-- made by hand -->\n<svg/>".utf8), .image(.svg)),
    ]
    for (bytes, expected) in formats { #expect(signature(bytes) == expected) }
    var packets = [UInt8](repeating: 0, count: 188 * 4)
    for start in stride(from: 0, to: packets.count, by: 188) { packets[start] = 0x47 }
    #expect(signature(packets) == .video)
    packets[188] = 0
    #expect(signature(packets) == nil)
  }

  @Test("A playlist, a page of the web and a text are nothing that is read")
  func others() {
    for text in ["#EXTM3U\n#EXTINF:1,\na.ts", "<html><svg/></html>", "svg", "", "<", "ftyp"] {
      #expect(signature(Array(text.utf8)) == nil, "\(text)")
    }
  }
}

/// What is drawn, and how large.
struct DrawingTests {
  private func size(_ element: String) -> [Int]? {
    Array(element.utf8).withUnsafeBytes { svgHeader(ByteView($0, isBigEndian: true)) }.map {
      [$0.width, $0.height]
    }
  }

  @Test("An SVG drawing's size is its width and height, else that of its view box, else a browser's")
  func sizes() {
    #expect(size("<svg width='40' height='30'>") == [40, 30])
    #expect(size("<?xml version=\"1.0\"?><svg width = \"2in\" height=\"25.4mm\" id='a=b'>") == [192, 96])
    #expect(size("<svg viewBox='0 0 29 58'>") == [29, 58])
    #expect(size("<svg width='100%' height='100%' viewBox='0,0,64,32'>") == [64, 32])
    #expect(size("<svg width='50' viewBox='0 0 10 20'>") == [50, 100])
    #expect(size("<!-- <svg width='9' height='9'> --><svg width='7' height='8'>") == [7, 8])
    #expect(size("<svg>") == [300, 150])
    #expect(size("<svg width='-1' height='nan' viewBox='0 0 0 0'>") == [300, 150])
    #expect(size("<svg width='1e300' height='5'>") == [Int(Int32.max), 5])
    #expect(size("<html>") == nil)
  }

  private func page(
    _ width: Double, _ height: Double, isTurned: Bool = false, _ picture: PDFPage.Picture? = nil
  ) -> PDFPage {
    var page = PDFPage(number: 1, width: width, height: height)
    page.isTurned = isTurned
    page.picture = picture
    return page
  }

  @Test("A page is drawn with 200 dots an inch, turned as it is shown, or with as many as are asked for")
  func resolutions() {
    #expect(page(72, 144).drawing(resolution: nil) == .init(width: 200, height: 400, resolution: 200))
    #expect(
      page(72, 144, isTurned: true).drawing(resolution: 300)
        == .init(width: 600, height: 300, resolution: 300))
    // A page of the size of a country is a number, not a crash.
    #expect(page(1e30, 1).drawing(resolution: nil).width == Int(Int32.max))
  }

  @Test("A page that one picture covers has the picture's pixels; any other has not")
  func scans() {
    let scan = PDFPage.Picture(width: 1700, height: 2200, across: 200, down: 200, isPlain: true)
    #expect(page(612, 792).isCovered(by: scan))
    #expect(page(792, 612).isCovered(by: scan))
    #expect(!page(612, 1000).isCovered(by: scan))
    #expect(
      !page(612, 792).isCovered(by: .init(width: 1700, height: 2200, across: 200, down: 200, isPlain: false)))
    #expect(
      !page(612, 792).isCovered(by: .init(width: 1700, height: 1100, across: 200, down: 100, isPlain: true)))
    #expect(page(612, 792, scan).drawing(resolution: nil) == .init(width: 1700, height: 2200))
    #expect(page(792, 612, scan).drawing(resolution: nil) == .init(width: 2200, height: 1700))
    #expect(page(612, 792, isTurned: true, scan).drawing(resolution: nil) == .init(width: 2200, height: 1700))
    #expect(page(612, 792, scan).drawing(resolution: 72) == .init(width: 612, height: 792, resolution: 72))
  }
}
