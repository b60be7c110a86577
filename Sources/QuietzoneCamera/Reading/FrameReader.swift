#if canImport(UIKit)
  import CoreVideo
  import Foundation
  import QuietzoneScanner

  /// Reads frames off the main actor, one after another, and joins what they show.
  actor FrameReader {
    private var sequence = SequenceReader()

    /// What a frame shows, together with those before it unless it is the first of its sequence; nil where it is laid out in a
    /// way that cannot be read.
    func read(
      _ frame: CapturedFrame, isFirst: Bool, with reader: BarcodeReader, until stop: StopSign
    ) -> FrameReading? {
      if isFirst { sequence = SequenceReader() }
      return LuminanceImage.withBorrowed(frame.buffer) { image in
        sequence.read(image, with: reader, isCancelled: { stop.isSet })
      }
    }

    /// Forgets the frames that were read, and what they take in memory.
    func forget() { sequence = SequenceReader() }
  }

  /// A camera's frame on its way to the reader, who is the only one to look at it.
  struct CapturedFrame: @unchecked Sendable {
    let buffer: CVPixelBuffer
  }

  /// Tells a reader on another thread to stop.
  final class StopSign: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var isSet: Bool { lock.withLock { value } }

    func set() { lock.withLock { value = true } }
  }
#endif
