import Glibc
import QuietzoneImaging

/// The pages of a PDF file, as poppler's programs draw them.
///
/// They are programs of their own, with limits: what a page asks for has no bound. Many pages are drawn by one run, whose pictures are
/// taken as they come; where it fails at a page, another run begins behind that.
final class PDFPages: FrameProducer {
  private let input: OpenInput
  private let options: FrameOptions
  private let document: PDFDocument
  /// The pages that were asked about together, and the first that was not.
  private var waiting: ArraySlice<PDFPage> = []
  private var nextPage: Int
  private var run: PDFRun?
  private var last: PDFPage?

  init(_ input: consuming OpenInput, _ options: FrameOptions) throws(MediaError) {
    // A pipe's bytes are kept in memory: a PDF file is read from its end.
    self.input = try input.isFile ? input : OpenInput(copyOf: input, limit: maximumFileSize)
    self.options = options
    document = try PDFDocument(descriptor: self.input.descriptor)
    nextPage = options.pages.map(\.lowerBound).min() ?? 1
    if nextPage > document.pageCount { throw .notRead(reason: "it has \(document.pageCount) pages") }
  }

  func next() throws(MediaError) -> Frame? {
    while let page = try nextWantedPage() {
      let drawing = page.drawing(resolution: options.resolution)
      last = page
      do throws(MediaError) {
        try check(drawing)
        return Frame(image: try draw(page, drawing), index: page.number - 1, kind: .page(page.number))
      } catch {
        run = nil
        throw .page(page.number, error)
      }
    }
    run = nil
    return nil
  }

  func closerLook() throws(MediaError) -> Frame? {
    guard let last, options.resolution == nil, last.picture == nil else { return nil }
    let drawing = last.drawing(resolution: PDFPage.closeResolution)
    guard drawing.width <= options.maximumPixels / max(1, drawing.height) else { return nil }
    do throws(MediaError) {
      var run = try PDFRun(drawing, pages: last.number...last.number, of: input.descriptor, options)
      return Frame(image: try run.next(), index: last.number - 1, kind: .page(last.number))
    } catch {
      throw .page(last.number, error)
    }
  }

  /// The picture of a page: from the run that draws it already, or from a new one.
  private func draw(_ page: PDFPage, _ drawing: PDFPage.Drawing) throws(MediaError) -> LuminanceImage {
    if run?.isAbout(page.number, drawing) != true {
      // Those that follow and are drawn in the same way come out of the same run.
      let following = waiting.prefix {
        $0.drawing(resolution: options.resolution) == drawing && isWithinLimit($0)
      }
      let numbers = zip(following, (page.number + 1)...).prefix { $0.number == $1 }
      run = try PDFRun(
        drawing, pages: page.number...page.number + numbers.count, of: input.descriptor, options)
    }
    return try run!.next()
  }

  private func isWithinLimit(_ page: PDFPage) -> Bool {
    let drawing = page.drawing(resolution: options.resolution)
    return drawing.height > 0 && drawing.width <= options.maximumPixels / drawing.height
  }

  private func check(_ drawing: PDFPage.Drawing) throws(MediaError) {
    guard drawing.width > 0, drawing.height > 0 else { throw .notRead(reason: "it has no size") }
    if drawing.width > options.maximumPixels / drawing.height {
      throw .notRead(
        reason: "\(drawing.width) × \(drawing.height) pixels are more than the limit of "
          + "\(options.maximumPixels); a lower --dpi makes fewer, --max-pixels allows more")
    }
  }

  /// How many pages are asked about together.
  private static let batch = 64

  private func nextWantedPage() throws(MediaError) -> PDFPage? {
    let end = min(document.pageCount, options.lastPage ?? .max)
    while !options.isCancelled() {
      if let page = waiting.popFirst() {
        if options.wants(page: page.number) { return page }
        continue
      }
      guard nextPage <= end else { return nil }
      let numbers = nextPage...min(end, nextPage + Self.batch - 1)
      nextPage = numbers.upperBound + 1
      guard numbers.contains(where: options.wants) else { continue }
      waiting = try document.pages(numbers)[...]
    }
    return nil
  }
}
