import Quietzone
import QuietzoneMedia

/// The codes that a video shows: each once, with when it was seen first and last.
///
/// Frames are joined as a live scanner joins them: what one alone does not show well enough is read from several, and what has weak
/// checks is believed once a second frame says the same.
struct VideoCodes {
  private let file: FileName
  private var frames = SequenceReader()
  private var sightings: [Key: Sighting] = [:]
  private var last: ScanResult.Reading?

  /// A code is what it says, wherever and how often it is seen.
  private struct Key: Hashable {
    var symbology: Symbology
    var bytes: [UInt8]
  }

  private struct Sighting {
    var number: Int
    var first: ScanResult.Moment
    var last: ScanResult.Moment
    var reading: ScanResult.Reading
  }

  /// More codes than anybody films: beyond them, those that were seen last the longest ago are told at once, so that a video without
  /// an end takes no memory without an end.
  private static let mostSightings = 20_000
  private var count = 0

  init(file: FileName) { self.file = file }

  /// What the next frame shows.
  mutating func read(
    _ frame: Frame, with reader: BarcodeReader, isCancelled: @escaping () -> Bool
  ) -> ScanResult.Reading {
    let clock = ContinuousClock()
    let start = clock.now
    let symbols = frames.read(frame.image, with: reader, isCancelled: isCancelled).barcodes
    return ScanResult.Reading(
      width: frame.image.width, height: frame.image.height, duration: clock.now - start, symbols: symbols)
  }

  /// Notes what a frame showed; returns the codes for which there is no more room.
  mutating func note(_ reading: ScanResult.Reading, at moment: ScanResult.Moment) -> [ScanResult] {
    last = reading
    for symbol in reading.symbols {
      let key = Key(symbology: symbol.symbology, bytes: symbol.bytes)
      if sightings[key] != nil {
        sightings[key]?.last = moment
        continue
      }
      var own = reading
      own.symbols = [symbol]
      count += 1
      sightings[key] = Sighting(number: count, first: moment, last: moment, reading: own)
    }
    guard sightings.count > Self.mostSightings else { return [] }
    let oldest = sightings.sorted { $0.value.last.time < $1.value.last.time }.prefix(Self.mostSightings / 2)
    for (key, _) in oldest { sightings[key] = nil }
    return results(oldest.map(\.value))
  }

  /// All codes in the order in which they were seen first; where there are none, one result that says so.
  mutating func finish() -> [ScanResult] {
    if count == 0 {
      guard var last else { return [] }
      last.symbols = []
      return [ScanResult(file: file, outcome: .read(last))]
    }
    defer { sightings = [:] }
    return results(Array(sightings.values))
  }

  private func results(_ sightings: [Sighting]) -> [ScanResult] {
    sightings.sorted { $0.number < $1.number }.map {
      ScanResult(file: file, place: .sighting(first: $0.first, last: $0.last), outcome: .read($0.reading))
    }
  }
}
