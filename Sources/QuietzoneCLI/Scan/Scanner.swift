import Quietzone
import QuietzoneMedia

/// Reads inputs, each by itself; safe to use for several at a time.
struct Scanner: Sendable {
  var reader: BarcodeReader
  var maximumPixels: Int

  /// One result for each frame of `input`, or one that says why there is none.
  func scan(_ input: ScanInput) async -> [ScanResult] {
    let source: Frames.Source
    switch input {
    case .image(let image): source = image
    case .failure(let name, let reason): return [ScanResult(file: name, outcome: .failure(reason))]
    }
    var results: [ScanResult] = []
    do throws(MediaError) {
      for try await frame in Frames(of: source, maximumPixels: maximumPixels) {
        results.append(ScanResult(file: input.name, outcome: .read(read(frame.image))))
      }
    } catch {
      results.append(ScanResult(file: input.name, outcome: .failure(error.description)))
    }
    return results
  }

  private func read(_ image: LuminanceImage) -> ScanResult.Reading {
    let clock = ContinuousClock()
    let start = clock.now
    let symbols = reader.read(image)
    let duration = clock.now - start
    return ScanResult.Reading(width: image.width, height: image.height, duration: duration, symbols: symbols)
  }
}
