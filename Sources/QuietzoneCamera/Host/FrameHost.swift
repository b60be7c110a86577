#if canImport(UIKit)
  import CoreVideo
  import QuietzoneScanner

  /// The frames' part of the scanner: numbers each, and has those read that the behaviour wants read.
  @MainActor final class FrameHost {
    /// Frames in a row that could not be read before the reader counts as broken.
    static let failureLimit = 3

    private let reader = FrameReader()
    private var lastNumber: FrameNumber = 0
    /// Those that may yet be read: the behaviour lets one wait, no more.
    private var waiting: [FrameNumber: CVPixelBuffer] = [:]
    private var stop = StopSign()
    private var failureCount = 0
    /// Whether the next frame begins a sequence: codes are followed from frame to frame.
    private var isFirst = true

    private var readingCount = 0

    /// Whether a frame is being read whose reading is not yet known.
    var isReading: Bool { readingCount > 0 }

    /// How many frames are held besides the one that is read.
    var waitingCount: Int { waiting.count }

    func start() {
      failureCount = 0
      isFirst = true
      stop = StopSign()
    }

    /// Ends the reading of the frame that is read now.
    func end() { stop.set() }

    /// A number for a frame, which is kept until it is read or dropped.
    func keep(_ frame: CVPixelBuffer) -> FrameNumber {
      lastNumber &+= 1
      waiting[lastNumber] = frame
      return lastNumber
    }

    func drop(_ number: FrameNumber) { waiting[number] = nil }

    /// Reads a frame. `done` gets what it shows, and whether the reader counts as broken.
    func read(
      _ number: FrameNumber, with barcodeReader: BarcodeReader,
      done: @escaping @MainActor (FrameReading, _ isBroken: Bool) -> Void
    ) {
      let frame = waiting.removeValue(forKey: number).map { CapturedFrame(buffer: $0) }
      let (reader, isFirst, stop) = (reader, isFirst, stop)
      self.isFirst = false
      readingCount += 1
      Task { [weak self] in
        var reading: FrameReading?
        if let frame {
          reading = await reader.read(frame, isFirst: isFirst, with: barcodeReader, until: stop)
        }
        guard let self else { return }
        readingCount -= 1
        failureCount = reading == nil ? failureCount + 1 : 0
        done(reading ?? FrameReading(barcodes: [], unread: []), failureCount == Self.failureLimit)
      }
    }

    /// Forgets what earlier frames showed.
    func forget() {
      isFirst = true
      Task { [reader] in await reader.forget() }
    }
  }
#endif
