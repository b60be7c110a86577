import QuietzoneImaging
import QuietzoneSymbols

/// What every stage of a reading needs: what is wanted, what is known of the image, what may still be done, what was read.
struct ReadingContext {
  /// The symbologies that are wanted.
  var wanted: SymbologySet
  /// Whether light symbols on a dark ground are looked for, too.
  let readsInverted: Bool
  let textDecoder: BarcodeReader.TextDecoder?
  /// The image at all its scales.
  let pyramid: Pyramid
  var evidence: Evidence
  var results: ResultSet
  var budget: WorkBudget
  /// What was looked at and where it led; nil if nobody wants to know.
  #if UNTRACED
    // The module for browsers has no way to ask. That it is always nil tells the compiler to leave the code for it out.
    var trace: ReadingTrace? {
      @inline(__always) get { nil }
      @inline(__always) set {}
    }
  #else
    var trace: ReadingTrace? = nil
  #endif
  /// What was seen but could not be read; nil if nobody wants to know.
  var unread: UnreadSymbols?
  /// The pass that looks now.
  var pass: Pass

  /// Whether there is any sense in going on: room for a symbol, and work left to find it.
  var goesOn: Bool { !results.isFull && !budget.isSpent }

  func isWanted(_ symbology: Symbology) -> Bool { wanted.contains(symbology) }
}
