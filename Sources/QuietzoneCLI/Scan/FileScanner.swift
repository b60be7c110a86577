import Quietzone
import QuietzoneMedia

/// An input, and the name for the pictures that are made of it.
struct ScanJob: Sendable {
  var input: ScanInput
  var outputName: FileName
}

/// Reads inputs, each by itself; safe to use for several at a time.
struct FileScanner: Sendable {
  var reader: BarcodeReader
  /// How an input becomes frames.
  var frames = FrameOptions()
  /// Whether every frame of a video is told by itself, instead of each code once.
  var reportsEachFrame = false
  /// Where annotated images go, if anywhere.
  var annotations: FileName?
  /// Where pictures of the reading's steps go, if anywhere.
  var traces: FileName?

  /// Tells what each frame of the job's input shows, or why there is none.
  func scan(_ job: ScanJob, tell: @Sendable (ScanEvent) -> Void) async {
    if isCancelled() { return }
    defer { tell(.ended) }
    let source: Frames.Source
    switch job.input {
    case .image(let image): source = image
    case .failure(let name, let reason):
      return tell(.result(ScanResult(file: name, outcome: .failure(reason))))
    }
    var iterator = Frames(of: source, options: frames).makeAsyncIterator()
    var video = VideoScan(file: job.input.name, options: frames)
    while !isCancelled() {
      do throws(MediaError) {
        guard let frame = try await iterator.next() else { break }
        if frame.kind == .video {
          readVideo(frame, &video, duration: iterator.duration, job, tell)
        } else {
          let result = read(frame, job, closer: iterator)
          if !Interruption.isRequested { tell(.result(result)) }
        }
      } catch {
        // What a video showed before comes before what was wrong with it.
        for result in video.finish() { tell(.result(result)) }
        if !Interruption.isRequested { tell(.result(ScanResult(file: job.input.name, error))) }
        if case .page = error { continue }
        return
      }
    }
    for result in video.finish() { tell(.result(result)) }
  }

  private func isCancelled() -> Bool { Interruption.isRequested || Task.isCancelled }

  /// A photo, a page or a picture of an animation.
  private func read(_ frame: Frame, _ job: ScanJob, closer: Frames.Iterator) -> ScanResult {
    let name = frame.outputName(in: job.outputName)
    var image = frame.image
    var reading: ScanResult.Reading
    if traces == nil, case .page = frame.kind {
      (image, reading) = readPage(image, closer)
    } else {
      reading = read(image, outputName: name)
    }
    annotate(&reading, image, name)
    return ScanResult(file: job.input.name, place: frame.place, outcome: .read(reading))
  }

  /// A page as it is, and closer where something on it could not be read, or is so small that more may be there.
  private func readPage(
    _ image: LuminanceImage, _ closer: Frames.Iterator
  ) -> (LuminanceImage, ScanResult.Reading) {
    let clock = ContinuousClock()
    let start = clock.now
    let first = reader.readWithUnread(image, isCancelled: isCancelled)
    var reading = ScanResult.Reading(
      width: image.width, height: image.height, duration: clock.now - start, symbols: first.barcodes)
    guard first.unread.contains(where: \.isLikelyCode) || first.barcodes.contains(where: \.isSmall),
      let larger = try? closer.closerLook()?.image
    else { return (image, reading) }
    let second = clock.now
    let symbols = reader.read(larger, isCancelled: isCancelled)
    reading.duration += clock.now - second
    guard symbols.count >= first.barcodes.count else { return (image, reading) }
    (reading.width, reading.height, reading.symbols) = (larger.width, larger.height, symbols)
    return (larger, reading)
  }

  private func read(_ image: LuminanceImage, outputName: FileName) -> ScanResult.Reading {
    var trace = traces.map { _ in ReadingTrace() }
    let clock = ContinuousClock()
    let start = clock.now
    let symbols = reader.read(image, isCancelled: isCancelled, trace: &trace)
    let duration = clock.now - start

    var reading = ScanResult.Reading(
      width: image.width, height: image.height, duration: duration, symbols: symbols)
    do throws(DrawingError) {
      if let traces, let trace {
        try writePictures(of: trace, on: image, to: traces.appending(outputName))
      }
    } catch {
      reading.problems.append(error.description)
    }
    return reading
  }

  private func annotate(_ reading: inout ScanResult.Reading, _ image: LuminanceImage, _ name: FileName) {
    guard let annotations else { return }
    do throws(DrawingError) {
      try writeAnnotation(of: reading.symbols, on: image, to: annotations.appending(name))
    } catch {
      reading.problems.append(error.description)
    }
  }

  private func readVideo(
    _ frame: Frame, _ video: inout VideoScan, duration: Duration?, _ job: ScanJob, _ tell: (ScanEvent) -> Void
  ) {
    // The effort of a live frame: there are many, and together they show what one alone does not.
    var reader = reader
    reader.plan = .live
    var reading = video.codes.read(frame, with: reader, isCancelled: isCancelled)
    let moment = ScanResult.Moment(frame: frame.index, time: frame.time ?? .zero)
    if annotations != nil, !reading.symbols.isEmpty {
      annotate(&reading, frame.image, frame.outputName(in: job.outputName))
    }
    if reportsEachFrame {
      video.hasReported = true
      tell(.result(ScanResult(file: job.input.name, place: .frame(moment), outcome: .read(reading))))
    } else {
      for result in video.codes.note(reading, at: moment) { tell(.result(result)) }
    }
    if let progress = video.progress(at: moment.time, duration: duration) { tell(.progress(progress)) }
  }
}

extension UnreadCode {
  /// Whether it is likelier to be a code than what pages are full of: lines and columns of text look like bars, but are lower, or
  /// about as high as wide.
  fileprivate var isLikelyCode: Bool {
    if family != .linear { return true }
    let sides = [(corners.topRight - corners.topLeft).length, (corners.bottomLeft - corners.topLeft).length]
    let (shorter, longer) = (sides.min() ?? 0, sides.max() ?? 0)
    // Five millimetres at 200 dots an inch: bars are printed no lower, and text is.
    let leastHeight = 40.0
    return shorter >= leastHeight && longer >= 1.5 * shorter
  }
}

extension Barcode {
  /// Whether its modules are so small that others beside it may have been missed.
  fileprivate var isSmall: Bool {
    guard let columns else { return false }
    let leastModule = 3.0
    return (corners.topRight - corners.topLeft).length < leastModule * Double(columns)
  }

  /// Of modules, as far as the symbol says.
  private var columns: Int? {
    switch (symbology, version) {
    case (.qrCode, let version?): 17 + 4 * version
    case (.microQR, let version?): 9 + 2 * version
    default: size?.columns
    }
  }
}
