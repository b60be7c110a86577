/// What poppler's programs say about a PDF file and its pages.
struct PDFDocument {
  let pageCount: Int
  private let descriptor: Int32

  init(descriptor: Int32) throws(MediaError) {
    self.descriptor = descriptor
    let lines = try Self.lines(of: "pdfinfo", [], descriptor)
    guard let count = lines.compactMap({ value(of: "Pages:", in: $0) }).first.flatMap({ Int($0) }), count > 0
    else { throw .notRead(reason: "it is a PDF file without pages") }
    pageCount = count
  }

  /// The pages in `numbers`, in order.
  func pages(_ numbers: ClosedRange<Int>) throws(MediaError) -> [PDFPage] {
    let range = ["-f", "\(numbers.lowerBound)", "-l", "\(numbers.upperBound)"]
    var pages: [Int: PDFPage] = [:]
    for line in try Self.lines(of: "pdfinfo", range, descriptor) {
      // "Page    3 size:  595.28 x 841.89 pts (A4)" and "Page    3 rot:   90"
      let words = line.split(separator: " ")
      guard words.count >= 4, words[0] == "Page", let number = Int(words[1]), numbers.contains(number) else {
        continue
      }
      if words[2] == "size:", words.count >= 6, let width = Double(words[3]), let height = Double(words[5]) {
        pages[number] = PDFPage(number: number, width: width, height: height)
      } else if words[2] == "rot:", let rotation = Int(words[3]) {
        pages[number]?.isTurned = rotation % 180 != 0
      }
    }
    guard !pages.isEmpty else {
      throw .notRead(
        reason: "it says that it has \(pageCount) pages, and page \(numbers.lowerBound) is not there")
    }
    // Without the list of pictures pages are drawn all the same.
    for (number, pictures) in (try? pictures(range)) ?? [:] {
      if pictures.count == 1, pages[number]?.isCovered(by: pictures[0]) == true {
        pages[number]?.picture = pictures[0]
      }
    }
    return pages.values.sorted { $0.number < $1.number }
  }

  /// The pictures of each page.
  private func pictures(_ range: [String]) throws(MediaError) -> [Int: [PDFPage.Picture]] {
    var pictures: [Int: [PDFPage.Picture]] = [:]
    for line in try Self.lines(of: "pdfimages", range + ["-list"], descriptor) {
      // "page num type width height color comp bpc enc interp object ID x-ppi y-ppi size ratio"
      let words = line.split(separator: " ")
      guard words.count >= 14, let page = Int(words[0]), let width = Int(words[3]), let height = Int(words[4])
      else {
        continue
      }
      let densities = words.suffix(4).prefix(2).map { Double($0) ?? 0 }
      pictures[page, default: []].append(
        PDFPage.Picture(
          width: width, height: height, across: densities[0], down: densities[1], isPlain: words[2] == "image"
        ))
    }
    return pictures
  }

  private static func lines(
    of name: String, _ arguments: [String], _ descriptor: Int32
  ) throws(MediaError) -> [Substring] {
    let program = LimitedProgram(
      name: name, purpose: "a PDF file is read", package: "poppler-utils",
      limits: .init(patience: .seconds(10), processorTime: .seconds(20), memory: 1 << 30, output: 1 << 26))
    do throws(MediaError) {
      let output = try program.output(arguments + [LimitedProgram.fileName], file: descriptor)
      return String(decoding: output, as: UTF8.self).split(separator: "\n")
    } catch .notRead(let reason) where reason.contains("Incorrect password") {
      throw .notRead(reason: "it needs a password; 'qpdf --decrypt --password=…' writes a copy without one")
    }
  }
}

private func value(of key: String, in line: Substring) -> Substring? {
  guard line.hasPrefix(key) else { return nil }
  return line.dropFirst(key.count).drop { $0 == " " }
}
