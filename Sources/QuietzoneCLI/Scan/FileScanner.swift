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
  var maximumPixels: Int
  var appliesOrientation = true
  /// Where annotated images go, if anywhere.
  var annotations: FileName?
  /// Where pictures of the reading's steps go, if anywhere.
  var traces: FileName?

  /// One result for each frame of the job's input, or one that says why there is none.
  func scan(_ job: ScanJob) async -> [ScanResult] {
    let source: Frames.Source
    switch job.input {
    case .image(let image): source = image
    case .failure(let name, let reason): return [ScanResult(file: name, outcome: .failure(reason))]
    }
    var results: [ScanResult] = []
    do throws(MediaError) {
      let frames = Frames(
        of: source, maximumPixels: maximumPixels, appliesOrientation: appliesOrientation)
      for try await frame in frames {
        let reading = read(frame.image, outputName: job.outputName)
        results.append(ScanResult(file: job.input.name, outcome: .read(reading)))
      }
    } catch {
      results.append(ScanResult(file: job.input.name, outcome: .failure(error.description)))
    }
    return results
  }

  private func read(_ image: LuminanceImage, outputName: FileName) -> ScanResult.Reading {
    var trace = traces.map { _ in ReadingTrace() }
    let clock = ContinuousClock()
    let start = clock.now
    let symbols = reader.read(image, trace: &trace)
    let duration = clock.now - start

    var reading = ScanResult.Reading(
      width: image.width, height: image.height, duration: duration, symbols: symbols)
    do throws(DrawingError) {
      if let annotations {
        try writeAnnotation(of: symbols, on: image, to: annotations.appending(outputName))
      }
      if let traces, let trace {
        try writePictures(of: trace, on: image, to: traces.appending(outputName))
      }
    } catch {
      reading.problems.append(error.description)
    }
    return reading
  }
}
