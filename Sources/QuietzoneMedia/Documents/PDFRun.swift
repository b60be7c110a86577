import QuietzoneImaging

/// A run of pdftoppm, which draws successive pages in the same way.
struct PDFRun: ~Copyable {
  private var program: RunningProgram
  private let drawing: PDFPage.Drawing
  private var page: Int
  private let lastPage: Int
  private let maximumPixels: Int
  /// What was read and not used yet.
  private var rest: [UInt8] = []

  init(
    _ drawing: PDFPage.Drawing, pages: ClosedRange<Int>, of file: Int32, _ options: FrameOptions
  ) throws(MediaError) {
    let size =
      drawing.resolution.map { ["-r", "\($0)"] }
      ?? ["-scale-to-x", "\(drawing.width)", "-scale-to-y", "\(drawing.height)"]
    let program = LimitedProgram(
      name: "pdftoppm", purpose: "a PDF file is drawn", package: "poppler-utils",
      limits: .init(
        patience: options.pagePatience,
        processorTime: options.pagePatience * (pages.count + 1),
        memory: 1 << 30 + 8 * drawing.width * drawing.height))
    self.program = try program.start(
      ["-q", "-gray", "-cropbox", "-f", "\(pages.lowerBound)", "-l", "\(pages.upperBound)"] + size
        + [LimitedProgram.fileName], file: file)
    self.drawing = drawing
    page = pages.lowerBound
    lastPage = pages.upperBound
    maximumPixels = options.maximumPixels
  }

  /// Whether a page is what comes next.
  func isAbout(_ number: Int, _ drawing: PDFPage.Drawing) -> Bool {
    number == page && page <= lastPage && drawing == self.drawing
  }

  /// The picture of the next page: a portable graymap, of which pdftoppm writes one after the other.
  mutating func next() throws(MediaError) -> LuminanceImage {
    page += 1
    guard try word() == "P5", let width = Int(try word()), let height = Int(try word()), try word() == "255",
      width > 0, height > 0
    else { throw .notRead(reason: "pdftoppm drew nothing\(program.complaint)") }
    if width > maximumPixels / height {
      throw .tooManyPixels(width: width, height: height, limit: maximumPixels)
    }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height)
    pixels += rest.prefix(width * height)
    rest.removeFirst(pixels.count)
    while pixels.count < width * height {
      guard let part = try program.read() else {
        throw .notRead(reason: "pdftoppm ended early\(program.complaint)")
      }
      let count = min(part.count, width * height - pixels.count)
      pixels += part.prefix(count)
      rest += part.dropFirst(count)
    }
    guard let image = LuminanceImage(width: width, height: height, pixels: pixels) else {
      throw .notRead(reason: "pdftoppm drew nothing")
    }
    return image
  }

  /// The next word of a header, without the one space behind it; empty at the output's end.
  private mutating func word() throws(MediaError) -> String {
    var word: [UInt8] = []
    let longest = 20
    while word.count < longest {
      if rest.isEmpty {
        guard let part = try program.read() else {
          try program.finish()
          break
        }
        rest = Array(part)
      }
      let byte = rest.removeFirst()
      if byte == 0x20 || byte == 0x0A { break }
      word.append(byte)
    }
    return String(decoding: word, as: UTF8.self)
  }
}
