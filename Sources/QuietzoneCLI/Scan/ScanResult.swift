import Quietzone
import QuietzoneMedia

/// What scanning one input frame gave, or one code of a video.
struct ScanResult: Sendable {
  var file: FileName
  /// Which part of the file it is of; nil where that is all of it.
  var place: Place?
  var outcome: Outcome

  init(file: FileName, place: Place? = nil, outcome: Outcome) {
    self.file = file
    self.place = place
    self.outcome = outcome
  }

  enum Place: Hashable, Sendable {
    /// A document's page, counted from 1.
    case page(Int)
    /// A picture of an animation or a video.
    case frame(Moment)
    /// From when on until when a video showed a code.
    case sighting(first: Moment, last: Moment)
  }

  /// A picture, counted from 0, and when it is shown, from the beginning on.
  struct Moment: Hashable, Sendable {
    var frame: Int
    var time: Duration
  }

  enum Outcome: Sendable {
    case read(Reading)
    /// Why there is no reading, in a sentence for people.
    case failure(String)
  }

  struct Reading: Sendable {
    var width: Int
    var height: Int
    /// Reading alone, with the image in memory.
    var duration: Duration
    var symbols: [Barcode]
    /// What else went wrong, such as a picture that could not be written.
    var problems: [String] = []
  }
}

extension ScanResult {
  /// An input, or a page of it, that could not be read.
  init(file: FileName, _ error: MediaError) {
    if case .page(let page, let reason) = error {
      self.init(file: file, place: .page(page), outcome: .failure(reason.description))
    } else {
      self.init(file: file, outcome: .failure(error.description))
    }
  }
}
