import Quietzone
import QuietzoneMedia
import QuietzoneVerify

/// The codes of one frame with their grades.
struct GradedFrame: Sendable {
  var width: Int
  var height: Int
  var symbols: [GradedSymbol]
}

/// A code that was read, and how well it is printed, or why that cannot be said.
struct GradedSymbol: Sendable {
  var barcode: Barcode
  var outcome: Result<VerificationReport, VerificationError>
  /// The symbol with what is around it, where a page is made.
  var picture: EmbeddedPicture?
}

/// Grades inputs, each by itself; safe to use for several at a time.
struct FileVerifier: Sendable {
  var reader: BarcodeReader
  var verifier: Verifier
  /// How an input becomes frames.
  var frames: FrameOptions
  /// Whether pictures of the symbols are wanted.
  var makesPages: Bool

  /// Tells the grades in each frame of an input, or why there are none.
  func verify(_ input: ScanInput, tell: (FrameEvent<GradedFrame>) -> Void) async {
    await lookAtFrames(of: input, frames, tell: tell) { frame in
      GradedFrame(width: frame.image.width, height: frame.image.height, symbols: symbols(in: frame.image))
    }
  }

  private func symbols(in image: LuminanceImage) -> [GradedSymbol] {
    reader.read(image).map { barcode in
      var symbol: GradedSymbol
      do throws(VerificationError) {
        symbol = GradedSymbol(barcode: barcode, outcome: .success(try verifier.verify(barcode, in: image)))
      } catch {
        symbol = GradedSymbol(barcode: barcode, outcome: .failure(error))
      }
      if makesPages { symbol.picture = EmbeddedPicture(of: barcode.corners, in: image) }
      return symbol
    }
  }
}
