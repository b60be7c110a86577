import Quietzone
import QuietzoneMedia

/// What scanning one input frame gave.
struct ScanResult: Sendable {
  var file: FileName
  var outcome: Outcome

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
